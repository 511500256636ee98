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
      // The place goes to the next in line; a newcomer cannot take it.
      if (next) next();
      else this.inside -= 1;
    }
  }
}
