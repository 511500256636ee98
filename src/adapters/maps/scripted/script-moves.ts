import { clampLevel, type MapView, type SettledView } from '#core';
import { MoveWatch } from './move-watch';
import type { PaddedCamera } from './padded-camera';

/** A glide that has not said `idle` by then is over. */
const LATEST_MS = 1_500;

interface MovesListener {
  /** A move begins; once a move. */
  began(): void;
  /** It is over, and none is under way; never inside the call that caused it. */
  rested(view: SettledView, byPerson: boolean): void;
}

/**
 * Takes a vendor's map where the program wants it, follows it where a person does, and tells when it
 * begins to move and where it came to rest: after a move of the program on the very view asked for.
 */
export class ScriptMoves {
  readonly #camera: PaddedCamera;
  readonly #watch: MoveWatch;
  /** Where the program is taking the map; null at rest and once a person took over. */
  #goal: MapView | null = null;
  #rest: SettledView;
  /** While the map is put right at the end of a move: that is no move of its own. */
  #isQuiet = false;

  constructor(camera: PaddedCamera, start: MapView, listener: MovesListener) {
    this.#camera = camera;
    this.#watch = new MoveWatch({
      began: () => {
        listener.began();
      },
      rested: (byPerson) => {
        this.#comeToRest();
        listener.rested(this.#rest, byPerson);
      },
    });
    camera.jump(withWholeLevel(start));
    this.#rest = camera.view();
    this.#watch.program();
    this.#watch.settle(0);
  }

  /** The view that it is on its way to, otherwise the one that it shows. */
  get heading(): MapView {
    return this.#goal ?? this.#camera.view();
  }

  moveTo(view: MapView, mayGlide: boolean): void {
    const goal = withWholeLevel(view);
    const glide = mayGlide ? this.#camera.glide(goal) : null;
    this.#goal = goal;
    this.#watch.program();
    this.#watch.begin();
    this.#watch.settle(glide === null ? 0 : LATEST_MS);
    if (glide === null) this.#camera.jump(goal);
    else glide();
  }

  /** As {@link moveTo}, for a person who pressed a key or a button. */
  moveForPerson(view: MapView, mayGlide: boolean): void {
    this.moveTo(view, mayGlide);
    this.#watch.person();
  }

  /**
   * Goes once more to where it was going or rested: in a box of another size that view stands
   * elsewhere.
   */
  moveAgain(): void {
    this.moveTo(this.#goal ?? this.#rest, false);
  }

  /** The script says that the map has moved; said late, it may be about a move that is over. */
  changed(): void {
    if (!this.#isQuiet && !this.#camera.isAt(this.#rest)) this.#watch.begin();
  }

  held(): void {
    this.#goal = null;
    this.#watch.hold();
  }

  released(): void {
    this.#watch.release();
    this.#watch.settle(LATEST_MS);
  }

  idle(): void {
    this.#watch.idle();
  }

  stop(): void {
    this.#watch.stop();
  }

  #comeToRest(): void {
    const goal = this.#goal;
    this.#goal = null;
    if (goal !== null && !this.#camera.isAt(goal)) {
      // A glide ends on the script's own pixel, or was not made at all.
      this.#isQuiet = true;
      this.#camera.jump(goal);
      this.#isQuiet = false;
    }
    this.#rest = this.#camera.view();
  }
}

const withWholeLevel = ({ center, level }: MapView): MapView => ({
  center,
  level: clampLevel(level),
});
