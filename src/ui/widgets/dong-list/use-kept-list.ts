import { useEffect, useState, type RefObject } from 'react';
import { AD_SLOT, type Inventory } from '#core';
import { useReadFromTop } from '../../components/list/use-read-from-top';
import { useServices } from '../../ground/services';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { PagedList, ReadyList } from '../../stores/paged-list';
import { AdStore } from '../ad/ad-store';

/** What a list keeps for the way back; filter, order and dong are in the address. */
export interface KeptList<Ready> {
  /** Null where it was not answered. */
  readonly list: Ready | null;
  readonly ads: ReadonlyMap<string, Inventory> | null;
}

interface ListSource<Question, Item extends { readonly id: string }, Ready> {
  readonly slot: SnapshotSlot<KeptList<Ready>>;
  /** `kept` is what was shown before, on the way back to it. */
  readonly storeOf: (kept?: Ready) => PagedList<Question, Item, Ready & ReadyList<Question, Item>>;
  /** As long as it asks the same the same value. */
  readonly question: Question;
  /** Scrolls it, where that is not the window. */
  readonly scroller?: RefObject<HTMLElement | null> | undefined;
}

/** The list that an address asks for, and what stands over it, kept for the way back. In an observer. */
export function useKeptList<
  Question,
  Item extends { readonly id: string },
  Ready extends ReadyList<Question, Item>,
>({ slot, storeOf, question, scroller }: ListSource<Question, Item, Ready>) {
  const { inventories, perTab, stores } = useServices();
  const { history } = stores;
  const [page] = useState(() => history.current.page);
  const [before] = useState(() => history.snapshots.find(page, slot));
  const [store] = useState(() => storeOf(before?.list ?? undefined));
  const [ads] = useState(
    () => new AdStore(inventories, perTab, [AD_SLOT.WEB_KRG_MAIN_TOP], before?.ads),
  );

  useEffect(() => {
    store.show(question);
  }, [store, question]);

  useEffect(() => {
    ads.start();
    return () => {
      const { state } = store;
      const list = state.kind === 'ready' ? state : null;
      history.snapshots.keep(page, slot, { list, ads: ads.shown });
      store.stop();
      ads.stop();
    };
  }, [store, ads, history, page, slot]);

  useReadFromTop(store.opened, before !== undefined, scroller);
  return { store, ads };
}
