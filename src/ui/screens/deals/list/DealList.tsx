import type { DirectSummary } from '#core';
import { PagedRows } from '../../../components/list/PagedRows';
import { PATH } from '../../../ground/paths';
import { DEAL_CARD_PX, DealCard } from '../../../widgets/deal-card/DealCard';
import type { ReadyDeals } from '../ask-deals';
import { MateRail } from './MateRail';

/** What stands beside the list: a map, and maybe the page of one of its rooms. */
export interface BesideList {
  readonly openId: string | null;
  /** Its pill on the map is pointed at. */
  readonly hoveredId: string | null;
  readonly onPoint: (id: string | null) => void;
}

interface DealListProps {
  readonly list: ReadyDeals;
  /** Another list is on its way. */
  readonly isBusy: boolean;
  readonly now: number;
  readonly beside?: BesideList | undefined;
  readonly onMore: () => void;
}

/** So many are seen before any scroll. */
const FIRST = 3;

/** Deals as cards; mates among them where they are shown, too. */
export function DealList({ list, isBusy, now, beside, onMore }: DealListProps) {
  const { items, mates, total } = list;
  // So that nothing is read twice, the rail stands behind what is seen first.
  const before = mates === null || mates.items.length === 0 ? 0 : FIRST;
  const rowOf = (deal: DirectSummary, place: number) => (
    <li key={deal.id} data-deal={deal.id} aria-setsize={total} aria-posinset={place + 1}>
      <DealCard
        deal={deal}
        now={now}
        isFirst={place < FIRST}
        canCompare
        {...(beside !== undefined && {
          isHighlighted: deal.id === beside.openId || deal.id === beside.hoveredId,
          // Back closes what is open, however many were looked at.
          isReplacing: beside.openId !== null,
          onPoint: beside.onPoint,
        })}
      />
    </li>
  );
  return (
    <>
      {before > 0 && mates !== null && (
        <>
          <ul>{items.slice(0, before).map(rowOf)}</ul>
          <MateRail mates={mates} toAll={matesOf(list)} />
        </>
      )}
      <PagedRows
        list={before > 0 ? { ...list, items: items.slice(before) } : list}
        rowPx={DEAL_CARD_PX}
        isBusy={isBusy}
        row={(deal, at) => rowOf(deal, before + at)}
        onMore={onMore}
      />
    </>
  );
}

function matesOf({ asked: { filter } }: ReadyDeals): string {
  return filter.dongliCode === null ? PATH.mate : `${PATH.mate}?dongliCode=${filter.dongliCode}`;
}
