import { observer } from 'mobx-react-lite';
import { usePageTitle } from '../../ground/use-page-title';
import { DealTabs } from '../../widgets/dong-list/DealTabs';
import { DongPage } from '../../widgets/dong-list/DongList';
import { WriteDeals } from '../../widgets/write-link/WriteDeals';
import { MatesChips, MatesListed, MatesName, MatesSides, titleOf } from './MatesParts';
import { useMatesList } from './use-mates-list';

/** People who share a home, those of a dong or all: what is asked of them over a list. */
export const MatesPage = observer(function MatesPage() {
  const list = useMatesList();
  usePageTitle(titleOf(list.store.shown));
  return (
    <DongPage>
      <MatesName list={list}>
        <WriteDeals />
      </MatesName>
      <DealTabs shown="mate" dongliCode={list.place.address.filter.dongliCode} />
      <MatesSides list={list} />
      <MatesChips list={list} />
      <MatesListed list={list} />
    </DongPage>
  );
});
