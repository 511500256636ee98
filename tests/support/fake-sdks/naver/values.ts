import type { NaverLatLng, NaverListener } from '../../../../src/adapters/maps/naver/naver-sdk';

/** A place: x is its longitude, y its latitude, as in Naver's script. */
export class LatLng implements NaverLatLng {
  readonly x: number;
  readonly y: number;

  constructor(lat: number, lng: number) {
    this.x = lng;
    this.y = lat;
  }
}

export class Size {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
}

type Heard = (event: unknown) => void;

const listeners = new WeakMap<object, Set<NaverListener>>();
let last = 0;

/** Naver's events: what adding answers takes the listener off. */
export const Event = {
  addListener(target: object, eventName: string, listener: Heard): NaverListener {
    const all = listeners.get(target) ?? new Set<NaverListener>();
    listeners.set(target, all);
    last += 1;
    const added: NaverListener = { eventName, listener, listenerId: `fake_${last}`, target };
    all.add(added);
    return added;
  },
  removeListener(listener: NaverListener): void {
    listeners.get(listener.target as object)?.delete(listener);
  },
};

export function trigger(target: object, name: string, said?: unknown): void {
  for (const one of [...(listeners.get(target) ?? [])]) {
    if (one.eventName === name) one.listener(said);
  }
}

/** How many listeners stay on a target. */
export const heardBy = (target: object): number => listeners.get(target)?.size ?? 0;
