import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { EMPTY_FILTER, type Bounds, type HouseFilter, type HouseSearch } from '#core';
import { sameFilter } from '../../widgets/house-filter/same-filter';

/** A change of the draft waits this long for the next one before it is counted. */
export const COUNT_DEBOUNCE_MS = 200;

export type CountState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly former: number | null }
  | { readonly kind: 'ready'; readonly count: number }
  | { readonly kind: 'failed'; readonly error: unknown };

/** A filter that is being made, and how many houses it would leave in the box. */
export class FilterDraftStore {
  state: CountState = { kind: 'idle' };
  draft: HouseFilter;
  private asking: AbortController | null = null;
  private waiting: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly houses: HouseSearch,
    private readonly bounds: Bounds,
    applied: HouseFilter,
  ) {
    this.draft = applied;
    makeAutoObservable<this, 'houses' | 'bounds' | 'asking' | 'waiting'>(
      this,
      {
        state: observableRef,
        draft: observableRef,
        houses: false,
        bounds: false,
        asking: false,
        waiting: false,
      },
      { autoBind: true },
    );
  }

  start(): void {
    void this.count();
  }

  stop(): void {
    this.asking?.abort();
    if (this.waiting !== null) clearTimeout(this.waiting);
    this.waiting = null;
  }

  change(part: Partial<HouseFilter>): void {
    const draft = { ...this.draft, ...part };
    if (sameFilter(draft, this.draft)) return;
    this.stop();
    this.draft = draft;
    this.state = { kind: 'loading', former: this.known };
    this.waiting = setTimeout(() => {
      this.waiting = null;
      void this.count();
    }, COUNT_DEBOUNCE_MS);
  }

  reset(): void {
    this.change(EMPTY_FILTER);
  }

  /** Asks the world for the count of the draft as it is now. */
  async count(): Promise<void> {
    this.stop();
    const asking = new AbortController();
    this.asking = asking;
    this.state = { kind: 'loading', former: this.known };
    const { bounds, draft: filter } = this;
    try {
      const { total: count } = await this.houses.tally({ bounds, filter }, asking.signal);
      if (asking.signal.aborted) return;
      runInAction(() => {
        this.state = { kind: 'ready', count };
      });
    } catch (error) {
      if (asking.signal.aborted) return;
      runInAction(() => {
        this.state = { kind: 'failed', error };
      });
    }
  }

  private get known(): number | null {
    if (this.state.kind === 'ready') return this.state.count;
    return this.state.kind === 'loading' ? this.state.former : null;
  }
}

/** The list with the value taken out where it was in, else put in. */
export const toggled = <Value>(list: readonly Value[], value: Value): readonly Value[] =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
