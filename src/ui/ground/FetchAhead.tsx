import { useCallback } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { Device } from '#core';
import { useServices } from './services';
import { useFetchAhead } from './use-fetch-ahead';

interface FetchAheadProps {
  /** The same one each time. */
  readonly load: (device: Device) => Promise<unknown>;
}

/**
 * Fetches the chunk of a screen that will probably be asked for next; draws nothing. It waits until
 * the layout around it says (`<Outlet context>`) that what the person came for is there.
 */
export function FetchAhead({ load }: FetchAheadProps) {
  const { device } = useServices();
  const loadHere = useCallback(() => load(device), [load, device]);
  useFetchAhead(loadHere, useOutletContext<boolean>());
  return null;
}
