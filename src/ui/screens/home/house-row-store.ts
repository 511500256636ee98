import { makeAutoObservable, observableRef } from 'mobx';
import type { Cancellation, HouseSummary } from '#core';

export type HouseRowState =
  | { readonly kind: 'idle' | 'loading' }
  | { readonly kind: 'ready'; readonly houses: readonly HouseSummary[] }
  | { readonly kind: 'failed'; readonly error: unknown };

/** One row of houses on the home screen. The last question wins. */
export class HouseRowStore {
  state: HouseRowState = { kind: 'idle' };
  private asked: AbortController | null = null;

  constructor(
    private readonly ask: (cancel: Cancellation) => Promise<readonly HouseSummary[]>,
    kept?: readonly HouseSummary[],
  ) {
    if (kept !== undefined) this.state = { kind: 'ready', houses: kept };
    makeAutoObservable<this, 'ask' | 'asked'>(this, {
      state: observableRef,
      ask: false,
      asked: false,
    });
  }

  /** Asks unless the answer is there already. */
  start(): void {
    if (this.state.kind !== 'ready') void this.load();
  }

  stop(): void {
    this.asked?.abort();
    this.asked = null;
  }

  /** Asks, or asks again. Never rejects. */
  async load(): Promise<void> {
    this.stop();
    const asked = new AbortController();
    this.asked = asked;
    this.become({ kind: 'loading' });
    try {
      const houses = await this.ask(asked.signal);
      if (!asked.signal.aborted) this.become({ kind: 'ready', houses });
    } catch (error) {
      if (!asked.signal.aborted) this.become({ kind: 'failed', error });
    }
  }

  private become(state: HouseRowState): void {
    this.state = state;
  }
}
