import { PagedRows } from '../../../components/list/PagedRows';
import { DEAL_CARD_PX, DealCard } from '../../../widgets/deal-card/DealCard';
import type { ReadyDeals } from '../ask-deals';

interface DealListProps {
  readonly list: ReadyDeals;
  /** Another list is on its way. */
  readonly isBusy: boolean;
  readonly now: number;
  readonly onMore: () => void;
}

/** So many are seen before any scroll. */
const FIRST = 3;

/** Deals as cards. */
export function DealList({ list, isBusy, now, onMore }: DealListProps) {
  return (
    <PagedRows
      list={list}
      rowPx={DEAL_CARD_PX}
      isBusy={isBusy}
      row={(deal, at, position) => (
        <li key={deal.id} data-deal={deal.id} {...position}>
          <DealCard deal={deal} now={now} isFirst={at < FIRST} />
        </li>
      )}
      onMore={onMore}
    />
  );
}
