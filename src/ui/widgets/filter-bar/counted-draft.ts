import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Cancellation } from '#core';

/** A change of the draft waits this long for the next one before it is counted. */
const COUNT_DEBOUNCE_MS = 250;

export type CountState =
  /** What was counted before stays readable. */
  | { readonly kind: 'loading'; readonly former: number | null }
  | { readonly kind: 'ready'; readonly count: number }
  | { readonly kind: 'failed'; readonly error: unknown };

interface CountedFilters<Filter> {
  /** How many a filter would leave. */
  readonly count: (filter: Filter, cancel: Cancellation) => Promise<number>;
  /** One text for all filters that ask the same. */
  readonly keyOf: (filter: Filter) => string;
  /** A filter that asks nothing of what is asked here. */
  readonly cleared: (filter: Filter) => Filter;
}

/** A filter that is being made, and how many it would leave. */
export class CountedDraft<Filter extends object> {
  state: CountState = { kind: 'loading', former: null };
  draft: Filter;
  private asking: AbortController | null = null;
  private resting: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly filters: CountedFilters<Filter>,
    applied: Filter,
  ) {
    this.draft = applied;
    makeAutoObservable<this, 'filters' | 'asking' | 'resting'>(
      this,
      {
        state: observableRef,
        draft: observableRef,
        filters: false,
        asking: false,
        resting: false,
      },
      { autoBind: true },
    );
  }

  /** How many it would leave; null before the first count and where counting failed. */
  get total(): number | null {
    const { state } = this;
    if (state.kind === 'ready') return state.count;
    return state.kind === 'loading' ? state.former : null;
  }

  get counted(): number | null {
    return this.state.kind === 'ready' ? this.state.count : null;
  }

  start(): void {
    void this.count();
  }

  stop(): void {
    this.asking?.abort();
    this.asking = null;
    if (this.resting !== null) clearTimeout(this.resting);
    this.resting = null;
  }

  change(part: Partial<Filter>): void {
    const draft = { ...this.draft, ...part };
    const { keyOf } = this.filters;
    if (keyOf(draft) === keyOf(this.draft)) return;
    this.draft = draft;
    this.stop();
    this.state = { kind: 'loading', former: this.total };
    this.resting = setTimeout(() => void this.count(), COUNT_DEBOUNCE_MS);
  }

  reset(): void {
    this.change(this.filters.cleared(this.draft));
  }

  /** Asks for the count of the draft as it is now; a former question is dropped. */
  async count(): Promise<void> {
    this.stop();
    const asking = new AbortController();
    this.asking = asking;
    this.state = { kind: 'loading', former: this.total };
    try {
      const count = await this.filters.count(this.draft, asking.signal);
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
}
