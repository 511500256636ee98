import { makeAutoObservable, observableRef } from 'mobx';
import type { Cancellation } from '#core';

/** By id; null for one that is no longer there. */
export type Found<Item> = ReadonlyMap<string, Item | null>;

/** What was found, and whom it was answered to: null where everybody finds the same. */
export interface KeptFound<Item> {
  readonly reader: string | null;
  readonly found: Found<Item>;
}

export const NOTHING_FOUND: KeptFound<never> = { reader: null, found: new Map() };

interface FoundQuestion<Item> {
  /** Unknown ones are left out. */
  readonly some: (ids: readonly string[], cancel: Cancellation) => Promise<readonly Item[]>;
  /** No more are asked for at once. */
  readonly most: number;
}

/** What stands behind what this device remembers. One that was had is not asked for again. */
export class FoundStore<Item extends { readonly id: string }> {
  found: Found<Item>;
  /** Why the last question failed; null while it is open or has been answered. */
  failure: { readonly error: unknown } | null = null;
  private reader: string | null;
  private asked: AbortController | null = null;

  constructor(
    private readonly question: FoundQuestion<Item>,
    kept: KeptFound<Item> = NOTHING_FOUND,
  ) {
    this.found = kept.found;
    this.reader = kept.reader;
    makeAutoObservable<this, 'question' | 'reader' | 'asked'>(this, {
      found: observableRef,
      failure: observableRef,
      question: false,
      reader: false,
      asked: false,
    });
  }

  get kept(): KeptFound<Item> {
    const { reader, found } = this;
    return { reader, found };
  }

  /**
   * Asks for those of the ids that are not known yet to this reader; what another one found stays
   * meanwhile. The last question wins. Never rejects.
   */
  async load(ids: readonly string[], reader: string | null = null): Promise<void> {
    this.stop();
    this.become(null);
    const known = this.reader === reader ? this.found : NOTHING_FOUND.found;
    const missing = ids.filter((id) => !known.has(id));
    if (missing.length === 0) return;
    const asked = new AbortController();
    this.asked = asked;
    try {
      const { some, most } = this.question;
      const parts = chunks(missing, most).map((part) => some(part, asked.signal));
      const items = (await Promise.all(parts)).flat();
      if (asked.signal.aborted) return;
      const gone = missing.map((id) => [id, null] as const);
      this.answered(reader, [...known, ...gone, ...items.map((one) => [one.id, one] as const)]);
    } catch (error) {
      if (asked.signal.aborted) return;
      asked.abort();
      if (missing.some((id) => !this.found.has(id))) this.become({ error });
    }
  }

  stop(): void {
    this.asked?.abort();
    this.asked = null;
  }

  private answered(
    reader: string | null,
    found: readonly (readonly [id: string, item: Item | null])[],
  ): void {
    this.reader = reader;
    this.found = new Map(found);
  }

  private become(failure: { readonly error: unknown } | null): void {
    this.failure = failure;
  }
}

const chunks = (ids: readonly string[], most: number): string[][] =>
  Array.from({ length: Math.ceil(ids.length / most) }, (_, part) =>
    ids.slice(part * most, (part + 1) * most),
  );
