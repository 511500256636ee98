import { makeAutoObservable, observableRef } from 'mobx';
import type { Cancellation } from '#core';

/** By id; null for one that is no longer there. */
export type Found<Item> = ReadonlyMap<string, Item | null>;

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
  private asked: AbortController | null = null;

  constructor(
    private readonly question: FoundQuestion<Item>,
    kept: Found<Item> = new Map(),
  ) {
    this.found = kept;
    makeAutoObservable<this, 'question' | 'asked'>(this, {
      found: observableRef,
      failure: observableRef,
      question: false,
      asked: false,
    });
  }

  /** Asks for those of the ids that are not known yet; the last question wins. Never rejects. */
  async load(ids: readonly string[]): Promise<void> {
    this.stop();
    this.become(null);
    const missing = ids.filter((id) => !this.found.has(id));
    if (missing.length === 0) return;
    const asked = new AbortController();
    this.asked = asked;
    try {
      const { some, most } = this.question;
      const parts = chunks(missing, most).map((part) => some(part, asked.signal));
      const items = (await Promise.all(parts)).flat();
      if (!asked.signal.aborted) this.add(missing, items);
    } catch (error) {
      if (asked.signal.aborted) return;
      asked.abort();
      this.become({ error });
    }
  }

  stop(): void {
    this.asked?.abort();
    this.asked = null;
  }

  private add(asked: readonly string[], items: readonly Item[]): void {
    const gone = asked.map((id) => [id, null] as const);
    this.found = new Map([...this.found, ...gone, ...items.map((one) => [one.id, one] as const)]);
  }

  private become(failure: { readonly error: unknown } | null): void {
    this.failure = failure;
  }
}

const chunks = (ids: readonly string[], most: number): string[][] =>
  Array.from({ length: Math.ceil(ids.length / most) }, (_, part) =>
    ids.slice(part * most, (part + 1) * most),
  );
