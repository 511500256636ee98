import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../ground/services';
import { questionKey, type NoticesQuestion } from './notices-question';
import { NOTICES_SLOT } from './notices-snapshot';
import { noticesStore } from './notices-store';
import { useFitting } from './use-fitting';

/**
 * The list that a question asks for and what of it fits, kept for the way back with where its column
 * was scrolled to. In an observer.
 */
export function useKeptNotices(question: NoticesQuestion, onlyFitting: boolean, now: number) {
  const { notices, dongs, stores } = useServices();
  const { history } = stores;
  const [page] = useState(() => history.current.page);
  const [before] = useState(() => history.snapshots.find(page, NOTICES_SLOT));
  const [store] = useState(() => noticesStore({ notices, dongs }, before?.list));
  // As it is asked in the end: without the area of a push that nobody knows.
  const isPushLost = question.isPush && store.shown?.isPushLost === true;
  const filter = useMemo(
    () => (isPushLost ? { ...question.filter, areas: [] } : question.filter),
    [question.filter, isPushLost],
  );
  const asked = { filter, sort: question.sort };
  const { weighed, fitting } = useFitting(before?.weighed ?? null, asked, now);
  const column = useRef<HTMLElement>(null);
  const scrolled = useRef(0);

  useEffect(() => {
    store.show(question);
  }, [store, question]);

  useEffect(
    () => () => {
      const { state } = store;
      if (state.kind === 'ready')
        history.snapshots.keep(page, NOTICES_SLOT, {
          list: state,
          weighed: weighed.value,
          scrolled: scrolled.current,
        });
      store.stop();
    },
    [store, weighed, history, page],
  );

  // Before it is painted: nobody sees the column at its top.
  const [first] = useState(() => questionKey(question));
  useLayoutEffect(() => {
    if (before === undefined || questionKey(before.list.question) !== first) return;
    if (column.current !== null) column.current.scrollTop = before.scrolled;
  }, [before, first]);

  // Another list is read from its top.
  const { opened } = store;
  const read = useRef({ opened, onlyFitting });
  useLayoutEffect(() => {
    const former = read.current;
    if (former.opened === opened && former.onlyFitting === onlyFitting) return;
    const isFirst = former.opened === 0 && before === undefined;
    read.current = { opened, onlyFitting };
    if (isFirst) return;
    if (column.current !== null) column.current.scrollTop = 0;
    if (window.scrollY > 0) window.scrollTo(0, 0);
  }, [opened, onlyFitting, before]);

  const onScroll = () => {
    scrolled.current = column.current?.scrollTop ?? 0;
  };
  return { store, filter, isPushLost, weighed, fitting, column, onScroll };
}
