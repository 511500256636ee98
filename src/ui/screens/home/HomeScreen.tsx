import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { AD_SLOT } from '#core';
import { useServices } from '../../ground/services';
import { usePageTitle } from '../../ground/use-page-title';
import { LogoMark } from '../../components/icon/Logo';
import { AnswerStore } from '../../stores/answer-store';
import { AdStore } from '../../widgets/ad/ad-store';
import { useNotices } from '../../widgets/notice/use-notices';
import { PopularPosts } from '../../widgets/popular-posts/PopularPosts';
import { usePopularPosts } from '../../widgets/popular-posts/use-popular-posts';
import { latestContents } from './home-contents';
import { closingNotices } from './home-notices';
import { HOME_SLOT } from './home-snapshot';
import styles from './home.module.scss';
import { HomeContents } from './parts/HomeContents';
import { HomeHouses } from './parts/HomeHouses';
import { QuickMenu } from './parts/QuickMenu';
import { SearchField } from './parts/SearchField';
import { useHomeRows } from './use-home-rows';

const AD_SLOTS = [AD_SLOT.WEB_HOME_MAIN_TOP, AD_SLOT.WEB_HOME_MAIN_MIDDLE];

/**
 * Search first, then every area, then houses around the place that was looked at last, what youth
 * housing takes applications for, what people like, and the latest of the magazine.
 */
export const HomeScreen = observer(function HomeScreen() {
  const { contents, inventories, notices, perTab, stores } = useServices();
  const { history } = stores;
  usePageTitle(null);
  const [page] = useState(() => history.current.page);
  const [before] = useState(() => history.snapshots.find(page, HOME_SLOT));
  const { rows, around } = useHomeRows(before);
  const [closing] = useState(
    () =>
      new AnswerStore((cancel) => closingNotices(notices, cancel), before?.notices ?? undefined),
  );
  const popular = usePopularPosts(before?.popular);
  const [latest] = useState(
    () =>
      new AnswerStore((cancel) => latestContents(contents, cancel), before?.contents ?? undefined),
  );
  const [ads] = useState(() => new AdStore(inventories, perTab, AD_SLOTS, before?.ads));

  useNotices(AD_SLOT.WEB_HOME_MAIN_POPUP, rows.near.state.kind === 'ready');

  useEffect(() => {
    rows.start();
    closing.start();
    latest.start();
    ads.start();
    return () => {
      history.snapshots.keep(page, HOME_SLOT, {
        around,
        rows: rows.ready(),
        notices: closing.value,
        popular: popular.kept(),
        contents: latest.value,
        ads: ads.shown,
      });
      rows.stop();
      closing.stop();
      latest.stop();
      ads.stop();
    };
  }, [rows, around, closing, popular, latest, ads, history, page]);

  return (
    <div className={styles.home}>
      <header className={styles.head}>
        <div className={styles.logo}>
          <LogoMark />
          한칸
        </div>
        <h1 tabIndex={-1} className={styles.headline}>
          어디에서 방을 찾으세요?
        </h1>
        <SearchField />
      </header>
      <QuickMenu />
      {ads.shown !== null && (
        <>
          <HomeHouses rows={rows} notices={closing} ads={ads.shown} hasLastView={around !== null} />
          <PopularPosts kind="page" store={popular} />
          <HomeContents store={latest} />
        </>
      )}
    </div>
  );
});
