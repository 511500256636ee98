import { makeAutoObservable, observableRef } from 'mobx';
import type { DealStanding, DealStatus, Mates, OwnDeals, OwnMate } from '#core';
import { AnswerStore } from '../../stores/answer-store';

interface OwnMatesWorld {
  readonly mates: Pick<Mates, 'own'>;
  readonly own: OwnDeals;
  /** Told once one was changed: whoever shows it asks anew. */
  readonly changed: () => void;
}

/** The listings by which a member looks for somebody to live with. */
export class OwnMatesStore {
  /** Null while nothing was answered; what was stays while it is asked for anew. */
  items: readonly OwnMate[] | null = null;
  private readonly answer: AnswerStore<readonly OwnMate[]>;

  constructor(private readonly world: OwnMatesWorld) {
    this.answer = new AnswerStore(async (cancel) => {
      const items = await world.mates.own(cancel);
      if (!cancel.aborted) this.become(items);
      return items;
    });
    makeAutoObservable<this, 'world' | 'answer'>(this, {
      items: observableRef,
      world: false,
      answer: false,
    });
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

  /** Rejects where that is refused. */
  async confirm(id: string): Promise<void> {
    this.stands(await this.world.own.confirm(id));
  }

  /** Rejects where that is refused. */
  async setStatus(id: string, status: DealStatus): Promise<void> {
    this.stands(await this.world.own.setStatus(id, status));
  }

  /** Rejects where that is refused. */
  async remove(id: string): Promise<void> {
    await this.world.own.remove(id);
    this.become(this.items?.filter((one) => one.id !== id) ?? null);
    this.world.changed();
  }

  private stands(standing: DealStanding): void {
    const items = this.items ?? [];
    this.become(items.map((one) => (one.id === standing.id ? { ...one, ...standing } : one)));
    this.world.changed();
  }

  private become(items: readonly OwnMate[] | null): void {
    this.items = items;
  }
}
