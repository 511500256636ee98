import { AD_SLOT, seoulDay } from '#core';
import type { AskFirst } from '../../ground/first-view';
import { firstAds } from '../../widgets/ad/first-ads';
import { popularPosts } from '../../widgets/popular-posts/popular-store';
import { askList, LISTS } from './youth-questions';
import { YOUTH_SLOT } from './youth-snapshot';

export { YouthScreen as Screen } from './YouthScreen';

/** What closes soon, what is new, popular posts, and the advertisements: what fits is found out on the device. */
export const askFirst: AskFirst = async (services) => {
  const { history } = services.stores;
  const today = seoulDay(services.clock.now());
  const [found, posts, ads] = await Promise.all([
    Promise.all(LISTS.map((name) => askList(services.notices, name, today))),
    popularPosts(services.posts),
    firstAds(services, [AD_SLOT.WEB_YOUTH_MAIN_TOP, AD_SLOT.WEB_YOUTH_MAIN_MIDDLE]),
  ]);
  const lists = { today, found: Object.fromEntries(LISTS.map((name, at) => [name, found[at]])) };
  history.snapshots.keep(history.current.page, YOUTH_SLOT, {
    lists,
    popular: { reader: null, posts },
    ads,
    weighed: null,
  });
};
