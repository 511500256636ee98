import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Cancellation } from '#core';

export type Answer<Value> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'failed'; readonly error: unknown };

/** One question and its answer; asked anew, the former answer that is still on its way is dropped. */
export class AnswerStore<Value> {
  state: Answer<Value> = { kind: 'idle' };
  private asking: AbortController | null = null;

  constructor(private readonly ask: (cancel: Cancellation) => Promise<Value>) {
    makeAutoObservable<this, 'ask' | 'asking'>(
      this,
      { state: observableRef, ask: false, asking: false },
      { autoBind: true },
    );
  }

  /** The answer, where it is there. */
  get value(): Value | null {
    return this.state.kind === 'ready' ? this.state.value : null;
  }

  /** Asks unless the answer, or its failure, is already there. */
  start(): void {
    if (this.state.kind === 'idle' || this.state.kind === 'loading') void this.load();
  }

  stop(): void {
    this.asking?.abort();
  }

  /** Asks, also again after a failure. */
  async load(): Promise<void> {
    this.asking?.abort();
    const asking = new AbortController();
    this.asking = asking;
    this.state = { kind: 'loading' };
    try {
      const value = await this.ask(asking.signal);
      if (asking.signal.aborted) return;
      runInAction(() => {
        this.state = { kind: 'ready', value };
      });
    } catch (error) {
      if (asking.signal.aborted) return;
      runInAction(() => {
        this.state = { kind: 'failed', error };
      });
    }
  }
}
