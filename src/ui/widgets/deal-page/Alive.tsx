import { askedText, confirmationWeek, DEAL_STATUS } from '#core';
import { Button } from '../../components/button/Button';
import styles from './alive.module.scss';
import type { ShownDeal } from './shown-deal';
import type { DealActs } from './use-deal-acts';
import { WeekBar } from './WeekBar';

interface AliveProps {
  readonly deal: ShownDeal;
  /** Who said so, and when. */
  readonly said: string;
  readonly now: number;
  readonly acts: Pick<DealActs, 'confirm' | 'isBusy'>;
  /** What others ask and say of it. */
  readonly inquiry?: AliveInquiry;
}

/** How somebody asks after a deal of a kind. */
export interface InquiryWords {
  readonly ask: string;
  readonly tell: string;
  readonly thanks: string;
}

export interface AliveInquiry extends InquiryWords {
  readonly hasAsked: boolean;
  readonly saidGone: boolean;
  readonly isBusy: boolean;
  readonly onAsk: () => void;
  readonly onTell: () => void;
}

/** When somebody last said that a deal still stands, and how long that counts. */
export function Alive({ deal, said, now, acts, inquiry }: AliveProps) {
  if (deal.status === DEAL_STATUS.DONE) return null;
  const week = confirmationWeek(deal, now);
  return (
    <div className={styles.alive}>
      <div className={styles.said}>
        <div>
          <b>{said}</b>
          <p>{inquiry?.hasAsked === true ? askedText(week) : statusText(deal, week.left)}</p>
        </div>
        {deal.mine.isAuthor && (
          <Button kind="outline" busy={acts.isBusy} onClick={acts.confirm}>
            {deal.isHiddenByOwner ? '다시 보이기' : '네, 아직 있어요'}
          </Button>
        )}
        {inquiry?.hasAsked === false && (
          <Button kind="outline" busy={inquiry.isBusy} onClick={inquiry.onAsk}>
            {inquiry.ask}
          </Button>
        )}
      </div>
      <WeekBar week={week} />
      {inquiry !== undefined &&
        (inquiry.saidGone ? (
          <p className={styles.gone}>{inquiry.thanks}</p>
        ) : (
          <button type="button" className={styles.gone} onClick={inquiry.onTell}>
            {inquiry.tell}
          </button>
        ))}
    </div>
  );
}

/** Whether it is on a list, and what keeps it there. */
function statusText(deal: ShownDeal, left: number): string {
  if (deal.hold !== null) return '지금은 나만 볼 수 있어요';
  if (deal.isHiddenByOwner) return '숨겨서 목록에 보이지 않아요';
  return left > 0 ? '다시 확인하지 않으면 목록에서 내려가요' : '확인되지 않아 목록에서 내려갔어요';
}
