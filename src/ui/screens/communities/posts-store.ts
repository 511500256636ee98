import { makeAutoObservable, observableRef } from 'mobx';
import type { Cancellation, Page, Posts, PostSummary } from '#core';
import { isSameList, LONGEST_PAGE, PAGE, questionKey, type PostsQuestion } from './posts-question';

/** A list that grows at its end. */
export interface ReadyPosts {
  readonly kind: 'ready';
  readonly question: PostsQuestion;
  readonly items: readonly PostSummary[];
  readonly total: number;
  readonly next: string | null;
  /** How it goes with the next page. */
  readonly more: 'idle' | 'loading' | 'failed';
}

export type PostsState =
  | { readonly kind: 'idle' }
  /** What was shown before stays readable while the next answer is on its way. */
  | { readonly kind: 'loading'; readonly former: ReadyPosts | null }
  | ReadyPosts
  | { readonly kind: 'failed'; readonly error: unknown };

/** Asks for a page of a list. */
function askPage(
  posts: Pick<Posts, 'list'>,
  { board, sort, q }: PostsQuestion,
  { cursor, limit = PAGE }: { readonly cursor: string | null; readonly limit?: number },
  cancel?: Cancellation,
): Promise<Page<PostSummary>> {
  return posts.list({ categoryTypeCode: board, sort, q, limit, cursor }, cancel);
}

/** Asks for a list as it is with its first page, or with as many posts as were there before. */
export async function askPosts(
  posts: Pick<Posts, 'list'>,
  question: PostsQuestion,
  cancel?: Cancellation,
  least = PAGE,
): Promise<ReadyPosts> {
  const limit = Math.min(LONGEST_PAGE, Math.max(PAGE, least));
  const first = await askPage(posts, question, { cursor: null, limit }, cancel);
  const { total } = first;
  let { items, next } = first;
  while (next !== null && items.length < least) {
    const page = await askPage(posts, question, { cursor: next, limit }, cancel);
    items = withPage(items, page.items);
    next = page.next;
  }
  return { kind: 'ready', question, items, total, next, more: 'idle' };
}

/** What there is of a page and was not there before. */
function withPage(
  before: readonly PostSummary[],
  page: readonly PostSummary[],
): readonly PostSummary[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...page.filter(({ id }) => !known.has(id))];
}

/** Posts by the question of the address; the last question wins. */
export class PostsStore {
  state: PostsState = { kind: 'idle' };
  /** How many lists have been opened: a new one is read from its top. */
  opened = 0;
  private asked: PostsQuestion | null = null;
  private asking: AbortController | null = null;

  /** `kept` is what was shown before, on the way back to it; `heard` is told of what is answered. */
  constructor(
    private readonly posts: Pick<Posts, 'list'>,
    private readonly heard: (posts: readonly PostSummary[]) => void,
    kept?: ReadyPosts,
  ) {
    if (kept !== undefined) {
      this.asked = kept.question;
      this.state = { ...kept, more: 'idle' };
    }
    makeAutoObservable<this, 'posts' | 'heard' | 'asked' | 'asking'>(
      this,
      { state: observableRef, posts: false, heard: false, asked: false, asking: false },
      { autoBind: true },
    );
  }

  /** What can be read now: the list itself, or the former one while a new one is on its way. */
  get shown(): ReadyPosts | null {
    if (this.state.kind === 'ready') return this.state;
    return this.state.kind === 'loading' ? this.state.former : null;
  }

  /** Asks what the address asks, unless that is shown already. */
  show(question: PostsQuestion): void {
    const isShown = this.asked !== null && questionKey(this.asked) === questionKey(question);
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
      const page = await askPage(
        this.posts,
        former.question,
        { cursor: former.next },
        asking.signal,
      );
      if (asking.signal.aborted) return;
      this.heard(page.items);
      const items = withPage(former.items, page.items);
      this.become({ ...former, items, next: page.next, more: 'idle' });
    } catch {
      if (!asking.signal.aborted) this.become({ ...former, more: 'failed' });
    }
  }

  private async load(question: PostsQuestion): Promise<void> {
    const asking = this.begin();
    const former = this.shown;
    this.asked = question;
    this.become({ kind: 'loading', former });
    const same = former !== null && isSameList(former.question, question) ? former : null;
    try {
      const least = same?.items.length;
      const list = await askPosts(this.posts, question, asking.signal, least);
      if (asking.signal.aborted) return;
      this.heard(list.items);
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

  private become(state: PostsState, opened = 0): void {
    this.state = state;
    this.opened += opened;
  }
}
