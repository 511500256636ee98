import { useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { PATH } from '../../../ground/paths';
import { BESIDE_LIST, useMediaQuery } from '../../../ground/use-media-query';
import { classNames } from '../../../styles/class-names';
import { usePageTitle } from '../../../ground/use-page-title';
import styles from '../../../widgets/beside-list/beside-list.module.scss';
import { useSideList } from '../../../widgets/beside-list/use-side-list';
import { WriteDeals } from '../../../widgets/write-link/WriteDeals';
import { DealsChips, DealsListed, DealsName, DealsTabs, titleOf } from '../DealsParts';
import { useDealsList } from '../use-deals-list';
import { DealsMap } from './DealsMap';

interface WideDealsProps {
  /** The room that is open beside the list, or over it. */
  readonly openId: string | null;
}

/** The list of direct deals beside a map of all that it counts. */
export const WideDeals = observer(function WideDeals({ openId }: WideDealsProps) {
  const side = useRef<HTMLDivElement>(null);
  const list = useDealsList(side);
  const [hoveredId, setHovered] = useState<string | null>(null);
  const isBeside = useMediaQuery(BESIDE_LIST);
  const { shown } = list.store;
  usePageTitle(openId === null ? titleOf(shown) : undefined);
  useSideList(side, openId, PATH.directDetail);
  const isCovered = openId !== null && !isBeside;
  return (
    <div className={classNames(styles.wide, openId !== null && styles.open)}>
      <div className={styles.bar} inert={isCovered}>
        <DealsName list={list} isTitle={openId === null} />
      </div>
      <div className={styles.chips}>
        <DealsChips list={list} />
      </div>
      <div className={styles.write}>
        <WriteDeals />
      </div>
      <div className={styles.tabs} inert={isCovered}>
        <DealsTabs list={list} />
      </div>
      <div ref={side} className={styles.side} inert={isCovered}>
        <DealsListed list={list} beside={{ openId, hoveredId, onPoint: setHovered }} />
      </div>
      <DealsMap
        className={styles.rest}
        list={shown}
        isLost={list.store.state.kind === 'failed'}
        openId={openId}
        hoveredId={hoveredId}
        onHover={setHovered}
      />
    </div>
  );
});
