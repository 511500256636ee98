import type { Map as MapLibreMap } from 'maplibre-gl';
import { levelOfRest } from './level-of-rest';

/** How exactly a zoom has to end on its level. */
const EXACT = 0.01;
/** What another latitude of the centre may add to the level that was gone on to. */
const SHIFT = 0.1;
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

/**
 * Follows a map from the beginning of a move to its rest on a whole level. A wheel or pinch zooms
 * freely while it lasts; let go, the map goes on to the level that was meant, then rests once.
 */
export class RestWatch {
  readonly #map: MapLibreMap;
  readonly #listener: RestListener;
  #level: number;
  #zoom: number;
  /** The level that the map is on its way to after a zoom was let go. */
  #goal: number | null = null;
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
    this.#zoom = map.getZoom();
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

  /**
   * A pan to another latitude changes the level a little, and so does the centre that a zoom around
   * a finger leaves behind: only a zoom that has just been let go has to be brought to its level.
   */
  #isWhole(): boolean {
    const level = this.#listener.level();
    const hasZoomed = Math.abs(this.#map.getZoom() - this.#zoom) > 1e-6;
    if (!hasZoomed || Math.abs(level - Math.round(level)) < EXACT) return true;
    return this.#goal !== null && Math.abs(level - this.#goal) < SHIFT;
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
      this.#goal = levelOfRest(this.#level, this.#listener.level());
      this.#listener.goOn(this.#goal);
      return;
    }
    this.#level = Math.round(this.#listener.level());
    this.#zoom = this.#map.getZoom();
    this.#goal = null;
    this.#moving = false;
    this.#due = false;
    this.#announced = false;
    const byPerson = this.#byPerson;
    this.#byPerson = false;
    this.#listener.rested(byPerson);
  }
}
