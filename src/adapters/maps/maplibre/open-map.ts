import { AppError, type MapHandle, type MapOptions } from '#core';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { LoadBaseMap } from './ground/load-base-map';
import { offlineGround } from './ground/offline-ground';
import { loadOnlineGround } from './ground/online-ground';
import { MapLibreMapHandle } from './maplibre-map-handle';
import { CIRCLE, ROOM } from './own-layers';

/** An online style that has not drawn its first tile by then is given up for the offline ground. */
const ONLINE_MS = 6_000;

/** Where a map's ground comes from. */
export interface GroundSource {
  /** An online style that is taken instead when it answers in time. */
  readonly styleUrl: string | null;
  readonly baseMap: LoadBaseMap;
}

/** Resolves with the first tile, rejects with the first error or when the time is over. */
function firstTile(map: MapLibreMap, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      map.off('sourcedata', onData);
      map.off('error', onError);
      signal.removeEventListener('abort', onError);
    };
    const onData = (event: { readonly tile?: unknown; readonly sourceId?: string }): void => {
      if (event.tile === undefined || event.sourceId === CIRCLE || event.sourceId === ROOM) return;
      stop();
      resolve();
    };
    const onError = (): void => {
      stop();
      reject(new Error('the online map did not draw'));
    };
    map.on('sourcedata', onData);
    map.on('error', onError);
    signal.addEventListener('abort', onError);
  });
}

async function drawGround(
  handle: MapLibreMapHandle,
  source: GroundSource,
  stationNames: boolean,
): Promise<void> {
  if (source.styleUrl !== null) {
    const signal = AbortSignal.timeout(ONLINE_MS);
    try {
      handle.showGround(await loadOnlineGround(source.styleUrl, signal));
      await firstTile(handle.engine, signal);
      return;
    } catch {
      // Not reached in time: the offline ground is drawn instead.
    }
  }
  handle.showGround(offlineGround(await source.baseMap(), stationNames));
}

interface Begun {
  readonly handle: MapLibreMapHandle;
  /** Resolves when its ground is there, or is given up. */
  readonly ground: Promise<void>;
}

function begin(container: HTMLElement, options: MapOptions, source: GroundSource): Begun {
  let handle: MapLibreMapHandle;
  try {
    handle = new MapLibreMapHandle(container, options);
  } catch {
    // The engine is there, but the browser has no WebGL for it.
    throw new AppError('refused');
  }
  const ground = drawGround(handle, source, options.stationNames ?? true).catch(() => {
    // Without any ground the plain one stays: overlays, moves and the list go on.
  });
  return { handle, ground };
}

/** Opens a map that can be used at once; its ground is drawn as soon as it is there. */
export function openMap(
  container: HTMLElement,
  options: MapOptions,
  source: GroundSource,
): MapLibreMapHandle {
  return begin(container, options, source).handle;
}

/** A map of which all is drawn. */
export interface DrawnMap {
  /** Not reachable yet. */
  readonly map: MapHandle & Pick<MapLibreMapHandle, 'focus' | 'setReachable'>;
  /** Resolves when all is drawn of where it was moved to. */
  readonly drawn: () => Promise<void>;
}

/** Opens a map that is drawn; one that `signal` calls off is put away, and nothing resolves. */
export async function openDrawnMap(
  container: HTMLElement,
  options: MapOptions,
  source: GroundSource,
  signal: AbortSignal,
): Promise<DrawnMap> {
  signal.throwIfAborted();
  const { handle, ground } = begin(container, options, source);
  handle.setReachable(false);
  signal.addEventListener('abort', () => {
    handle.dispose();
  });
  const drawn = async (): Promise<void> => {
    await ground;
    await new Promise((resolve) => handle.engine.once('idle', resolve));
  };
  await drawn();
  return { map: handle, drawn };
}
