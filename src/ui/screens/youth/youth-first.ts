import { AD_SLOT } from '#core';
import type { AskFirst } from '../../ground/first-view';
import { firstAds } from '../../widgets/ad/first-ads';
import { listQuestions } from './youth-questions';
import { YOUTH_SLOT } from './youth-snapshot';

export { YouthScreen as Screen } from './YouthScreen';

/** What closes soon, what is new, and the advertisements: what fits is found out on the device. */
export const askFirst: AskFirst = async (services) => {
  const { history } = services.stores;
  const ask = listQuestions(services.notices);
  const [closing, newest, ads] = await Promise.all([
    ask.closing(),
    ask.newest(),
    firstAds(services, [AD_SLOT.WEB_YOUTH_MAIN_TOP, AD_SLOT.WEB_YOUTH_MAIN_MIDDLE]),
  ]);
  const lists = { closing, newest };
  history.snapshots.keep(history.current.page, YOUTH_SLOT, { lists, ads, weighed: null });
};
