import type { Author, Comment, LikeState, Page } from '#core';

/** A comment of the first level with the replies that are there. */
export interface Thread {
  readonly comment: Comment;
  readonly replies: readonly Comment[];
  /** Where its replies go on; null where that was not asked yet, or there are no more. */
  readonly next: string | null;
  /** How it goes with the next replies. */
  readonly more: 'idle' | 'loading' | 'failed';
}

export const threadOf = (comment: Comment): Thread => ({
  comment,
  replies: comment.replies,
  next: null,
  more: 'idle',
});

/** How many of its replies are not there yet. */
export const hiddenReplies = ({ comment, replies }: Thread): number =>
  Math.max(0, comment.replyCount - replies.length);

const idsOf = (comments: readonly Comment[]): ReadonlySet<string> =>
  new Set(comments.map(({ id }) => id));

/** More threads behind those that are there; what comes twice stands where it came last. */
export function withThreads(
  before: readonly Thread[],
  comments: readonly Comment[],
): readonly Thread[] {
  const come = idsOf(comments);
  return [...before.filter(({ comment }) => !come.has(comment.id)), ...comments.map(threadOf)];
}

const inThread = (
  threads: readonly Thread[],
  id: string,
  change: (thread: Thread) => Thread,
): readonly Thread[] =>
  threads.map((thread) => (thread.comment.id === id ? change(thread) : thread));

/** A page of the replies of a thread behind those that are there. */
export const withReplies = (
  threads: readonly Thread[],
  id: string,
  { items, next }: Pick<Page<Comment>, 'items' | 'next'>,
): readonly Thread[] =>
  inThread(threads, id, (thread) => {
    const come = idsOf(items);
    const replies = [...thread.replies.filter((reply) => !come.has(reply.id)), ...items];
    // What is left is there: others may have deleted some meanwhile.
    const replyCount =
      next === null ? replies.length : Math.max(thread.comment.replyCount, replies.length);
    const comment = { ...thread.comment, replyCount };
    return { comment, replies, next, more: 'idle' };
  });

export const withMore = (
  threads: readonly Thread[],
  id: string,
  more: Thread['more'],
): readonly Thread[] => inThread(threads, id, (thread) => ({ ...thread, more }));

/** A comment that was just written: a reply in its thread, another one at the end, or in front. */
export function withWritten(
  threads: readonly Thread[],
  comment: Comment,
  place: 'front' | 'end',
): readonly Thread[] {
  const { parentId } = comment;
  if (parentId === null) {
    const others = threads.filter((thread) => thread.comment.id !== comment.id);
    return place === 'front' ? [threadOf(comment), ...others] : [...others, threadOf(comment)];
  }
  return inThread(threads, parentId, (thread) => {
    if (idsOf(thread.replies).has(comment.id)) return thread;
    const replyCount = thread.comment.replyCount + 1;
    return {
      ...thread,
      comment: { ...thread.comment, replyCount },
      replies: [...thread.replies, comment],
    };
  });
}

/** The same with one comment changed, whichever level it is of. */
export const withChanged = (
  threads: readonly Thread[],
  id: string,
  change: (comment: Comment) => Comment,
): readonly Thread[] =>
  threads.map((thread) => {
    if (thread.comment.id === id) return { ...thread, comment: change(thread.comment) };
    if (!thread.replies.some((reply) => reply.id === id)) return thread;
    const replies = thread.replies.map((reply) => (reply.id === id ? change(reply) : reply));
    return { ...thread, replies };
  });

export const withLike = (
  threads: readonly Thread[],
  id: string,
  { liked, likes }: LikeState,
): readonly Thread[] =>
  withChanged(threads, id, (comment) => ({
    ...comment,
    likes,
    mine: { ...comment.mine, liked },
  }));

export type Meets = (author: Pick<Author, 'id'> | null) => boolean;

/** The same without those whom the reader does not meet, and without what is said under them. */
export function withoutOthers<
  Talk extends { readonly threads: readonly Thread[]; readonly total: number },
>(talk: Talk, meets: Meets): Talk {
  const isMet = ({ author }: Comment) => meets(author);
  const isWhole = ({ comment, replies }: Thread) => isMet(comment) && replies.every(isMet);
  if (talk.threads.every(isWhole)) return talk;
  const threads = talk.threads.filter(({ comment }) => isMet(comment)).map(withoutReplies(isMet));
  const sizeOf = (list: readonly Thread[]) =>
    list.reduce((sum, { comment }) => sum + Number(!comment.isDeleted) + comment.replyCount, 0);
  const gone = sizeOf(talk.threads) - sizeOf(threads);
  return { ...talk, threads, total: Math.max(0, talk.total - gone) };
}

const withoutReplies =
  (isMet: (reply: Comment) => boolean) =>
  (thread: Thread): Thread => {
    const replies = thread.replies.filter(isMet);
    const replyCount = thread.comment.replyCount - (thread.replies.length - replies.length);
    return { ...thread, replies, comment: { ...thread.comment, replyCount } };
  };

const placeholder = (comment: Comment): Comment => ({
  ...comment,
  author: null,
  mention: null,
  text: '',
  isDeleted: true,
  likes: 0,
  editedAt: null,
  hold: null,
  mine: { liked: false, isAuthor: false },
});

/**
 * The same without a comment (spec/readings R37): one with replies leaves its place, which goes with
 * the last of them.
 */
export function withoutComment(threads: readonly Thread[], id: string): readonly Thread[] {
  return threads.flatMap((thread): readonly Thread[] => {
    const { comment, replies } = thread;
    if (comment.id === id)
      return comment.replyCount === 0 ? [] : [{ ...thread, comment: placeholder(comment) }];
    if (!idsOf(replies).has(id)) return [thread];
    const replyCount = comment.replyCount - 1;
    if (comment.isDeleted && replyCount === 0) return [];
    return [
      {
        ...thread,
        comment: { ...comment, replyCount },
        replies: replies.filter((reply) => reply.id !== id),
      },
    ];
  });
}
