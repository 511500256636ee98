import {
  confirmationWeek,
  confirmedByText,
  CONFIRMED_DAYS,
  DEAL_STATUS,
  type DirectDeal,
} from '#core';
import { Button } from '../../../components/button/Button';
import { classNames } from '../../../styles/class-names';
import type { DirectActs } from '../use-direct-acts';
import styles from './alive.module.scss';

interface AliveProps {
  readonly deal: DirectDeal;
  readonly now: number;
  readonly acts: Pick<DirectActs, 'confirm' | 'isBusy'>;
}

const DAYS = Array.from({ length: CONFIRMED_DAYS }, (_, day) => day);

/** When somebody last said that the room is still to be had, and how long that counts. */
export function Alive({ deal, now, acts }: AliveProps) {
  if (deal.status === DEAL_STATUS.DONE) return null;
  const week = confirmationWeek(deal, now);
  return (
    <div className={styles.alive}>
      <div className={styles.said}>
        <div>
          <b>{confirmedByText(deal.offerer, deal.confirmedAt, now)}</b>
          <p>{statusText(deal, week.left)}</p>
        </div>
        {deal.mine.isAuthor && (
          <Button kind="outline" busy={acts.isBusy} onClick={acts.confirm}>
            {isHiddenByOwner(deal, week.left) ? '다시 보이기' : '네, 아직 있어요'}
          </Button>
        )}
      </div>
      <div className={styles.week} role="img" aria-label={week.words}>
        {DAYS.map((day) => (
          <i key={day} className={classNames(day < CONFIRMED_DAYS - week.left && styles.spent)} />
        ))}
      </div>
      <p className={styles.dates}>
        <span>{week.from}</span>
        <span>{week.until}</span>
      </p>
    </div>
  );
}

const isHiddenByOwner = ({ status }: DirectDeal, left: number): boolean =>
  status === DEAL_STATUS.HIDDEN && left > 0;

/** Whether it is on a list, and what keeps it there. */
function statusText(deal: DirectDeal, left: number): string {
  if (deal.hold !== null) return '지금은 나만 볼 수 있어요';
  if (isHiddenByOwner(deal, left)) return '숨겨서 목록에 보이지 않아요';
  return left > 0 ? '다시 확인하지 않으면 목록에서 내려가요' : '확인되지 않아 목록에서 내려갔어요';
}
