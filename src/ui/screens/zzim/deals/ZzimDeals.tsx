import { observer } from 'mobx-react-lite';
import { seenDeal, type DirectSummary } from '#core';
import { ButtonLink } from '../../../components/button/Button';
import { PATH } from '../../../ground/paths';
import { CompareDock } from '../../../widgets/compare/CompareDock';
import { CompareSwitch } from '../../../widgets/compare/CompareSwitch';
import { DealCard } from '../../../widgets/deal-card/DealCard';
import { HouseCardSkeleton } from '../../../widgets/house-card/HouseCardSkeleton';
import { DEAL_HINTS } from './deal-hints';
import { KeptDeals, type ListOfDeals } from './KeptDeals';

/** Remembered rooms without a middleman. */
export function ZzimDeals(list: ListOfDeals<DirectSummary>) {
  return (
    <KeptDeals
      {...list}
      noun="직거래"
      unit="곳"
      hint={DEAL_HINTS.direct[list.tab]}
      way={<ButtonLink to={PATH.deal}>직거래 보기</ButtonLink>}
      bone={<HouseCardSkeleton />}
      gone="거래가 끝났거나 더는 볼 수 없는 방이에요."
      type="direct"
      stateOf={(deal) => seenDeal(deal)}
      card={(deal, now) => <DealCard deal={deal} now={now} canCompare />}
      action={<CompareSwitch />}
      dock={<ZzimDealsDock store={list.store} />}
    />
  );
}

const ZzimDealsDock = observer(function ZzimDealsDock({
  store,
}: Pick<ListOfDeals<DirectSummary>, 'store'>) {
  const found = [...store.found.values()].filter((deal) => deal !== null);
  return <CompareDock kind="direct" listed={found} />;
});
