import { makeAutoObservable, observableRef } from 'mobx';
import type { Cancellation, Page } from '#core';

/** Rows of one page. */
export const PAGE = 30;
/** No page is longer. */
const LONGEST_PAGE = 100;

interface Row {
  readonly id: string;
}

/** A list that grows at its end. */
export interface ReadyList<Question, Item extends Row> {
  readonly kind: 'ready';
  readonly question: Question;
  readonly items: readonly Item[];
  readonly total: number;
  readonly next: string | null;
  /** How it goes with the next page. */
  readonly more: 'idle' | 'loading' | 'failed';
}

export type PagedListState<Ready> =
  | { readonly kind: 'idle' }
  /** What was shown before stays readable while the next answer is on its way. */
  | { readonly kind: 'loading'; readonly former: Ready | null }
  | Ready
  | { readonly kind: 'failed'; readonly error: unknown };

/** Where the rows of a list come from. */
export interface PagedListSource<Question, Item extends Row, Ready> {
  /** The list with its first page, or with at least so many rows. */
  readonly ask: (question: Question, cancel: Cancellation, least?: number) => Promise<Ready>;
  readonly askPage: (former: Ready, cursor: string, cancel: Cancellation) => Promise<Page<Item>>;
  /** One text for all questions with the same answer. */
  readonly keyOf: (question: Question) => string;
  /** Whether two questions ask for the same list, as two readers see it. */
  readonly isSameList: (a: Question, b: Question) => boolean;
  /** Told of what is answered. */
  readonly heard?: (items: readonly Item[]) => void;
}

/** What there is of a page and was not there before. */
function withPage<Item extends Row>(
  before: readonly Item[],
  page: readonly Item[],
): readonly Item[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...page.filter(({ id }) => !known.has(id))];
}

/** Asks for a list as it is with its first page, or with as many rows as were there before. */
export async function askPages<Item extends Row>(
  askPage: (asked: {
    readonly cursor: string | null;
    readonly limit: number;
  }) => Promise<Page<Item>>,
  least = PAGE,
): Promise<Page<Item>> {
  const limit = Math.min(LONGEST_PAGE, Math.max(PAGE, least));
  const first = await askPage({ cursor: null, limit });
  let { items, next } = first;
  while (next !== null && items.length < least) {
    const page = await askPage({ cursor: next, limit });
    items = withPage(items, page.items);
    next = page.next;
  }
  return { ...first, items, next };
}

/** A list by the question of the address; the last question wins. */
export class PagedList<Question, Item extends Row, Ready extends ReadyList<Question, Item>> {
  state: PagedListState<Ready> = { kind: 'idle' };
  /** How many lists have been opened: a new one is read from its top. */
  opened = 0;
  private asked: Question | null = null;
  private asking: AbortController | null = null;

  /** `kept` is what was shown before, on the way back to it. */
  constructor(
    private readonly source: PagedListSource<Question, Item, Ready>,
    kept?: Ready,
  ) {
    if (kept !== undefined) {
      this.asked = kept.question;
      this.state = { ...kept, more: 'idle' };
    }
    makeAutoObservable<this, 'source' | 'asked' | 'asking'>(
      this,
      { state: observableRef, source: false, asked: false, asking: false },
      { autoBind: true },
    );
  }

  /** What can be read now: the list itself, or the former one while a new one is on its way. */
  get shown(): Ready | null {
    if (this.state.kind === 'ready') return this.state;
    return this.state.kind === 'loading' ? this.state.former : null;
  }

  /** Asks what the address asks, unless that is shown already. */
  show(question: Question): void {
    const { keyOf } = this.source;
    const isShown = this.asked !== null && keyOf(this.asked) === keyOf(question);
    if (!isShown || this.state.kind === 'idle') void this.load(question);
  }

  /** Asks again. */
  reload(): void {
    if (this.asked !== null) void this.load(this.asked);
  }

  /** Drops what is on its way; what is shown stays. */
  stop(): void {
    this.asking?.abort();
    this.asking = null;
    // What was not answered is asked anew.
    const { shown } = this;
    this.asked = shown?.question ?? null;
    this.become(shown === null ? { kind: 'idle' } : { ...shown, more: 'idle' });
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
      const page = await this.source.askPage(former, former.next, asking.signal);
      if (asking.signal.aborted) return;
      this.source.heard?.(page.items);
      const items = withPage(former.items, page.items);
      this.become({ ...former, items, next: page.next, more: 'idle' });
    } catch {
      if (!asking.signal.aborted) this.become({ ...former, more: 'failed' });
    }
  }

  private async load(question: Question): Promise<void> {
    const asking = this.begin();
    const former = this.shown;
    this.asked = question;
    this.become({ kind: 'loading', former });
    const { source } = this;
    const same = former !== null && source.isSameList(former.question, question) ? former : null;
    try {
      const list = await source.ask(question, asking.signal, same?.items.length);
      if (asking.signal.aborted) return;
      source.heard?.(list.items);
      this.become(list, same === null ? 1 : 0);
    } catch (error) {
      // The same list as it was answered before can still be read.
      if (!asking.signal.aborted) this.become(same ?? { kind: 'failed', error });
    }
  }

  private begin(): AbortController {
    this.asking?.abort();
    this.asking = new AbortController();
    return this.asking;
  }

  private become(state: PagedListState<Ready>, opened = 0): void {
    this.state = state;
    this.opened += opened;
  }
}
