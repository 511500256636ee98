import { makeAutoObservable, observableRef } from 'mobx';
import {
  COMMENT_SORT,
  type Cancellation,
  type Comment,
  type Comments,
  type CommentSort,
  type LikeState,
} from '#core';
import {
  threadOf,
  withChanged,
  withLike,
  withMore,
  withoutComment,
  withoutOthers,
  withReplies,
  withThreads,
  withWritten,
  type Meets,
  type Thread,
} from './threads';

/** Threads of one page, and replies of one press. */
const COMMENTS_PAGE = 20;
/** No page is longer. */
export const LONGEST_PAGE = 100;

export interface ReadyComments {
  readonly kind: 'ready';
  /** Whom they were answered to; null for a visitor. */
  readonly reader: string | null;
  readonly sort: CommentSort;
  readonly threads: readonly Thread[];
  /** How many there are on both levels. */
  readonly total: number;
  readonly next: string | null;
  readonly more: 'idle' | 'loading' | 'failed';
}

type CommentsState =
  | { readonly kind: 'idle' | 'loading' }
  | ReadyComments
  | { readonly kind: 'failed'; readonly error: unknown };

type Port = Pick<Comments, 'list'>;

/** Asks for the first page of what is said about a post. */
export async function askComments(
  comments: Port,
  postId: string,
  { reader, sort }: Pick<ReadyComments, 'reader' | 'sort'>,
  cancel?: Cancellation,
  limit = COMMENTS_PAGE,
): Promise<ReadyComments> {
  const query = { postId, parentId: null, sort, limit, cursor: null };
  const { items, total, next } = await comments.list(query, cancel);
  return { kind: 'ready', reader, sort, threads: items.map(threadOf), total, next, more: 'idle' };
}

/** What is said about a post, as its reader sees it. The last question wins. */
export class CommentsStore {
  state: CommentsState = { kind: 'idle' };
  private reader: string | null = null;
  private sort: CommentSort = COMMENT_SORT.oldest;
  private asking: AbortController | null = null;

  constructor(
    private readonly comments: Port,
    private readonly postId: string,
    /** Whether the reader still meets somebody who says something. */
    private readonly meets: Meets = () => true,
    kept?: ReadyComments,
  ) {
    if (kept !== undefined) {
      this.sort = kept.sort;
      const threads = kept.threads.map((thread) => ({ ...thread, more: 'idle' as const }));
      this.state = { ...kept, threads, more: 'idle' };
    }
    makeAutoObservable<this, 'comments' | 'postId' | 'meets' | 'reader' | 'asking'>(
      this,
      {
        state: observableRef,
        comments: false,
        postId: false,
        meets: false,
        reader: false,
        asking: false,
      },
      { autoBind: true },
    );
  }

  /** As they may be shown. */
  get ready(): ReadyComments | null {
    return this.state.kind === 'ready' ? withoutOthers(this.state, this.meets) : null;
  }

  get order(): CommentSort {
    return this.sort;
  }

  /** Asks, unless it was answered to this reader already; what another one was shown stays meanwhile. */
  show(reader: string | null): void {
    this.reader = reader;
    if (this.state.kind !== 'ready') void this.load();
    else if (this.state.reader !== reader) void this.askAgain((_, ready) => ready);
  }

  sortBy(sort: CommentSort): void {
    if (sort === this.sort) return;
    this.sort = sort;
    void this.load();
  }

  stop(): void {
    this.asking?.abort();
    this.asking = null;
    if (this.state.kind !== 'ready') this.become({ kind: 'idle' });
  }

  /** Asks for the first page, or again for it. Never rejects. */
  async load(): Promise<void> {
    const asking = this.begin();
    const { reader, sort } = this;
    if (this.state.kind !== 'ready') this.become({ kind: 'loading' });
    try {
      const ready = await askComments(this.comments, this.postId, { reader, sort }, asking.signal);
      if (!asking.signal.aborted) this.become(ready);
    } catch (error) {
      if (!asking.signal.aborted) this.become({ kind: 'failed', error });
    }
  }

  /**
   * Asks again for as much as is there. Answers how many more there are than before; null where
   * nothing could be had, which leaves what is there.
   */
  refresh(): Promise<number | null> {
    return this.askAgain(withLater);
  }

