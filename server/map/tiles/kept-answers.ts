/** What an answer weighs besides its bytes: its key, and what points to it. */
const OVERHEAD = 200;

/** Answers by their keys; the one that was not asked for longest goes first when they are too many. */
export class KeptAnswers<Answer> {
  readonly #kept = new Map<string, { readonly answer: Promise<Answer>; weight: number }>();
  #weight = 0;

  constructor(
    private readonly most: number,
    private readonly bytesOf: (answer: Answer) => number,
  ) {}

  /** Makes an answer that is not there; those who ask meanwhile get the same. A failure is forgotten. */
  get(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const found = this.#kept.get(key);
    if (found !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, found);
      return found.answer;
    }
    const entry = { answer: make(), weight: 0 };
    this.#kept.set(key, entry);
    entry.answer.then(
      (answer) => {
        if (this.#kept.get(key) !== entry) return;
        entry.weight = this.bytesOf(answer) + OVERHEAD;
        this.#weight += entry.weight;
        this.#letGo();
      },
      () => {
        if (this.#kept.get(key) === entry) this.#kept.delete(key);
      },
    );
    return entry.answer;
  }

  #letGo(): void {
    for (const [key, { weight }] of this.#kept) {
      if (this.#weight <= this.most) return;
      // One that is still being made weighs nothing yet.
      if (weight === 0) continue;
      this.#kept.delete(key);
      this.#weight -= weight;
    }
  }
}
