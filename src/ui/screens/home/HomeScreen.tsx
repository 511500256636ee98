import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { AD_SLOT, MAP_START } from '#core';
import { PATH } from '../../app/paths';
import { useServices } from '../../app/services';
import { usePageTitle } from '../../app/use-page-title';
import { LogoMark } from '../../components/icon/Logo';
import { readLastView } from '../../stores/last-view';
import { AdStore } from './ad-store';
import { askNearest, askNewest } from './home-questions';
import { HOME_SLOT } from './home-snapshot';
import styles from './home.module.scss';
import { HouseRowStore } from './house-row-store';
import { Ad } from './parts/Ad';
import { HouseRow } from './parts/HouseRow';
import { QuickMenu } from './parts/QuickMenu';
import { SearchField } from './parts/SearchField';

/** Search first, then every area, then houses around the place that was looked at last. */
export const HomeScreen = observer(function HomeScreen() {
  const { houses, inventories, local, stores } = useServices();
  const { history } = stores;
  usePageTitle(null);
  const [page] = useState(() => history.current.page);
  const [lastView] = useState(() => readLastView(local));
  const [rows] = useState(() => {
    const at = (lastView ?? MAP_START).center;
    const kept = history.snapshots.find(page, HOME_SLOT);
    return {
      near: new HouseRowStore(askNearest(houses, at), kept?.near),
      newest: new HouseRowStore(askNewest(houses, at), kept?.newest),
    };
  });
  const [ads] = useState(
    () => new AdStore(inventories, [AD_SLOT.WEB_HOME_MAIN_TOP, AD_SLOT.WEB_HOME_MAIN_MIDDLE]),
  );

  useEffect(() => {
    rows.near.start();
    rows.newest.start();
    ads.start();
    return () => {
      const near = rows.near.state;
      const newest = rows.newest.state;
      if (near.kind === 'ready' && newest.kind === 'ready')
        history.snapshots.keep(page, HOME_SLOT, { near: near.houses, newest: newest.houses });
      rows.near.stop();
      rows.newest.stop();
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
          />
          <Ad ad={ads.shown.get(AD_SLOT.WEB_HOME_MAIN_MIDDLE)} />
          <HouseRow
            title="이 근처에 새로 올라온 집"
            store={rows.newest}
            more={{ name: '전체 보기', to: `${PATH.map}?sort=newest` }}
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
