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

/** A turnstile for each of many, who never wait for one another. */
export class OwnTurnstiles<Key> {
  private readonly used = new Map<Key, { readonly turnstile: Turnstile; users: number }>();

  /** So many of one key are let through at a time. */
  constructor(private readonly room: number) {}

  async pass<Value>(key: Key, work: () => Promise<Value>): Promise<Value> {
    const own = this.used.get(key) ?? { turnstile: new Turnstile(this.room), users: 0 };
    this.used.set(key, own);
    own.users += 1;
    try {
      return await own.turnstile.pass(work);
    } finally {
      own.users -= 1;
      if (own.users === 0) this.used.delete(key);
    }
  }
}
