import { AD_SLOT, MAP_START } from '#core';
import type { AskFirst } from '../../ground/first-view';
import { firstAds } from '../../widgets/ad/first-ads';
import { popularPosts } from '../../widgets/popular-posts/popular-store';
import { latestContents } from './home-contents';
import { closingNotices } from './home-notices';
import { rowQuestions } from './home-questions';
import { HOME_SLOT } from './home-snapshot';

export { HomeScreen as Screen } from './HomeScreen';

/** The rows around the place where every map begins, notices, what is read, and the advertisements. */
export const askFirst: AskFirst = async (services) => {
  const { history } = services.stores;
  const ask = rowQuestions(services.houses, MAP_START.center);
  const [near, today, dropped, notices, posts, contents, ads] = await Promise.all([
    ask.near(),
    ask.today(),
    ask.dropped(),
    closingNotices(services.notices),
    popularPosts(services.posts),
    latestContents(services.contents),
    firstAds(services, [AD_SLOT.WEB_HOME_MAIN_TOP, AD_SLOT.WEB_HOME_MAIN_MIDDLE]),
  ]);
  const rows = { near, today, dropped };
  history.snapshots.keep(history.current.page, HOME_SLOT, {
    around: null,
    rows,
    notices,
    popular: { reader: null, posts },
    contents,
    ads,
  });
};
