import { makeAutoObservable, observableRef } from 'mobx';
import type { MateRequests, SeenRequest } from '#core';
import { AnswerStore } from '../../stores/answer-store';

/** All that is between a member and others; what was answered stays while it is asked for anew. */
export class RequestsStore {
  /** Null while nothing was answered. */
  items: readonly SeenRequest[] | null = null;
  private readonly answer: AnswerStore<readonly SeenRequest[]>;

  constructor(requests: Pick<MateRequests, 'list'>) {
    this.answer = new AnswerStore(async (cancel) => {
      const items = await requests.list(cancel);
      if (!cancel.aborted) this.become(items);
      return items;
    });
    makeAutoObservable<this, 'answer'>(this, { items: observableRef, answer: false });
  }

  /** Why there is nothing to show; null where there is, or while it is on its way. */
  get failure(): { readonly error: unknown } | null {
    const { state } = this.answer;
    return this.items === null && state.kind === 'failed' ? state : null;
  }

  /** Asks, or asks again. Never rejects. */
  load(): Promise<void> {
    return this.answer.load();
  }

  /** Drops what is on its way. */
  stop(): void {
    this.answer.stop();
  }

  /** What became of one of them stands in its place, also of one that was withdrawn. */
  learn(seen: SeenRequest): void {
    this.become(this.items?.map((one) => (one.id === seen.id ? seen : one)) ?? null);
  }

  private become(items: readonly SeenRequest[] | null): void {
    this.items = items;
  }
}
