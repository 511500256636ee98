import { useRef } from 'react';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { Button } from '../../../components/button/Button';
import { useRowsInView } from '../../../components/list/use-rows-in-view';
import { Spinner } from '../../../components/state/Spinner';
import { DEAL_CARD_PX, DealCard } from '../../../widgets/deal-card/DealCard';
import type { ReadyDeals } from '../ask-deals';
import styles from './deal-list.module.scss';

interface DealListProps {
  readonly list: ReadyDeals;
  /** Another list is on its way. */
  readonly isBusy: boolean;
  readonly now: number;
  readonly onMore: () => void;
}

/** So many are seen before any scroll. */
const FIRST = 3;

/** Deals as cards; only those near the eye are in the page. */
export function DealList({ list, isBusy, now, onMore }: DealListProps) {
  const { items, total, more } = list;
  const isAttached = useIsAttached();
  const place = useRef<HTMLUListElement>(null);
  const near = useRowsInView(place, {
    count: items.length,
    rowPx: DEAL_CARD_PX,
    onNearEnd: onMore,
  });
  // Without a window to look through, and maybe without script, all of it.
  const [from, to] = isAttached ? [near.from, near.to] : [0, items.length];
  return (
    <>
      <ul
        ref={place}
        className={styles.list}
        style={
          isAttached
            ? { height: items.length * DEAL_CARD_PX, paddingTop: from * DEAL_CARD_PX }
            : undefined
        }
        aria-busy={isBusy}
      >
        {items.slice(from, to).map((deal, at) => (
          <li key={deal.id} data-deal={deal.id} aria-setsize={total} aria-posinset={from + at + 1}>
            <DealCard deal={deal} now={now} isFirst={from + at < FIRST} />
          </li>
        ))}
      </ul>
      {more === 'loading' && (
        <div className={styles.end} role="status" aria-label="글을 더 불러오는 중이에요.">
          <Spinner size={24} />
        </div>
      )}
      {more === 'failed' && (
        <div className={styles.end}>
          <p>다음 글을 불러오지 못했어요.</p>
          <Button kind="outline" icon="refresh" onClick={onMore}>
            다시 불러오기
          </Button>
        </div>
      )}
    </>
  );
}
