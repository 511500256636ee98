import { clampLevel } from '#core';
import type { Map as MapLibreMap } from 'maplibre-gl';

/** Crossing from one latitude to another changes the level a little: that much is still rest. */
const DRIFT = 0.1;
/** A gesture that went this far from its level meant the next one. */
const MEANT = 0.15;
/** Fingers that come back within this time go on with the same gesture. */
const PAUSE_MS = 60;

export interface RestListener {
  /** The level now, not rounded. */
  level(): number;
  began(): void;
  /** Asks to go on to a whole level. */
  goOn(level: number): void;
  rested(byPerson: boolean): void;
}

/** The whole level on which a zoom that started on `from` and was let go at `to` comes to rest. */
export function levelOfRest(from: number, to: number): number {
  const moved = to - from;
  if (Math.abs(moved) < MEANT) return from;
  return clampLevel(moved > 0 ? Math.ceil(to - MEANT) : Math.floor(to + MEANT));
}

/**
 * Follows a map from the beginning of a move to its rest on a whole level. A wheel or pinch zooms
 * freely while it lasts; let go, the map goes on to the level that was meant, then rests once.
 */
export class RestWatch {
  readonly #map: MapLibreMap;
  readonly #listener: RestListener;
  #level: number;
  #byPerson = false;
  /** The program said that it moves the map; what nobody announced is a person's doing. */
  #announced = true;
  #moving = false;
  #due = false;
  #touches = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(map: MapLibreMap, listener: RestListener) {
    this.#map = map;
    this.#listener = listener;
    this.#level = Math.round(listener.level());
    map.on('movestart', this.#start);
    map.on('moveend', this.#end);
    const box = map.getCanvasContainer();
    for (const name of ['touchstart', 'touchend', 'touchcancel'] as const) {
      box.addEventListener(name, this.#touch, { passive: true });
    }
    this.#wait(0);
  }

  /** A move that the program makes; anything a person began is over. */
  program(): void {
    this.#byPerson = false;
    this.#announced = true;
  }

  /** A move that stands for a person's wish. */
  person(): void {
    this.#byPerson = true;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#map.off('movestart', this.#start);
    this.#map.off('moveend', this.#end);
    const box = this.#map.getCanvasContainer();
    for (const name of ['touchstart', 'touchend', 'touchcancel'] as const) {
      box.removeEventListener(name, this.#touch);
    }
  }

  readonly #touch = (event: TouchEvent): void => {
    this.#touches = event.touches.length;
    if (this.#touches === 0 && this.#due) this.#wait(PAUSE_MS);
  };

  readonly #start = (event: { originalEvent?: unknown }): void => {
    clearTimeout(this.#timer);
    // A wheel's first move carries no event of its own (MapLibre 6.17, seen 2026-11-20).
    const unannounced = !this.#moving && !this.#announced;
    if (event.originalEvent !== undefined || unannounced) this.#byPerson = true;
    if (this.#moving) return;
    this.#moving = true;
    this.#listener.began();
  };

  readonly #end = (): void => {
    this.#wait(this.#isWhole() ? 0 : PAUSE_MS);
  };

  #isWhole(): boolean {
    const level = this.#listener.level();
    return Math.abs(level - Math.round(level)) < DRIFT;
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#due = true;
    this.#timer = setTimeout(() => {
      this.#settle();
    }, milliseconds);
  }

  #settle(): void {
    // The end of the touches, or of the move that came in between, brings us here again.
    if (this.#touches > 0 || this.#map.isMoving()) return;
    if (!this.#isWhole()) {
      this.#listener.goOn(levelOfRest(this.#level, this.#listener.level()));
      return;
    }
    this.#level = Math.round(this.#listener.level());
    this.#moving = false;
    this.#due = false;
    this.#announced = false;
    const byPerson = this.#byPerson;
    this.#byPerson = false;
    this.#listener.rested(byPerson);
  }
}
