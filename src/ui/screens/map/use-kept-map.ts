import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { pageAt, type MapView } from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { useServices } from '../../ground/services';
import { useAudience } from '../../ground/use-audience';
import type { SheetStop } from '../../components/sheet/sheet-motion';
import { pathOf } from '../../stores/history/url-parts';
import { firstRest, isMap, MAP_SLOT } from './map-snapshot';
import type { MapStore } from './map-store';
import { mapStoreOf } from './map-store-of';
import { noteOf, restAt, type SheetRest } from './sheet/sheet-rest';

interface KeptMapState {
  readonly store: MapStore;
  /** What scrolls the list. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly sheet: SheetRest;
  readonly setStop: (stop: SheetStop) => void;
}

/** What the map looks at first: a view, or what spec/readings R25 makes of the `address`. */
export type MapStart = MapView | 'address';

/**
 * The map's store for as long as its pages are on screen, in step with the address; kept for the
 * way back when they are left. In an observer.
 */
export function useKeptMap(start: MapStart): KeptMapState {
  const services = useServices();
  const { inventories, perTab, stores } = services;
  const { history } = stores;
  const [kept] = useState(() => history.snapshots.find(history.current.page, MAP_SLOT));
  const [store] = useState(() => kept?.store ?? mapStoreOf(services));
  const scroller = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<SheetRest>(() => kept?.sheet ?? firstRest(history.current));
  // The server knows no reload: the page that it drew comes to rest as it was before one.
  const isAttached = useIsAttached();
  const [wasAttached, setWasAttached] = useState(isAttached);
  if (wasAttached !== isAttached) {
    setWasAttached(isAttached);
    setSheet(firstRest(history.current));
  }
  const setStop = useCallback(
    (stop: SheetStop) => {
      const next = restAt(stop, sheet);
      setSheet(next);
      if (isMap(history.current.url)) history.keepNote(noteOf(next));
    },
    [history, sheet],
  );

  const audience = useAudience();
  // Before it begins, which asks for them.
  useEffect(() => {
    store.answer.readAs(audience);
  }, [store, audience]);

  const begin = useEffectEvent(() => {
    store.start(start === 'address' ? undefined : start);
    void store.answer.list.findAd(inventories, perTab);
  });
  useEffect(() => {
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
  }, [store, history]);

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
    const snapshot = { store, sheet, scroll: scroller.current?.scrollTop ?? 0 };
    for (const page of pages) history.snapshots.keep(page, MAP_SLOT, snapshot);
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

  return { store, scroller, sheet, setStop };
}

const isOfMap = (url: string): boolean => isMap(url) || pageAt(pathOf(url))?.name === 'house';
