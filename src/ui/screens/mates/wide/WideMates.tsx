import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { APP_PAGES } from '#core';
import { EmptyState } from '../../../components/state/EmptyState';
import { PATH } from '../../../ground/paths';
import { usePageTitle } from '../../../ground/use-page-title';
import styles from '../../../widgets/beside-list/beside-list.module.scss';
import { BesideList } from '../../../widgets/beside-list/BesideList';
import { useSideList } from '../../../widgets/beside-list/use-side-list';
import { DealTabs } from '../../../widgets/dong-list/DealTabs';
import { SittingCat } from '../../../widgets/notification-list/SittingCat';
import { WriteDeals } from '../../../widgets/write-link/WriteDeals';
import { MatesChips, MatesListed, MatesName, MatesSides, titleOf } from '../MatesParts';
import { useMatesList } from '../use-mates-list';

/** The list of mates stays as it is while one of them is open beside it. */
export function WideLayout() {
  return <BesideList path={APP_PAGES.mateDetail.path} list={WideMates} isAlone />;
}

/** The list of mates, with room for one of them beside it. */
const WideMates = observer(function WideMates({ openId }: { readonly openId: string | null }) {
  const side = useRef<HTMLDivElement>(null);
  const list = useMatesList(side);
  const { state, shown } = list.store;
  const isToChoose = state.kind !== 'failed' && shown !== null && shown.items.length > 0;
  usePageTitle(openId === null ? titleOf(shown) : undefined);
  useSideList(side, openId, PATH.mateDetail);
  return (
    <div className={styles.wide}>
      <div className={styles.bar}>
        <MatesName list={list} isTitle={openId === null} />
      </div>
      <div className={styles.chips}>
        <MatesChips list={list} />
      </div>
      <div className={styles.write}>
        <WriteDeals />
      </div>
      <div className={styles.tabs}>
        <DealTabs shown="mate" dongliCode={list.place.address.filter.dongliCode} />
      </div>
      <div ref={side} className={styles.side}>
        <MatesSides list={list} />
        <MatesListed list={list} beside={{ openId }} />
      </div>
      <div className={styles.rest}>
        {openId === null && isToChoose && (
          <div className={styles.nothing}>
            <EmptyState picture={<SittingCat />} title="메이트를 골라 주세요" />
          </div>
        )}
      </div>
    </div>
  );
});
