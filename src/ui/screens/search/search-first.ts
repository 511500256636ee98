import { searchFrom } from '#core';
import type { AskFirst } from '../../ground/first-view';
import { searchOf } from '../../stores/history/url-parts';
import { askAll } from './search-answer';
import { SEARCH_SLOT } from './search-snapshot';
import { readyOf } from './search-store';

export { SearchScreen as Screen } from './SearchScreen';

/** What the words of the address find. What was searched on a device only the device knows. */
export const askFirst: AskFirst = async (services) => {
  const { history } = services.stores;
  const { page, url } = history.current;
  const { q } = searchFrom(searchOf(url));
  if (q !== '')
    history.snapshots.keep(page, SEARCH_SLOT, readyOf(await askAll(services.search, q), null));
};
