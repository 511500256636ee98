import { AD_SLOT, directListFrom } from '#core';
import type { AskFirst } from '../../ground/first-view';
import { PATH } from '../../ground/paths';
import { pathOf, searchOf } from '../../stores/history/url-parts';
import { firstAds } from '../../widgets/ad/first-ads';
import { askDeals } from './ask-deals';
import { DEALS_SLOT } from './deals-snapshot';

export { DealsScreen as Screen } from './DealsScreen';

/** The first page of what the address asks, as a visitor sees it, and the advertisement over it. */
export const askFirst: AskFirst = async (services) => {
  const { history } = services.stores;
  const { page, url } = history.current;
  const isHub = pathOf(url) === PATH.deal;
  const question = { ...directListFrom(searchOf(url)), reader: null, isHub };
  const [list, ads] = await Promise.all([
    askDeals(services, question),
    firstAds(services, [AD_SLOT.WEB_KRG_MAIN_TOP]),
  ]);
  history.snapshots.keep(page, DEALS_SLOT, { list, ads });
};
