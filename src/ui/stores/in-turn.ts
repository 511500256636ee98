/** Work on one thing, by its key, is done one after another in the order asked for. */
export class InTurn {
  private readonly last = new Map<string, Promise<void>>();

  /** Settles as the work does; what failed before it keeps nothing from being tried. */
  async run<Outcome>(key: string, work: () => Promise<Outcome>): Promise<Outcome> {
    const outcome = (this.last.get(key) ?? Promise.resolve()).then(work);
    const isOver = outcome.then(
      () => undefined,
      () => undefined,
    );
    this.last.set(key, isOver);
    try {
      return await outcome;
    } finally {
      if (this.last.get(key) === isOver) this.last.delete(key);
    }
  }
}
