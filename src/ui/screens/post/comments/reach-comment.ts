import type { CommentPlace } from '#core';
import { LONGEST_PAGE, type CommentsStore } from './comments-store';
import { hiddenReplies, type Thread } from './threads';

type Store = Pick<CommentsStore, 'ready' | 'loadMore' | 'loadReplies'>;

/** Asks for as much as it takes to show a comment; answers whether it is there. Never rejects. */
export async function reachComment(store: Store, place: CommentPlace): Promise<boolean> {
  for (let before: unknown = null; ;) {
    const { ready } = store;
    // What brought nothing more brings nothing the next time.
    if (ready === null || ready.threads === before) return false;
    const thread = ready.threads.find(({ comment }) => comment.id === (place.parentId ?? place.id));
    if (thread !== undefined && holds(thread, place)) return true;
    before = ready.threads;
    if (thread === undefined) {
      if (ready.next === null) return false;
      await store.loadMore(LONGEST_PAGE);
    } else {
      if (hiddenReplies(thread) === 0) return false;
      await store.loadReplies(thread);
    }
  }
}

const holds = ({ replies }: Thread, { id, parentId }: CommentPlace): boolean =>
  parentId === null || replies.some((reply) => reply.id === id);
