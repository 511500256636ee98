import { KeptValues } from '../../shared/kept-values';

/** Answers by their keys, so many bytes at most; the one that was not asked for longest goes first. */
export class KeptAnswers<Answer extends object> {
  readonly #kept: KeptValues<Answer>;
  readonly #underWay = new Map<string, Promise<Answer>>();

  constructor(mostBytes: number, bytesOf: (answer: Answer) => number) {
    this.#kept = new KeptValues(mostBytes, bytesOf);
  }

  /** Makes an answer that is not there; those who ask meanwhile get the same. A failure is forgotten. */
  async get(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    return this.#underWay.get(key) ?? this.#begin(key, make);
  }

  #begin(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const made = make()
      .then((answer) => {
        this.#kept.put(key, answer);
        return answer;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, made);
    return made;
  }
}
