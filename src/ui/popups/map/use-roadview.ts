import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { LatLng, MapProvider, RoadviewHandle } from '#core';

type Opened = 'loading' | 'open' | 'no-service' | 'none-near';

export type RoadviewState =
  | { readonly kind: Opened }
  | { readonly kind: 'failed'; readonly error: unknown };

const LOADING: RoadviewState = { kind: 'loading' };

/** Keeps a panorama in the box as long as the component lives; one that comes too late is put away. */
export function useRoadview(
  box: RefObject<HTMLElement | null>,
  maps: MapProvider,
  at: LatLng,
): { readonly state: RoadviewState; readonly retry: () => void } {
  const [state, setState] = useState<RoadviewState>(LOADING);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const parent = box.current;
    if (parent === null) return undefined;
    // Of this attempt alone: what an earlier one leaves behind goes with its own element.
    const host = parent.ownerDocument.createElement('div');
    parent.append(host);
    let isOver = false;
    const isGone = () => isOver;
    let handle: RoadviewHandle | null = null;
    const open = async (): Promise<Opened> => {
      const roadview = await maps.roadview();
      if (roadview === null) return 'no-service';
      if (isGone()) return 'loading';
      const opened = await roadview.open(host, at);
      if (isGone()) opened?.dispose();
      else handle = opened;
      return opened === null ? 'none-near' : 'open';
    };
    open().then(
      (kind) => {
        if (!isGone()) setState({ kind });
      },
      (error: unknown) => {
        if (!isGone()) setState({ kind: 'failed', error });
      },
    );
    const observer = new ResizeObserver(() => handle?.resize());
    observer.observe(host);
    return () => {
      isOver = true;
      observer.disconnect();
      handle?.dispose();
      host.remove();
    };
  }, [box, maps, at, attempt]);

  const retry = useCallback(() => {
    setState(LOADING);
    setAttempt((before) => before + 1);
  }, []);
  return { state, retry };
}
