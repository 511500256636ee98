import { useEffect, useLayoutEffect, useState } from 'react';
import type { Notice } from '#core';
import { useServices } from '../../ground/services';
import { AnswerStore } from '../../stores/answer-store';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';

interface NoticeSnapshot {
  readonly id: string;
  /** Null where there is no such notice. */
  readonly notice: Notice | null;
}

/** What a page keeps of the notice that it shows: on the way back it stands there at once. */
export const NOTICE_SLOT: SnapshotSlot<NoticeSnapshot> = { name: 'notice-view' };

/** One notice for as long as a view of it is there; null in it where there is none. */
export function useKeptNotice(id: string): AnswerStore<Notice | null> {
  const { notices, stores } = useServices();
  const { history } = stores;
  const [page] = useState(() => history.current.page);
  const [store] = useState(() => {
    const before = history.snapshots.find(page, NOTICE_SLOT);
    return new AnswerStore(
      (cancel) => notices.one(id, cancel),
      before?.id === id ? before.notice : undefined,
    );
  });
  useLayoutEffect(
    () => () => {
      const { state } = store;
      if (state.kind === 'ready')
        history.snapshots.keep(page, NOTICE_SLOT, { id, notice: state.value });
    },
    [history, page, id, store],
  );
  useEffect(() => {
    store.start();
    return () => {
      store.stop();
    };
  }, [store]);
  return store;
}
