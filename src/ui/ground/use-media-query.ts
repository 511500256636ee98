import { useCallback, useSyncExternalStore } from 'react';
import type { Device } from '#core';
import { useServices } from './services';

/** What is asked of a window, and what is taken for the answer where there is only a device. */
export interface MediaQuestion {
  readonly query: string;
  readonly isLikely: (device: Device) => boolean;
}

/** $desktop in styles/_mixins.scss. */
export const DESKTOP: MediaQuestion = {
  query: '(min-width: 1024px)',
  isLikely: ({ kind }) => kind === 'pc',
};

/** A page has room beside a list and a map. */
export const BESIDE_LIST: MediaQuestion = {
  query: '(min-width: 1280px)',
  isLikely: ({ kind }) => kind === 'pc',
};

/** A finger, not a mouse: the device may call and write by itself. */
export const HANDHELD: MediaQuestion = {
  query: '(hover: none), (pointer: coarse)',
  isLikely: ({ kind }) => kind !== 'pc',
};

/**
 * True while the window is as the question says. Prefer a media query in the style sheet: a view
 * that the server draws for another window than it finds is drawn again.
 */
export function useMediaQuery({ query, isLikely }: MediaQuestion): boolean {
  const { device } = useServices();
  const listen = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => {
        list.removeEventListener('change', changed);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => isLikely(device),
  );
}
