import { makeAutoObservable, observableRef } from 'mobx';
import {
  TAG_FORM,
  type Cancellation,
  type Contents,
  type ContentSummary,
  type ContentTopic,
  type Page,
} from '#core';

/** Articles of one page: a lead, four beside it, and rows of three. */
const PAGE = 35;

/** A list that grows at its end. */
export interface ReadyFeed {
  readonly kind: 'ready';
  /** Null is all of them. */
  readonly tag: string | null;
  /** None where they could not be had: the list is read all the same. */
  readonly topics: readonly ContentTopic[];
  readonly items: readonly ContentSummary[];
  readonly total: number;
  readonly next: string | null;
  /** How it goes with the next page. */
  readonly more: 'idle' | 'loading' | 'failed';
}

export type FeedState =
  | { readonly kind: 'idle' | 'loading' }
  | ReadyFeed
  | { readonly kind: 'failed'; readonly error: unknown };

type Asked = Pick<Contents, 'list' | 'topics'>;

/** What no tag can be no article has: there is nothing to ask. */
const NONE: Pick<Page<ContentSummary>, 'items' | 'total' | 'next'> = {
  items: [],
  total: 0,
  next: null,
};

/** Asks for the articles of a tag as they are with their first page. */
export async function askFeed(
  contents: Asked,
  tag: string | null,
  cancel?: Cancellation,
): Promise<ReadyFeed> {
  const [{ items, total, next }, topics] = await Promise.all([
    tag === null || TAG_FORM.test(tag)
      ? contents.list({ tag, limit: PAGE, cursor: null }, cancel)
      : NONE,
    contents.topics(cancel).catch(() => []),
  ]);
  return { kind: 'ready', tag, topics, items, total, next, more: 'idle' };
}

/** The articles of one tag, or all. The last question wins. */
export class FeedStore {
  state: FeedState = { kind: 'idle' };
  private asking: AbortController | null = null;

  /** `kept` is what was shown before, on the way back to it. */
  constructor(
    private readonly contents: Asked,
    readonly tag: string | null,
    kept?: ReadyFeed,
  ) {
    if (kept?.tag === tag) this.state = { ...kept, more: 'idle' };
    makeAutoObservable<this, 'contents' | 'asking'>(
      this,
      { state: observableRef, tag: false, contents: false, asking: false },
      { autoBind: true },
    );
  }

  /** Asks unless the list is there already. */
  start(): void {
    if (this.state.kind !== 'ready') void this.load();
  }

  /** Drops what is on its way; what is shown stays. */
  stop(): void {
    this.asking?.abort();
    this.asking = null;
    // What was not answered is asked anew.
    this.become(this.state.kind === 'ready' ? { ...this.state, more: 'idle' } : { kind: 'idle' });
  }

  /** Asks, or asks again. */
  reload(): void {
    void this.load();
  }

  /** {@link loadMore}, for a list that has come near its end. */
  more(): void {
    void this.loadMore();
  }

  /** Asks for the next page; does nothing while one is on its way or when there is none. */
  async loadMore(): Promise<void> {
    const former = this.state;
    if (former.kind !== 'ready' || former.more === 'loading' || former.next === null) return;
    const asking = this.begin();
    this.become({ ...former, more: 'loading' });
    try {
      const asked = { tag: this.tag, limit: PAGE, cursor: former.next };
      const page = await this.contents.list(asked, asking.signal);
      if (asking.signal.aborted) return;
      const known = new Set(former.items.map(({ id }) => id));
      const items = [...former.items, ...page.items.filter(({ id }) => !known.has(id))];
      this.become({ ...former, items, next: page.next, more: 'idle' });
    } catch {
      if (!asking.signal.aborted) this.become({ ...former, more: 'failed' });
    }
  }

  private async load(): Promise<void> {
    const asking = this.begin();
    this.become({ kind: 'loading' });
    try {
      const list = await askFeed(this.contents, this.tag, asking.signal);
      if (!asking.signal.aborted) this.become(list);
    } catch (error) {
      if (!asking.signal.aborted) this.become({ kind: 'failed', error });
    }
  }

  private begin(): AbortController {
    this.asking?.abort();
    this.asking = new AbortController();
    return this.asking;
  }

  private become(state: FeedState): void {
    this.state = state;
  }
}
