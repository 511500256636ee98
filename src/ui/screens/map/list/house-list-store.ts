import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { AD_SLOT, type Inventories, type Inventory, type Page, type KeyValueStorage } from '#core';
import type { MapQuestion } from '../answer/map-question';
import type { MapItem, MapSource } from '../answer/map-source';
import { takeAd } from '../../../widgets/ad/take-ad';

/** The check for the end of the list comes this long after a scroll (spec/rules §9). */
const SCROLL_CHECK_MS = 100;
/** No further page is asked for this long after one was (spec/rules §9). */
const SCROLL_LOCK_MS = 100;

export interface ReadyList {
  readonly kind: 'ready';
  readonly houses: readonly MapItem[];
  readonly total: number;
  readonly next: string | null;
  readonly version: string;
  /** The code of the dong that they are of; null where the map says where. */
  readonly dong: string | null;
  /** How it goes with the next page. */
  readonly more: 'idle' | 'loading' | 'failed';
}

export type HouseListState =
  | { readonly kind: 'idle' }
  /** What was shown before stays readable while the next answer is on its way. */
  | { readonly kind: 'loading'; readonly former: ReadyList | null }
  | ReadyList
  | { readonly kind: 'failed'; readonly error: unknown };

export interface DrawnList {
  readonly page: ReadyList | null;
  readonly ad: Inventory | null;
  readonly opened: number;
}

const NOT_OBSERVED = {
  source: false,
  onStale: false,
  question: false,
  asking: false,
  check: false,
  isLocked: false,
  pickAd: false,
  isAdAsked: false,
} as const;

/** The houses of the map as a list that grows at its end; its first page comes with the marks. */
export class HouseListStore {
  state: HouseListState = { kind: 'idle' };
  /** How many lists have been opened: a new one is read from its top. */
  opened = 0;
  /** What stands between the cards of this list. */
  ad: Inventory | null = null;
  private question: MapQuestion | null = null;
  private asking: AbortController | null = null;
  private check: ReturnType<typeof setTimeout> | null = null;
  private isLocked = false;
  private pickAd: () => Inventory | null = () => null;
  private isAdAsked = false;

  constructor(
    private readonly source: MapSource,
    /** Called when a later page speaks of other houses than the first one did. */
    private readonly onStale: () => void,
  ) {
    makeAutoObservable<this, keyof typeof NOT_OBSERVED>(
      this,
      { state: observableRef, ad: observableRef, ...NOT_OBSERVED },
      { autoBind: true },
    );
  }

  /** What can be read now: the list itself, or the former one while a new one is on its way. */
  get shown(): ReadyList | null {
    if (this.state.kind === 'ready') return this.state;
    return this.state.kind === 'loading' ? this.state.former : null;
  }

  /** All that its drawing is made of, as one value: it may be drawn a moment later. */
  get drawn(): DrawnList {
    return { page: this.shown, ad: this.ad, opened: this.opened };
  }

  /** `isOther` where what is shown is nothing to go on reading. */
  begin(isOther = false): void {
    this.forget();
    this.state = { kind: 'loading', former: isOther ? null : this.shown };
  }

  open(question: MapQuestion, page: Page<MapItem>): void {
    this.forget();
    this.question = question;
    const { items, total, next, version } = page;
    const former = this.shown;
    // The same list again, beside other marks, is no new one.
    if (former?.houses !== items) {
      this.opened += 1;
      this.ad ??= this.pickAd();
    }
    const dong = question.filter.dongliCode;
    this.state = { kind: 'ready', houses: items, total, next, version, dong, more: 'idle' };
  }

  fail(error: unknown): void {
    this.forget();
    this.state = { kind: 'failed', error };
  }

  /** The advertisement of the first list is known. */
  bringAd(ad: Inventory | null): void {
    this.isAdAsked = true;
    this.ad = ad;
  }

  /**
   * Asks once for the advertisement between the cards. It comes in with the next list that is
   * opened, so that it pushes nothing away, and takes its turn there; without one there is no place
   * for it.
   */
  async findAd(inventories: Inventories, perTab: KeyValueStorage): Promise<void> {
    if (this.isAdAsked) return;
    this.isAdAsked = true;
    const slot = AD_SLOT.WEB_MAP_LIST_MIDDLE;
    const found = await inventories.of(slot).catch(() => []);
    this.pickAd = () => takeAd(perTab, slot, found) ?? null;
  }

  /** Tells of a scroll; `isNearEnd` is asked a moment later, when the list has come to rest. */
  scrolled(isNearEnd: () => boolean): void {
    if (this.check !== null || this.isLocked) return;
    this.check = setTimeout(() => {
      this.check = null;
      if (isNearEnd()) void this.loadMore();
    }, SCROLL_CHECK_MS);
  }

  /** Asks for the next page; does nothing while one is on its way or when there is none. */
  async loadMore(): Promise<void> {
    const former = this.state;
    if (former.kind !== 'ready' || former.more === 'loading' || former.next === null) return;
    if (this.question === null) return;
    const asking = new AbortController();
    this.asking = asking;
    this.state = { ...former, more: 'loading' };
    this.lock();
    try {
      const page = await this.source.list(this.question, { cursor: former.next }, asking.signal);
      if (asking.signal.aborted) return;
      runInAction(() => {
        this.append(former, page);
      });
    } catch {
      if (asking.signal.aborted) return;
      runInAction(() => {
        this.state = { ...former, more: 'failed' };
      });
    }
  }

  /** Drops whatever is still on its way; what is shown stays. */
  stop(): void {
    this.forget();
    if (this.state.kind === 'ready') this.state = { ...this.state, more: 'idle' };
  }

  private append(former: ReadyList, page: Page<MapItem>): void {
    if (page.version !== former.version) {
      this.onStale();
      return;
    }
    const known = new Set(former.houses.map((house) => house.id));
    const added = page.items.filter((house) => !known.has(house.id));
    this.state = {
      ...former,
      houses: [...former.houses, ...added],
      next: page.next,
      more: 'idle',
    };
  }

  private lock(): void {
    this.isLocked = true;
    setTimeout(() => {
      this.isLocked = false;
    }, SCROLL_LOCK_MS);
  }

  private forget(): void {
    this.asking?.abort();
    this.asking = null;
    if (this.check !== null) clearTimeout(this.check);
    this.check = null;
  }
}
