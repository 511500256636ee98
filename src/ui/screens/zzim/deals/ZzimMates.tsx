import { seenDeal, seoulDay, type MateSummary } from '#core';
import { ButtonLink } from '../../../components/button/Button';
import { PATH } from '../../../ground/paths';
import { MateCard } from '../../../widgets/mate-card/MateCard';
import { MateCardSkeleton } from '../../../widgets/mate-card/MateCardSkeleton';
import { DEAL_HINTS } from './deal-hints';
import { KeptDeals, type ListOfDeals } from './KeptDeals';

/** Remembered people to live with. */
export function ZzimMates(list: ListOfDeals<MateSummary>) {
  return (
    <KeptDeals
      {...list}
      noun="메이트"
      unit="명"
      hint={DEAL_HINTS.mate[list.tab]}
      way={<ButtonLink to={PATH.mate}>메이트 보기</ButtonLink>}
      bone={<MateCardSkeleton />}
      gone="글을 내렸거나 더는 볼 수 없는 메이트예요."
      type="mate"
      stateOf={(mate) => seenDeal(mate)}
      card={(mate, now) => <MateCard mate={mate} today={seoulDay(now)} />}
    />
  );
}
