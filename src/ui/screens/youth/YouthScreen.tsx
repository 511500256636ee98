import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { AD_SLOT, APP_PAGES } from '#core';
import { Page } from '../../ground/Page';
import { useServices } from '../../ground/services';
import { Ad } from '../../widgets/ad/Ad';
import { AdStore } from '../../widgets/ad/ad-store';
import { useMinute } from '../../widgets/notice-view/use-minute';
import { useNotices } from '../../widgets/notice/use-notices';
import { NotificationBell } from '../../widgets/notification-bell/NotificationBell';
import { PopularPosts } from '../../widgets/popular-posts/PopularPosts';
import { usePopularPosts } from '../../widgets/popular-posts/use-popular-posts';
import { SearchLink } from '../../widgets/search-link/SearchLink';
import { YouthTabs } from '../../widgets/youth-tabs/YouthTabs';
import { ClosingNotices } from './parts/ClosingNotices';
import { ConditionsStrip } from './parts/ConditionsStrip';
import { FittingNotices } from './parts/FittingNotices';
import { GuideBanner } from './parts/GuideBanner';
import { NewNotices } from './parts/NewNotices';
import { WeighingStore } from './weighing-store';
import { YouthLists } from './youth-lists';
import { YOUTH_SLOT } from './youth-snapshot';
import styles from './youth.module.scss';

const AD_SLOTS = [AD_SLOT.WEB_YOUTH_MAIN_TOP, AD_SLOT.WEB_YOUTH_MAIN_MIDDLE];

/** What closes, what is new and what fits today. */
export const YouthScreen = observer(function YouthScreen() {
  const { inventories, notices, perTab, stores } = useServices();
  const { history, person } = stores;
  const [page] = useState(() => history.current.page);
  const [before] = useState(() => history.snapshots.find(page, YOUTH_SLOT));
  const now = useMinute();
  const [lists] = useState(() => new YouthLists(notices, now, before?.lists ?? null));
  const popular = usePopularPosts(before?.popular);
  const [ads] = useState(() => new AdStore(inventories, perTab, AD_SLOTS, before?.ads));
  const [weighing] = useState(
    () => new WeighingStore({ notices, person }, now, before?.weighed ?? null),
  );
  const isSettled = [lists.today, lists.soon].every(
    ({ state }) => state.kind === 'ready' || state.kind === 'failed',
  );
  // What is asked for again hides nothing of what is below it.
  const [isAnswered, setAnswered] = useState(isSettled);
  if (isSettled && !isAnswered) setAnswered(true);

  useNotices('POPUP', isAnswered);

  useEffect(() => {
    lists.start();
    ads.start();
    weighing.start();
    return () => {
      history.snapshots.keep(page, YOUTH_SLOT, {
        lists: lists.ready(),
        popular: popular.kept(),
        ads: ads.shown,
        weighed: weighing.weighed.value,
      });
      lists.stop();
      ads.stop();
      weighing.stop();
    };
  }, [lists, popular, ads, weighing, history, page]);

  // After what was kept has been taken up: of another day it is asked for anew.
  useEffect(() => {
    lists.look(now);
    weighing.look(now);
  }, [lists, weighing, now]);

  return (
    <Page
      title={APP_PAGES.youth.title}
      parent={null}
      isWide
      action={
        <div className={styles.acts}>
          <SearchLink tab="notice" onlyPhone />
          <NotificationBell className={styles.bell} />
        </div>
      }
    >
      <YouthTabs />
      <div className={styles.content}>
        <ConditionsStrip weighing={weighing} now={now} />
        <div className={styles.lead}>
          <ClosingNotices lists={lists} isOpening={!isAnswered} now={now} />
          {isAnswered && (
            <div className={styles.ad}>
              <Ad ad={ads.shown?.get(AD_SLOT.WEB_YOUTH_MAIN_TOP)} />
            </div>
          )}
        </div>
        {isAnswered && (
          <>
            <GuideBanner />
            <div className={styles.popular}>
              <PopularPosts kind="column" store={popular} />
            </div>
            <div className={styles.rest}>
              <NewNotices store={lists.newest} now={now} />
              <FittingNotices weighing={weighing} now={now} />
              <div className={styles.ad}>
                <Ad ad={ads.shown?.get(AD_SLOT.WEB_YOUTH_MAIN_MIDDLE)} />
              </div>
            </div>
          </>
        )}
      </div>
    </Page>
  );
});
