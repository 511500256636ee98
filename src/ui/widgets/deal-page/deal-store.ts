import { makeAutoObservable, observableRef } from 'mobx';
import type { Cancellation, DealStanding, DealStatus, OwnDeals, Result } from '#core';
import type { Answer } from '../../stores/answer-store';
import type { ShownDeal } from './shown-deal';

export type DealAnswer<Deal extends ShownDeal> = Result<Deal, 'none' | 'ended'>;

/** What a page keeps of the deal that it shows. */
export interface KeptDeal<Deal extends ShownDeal> {
  readonly id: string;
  /** Whom it was answered to; null for a visitor. */
  readonly reader: string | null;
  readonly answer: DealAnswer<Deal>;
}

export interface DealWorld<Deal extends ShownDeal> {
  readonly one: (id: string, cancel: Cancellation) => Promise<DealAnswer<Deal>>;
  readonly own: OwnDeals;
  /** Told once something of it was changed: whoever shows it asks anew, this page, too. */
  readonly changed: () => void;
}

/** One deal as its reader sees it. The last question wins. */
export class DealStore<Deal extends ShownDeal> {
  state: Answer<DealAnswer<Deal>> = { kind: 'idle' };
  private reader: string | null = null;
  /** Whom it was answered to last; undefined before. */
  private answeredTo: string | null | undefined;
  private asking: AbortController | null = null;
  /** Its owner deleted it here: what anybody would be answered is known. */
  private isRemoved = false;

  constructor(
    private readonly world: DealWorld<Deal>,
    readonly id: string,
    kept?: KeptDeal<Deal>,
  ) {
    if (kept?.id === id) {
      this.state = { kind: 'ready', value: kept.answer };
      this.answeredTo = kept.reader;
    }
    makeAutoObservable<this, 'world' | 'reader' | 'answeredTo' | 'asking' | 'isRemoved'>(
      this,
      {
        state: observableRef,
        id: false,
        world: false,
        reader: false,
        answeredTo: false,
        asking: false,
        isRemoved: false,
      },
      { autoBind: true },
    );
  }

  get deal(): Deal | null {
    const { state } = this;
    return state.kind === 'ready' && state.value.ok ? state.value.value : null;
  }

  /** Why there is none to show; null where there is, and before it is known. */
  get lack(): 'none' | 'ended' | null {
    const { state } = this;
    return state.kind === 'ready' && !state.value.ok ? state.value.reason : null;
  }

  /** Asks, unless it was answered to this reader already; what another one was shown stays meanwhile. */
  show(reader: string | null): void {
    this.reader = reader;
    if (this.answeredTo !== reader && !this.isRemoved) void this.load();
  }

  stop(): void {
    this.asking?.abort();
    this.asking = null;
    if (this.state.kind !== 'ready') this.become({ kind: 'idle' });
  }

  /** Asks, or asks again. Never rejects. */
  async load(): Promise<void> {
    this.asking?.abort();
    const asking = new AbortController();
    this.asking = asking;
    const { reader } = this;
    if (this.state.kind !== 'ready') this.become({ kind: 'loading' });
    try {
      const value = await this.world.one(this.id, asking.signal);
      if (asking.signal.aborted) return;
      this.answeredTo = reader;
      this.become({ kind: 'ready', value });
    } catch (error) {
      // What another reader was shown stays.
      if (!asking.signal.aborted && this.state.kind !== 'ready')
        this.become({ kind: 'failed', error });
    }
  }

  /** Its owner says that it is still there. Rejects where that is refused. */
  async confirm(): Promise<void> {
    this.learn(await this.world.own.confirm(this.id));
  }

  /** Rejects where that is refused. */
  async setStatus(status: DealStatus): Promise<void> {
    this.learn(await this.world.own.setStatus(this.id, status));
  }

  /** The server's word of a part of it counts at once, also where it cannot be asked again. */
  learn(part: Partial<Deal> | DealStanding): void {
    if (this.deal !== null) this.shows({ ...this.deal, ...part });
    this.world.changed();
  }

  /** Moderators were asked to look again. */
  appealed(): void {
    const { deal } = this;
    if (deal?.hold != null) this.shows({ ...deal, hold: { ...deal.hold, mayAppeal: false } });
  }

  /** Deletes it. Rejects where it could not be. */
  async remove(): Promise<void> {
    await this.world.own.remove(this.id);
    this.asking?.abort();
    this.isRemoved = true;
    this.become({ kind: 'ready', value: { ok: false, reason: 'ended' } });
    this.world.changed();
  }

  /** What its reader asked or said of it was taken. */
  inquired(standing: DealStanding, mine: Partial<Deal['mine']>): void {
    if (this.deal !== null)
      this.shows({ ...this.deal, ...standing, mine: { ...this.deal.mine, ...mine } });
    this.world.changed();
  }

  /** What the way back needs; null while there is no answer. */
  kept(): KeptDeal<Deal> | null {
    const { id, answeredTo: reader = null, state } = this;
    return state.kind === 'ready' ? { id, reader, answer: state.value } : null;
  }

  private shows(value: Deal): void {
    this.become({ kind: 'ready', value: { ok: true, value } });
  }

  private become(state: Answer<DealAnswer<Deal>>): void {
    this.state = state;
  }
}
