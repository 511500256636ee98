import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AD_SLOT, APP_PAGES } from '#core';
import { Page } from '../../ground/Page';
import { useServices } from '../../ground/services';
import { Ad } from '../../widgets/ad/Ad';
import { AdStore } from '../../widgets/ad/ad-store';
import { ZzimContent } from './parts/ZzimContent';
import { ZzimTabs } from './parts/ZzimTabs';
import { ZzimHousesStore } from './zzim-houses-store';
import { listedHouses, zzimTabOf } from './zzim-lists';
import { ZZIM_SLOT } from './zzim-snapshot';
import styles from './zzim.module.scss';

/** The houses that this device remembers: kept ones, and those viewed and contacted lately. */
export const ZzimScreen = observer(function ZzimScreen() {
  const { houses, inventories, perTab, stores } = useServices();
  const { history, recents, zzim } = stores;
  const tab = zzimTabOf(useLocation().search, zzim.firstTab);
  const [page] = useState(() => history.current.page);
  const [before] = useState(() => history.snapshots.find(page, ZZIM_SLOT));
  const [store] = useState(() => new ZzimHousesStore(houses, before?.found));
  const [ads] = useState(
    () => new AdStore(inventories, perTab, [AD_SLOT.WEB_ZZIM_HOUSE_TOP], before?.ads),
  );
  const lists = listedHouses({
    viewed: recents.houses,
    kept: zzim.houses,
    contacts: recents.contacts,
  });

  useEffect(() => {
    ads.start();
    return () => {
      history.snapshots.keep(page, ZZIM_SLOT, { found: store.found, ads: ads.shown });
      ads.stop();
      store.stop();
    };
  }, [ads, store, history, page]);

  // Another list is read from its top.
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current !== tab) window.scrollTo(0, 0);
    shown.current = tab;
  }, [tab]);

  return (
    <Page title={APP_PAGES.zzim.title} parent={null}>
      <ZzimTabs tab={tab} lists={lists} />
      <div className={styles.ad}>
        <Ad ad={ads.shown?.get(AD_SLOT.WEB_ZZIM_HOUSE_TOP)} />
      </div>
      <div className={styles.content} data-waiting={ads.shown === null ? '' : undefined}>
        <ZzimContent tab={tab} list={lists[tab]} store={store} isWaiting={ads.shown === null} />
      </div>
    </Page>
  );
});
