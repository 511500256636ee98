import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  AD_SLOT,
  APP_PAGES,
  MOST_BY_ID,
  MOST_CONTENTS_BY_ID,
  MOST_DEALS_BY_ID,
  MOST_MATES_BY_ID,
  MOST_NOTICES_BY_ID,
  MOST_POSTS_BY_ID,
} from '#core';
import { Page } from '../../ground/Page';
import { useServices } from '../../ground/services';
import { useAudience } from '../../ground/use-audience';
import { Ad } from '../../widgets/ad/Ad';
import { AdStore } from '../../widgets/ad/ad-store';
import { useDealZzim } from '../../widgets/zzim-heart/use-deal-zzim';
import { useSeen } from '../../widgets/seen/use-seen';
import { FoundStore } from './found-store';
import { ZzimDeals, ZzimMates } from './deals/later-zzim-deals';
import { ZzimHouses } from './houses/ZzimHouses';
import { ZzimKinds } from './parts/ZzimKinds';
import { ZzimContents, ZzimNotices, ZzimPosts } from './reading/later-reading';
import { KeptWays } from './parts/KeptWays';
import { ZzimTabs } from './parts/ZzimTabs';
import {
  listedCommunity,
  listedDeals,
  listedHouses,
  listedNotices,
  ZZIM_KIND,
  zzimKindOf,
  zzimTabOf,
} from './zzim-lists';
import { ZZIM_SLOT } from './zzim-snapshot';
import styles from './zzim.module.scss';

