import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  EMPTY_NOTICE_FILTER,
  noticeFilterKey,
  type NoticeFilter,
  type NoticeSearch,
  type NoticeTally,
} from '#core';

/** A change of the draft waits this long for the next one before it is counted. */
const COUNT_DEBOUNCE_MS = 250;

export type TallyState =
  /** What was counted before stays readable. */
  | { readonly kind: 'loading'; readonly former: NoticeTally | null }
  | { readonly kind: 'ready'; readonly tally: NoticeTally }
  | { readonly kind: 'failed'; readonly error: unknown; readonly former: NoticeTally | null };

/** A filter that is being made, and how many notices it would leave. */
export class NoticeDraftStore {
  state: TallyState = { kind: 'loading', former: null };
  draft: NoticeFilter;
  private asking: AbortController | null = null;
  private resting: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly notices: Pick<NoticeSearch, 'tally'>,
    applied: NoticeFilter,
  ) {
    this.draft = applied;
    makeAutoObservable<this, 'notices' | 'asking' | 'resting'>(
      this,
      { state: observableRef, draft: observableRef, notices: false, asking: false, resting: false },
      { autoBind: true },
    );
  }

  /** What can be shown now: the choices keep their counts while others are on their way. */
  get tally(): NoticeTally | null {
    return this.state.kind === 'ready' ? this.state.tally : this.state.former;
  }

  /** How many the draft would leave; null where that was not counted. */
  get total(): number | null {
    return this.state.kind === 'failed' ? null : (this.tally?.total ?? null);
  }

  /** The last count: nothing is said of one that is on its way. */
  get counted(): number | null {
    return this.tally?.total ?? null;
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

  change(draft: NoticeFilter): void {
    if (noticeFilterKey(draft) === noticeFilterKey(this.draft)) return;
    this.draft = draft;
    this.stop();
    this.state = { kind: 'loading', former: this.tally };
    this.resting = setTimeout(() => void this.count(), COUNT_DEBOUNCE_MS);
  }

  reset(): void {
    this.change(EMPTY_NOTICE_FILTER);
  }

  /** Asks for the counts of the draft as it is now; a former question is dropped. */
  async count(): Promise<void> {
    this.stop();
    const asking = new AbortController();
    this.asking = asking;
    this.state = { kind: 'loading', former: this.tally };
    try {
      const tally = await this.notices.tally(this.draft, asking.signal);
      if (asking.signal.aborted) return;
      runInAction(() => {
        this.state = { kind: 'ready', tally };
      });
    } catch (error) {
      if (asking.signal.aborted) return;
      runInAction(() => {
        this.state = { kind: 'failed', error, former: this.tally };
      });
    }
  }
}