  private async askAgain(
    joined: (former: ReadyComments, later: ReadyComments) => ReadyComments,
  ): Promise<number | null> {
    const former = this.ready;
    if (former === null) return null;
    const asking = this.begin();
    try {
      const ready = await this.asMany(former.threads.length, asking.signal);
      if (asking.signal.aborted) return null;
      this.become(joined(former, ready));
      return Math.max(0, ready.total - former.total);
    } catch {
      return null;
    }
  }

  /** Asks for the next threads; does nothing while they are on their way or when there are none. */
  async loadMore(limit = COMMENTS_PAGE): Promise<void> {
    const former = this.ready;
    if (former === null || former.more === 'loading' || former.next === null) return;
    const asking = this.begin();
    this.become({ ...former, more: 'loading' });
    const { sort, next: cursor } = former;
    try {
      const query = { postId: this.postId, parentId: null, sort, limit, cursor };
      const { items, next, total } = await this.comments.list(query, asking.signal);
      if (asking.signal.aborted) return;
      this.change((ready) => ({
        ...ready,
        threads: withThreads(ready.threads, items),
        next,
        total: Math.max(total, ready.total),
        more: 'idle',
      }));
    } catch {
      if (!asking.signal.aborted) this.change((ready) => ({ ...ready, more: 'failed' }));
    }
  }

  /** Asks for the next replies of a thread. */
  async loadReplies(thread: Thread): Promise<void> {
    const { id } = thread.comment;
    if (thread.more === 'loading') return;
    this.change((ready) => ({ ...ready, threads: withMore(ready.threads, id, 'loading') }));
    const cursor = thread.next;
    try {
      const limit = LONGEST_PAGE;
      const sort = COMMENT_SORT.oldest;
      const query = { postId: this.postId, parentId: id, sort, limit, cursor };
      const page = await this.comments.list(query);
      this.change((ready) => ({ ...ready, threads: withReplies(ready.threads, id, page) }));
    } catch {
      this.change((ready) => ({ ...ready, threads: withMore(ready.threads, id, 'failed') }));
    }
  }

  /** It was just written. */
  written(comment: Comment): void {
    this.change((ready) => ({
      ...ready,
      threads: withWritten(
        ready.threads,
        comment,
        ready.sort === COMMENT_SORT.newest ? 'front' : 'end',
      ),
      total: ready.total + 1,
    }));
  }

  /** It was just edited. */
  edited(comment: Comment): void {
    const { text, editedAt, hold } = comment;
    this.change((ready) => ({
      ...ready,
      threads: withChanged(ready.threads, comment.id, (before) => ({
        ...before,
        text,
        editedAt,
        hold,
      })),
    }));
  }

  removed(id: string): void {
    this.change((ready) => ({
      ...ready,
      threads: withoutComment(ready.threads, id),
      total: Math.max(0, ready.total - 1),
    }));
  }

  liked(id: string, like: LikeState): void {
    this.change((ready) => ({ ...ready, threads: withLike(ready.threads, id, like) }));
  }

  /** As many threads as `count`, and what there is of one page more. */
  private async asMany(count: number, cancel: Cancellation): Promise<ReadyComments> {
    const { comments, postId, reader, sort } = this;
    const limit = Math.min(LONGEST_PAGE, Math.max(COMMENTS_PAGE, count));
    let ready = await askComments(comments, postId, { reader, sort }, cancel, limit);
    while (ready.next !== null && ready.threads.length < count) {
      const query = { postId, parentId: null, sort, limit, cursor: ready.next };
      const { items, next } = await comments.list(query, cancel);
      ready = { ...ready, threads: withThreads(ready.threads, items), next };
    }
    return ready;
  }

  private change(how: (ready: ReadyComments) => ReadyComments): void {
    if (this.state.kind === 'ready') this.become(how(this.state));
  }

  private begin(): AbortController {
    this.asking?.abort();
    this.asking = new AbortController();
    return this.asking;
  }

  private become(state: CommentsState): void {
    this.state = state;
  }
}

/** What was answered later, with the replies that were asked for before: they stay open. */
function withLater(former: ReadyComments, later: ReadyComments): ReadyComments {
  const open = new Map(former.threads.map((thread) => [thread.comment.id, thread]));
  const threads = later.threads.map((thread) => {
    const before = open.get(thread.comment.id);
    const isOpen = before !== undefined && before.replies.length > thread.replies.length;
    if (!isOpen) return thread;
    const come = new Set(thread.replies.map(({ id }) => id));
    const rest = before.replies.filter(({ id }) => !come.has(id));
    return { ...thread, replies: [...thread.replies, ...rest], next: before.next };
  });
  return { ...later, threads };
}
