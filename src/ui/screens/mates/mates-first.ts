import { AD_SLOT, mateListFrom } from '#core';
import type { AskFirst } from '../../ground/first-view';
import { searchOf } from '../../stores/history/url-parts';
import { firstAds } from '../../widgets/ad/first-ads';
import { askMates } from './ask-mates';
import { MATES_SLOT } from './mates-snapshot';

export { MatesScreen as Screen } from './MatesScreen';

/** The first page of what the address asks, as a visitor sees it, and the advertisement over it. */
export const askFirst: AskFirst = async (services) => {
  const { history } = services.stores;
  const { page, url } = history.current;
  const question = { ...mateListFrom(searchOf(url)), reader: null };
  const [list, ads] = await Promise.all([
    askMates(services, question),
    firstAds(services, [AD_SLOT.WEB_KRG_MAIN_TOP]),
  ]);
  history.snapshots.keep(page, MATES_SLOT, { list, ads });
};
