import { comparedFrom } from '#core';
import type { AskFirst } from '../../ground/first-view';
import { searchOf } from '../../stores/history/url-parts';
import { askCompared, COMPARED_SLOT } from './ask-compared';

export { CompareScreen as Screen } from './CompareScreen';

/** What the address compares, as a visitor sees it. */
export const askFirst: AskFirst = async (services) => {
  const { history } = services.stores;
  const { page, url } = history.current;
  const { codes } = comparedFrom(searchOf(url));
  history.snapshots.keep(page, COMPARED_SLOT, {
    reader: null,
    found: new Map(await askCompared(services, codes)),
  });
};
