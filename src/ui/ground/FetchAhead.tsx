import { useOutletContext } from 'react-router-dom';
import { useFetchAhead } from './use-fetch-ahead';

/**
 * Fetches the chunk of a screen that will probably be asked for next; draws nothing. It waits until
 * the layout around it says (`<Outlet context>`) that what the person came for is there.
 */
export function FetchAhead({ load }: { readonly load: () => Promise<unknown> }) {
  useFetchAhead(load, useOutletContext<boolean>());
  return null;
}
