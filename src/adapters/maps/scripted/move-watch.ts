/** What a {@link MoveWatch} tells. */
export interface MoveListener {
  /** A move begins; once a move. */
  began(): void;
  /** It is over, and none is under way; never inside the call that caused it. */
  rested(byPerson: boolean): void;
}

/**
 * Follows a vendor's map from the beginning of a move to its rest, and knows whose it was: what the
 * program did not announce is a person's doing. Vendors say `idle` at times that they choose (not
 * at all where nothing changed, or twice), so a rest is told once a move, in a task of its own.
 */
export class MoveWatch {
  readonly #listener: MoveListener;
  #moving = false;
  #announced = true;
  #byPerson = false;
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(listener: MoveListener) {
    this.#listener = listener;
  }

  /** The program moves the map; anything a person began is over. */
  program(): void {
    this.#announced = true;
    this.#byPerson = false;
  }

  /** The move stands for a person's wish. */
  person(): void {
    this.#byPerson = true;
  }

  /** The map moves, or is about to. */
  begin(): void {
    if (!this.#announced) this.#byPerson = true;
    if (this.#moving) return;
    this.#moving = true;
    this.#listener.began();
  }

  /** A finger or the button holds the map: it does not rest before {@link release}. */
  hold(): void {
    this.#held = true;
    this.#byPerson = true;
    clearTimeout(this.#timer);
    this.begin();
  }

  release(): void {
    this.#held = false;
  }

  /** The map says that it is idle; where nothing had begun, that is no news. */
  idle(): void {
    if (this.#moving && !this.#held) this.settle(0);
  }

  /** Rests after so many milliseconds, unless `idle` comes before. */
  settle(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#held) return;
      const byPerson = this.#byPerson;
      this.#moving = false;
      this.#announced = false;
      this.#byPerson = false;
      this.#listener.rested(byPerson);
    }, milliseconds);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
