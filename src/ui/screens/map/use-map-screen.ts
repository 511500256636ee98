import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { MapView } from '#core';
import { useServices } from '../../app/services';
import type { SheetStop } from '../../components/sheet/sheet-motion';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import { HistoryAddressBar } from './map-address';
import { MapStore } from './map-store';

/** What the way back to the map finds again: all of it, without a request. */
interface MapSnapshot {
  readonly store: MapStore;
  readonly stop: SheetStop;
  readonly scroll: number;
}

const SLOT: SnapshotSlot<MapSnapshot> = { name: 'map' };

interface MapScreenState {
  readonly store: MapStore;
  /** What scrolls the list. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly stop: SheetStop;
  readonly setStop: (stop: SheetStop) => void;
}

/**
 * The map's store for as long as its pages are on screen, in step with the address; kept for the
 * way back when they are left. It begins when `start` is there: null waits, a view is looked at
 * first, and `address` leaves the beginning to readings.md R25.
 */
export function useMapScreen(start: MapView | 'address' | null): MapScreenState {
  const { houses, places, inventories, local, clock, stores } = useServices();
  const { history } = stores;
  const [kept] = useState(() =>
    history.kind === 'POP' ? history.snapshots.find(history.current.page, SLOT) : undefined,
  );
  const [store] = useState(
    () =>
      kept?.store ??
      new MapStore({ houses, places, local, clock, address: new HistoryAddressBar(history) }),
  );
  const scroller = useRef<HTMLDivElement>(null);
  // A list of one place that came with the address is what the person wants to see.
  const [stop, setStop] = useState<SheetStop>(
    () => kept?.stop ?? (/[?&]spot=/.test(history.current.url) ? 'half' : 'peek'),
  );

  const hasBegun = start !== null;
  const begin = useEffectEvent(() => {
    store.start(start === 'address' || start === null ? undefined : start);
    void store.answer.list.findAd(inventories);
  });
  useEffect(() => {
    if (!hasBegun) return undefined;
    begin();
    let former = history.current;
    const stopListening = history.listen(() => {
      const { key, page } = former;
      former = history.current;
      // Another entry of the same page, which a popup left: the page is what it is.
      if (page === former.page && key !== former.key) store.keepAddress();
      else store.addressChanged();
    });
    return () => {
      stopListening();
      store.stop();
    };
  }, [store, history, hasBegun]);

  const scroll = kept?.scroll ?? 0;
  useEffect(() => {
    if (scroll === 0) return undefined;
    // The virtual list begins at its top when it takes hold of what scrolls.
    const frame = requestAnimationFrame(() => {
      scroller.current?.scrollTo({ top: scroll });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [scroll]);

  const keep = useEffectEvent((pages: ReadonlySet<string>) => {
    const snapshot = { store, stop, scroll: scroller.current?.scrollTop ?? 0 };
    for (const page of pages) history.snapshots.keep(page, SLOT, snapshot);
  });
  // A layout effect: when it ends, the list is still in the page and knows how far it is scrolled.
  useLayoutEffect(() => {
    const pages = new Set([history.current.page]);
    const stopListening = history.listen(() => {
      const { url, page } = history.current;
      if (!isOfMap(url)) return;
      // The last one that was shown comes last: the oldest are let go first.
      pages.delete(page);
      pages.add(page);
    });
    return () => {
      stopListening();
      keep(pages);
    };
  }, [history]);

  return { store, scroller, stop, setStop };
}

const isOfMap = (url: string): boolean => /^\/(map|place\/[^/?#]+)([?#]|$)/.test(url);
