import { useEffect, useLayoutEffect, useState } from 'react';
import { useServices } from '../../ground/services';
import { AnswerStore } from '../../stores/answer-store';
import { askContent, CONTENT_SLOT, type ShownContent } from './content-answer';

/** One article for as long as its page is there, kept for the way back. */
export function useKeptContent(id: string): AnswerStore<ShownContent> {
  const { contents, houses, stores } = useServices();
  const { history } = stores;
  const [page] = useState(() => history.current.page);
  const [store] = useState(() => {
    const before = history.snapshots.find(page, CONTENT_SLOT);
    return new AnswerStore(
      (cancel) => askContent({ contents, houses }, id, cancel),
      before?.id === id ? before : undefined,
    );
  });
  useLayoutEffect(
    () => () => {
      if (store.value !== null) history.snapshots.keep(page, CONTENT_SLOT, store.value);
    },
    [history, page, store],
  );
  useEffect(() => {
    store.start();
    return () => {
      store.stop();
    };
  }, [store]);
  return store;
}
