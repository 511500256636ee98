import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  directFilterToParams,
  DIRECT_SORT,
  EMPTY_DIRECT_FILTER,
  type Bounds,
  type DirectDeals,
  type DirectFilter,
} from '#core';

/** A change of the draft waits this long for the next one before it is counted. */
const COUNT_DEBOUNCE_MS = 250;

export type CountState =
  /** What was counted before stays readable. */
  | { readonly kind: 'loading'; readonly former: number | null }
  | { readonly kind: 'ready'; readonly count: number }
  | { readonly kind: 'failed'; readonly error: unknown };

const keyOf = (filter: DirectFilter): string => JSON.stringify(directFilterToParams(filter));

/** A filter that is being made, and how many direct deals it would leave. */
export class DirectDraftStore {
  state: CountState = { kind: 'loading', former: null };
  draft: DirectFilter;
  private asking: AbortController | null = null;
  private resting: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly directs: Pick<DirectDeals, 'list'>,
    private readonly bounds: Bounds | null,
    applied: DirectFilter,
  ) {
    this.draft = applied;
    makeAutoObservable<this, 'directs' | 'bounds' | 'asking' | 'resting'>(
      this,
      {
        state: observableRef,
        draft: observableRef,
        directs: false,
        bounds: false,
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

  change(part: Partial<DirectFilter>): void {
    const draft = { ...this.draft, ...part };
    if (keyOf(draft) === keyOf(this.draft)) return;
    this.draft = draft;
    this.stop();
    this.state = { kind: 'loading', former: this.total };
    this.resting = setTimeout(() => void this.count(), COUNT_DEBOUNCE_MS);
  }

  /** Where is not asked here. */
  reset(): void {
    this.change({ ...EMPTY_DIRECT_FILTER, dongliCode: this.draft.dongliCode });
  }

  /** Asks for the count of the draft as it is now; a former question is dropped. */
  async count(): Promise<void> {
    this.stop();
    const asking = new AbortController();
    this.asking = asking;
    this.state = { kind: 'loading', former: this.total };
    const { bounds, draft: filter } = this;
    const query = { bounds, filter, sort: DIRECT_SORT.newest, limit: 1, cursor: null };
    try {
      const { total } = await this.directs.list(query, asking.signal);
      if (asking.signal.aborted) return;
      runInAction(() => {
        this.state = { kind: 'ready', count: total };
      });
    } catch (error) {
      if (asking.signal.aborted) return;
      runInAction(() => {
        this.state = { kind: 'failed', error };
      });
    }
  }
}
