import { makeAutoObservable, observableRef } from 'mobx';
import type { Cancellation } from '#core';

export type Answer<Value> =
  | { readonly kind: 'idle' | 'loading' }
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'failed'; readonly error: unknown };

/** One question and its answer. The last question wins: what an earlier one brings is dropped. */
export class AnswerStore<Value> {
  state: Answer<Value> = { kind: 'idle' };
  private asked: AbortController | null = null;

  constructor(
    private readonly ask: (cancel: Cancellation) => Promise<Value>,
    /** What was answered before, on the way back to it. */
    kept?: Value,
  ) {
    if (kept !== undefined) this.state = { kind: 'ready', value: kept };
    makeAutoObservable<this, 'ask' | 'asked'>(this, {
      state: observableRef,
      ask: false,
      asked: false,
    });
  }

  /** The answer, where it is there. */
  get value(): Value | null {
    return this.state.kind === 'ready' ? this.state.value : null;
  }

  /** Asks unless the answer is there already. */
  start(): void {
    if (this.state.kind !== 'ready') void this.load();
  }

  /** Drops what is on its way. */
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
      const value = await this.ask(asked.signal);
      if (!asked.signal.aborted) this.become({ kind: 'ready', value });
    } catch (error) {
      if (!asked.signal.aborted) this.become({ kind: 'failed', error });
    }
  }

  private become(state: Answer<Value>): void {
    this.state = state;
  }
}
