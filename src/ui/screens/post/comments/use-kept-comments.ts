import { reaction } from 'mobx';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useServices } from '../../../ground/services';
import { useAudience } from '../../../ground/use-audience';
import { memberOf } from '../../../ground/use-reader';
import { LikeBook } from '../like-book';
import { likesThrough } from '../likes-through';
import { COMMENTS_SLOT } from '../post-snapshot';
import { CommentDesk } from './comment-desk';
import { CommentsStore } from './comments-store';

/** What is said about a post and what its reader writes there. */
export interface KeptComments {
  readonly store: CommentsStore;
  readonly desk: CommentDesk;
  readonly likes: LikeBook;
}

/**
 * The comments of a post for as long as its page is there, kept for the way back. Whoever looks at the
 * window again finds what was said meanwhile. `onCount` is told how many there are. In an observer.
 */
export function useKeptComments(postId: string, onCount: (count: number) => void): KeptComments {
  const services = useServices();
  const { comments, perTab, random, stores } = services;
  const { community, history, outbox, session } = stores;
  const audience = useAudience();
  const [page] = useState(() => history.current.page);
  const [kept] = useState((): KeptComments => {
    const store = new CommentsStore(
      comments,
      postId,
      (author) => community.meets(memberOf(session), author),
      history.snapshots.find(page, COMMENTS_SLOT),
    );
    const desk = new CommentDesk(
      {
        comments: {
          change: (id, text, key) => comments.change(id, text, key),
          write: async (draft, key, nickname) => {
            const body = { postId, draft, nickname };
            const pressed = await outbox.press(services, 'comment', body, key);
            return pressed.kind === 'sent' ? pressed.result : null;
          },
        },
        random,
        perTab,
        written: (comment) => {
          store.written(comment);
        },
        edited: (comment) => {
          store.edited(comment);
        },
      },
      postId,
    );
    const likes = new LikeBook({
      ...likesThrough(services, 'commentLike'),
      settled: (id, like) => {
        store.liked(id, like);
      },
    });
    return { store, desk, likes };
  });
  const { store } = kept;

  useEffect(
    () =>
      outbox.hear((sent) => {
        if (sent.kind === 'commentLike') store.liked(sent.body.commentId, sent.result);
        if (sent.kind === 'comment' && sent.body.postId === postId) store.written(sent.result);
      }),
    [outbox, postId, store],
  );

  useEffect(() => {
    store.show(audience);
  }, [store, audience]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void store.refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      store.stop();
    };
  }, [store]);

  useEffect(
    () =>
      reaction(
        () => store.ready?.total ?? null,
        (total) => {
          if (total !== null) onCount(total);
        },
        { fireImmediately: true },
      ),
    [store, onCount],
  );

  useLayoutEffect(
    () => () => {
      if (store.ready !== null) history.snapshots.keep(page, COMMENTS_SLOT, store.ready);
    },
    [history, page, store],
  );
  return kept;
}
