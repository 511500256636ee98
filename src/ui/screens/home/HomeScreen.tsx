import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { AD_SLOT, MAP_START } from '#core';
import { PATH } from '../../app/paths';
import { useServices } from '../../app/services';
import { usePageTitle } from '../../app/use-page-title';
import { LogoMark } from '../../components/icon/Logo';
import { readLastView } from '../../stores/last-view';
import { Ad } from '../../widgets/ad/Ad';
import { AdStore } from '../../widgets/ad/ad-store';
import { HomeRows } from './home-rows';
import { HOME_SLOT } from './home-snapshot';
import styles from './home.module.scss';
import type { HouseRowStore } from './house-row-store';
import { HouseRow } from './parts/HouseRow';
import { QuickMenu } from './parts/QuickMenu';
import { SearchField } from './parts/SearchField';

const NEWEST = `${PATH.map}?sort=newest`;

/** Search first, then every area, then houses around the place that was looked at last. */
export const HomeScreen = observer(function HomeScreen() {
  const { houses, inventories, local, stores } = useServices();
  const { history } = stores;
  usePageTitle(null);
  const [page] = useState(() => history.current.page);
  const [lastView] = useState(() => readLastView(local));
  const [rows] = useState(() => {
    const at = (lastView ?? MAP_START).center;
    return new HomeRows(houses, at, history.snapshots.find(page, HOME_SLOT));
  });
  const [ads] = useState(
    () => new AdStore(inventories, [AD_SLOT.WEB_HOME_MAIN_TOP, AD_SLOT.WEB_HOME_MAIN_MIDDLE]),
  );

  useEffect(() => {
    rows.start();
    ads.start();
    return () => {
      history.snapshots.keep(page, HOME_SLOT, rows.ready());
      rows.stop();
      ads.stop();
    };
  }, [rows, ads, history, page]);

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
          <Ad ad={ads.shown.get(AD_SLOT.WEB_HOME_MAIN_TOP)} />
          <HouseRow
            title={lastView === null ? '신림역 근처' : `마지막에 보던 ${nameOf(rows.near)} 근처`}
            store={rows.near}
            more={{ name: '지도 열기', to: PATH.map }}
            empty={{
              title: '근처에 나온 집이 없어요',
              hint: '지도를 옮겨 다른 동네를 둘러보세요.',
              way: { name: '지도에서 찾기', to: PATH.map },
            }}
          />
          <Ad ad={ads.shown.get(AD_SLOT.WEB_HOME_MAIN_MIDDLE)} />
          <HouseRow
            title="오늘 올라온 집"
            store={rows.today}
            more={{ name: '최신순 보기', to: NEWEST }}
            empty={{
              title: '오늘은 아직 올라온 집이 없어요',
              hint: '어제까지 올라온 집은 최신순으로 볼 수 있어요.',
              way: { name: '최신순으로 보기', to: NEWEST },
            }}
          />
          <HouseRow
            title="가격이 내려간 집"
            store={rows.dropped}
            empty={{
              title: '최근 가격이 내려간 집이 없어요',
              hint: '근처에서 30일 안에 내려간 집을 보여 드려요.',
              way: { name: '지도에서 찾기', to: PATH.map },
            }}
          />
        </>
      )}
    </div>
  );
});

/** What the place that was looked at last is called: by its nearest house, once that is known. */
function nameOf({ state }: HouseRowStore): string {
  const house = state.kind === 'ready' ? state.houses[0] : undefined;
  return house === undefined ? '곳' : (house.station?.name ?? house.address.dong);
}
