import { makeAutoObservable, observableRef } from 'mobx';
import type { Cancellation, CollectionSummary } from '#core';

type Items = readonly CollectionSummary[];

/** The collections of one member; what was shown stays while they are asked for anew. */
export class MineStore {
  /** Null while nothing was answered. */
  items: Items | null = null;
  /** Why the last question came to nothing. */
  failure: { readonly error: unknown } | null = null;
  private asking: AbortController | null = null;

  constructor(private readonly ask: (cancel: Cancellation) => Promise<Items>) {
    makeAutoObservable<this, 'ask' | 'asking'>(this, {
      items: observableRef,
      failure: observableRef,
      ask: false,
      asking: false,
    });
  }

  /** The last question wins. Never rejects. */
  async load(): Promise<void> {
    this.stop();
    const asking = new AbortController();
    this.asking = asking;
    this.become(this.items, null);
    try {
      const items = await this.ask(asking.signal);
      if (!asking.signal.aborted) this.become(items, null);
    } catch (error) {
      if (!asking.signal.aborted) this.become(this.items, { error });
    }
  }

  stop(): void {
    this.asking?.abort();
    this.asking = null;
  }

  private become(items: Items | null, failure: { readonly error: unknown } | null): void {
    this.items = items;
    this.failure = failure;
  }
}
