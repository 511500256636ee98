import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { LatLng, MapHandle, MapOptions, MapProvider, SettledView } from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import type { MapMark, MapPill } from './map-mark';
import { MarkElements } from './mark-elements';

/** What the map tells; each may be changed at any time. */
export interface HouseMapEvents {
  /** The map rests: also once after it opened. */
  readonly onSettled?: ((view: SettledView, byPerson: boolean) => void) | undefined;
  readonly onMoving?: (() => void) | undefined;
  readonly onMarkPressed?: ((mark: MapMark) => void) | undefined;
  /** The heart of the selected pill was pressed; without it that heart is only shown. */
  readonly onHeartPressed?: ((pill: MapPill) => void) | undefined;
  /** The pointer came upon a mark, or left it (null). */
  readonly onMarkHover?: ((mark: MapMark | null) => void) | undefined;
  readonly onGroundPressed?: ((at: LatLng) => void) | undefined;
}

export type OpenedMap =
  | { readonly state: 'opening' }
  | { readonly state: 'ready'; readonly map: MapHandle; readonly elements: MarkElements }
  | { readonly state: 'failed' };

const OPENING: OpenedMap = { state: 'opening' };

/**
 * Keeps one map in the box as long as the component lives. `options` are those of the moment in
 * which it opens, which comes after the first drawing: a page that the server drew looks where it
 * likely does until this device says where. A map that comes after the component has gone is put
 * away unseen.
 */
export function useOpenMap(
  box: RefObject<HTMLDivElement | null>,
  provider: MapProvider,
  options: MapOptions,
  events: HouseMapEvents,
): { readonly opened: OpenedMap; readonly retry: () => void } {
  const [opened, setOpened] = useState<OpenedMap>(OPENING);
  const [attempt, setAttempt] = useState(0);
  const isAttached = useIsAttached();
  const latest = useRef(events);
  useLayoutEffect(() => {
    latest.current = events;
  });
  const openIn = useEffectEvent((element: HTMLElement) => provider.open(element, options));

  useEffect(() => {
    const element = box.current;
    if (element === null || !isAttached) return undefined;
    let gone = false;
    let map: MapHandle | null = null;
    openIn(element).then(
      (handle) => {
        if (gone) {
          handle.dispose();
          return;
        }
        map = handle;
        // Before React draws again: the first rest comes soon.
        handle.on('settled', (view, byPerson) => latest.current.onSettled?.(view, byPerson));
        handle.on('moving', () => latest.current.onMoving?.());
        handle.on('clicked', (at) => latest.current.onGroundPressed?.(at));
        const elements = new MarkElements(element.ownerDocument, {
          pressed: (mark) => latest.current.onMarkPressed?.(mark),
          heartPressed: (pill) => latest.current.onHeartPressed?.(pill),
          hovered: (mark) => latest.current.onMarkHover?.(mark),
        });
        setOpened({ state: 'ready', map: handle, elements });
      },
      () => {
        if (!gone) setOpened({ state: 'failed' });
      },
    );
    const observer = new ResizeObserver(() => map?.resize());
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
      map?.dispose();
    };
  }, [box, provider, attempt, isAttached]);

  const retry = useCallback(() => {
    setOpened(OPENING);
    setAttempt((before) => before + 1);
  }, []);
  return { opened, retry };
}
