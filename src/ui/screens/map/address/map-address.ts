import { mapAddressTo, type MapAddress } from '#core';
import { PATH } from '../../../ground/paths';
import type { HistoryStack } from '../../../stores/history/history-stack';
import { pathOf, searchOf, withSearch } from '../../../stores/history/url-parts';

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

/** The address bar of the tab, as its history stack knows it. */
export class HistoryAddressBar implements AddressBar {
  constructor(private readonly history: HistoryStack) {}

  search(): string | null {
    const { url, popup } = this.history.current;
    return pathOf(url) === PATH.map && popup === null ? searchOf(url) : null;
  }

  replace(search: string): void {
    const { key } = this.history.current;
    // A Back that is on its way leads to another entry, which keeps its own address.
    this.history.whenArrived(() => {
      const { current } = this.history;
      if (current.key === key) this.history.replace(withSearch(current.url, search));
    });
  }
}
