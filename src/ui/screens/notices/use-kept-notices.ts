import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { NoticeFilter } from '#core';
import { useServices } from '../../ground/services';
import { questionKey, type NoticesQuestion } from './notices-question';
import { NOTICES_SLOT } from './notices-snapshot';
import { NoticesStore } from './notices-store';
import { useFittingCount } from './use-fitting-count';

/**
 * The list that a question asks for and the count of fitting ones, kept for the way back with where its
 * column was scrolled to. In an observer.
 */
export function useKeptNotices(question: NoticesQuestion, filter: NoticeFilter, now: number) {
  const { notices, dongs, stores } = useServices();
  const { history } = stores;
  const [page] = useState(() => history.current.page);
  const [before] = useState(() => history.snapshots.find(page, NOTICES_SLOT));
  const [store] = useState(() => new NoticesStore({ notices, dongs }, before));
  const { weighed, fitting, field } = useFittingCount(before?.weighed ?? null, filter, now);
  const column = useRef<HTMLElement>(null);
  const scrolled = useRef(0);

  useEffect(() => {
    store.show(question);
  }, [store, question]);

  useEffect(
    () => () => {
      const kept = store.kept();
      if (kept !== null)
        history.snapshots.keep(page, NOTICES_SLOT, {
          ...kept,
          weighed: weighed.value,
          scrolled: scrolled.current,
        });
      store.stop();
    },
    [store, weighed, history, page],
  );

  // Before it is painted: nobody sees the column at its top.
  const [first] = useState(() => ({ key: questionKey(question), opened: store.opened }));
  useLayoutEffect(() => {
    if (column.current !== null && before?.key === first.key)
      column.current.scrollTop = before.scrolled;
  }, [before, first]);

  // Another list is read from its top.
  const { opened } = store;
  const read = useRef(opened);
  useLayoutEffect(() => {
    if (read.current === opened) return;
    const isFirst = read.current === 0 && before === undefined;
    read.current = opened;
    if (isFirst) return;
    if (column.current !== null) column.current.scrollTop = 0;
    if (window.scrollY > 0) window.scrollTo(0, 0);
  }, [opened, before]);

  const onScroll = () => {
    scrolled.current = column.current?.scrollTop ?? 0;
  };
  return { store, fitting, field, column, onScroll };
}
