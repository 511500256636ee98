/** Lets a few through at a time; the others wait in the order in which they came. */
export class Turnstile {
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly room: number) {}

  async pass<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.inside >= this.room)
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
      });
    else this.inside += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The place is handed on, so that nobody slips in between.
      if (next) next();
      else this.inside -= 1;
    }
  }
}
