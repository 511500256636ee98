import { makeAutoObservable } from 'mobx';
import {
  addZzim,
  ITEM_TYPE,
  keptDeal,
  parseZzimDeals,
  putBackZzim,
  removeZzim,
  STORAGE_KEY,
  storedZzimDeals,
  type Clock,
  type PricedDeal,
  type ZzimDeal,
  type ZzimDealKind,
} from '#core';
import type { ListenToStorage } from '../listen-to-storage';
import { KeptList, type ListStorage } from './kept-list';

/** The rooms without a middleman, and the mates, that a person keeps on this device (찜), newest first. */
export class DealZzimStore {
  private readonly list: KeptList<ZzimDeal>;

  constructor(
    storage: ListStorage,
    private readonly clock: Clock,
    listen: ListenToStorage,
  ) {
    this.list = new KeptList(storage, listen, {
      keys: [STORAGE_KEY.ZZIM_DEALS],
      parse: (stored = null) => parseZzimDeals(stored),
      text: storedZzimDeals,
    });
    makeAutoObservable<this, 'clock' | 'list'>(this, { clock: false, list: false });
  }

  start(): void {
    this.list.start();
  }

  stop(): void {
    this.list.stop();
  }

  get deals(): readonly ZzimDeal[] {
    return this.list.entries;
  }

  get ids(): ReadonlySet<string> {
    return new Set(this.byId.keys());
  }

  /** As it was kept; undefined where it is not. */
  find(id: string): ZzimDeal | undefined {
    return this.byId.get(id);
  }

  private get byId(): ReadonlyMap<string, ZzimDeal> {
    return new Map(this.deals.map((deal) => [deal.TARGET_ID, deal]));
  }

  /** Keeps a deal as it is now. One that is kept already comes to the front. */
  keep(TYPE: ZzimDealKind, deal: PricedDeal & { readonly id: string }): void {
    const entry: ZzimDeal = {
      TARGET_CD: ITEM_TYPE.DEAL,
      TARGET_ID: deal.id,
      TYPE,
      DATE: this.clock.now(),
      KEPT: keptDeal(deal),
    };
    this.list.change((deals) => addZzim(deals, entry));
  }

  leave(id: string): void {
    this.list.change((deals) => removeZzim(deals, id));
  }

  /** Puts an entry back where it was, for one who left it by mistake. */
  putBack(entry: ZzimDeal): void {
    this.list.change((deals) => putBackZzim(deals, entry));
  }
}
