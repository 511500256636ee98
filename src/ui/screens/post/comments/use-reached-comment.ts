import { useEffect, useState } from 'react';
import { commentFrom } from '#core';
import { useServices } from '../../../ground/services';
import { hashOf } from '../../../stores/history/url-parts';
import { REACHED_SLOT } from '../post-snapshot';
import type { CommentsStore } from './comments-store';
import { reachComment } from './reach-comment';

/**
 * Shows the comment that the address names, once: on the way back the page stands as it was left. In an
 * observer.
 */
export function useReachedComment(store: CommentsStore, say: (words: string) => void): void {
  const { history } = useServices().stores;
  const [{ page, url }] = useState(() => history.current);
  const [place] = useState(() =>
    history.snapshots.find(page, REACHED_SLOT) === undefined ? commentFrom(hashOf(url)) : null,
  );
  const [reached, reach] = useState<string | null>(null);
  const isThere = store.ready !== null;

  useEffect(() => {
    if (place === null || !isThere) return;
    let isLeft = false;
    void reachComment(store, place).then((isReached) => {
      if (isLeft) return;
      if (isReached) reach(place.id);
      else say('찾던 댓글을 지금은 볼 수 없어요.');
    });
    return () => {
      isLeft = true;
    };
  }, [store, place, isThere, say]);

  useEffect(() => {
    if (reached === null) return;
    history.snapshots.keep(page, REACHED_SLOT, true);
    const comment = document.querySelector<HTMLElement>(`[data-comment="${reached}"]`);
    comment?.scrollIntoView({ block: 'center' });
    comment?.focus({ preventScroll: true });
  }, [history, page, reached]);
}
