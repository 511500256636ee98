import { makeAutoObservable, observableRef } from 'mobx';
import type { AddressCandidate, AddressSearch } from '#core';

/** So long after the last key it is asked. */
const ASK_MS = 200;

export type FoundAddresses =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'ready'; readonly query: string; readonly list: readonly AddressCandidate[] }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Buildings by what is typed of their addresses; the last question wins. */
export class AddressFinder {
  query = '';
  state: FoundAddresses = { kind: 'idle' };
  private asking: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly addresses: AddressSearch) {
    makeAutoObservable<this, 'addresses' | 'asking' | 'timer'>(this, {
      state: observableRef,
      addresses: false,
      asking: false,
      timer: false,
    });
  }

  type(query: string): void {
    this.query = query;
    this.stop();
    if (query.trim() === '') {
      this.become({ kind: 'idle' });
      return;
    }
    this.timer = setTimeout(() => void this.ask(), ASK_MS);
  }

  /** Asks, or asks again. Never rejects. */
  async ask(): Promise<void> {
    this.stop();
    const asking = new AbortController();
    this.asking = asking;
    const { query } = this;
    if (this.state.kind !== 'ready') this.become({ kind: 'asking' });
    try {
      const list = await this.addresses.find(query, asking.signal);
      if (!asking.signal.aborted) this.become({ kind: 'ready', query, list });
    } catch (error) {
      if (!asking.signal.aborted) this.become({ kind: 'failed', error });
    }
  }

  stop(): void {
    this.asking?.abort();
    this.asking = null;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private become(state: FoundAddresses): void {
    this.state = state;
  }
}