/** What this device remembers: what was kept or viewed, and whose owners were contacted. */
export const ZzimScreen = observer(function ZzimScreen() {
  const { houses, directs, mates, notices, posts, contents, inventories, perTab, stores } =
    useServices();
  const { history, recents, zzim, bookmarks, community } = stores;
  const dealZzim = useDealZzim();
  const reader = useAudience();
  const seen = useSeen();
  const { search } = useLocation();
  const tab = zzimTabOf(search, zzim.firstTab);
  const kind = zzimKindOf(search, tab);
  const [page] = useState(() => history.current.page);
  const [before] = useState(() => history.snapshots.find(page, ZZIM_SLOT));
  const [store] = useState(
    () =>
      new FoundStore(
        { some: (ids, cancel) => houses.some(ids, cancel), most: MOST_BY_ID },
        before?.houses,
      ),
  );
  const [noticeStore] = useState(
    () =>
      new FoundStore(
        { some: (ids, cancel) => notices.some(ids, cancel), most: MOST_NOTICES_BY_ID },
        before?.notices,
      ),
  );
  const [dealStore] = useState(
    () =>
      new FoundStore(
        { some: (ids, cancel) => directs.some(ids, cancel), most: MOST_DEALS_BY_ID },
        before?.deals,
      ),
  );
  const [mateStore] = useState(
    () =>
      new FoundStore(
        { some: (ids, cancel) => mates.some(ids, cancel), most: MOST_MATES_BY_ID },
        before?.mates,
      ),
  );
  const [postStore] = useState(
    () =>
      new FoundStore(
        {
          some: async (ids, cancel) => {
            const found = await posts.some(ids, cancel);
            community.heard(found);
            return found;
          },
          most: MOST_POSTS_BY_ID,
        },
        before?.posts,
      ),
  );
  const [contentStore] = useState(
    () =>
      new FoundStore(
        { some: (ids, cancel) => contents.some(ids, cancel), most: MOST_CONTENTS_BY_ID },
        before?.contents,
      ),
  );
  const [ads] = useState(
    () => new AdStore(inventories, perTab, [AD_SLOT.WEB_ZZIM_HOUSE_TOP], before?.ads),
  );
  const lists = listedHouses({
    viewed: recents.houses,
    kept: zzim.houses,
    contacts: recents.contacts,
  });
  const deals = { viewed: recents.houses, kept: dealZzim.deals, contacts: recents.contacts };
  const dealLists = listedDeals(ZZIM_KIND.direct, deals);
  const mateLists = listedDeals(ZZIM_KIND.mate, deals);
  const noticeLists = listedNotices({ viewed: recents.houses, kept: bookmarks.notices });
  const written = { viewed: recents.community, kept: bookmarks.community };
  const postLists = listedCommunity(ZZIM_KIND.post, written);
  const contentLists = listedCommunity(ZZIM_KIND.content, written);
  const countOf = (of: typeof tab) =>
    [lists, dealLists, mateLists, noticeLists, postLists, contentLists].reduce(
      (sum, all) => sum + all[of].length,
      0,
    );

  useEffect(() => {
    ads.start();
    return () => {
      const { shown } = ads;
      history.snapshots.keep(page, ZZIM_SLOT, {
        houses: store.kept,
        deals: dealStore.kept,
        mates: mateStore.kept,
        notices: noticeStore.kept,
        posts: postStore.kept,
        contents: contentStore.kept,
        ads: shown,
      });
      ads.stop();
      store.stop();
      dealStore.stop();
      mateStore.stop();
      noticeStore.stop();
      postStore.stop();
      contentStore.stop();
    };
  }, [ads, store, dealStore, mateStore, noticeStore, postStore, contentStore, history, page]);

  // Another list is read from its top.
  const list = `${tab} ${kind}`;
  const shown = useRef(list);
  useEffect(() => {
    if (shown.current !== list) window.scrollTo(0, 0);
    shown.current = list;
  }, [list]);

  // Marks of what changed come with their rows: nothing below them moves.
  const isWaiting = ads.shown === null || (seen === 'loading' && countOf(tab) > 0);
  return (
    <Page title={APP_PAGES.zzim.title} parent={null} isWide>
      <KeptWays />
      <ZzimTabs
        tab={tab}
        kind={kind}
        counts={{
          recent: countOf('recent'),
          zzim: countOf('zzim'),
          contact: countOf('contact'),
        }}
      />
      <ZzimKinds
        tab={tab}
        kind={kind}
        counts={{
          [ZZIM_KIND.house]: lists[tab].length,
          [ZZIM_KIND.direct]: dealLists[tab].length,
          [ZZIM_KIND.mate]: mateLists[tab].length,
          [ZZIM_KIND.notice]: noticeLists[tab].length,
          [ZZIM_KIND.post]: postLists[tab].length,
          [ZZIM_KIND.content]: contentLists[tab].length,
        }}
      />
      <div className={styles.ad}>
        <Ad ad={ads.shown?.get(AD_SLOT.WEB_ZZIM_HOUSE_TOP)} />
      </div>
      <div className={styles.content} data-waiting={isWaiting ? '' : undefined}>
        {kind === ZZIM_KIND.house && (
          <ZzimHouses tab={tab} list={lists[tab]} store={store} isWaiting={isWaiting} />
        )}
        {kind === ZZIM_KIND.direct && (
          <ZzimDeals
            tab={tab}
            list={dealLists[tab]}
            store={dealStore}
            reader={reader}
            isWaiting={isWaiting}
          />
        )}
        {kind === ZZIM_KIND.mate && (
          <ZzimMates
            tab={tab}
            list={mateLists[tab]}
            store={mateStore}
            reader={reader}
            isWaiting={isWaiting}
          />
        )}
        {kind === ZZIM_KIND.notice && (
          <ZzimNotices
            tab={tab}
            list={noticeLists[tab]}
            store={noticeStore}
            isWaiting={isWaiting}
          />
        )}
        {kind === ZZIM_KIND.post && (
          <ZzimPosts
            tab={tab}
            list={postLists[tab]}
            store={postStore}
            reader={reader}
            isWaiting={isWaiting}
          />
        )}
        {kind === ZZIM_KIND.content && (
          <ZzimContents
            tab={tab}
            list={contentLists[tab]}
            store={contentStore}
            isWaiting={isWaiting}
          />
        )}
      </div>
    </Page>
  );
});
