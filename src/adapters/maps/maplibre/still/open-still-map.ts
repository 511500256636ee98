import { AppError, type MapHandle, type MapOptions } from '#core';
import type { Presence } from '../../presence';
import { ReplaceableMap } from '../../replaceable-map';
import { offlineGround } from '../ground/offline-ground';
import type { DrawnMap } from '../open-map';
import { StillMap } from './still-map';

/** What comes in the place of a picture, and when. */
interface Successor {
  readonly presence: Presence;
  /** Opens the engine's map below the picture; rejects where it cannot be had. */
  readonly open: (options: MapOptions, signal: AbortSignal) => Promise<DrawnMap>;
}

/**
 * A picture of the ground, in whose place the engine's map comes with the first sign of a person.
 * Where the engine cannot be had the picture stays, and the next press tries again. Throws when the
 * document is no base map.
 */
export function openStillMap(
  container: HTMLElement,
  options: MapOptions,
  document: unknown,
  { presence, open }: Successor,
): MapHandle {
  const ground = offlineGround(document, options.stationNames ?? true);
  const still = new StillMap(container, options, ground);
  const standing = new ReplaceableMap(still, options);
  const end = new AbortController();
  const succeed = async (): Promise<void> => {
    let shown = lookOf(standing.now(), container);
    const { map, drawn } = await open(standing.now(), end.signal);
    for (;;) {
      // Not from under a hand, and not where anything was moved since: it would be seen to jump.
      await still.free();
      const now = standing.now();
      const look = lookOf(now, container);
      if (look === shown) break;
      map.setTheme(now.theme);
      map.setPadding(now.padding);
      map.resize();
      map.moveTo(now.view);
      shown = look;
      await drawn();
    }
    const held = container.contains(container.ownerDocument.activeElement)
      ? (container.ownerDocument.activeElement as HTMLElement)
      : null;
    standing.succeed(map);
    map.setReachable(true);
    if (held === null) return;
    if (held.isConnected) held.focus({ preventScroll: true });
    else map.focus();
  };
  const come = (): void => {
    succeed().catch((error: unknown) => {
      // Without WebGL there is nothing to try again.
      const isRefused = error instanceof AppError && error.kind === 'refused';
      if (isRefused || end.signal.aborted) return;
      stopWaiting = presence.onPress(come);
    });
  };
  let stopWaiting: () => void = () => undefined;
  standing.whenDisposed(() => {
    stopWaiting();
    end.abort();
  });
  if (presence.isThere) come();
  else stopWaiting = presence.onSign(come);
  return standing;
}

/** All that a map shows itself by, as one text. */
const lookOf = ({ view, theme, padding }: MapOptions, box: HTMLElement): string =>
  JSON.stringify([view, theme, padding, box.clientWidth, box.clientHeight]);
