import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import type { LinkedItem } from '#core';
import { useServices } from '../../ground/services';
import { AnswerStore } from '../../stores/answer-store';
import { findItem } from './find-item';
import { ITEM_SLOT } from './item-snapshot';
import { NotFoundPage } from './NotFoundPage';

interface ItemPageProps {
  readonly item: LinkedItem;
  readonly children: ReactNode;
}

/** The page of a post, content or deal; nothing where it was deleted, as its head says. */
export const ItemPage = observer(function ItemPage({ item, children }: ItemPageProps) {
  const { items, stores } = useServices();
  const { history } = stores;
  const [store] = useState(() => {
    const before = history.snapshots.find(history.current.page, ITEM_SLOT);
    return new AnswerStore((cancel) => findItem(items, item, cancel), before?.found);
  });

  useEffect(() => {
    store.start();
    return () => {
      store.stop();
    };
  }, [store]);

  const isGone = store.state.kind === 'ready' && store.value === null;
  return isGone ? <NotFoundPage /> : children;
});
