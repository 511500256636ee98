import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import type { Cancellation, LinkedItem } from '#core';
import { useServices } from '../../ground/services';
import { AnswerStore } from '../../stores/answer-store';
import { NotFoundPage } from './NotFoundPage';

interface ItemPageProps {
  readonly item: LinkedItem;
  readonly children: ReactNode;
}

/** The page of a post, content or deal; nothing where it was deleted, as its head says. */
export const ItemPage = observer(function ItemPage({ item, children }: ItemPageProps) {
  const { items } = useServices();
  const [store] = useState(() => {
    const { lookup, id } = item;
    const ask = (cancel: Cancellation): Promise<object | null> =>
      id === null ? Promise.resolve(null) : items[lookup](id, cancel);
    return new AnswerStore(ask);
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
