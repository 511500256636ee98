import type { KakaoLatLng } from '../../../../src/adapters/maps/kakao/kakao-sdk';

/** A place, as Kakao's script says it. */
export class LatLng implements KakaoLatLng {
  readonly #lat: number;
  readonly #lng: number;

  constructor(lat: number, lng: number) {
    this.#lat = lat;
    this.#lng = lng;
  }

  getLat(): number {
    return this.#lat;
  }

  getLng(): number {
    return this.#lng;
  }

  equals(other: KakaoLatLng): boolean {
    return other.getLat() === this.#lat && other.getLng() === this.#lng;
  }

  toString(): string {
    return `(${this.#lat}, ${this.#lng})`;
  }

  toCoords(): never {
    throw new Error('Our adapter asks for no coordinates of Kakao’s own.');
  }
}

/** A pixel. */
export class Point {
  x: number;
  y: number;

  constructor(x: number, y: number) {
    this.x = x;
    this.y = y;
  }

  equals(other: { readonly x: number; readonly y: number }): boolean {
    return other.x === this.x && other.y === this.y;
  }

  toString(): string {
    return `(${this.x}, ${this.y})`;
  }
}

type Handler = (event: { latLng: KakaoLatLng }) => void;

const handlers = new WeakMap<object, Map<string, Set<Handler>>>();

/** Kakao's events; a handler is taken off by the same function that was put on. */
export const event = {
  addListener(target: object, name: string, handler: Handler): void {
    const all = handlers.get(target) ?? new Map<string, Set<Handler>>();
    handlers.set(target, all);
    all.set(name, (all.get(name) ?? new Set()).add(handler));
  },
  removeListener(target: object, name: string, handler: Handler): void {
    handlers.get(target)?.get(name)?.delete(handler);
  },
};

export function trigger(target: object, name: string, latLng: KakaoLatLng = new LatLng(0, 0)) {
  for (const handler of [...(handlers.get(target)?.get(name) ?? [])]) handler({ latLng });
}

/** How many handlers stay on a target. */
export function heardBy(target: object): number {
  return [...(handlers.get(target)?.values() ?? [])].reduce((sum, set) => sum + set.size, 0);
}
