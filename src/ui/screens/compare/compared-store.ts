import { makeAutoObservable, observableRef } from 'mobx';
import { COMPARED_KIND, comparedRef } from '#core';
import {
  askCompared,
  type ComparedSource,
  type FoundRooms,
  type KeptCompared,
} from './ask-compared';

const NOTHING: KeptCompared = { reader: null, found: new Map() };

/** Everybody is told the same of a house. */
const isOfHouse = (code: string): boolean => comparedRef(code)?.kind === COMPARED_KIND.house;

/** What is compared, in full. One that was had is not asked for again by the same reader. */
export class ComparedStore {
  found: FoundRooms;
  /** Why the last question failed; null while it is open or has been answered. */
  failure: { readonly error: unknown } | null = null;
  private reader: string | null;
  private asked: AbortController | null = null;

  constructor(
    private readonly source: ComparedSource,
    kept: KeptCompared = NOTHING,
  ) {
    this.found = kept.found;
    this.reader = kept.reader;
    makeAutoObservable<this, 'source' | 'reader' | 'asked'>(this, {
      found: observableRef,
      failure: observableRef,
      source: false,
      reader: false,
      asked: false,
    });
  }

  get kept(): KeptCompared {
    const { reader, found } = this;
    return { reader, found };
  }

  /**
   * Asks for those that are not known yet to this reader; what another one was shown stays meanwhile.
   * The last question wins. Never rejects.
   */
  async load(codes: readonly string[], reader: string | null): Promise<void> {
    this.stop();
    this.become(null);
    const known = new Map(
      [...this.found].filter(([code]) => this.reader === reader || isOfHouse(code)),
    );
    const missing = codes.filter((code) => !known.has(code));
    if (missing.length === 0) return;
    const asked = new AbortController();
    this.asked = asked;
    try {
      const found = await askCompared(this.source, missing, asked.signal);
      if (!asked.signal.aborted) this.answered(reader, new Map([...known, ...found]));
    } catch (error) {
      if (asked.signal.aborted) return;
      asked.abort();
      if (missing.some((code) => !this.found.has(code))) this.become({ error });
    }
  }

  stop(): void {
    this.asked?.abort();
    this.asked = null;
  }

  private answered(reader: string | null, found: FoundRooms): void {
    this.reader = reader;
    this.found = found;
  }

  private become(failure: { readonly error: unknown } | null): void {
    this.failure = failure;
  }
}
