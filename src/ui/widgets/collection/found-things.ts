import { makeAutoObservable, observableRef } from 'mobx';
import { collectedKey, type CollectedRef } from '#core';
import type { FoundThings, Keepers } from './things/thing';

export interface KeptThings {
  readonly reader: string | null;
  readonly found: FoundThings;
}

/** What stands behind the items of a page. One that was had is not asked for again by the same reader. */
export class ThingsStore {
  found: FoundThings;
  /** Why they could not be had; null while they are on their way, or there. */
  failure: { readonly error: unknown } | null = null;
  private reader: string | null;
  private asked: AbortController | null = null;

  constructor(
    private readonly keepers: Keepers,
    kept: KeptThings = { reader: null, found: new Map() },
  ) {
    this.found = kept.found;
    this.reader = kept.reader;
    makeAutoObservable<this, 'keepers' | 'reader' | 'asked'>(this, {
      found: observableRef,
      failure: observableRef,
      keepers: false,
      reader: false,
      asked: false,
    });
  }

  /** The last question wins. Never rejects. */
  async load(items: readonly CollectedRef[], reader: string | null): Promise<void> {
    this.stop();
    this.become(null);
    const known: FoundThings = this.reader === reader ? this.found : new Map();
    const missing = items.filter((item) => !known.has(collectedKey(item)));
    if (missing.length === 0) return;
    const asked = new AbortController();
    this.asked = asked;
    try {
      // What the server drew came along with the page.
      const { findThings } = await import('./find-things');
      const found = await findThings(this.keepers, missing, asked.signal);
      if (!asked.signal.aborted) this.answered(reader, new Map([...known, ...found]));
    } catch (error) {
      if (!asked.signal.aborted) this.become({ error });
    }
  }

  stop(): void {
    this.asked?.abort();
    this.asked = null;
  }

  private answered(reader: string | null, found: FoundThings): void {
    this.reader = reader;
    this.found = found;
  }

  private become(failure: { readonly error: unknown } | null): void {
    this.failure = failure;
  }
}
