import { makeAutoObservable, observableRef } from 'mobx';
import type { NoticeSummary, Place, Search } from '#core';
import { askFew } from './search-answer';

/** What is offered for what is typed. */
export interface Offers {
  /** What was asked; it says what is marked. */
  readonly q: string;
  readonly places: readonly Place[];
  readonly notices: readonly NoticeSummary[];
}

export type SuggestionState =
  | { readonly kind: 'idle' }
  /** What was offered before stays until the next answer is there. */
  | { readonly kind: 'loading'; readonly former: Offers | null }
  | { readonly kind: 'ready'; readonly offers: Offers }
  | { readonly kind: 'failed'; readonly error: unknown };

/** As much as stands above a phone's keyboard, and a little more. */
const FEW = { places: 3, notices: 5 };

/** Finds what can be gone to at once; the last question wins. */
export class SuggestionStore {
  state: SuggestionState = { kind: 'idle' };
  private asking: AbortController | null = null;

  constructor(private readonly search: Search) {
    makeAutoObservable<this, 'search' | 'asking'>(
      this,
      { state: observableRef, search: false, asking: false },
      { autoBind: true },
    );
  }

  /** What can be read now. */
  get shown(): Offers | null {
    if (this.state.kind === 'ready') return this.state.offers;
    return this.state.kind === 'loading' ? this.state.former : null;
  }

  /** Something is being typed: what was asked before is not waited for. */
  expect(): void {
    this.asking?.abort();
    this.become({ kind: 'loading', former: this.shown });
  }

  async ask(q: string): Promise<void> {
    this.expect();
    const asking = new AbortController();
    this.asking = asking;
    try {
      const { places, notices } = await askFew(this.search, q, FEW, asking.signal);
      if (!asking.signal.aborted) this.become({ kind: 'ready', offers: { q, places, notices } });
    } catch (error) {
      if (!asking.signal.aborted) this.become({ kind: 'failed', error });
    }
  }

  /** Drops what is on its way, and what was offered. */
  stop(): void {
    this.asking?.abort();
    this.asking = null;
    this.become({ kind: 'idle' });
  }

  private become(state: SuggestionState): void {
    this.state = state;
  }
}
