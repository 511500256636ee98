import { observer } from 'mobx-react-lite';
import { usePageTitle } from '../../ground/use-page-title';
import { DongPage } from '../../widgets/dong-list/DongList';
import { WriteDeals } from '../../widgets/write-link/WriteDeals';
import { ToMap } from './head/ToMap';
import { DealsChips, DealsListed, DealsName, DealsTabs, titleOf } from './DealsParts';
import { useDealsList } from './use-deals-list';

/** Rooms without a middleman, those of a dong or all: what is asked of them over a list. */
export const DealsPage = observer(function DealsPage() {
  const list = useDealsList();
  const { place, store } = list;
  const { filter } = place.address;
  usePageTitle(titleOf(store.shown));
  return (
    <DongPage>
      <DealsName list={list}>
        {/* Of a dong that there is not, all are shown. */}
        <ToMap
          filter={store.shown?.isDongUnknown === true ? { ...filter, dongliCode: null } : filter}
        />
        <WriteDeals />
      </DealsName>
      <DealsTabs list={list} />
      <DealsChips list={list} />
      <DealsListed list={list} />
    </DongPage>
  );
});
