import { mapAddressTo, type MapAddress } from '#core';

/** The page's address as far as the map needs it. */
export interface AddressBar {
  /**
   * The query of the /map entry that is on screen; null while another page is. Under an open popup
   * null, too: its entry goes with it.
   */
  search(): string | null;
  /** Replaces the query of the current entry and keeps everything else of it. */
  replace(search: string): void;
}

/** One text for all addresses that show the same; foreign parameters such as `p` are left out. */
export const addressKey = (address: MapAddress): string => mapAddressTo('', address);

/** Puts the map's state into the address; leaves it alone where it already says so. */
export function writeAddress(bar: AddressBar, address: MapAddress): void {
  const search = bar.search();
  if (search === null) return;
  const next = mapAddressTo(search, address);
  if (next !== search) bar.replace(next);
}
