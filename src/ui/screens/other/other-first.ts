import { linkedItem } from '#core';
import type { AskFirst } from '../../ground/first-view';
import { pathOf } from '../../stores/history/url-parts';
import { findItem } from './find-item';
import { ITEM_SLOT } from './item-snapshot';

export { OtherScreen as Screen } from './OtherScreen';

/** Whether the item of the address is there, where it names one. */
export const askFirst: AskFirst = async ({ items, stores }) => {
  const { history } = stores;
  const { page, url } = history.current;
  const item = linkedItem(pathOf(url));
  if (item === null) return;
  history.snapshots.keep(page, ITEM_SLOT, { found: await findItem(items, item) });
};
