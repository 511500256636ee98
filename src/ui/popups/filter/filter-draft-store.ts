import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  EMPTY_FILTER,
  sameFilter,
  type Bounds,
  type HouseFilter,
  type HouseSearch,
  type HouseTally,
} from '#core';

/** A change of the draft waits this long for the next one before it is counted. */
const COUNT_DEBOUNCE_MS = 100;
/** While one change follows another, as under a finger, the draft is counted this often. */
const COUNT_EVERY_MS = 300;

export type TallyState =
  | { readonly kind: 'idle' }
  /** What was counted before stays readable. */
  | { readonly kind: 'loading'; readonly former: HouseTally | null }
  | { readonly kind: 'ready'; readonly tally: HouseTally }
  | { readonly kind: 'failed'; readonly error: unknown };

type Timer = ReturnType<typeof setTimeout>;

/** A filter that is being made, and how many houses it would leave in the box. */
export class FilterDraftStore {
  state: TallyState = { kind: 'idle' };
  draft: HouseFilter;
  /** The last count of a draft that had come to rest: what is said aloud. */
  counted: number | null = null;
  /** How often the whole draft was replaced: what a field keeps of its own goes with it. */
  replaced = 0;
  private asking: AbortController | null = null;
  private resting: Timer | null = null;
  private due: Timer | null = null;

  constructor(
    private readonly houses: HouseSearch,
    private readonly bounds: Bounds,
    applied: HouseFilter,
  ) {
    this.draft = applied;
    makeAutoObservable<this, 'houses' | 'bounds' | 'asking' | 'resting' | 'due' | 'isMoving'>(
      this,
      {
        state: observableRef,
        draft: observableRef,
        houses: false,
        bounds: false,
        asking: false,
        resting: false,
        due: false,
        isMoving: false,
      },
      { autoBind: true },
    );
  }

  /** What can be shown now; null before the first answer and where counting failed. */
  get tally(): HouseTally | null {
    if (this.state.kind === 'ready') return this.state.tally;
    return this.state.kind === 'loading' ? this.state.former : null;
  }

  get total(): number | null {
    return this.tally?.total ?? null;
  }

  start(): void {
    void this.count();
  }

  stop(): void {
    this.asking?.abort();
    this.forgetTimers();
  }

  change(part: Partial<HouseFilter>): void {
    const draft = { ...this.draft, ...part };
    if (sameFilter(draft, this.draft)) return;
    this.draft = draft;
    this.state = { kind: 'loading', former: this.tally };
    const count = () => void this.count();
    if (this.resting !== null) clearTimeout(this.resting);
    this.resting = setTimeout(count, COUNT_DEBOUNCE_MS);
    this.due ??= setTimeout(count, COUNT_EVERY_MS);
  }

  /** Another filter altogether, such as one of the recent ones; where is not asked here. */
  replace(filter: HouseFilter): void {
    this.replaced += 1;
    this.change({ ...filter, dongliCode: this.draft.dongliCode });
  }

  reset(): void {
    this.replace(EMPTY_FILTER);
  }

  /** Asks the world for the count of the draft as it is now; a former question is dropped. */
  async count(): Promise<void> {
    this.stop();
    const asking = new AbortController();
    this.asking = asking;
    this.state = { kind: 'loading', former: this.tally };
    const { bounds, draft: filter } = this;
    try {
      const tally = await this.houses.tally({ bounds, filter }, asking.signal);
      if (asking.signal.aborted) return;
      runInAction(() => {
        this.take(tally);
      });
    } catch (error) {
      if (asking.signal.aborted || this.isMoving) return;
      runInAction(() => {
        this.state = { kind: 'failed', error };
      });
    }
  }

  /** An answer while the draft moves on is one to look at, not yet the one that counts. */
  private take(tally: HouseTally): void {
    if (this.isMoving) {
      this.state = { kind: 'loading', former: tally };
      return;
    }
    this.state = { kind: 'ready', tally };
    this.counted = tally.total;
  }

  /** The draft has changed since it was asked about; another question is about to be asked. */
  private get isMoving(): boolean {
    return this.resting !== null;
  }

  private forgetTimers(): void {
    for (const timer of [this.resting, this.due]) if (timer !== null) clearTimeout(timer);
    this.resting = null;
    this.due = null;
  }
}

/** The list with the value taken out where it was in, else put in. */
export const toggled = <Value>(list: readonly Value[], value: Value): readonly Value[] =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
