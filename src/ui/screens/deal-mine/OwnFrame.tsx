import type { ReactNode } from 'react';
import {
  confirmationWeek,
  confirmQuestion,
  DEAL_STATUS,
  dealStatusName,
  heldText,
  isOnOffer,
  unlistedText,
  type Confirmation,
  type DealStatus,
  type PostHold,
} from '#core';
import { Button, ButtonLink } from '../../components/button/Button';
import { Segmented } from '../../components/field/Segmented';
import { classNames } from '../../styles/class-names';
import type { DealActs } from '../../widgets/deal-page/use-deal-acts';
import { WeekBar } from '../../widgets/deal-page/WeekBar';
import { ConfirmCard, type ConfirmWords } from './ConfirmCard';
import styles from './deal-mine.module.scss';

const STATUSES = Object.values(DEAL_STATUS).map((value) => ({
  value,
  name: dealStatusName(value),
}));

interface OwnFrameProps {
  readonly deal: Confirmation & {
    readonly status: DealStatus;
    readonly hold: PostHold | null;
    readonly isSaidGone: boolean;
    readonly isHiddenByOwner: boolean;
  };
  readonly acts: DealActs;
  /** Milliseconds. */
  readonly now: number;
  readonly words: ConfirmWords;
  readonly card: ReactNode;
  /** Where it is changed, and read. */
  readonly modify: string;
  readonly page: string;
  /** What it brought. */
  readonly children?: ReactNode;
}

/** What is around the card of something of one's own: how it stands, and what is to be said of it. */
export function OwnFrame(props: OwnFrameProps) {
  const { deal, acts, now, words, card, modify, page, children } = props;
  const { hold, status } = deal;
  const why = unlistedText(deal, now);
  const question = why === null && hold === null ? confirmQuestion(deal, now) : null;
  const week = confirmationWeek(deal, now);
  const isDone = status === DEAL_STATUS.DONE;
  return (
    <article className={styles.own}>
      {question !== null && (
        <ConfirmCard
          words={words}
          question={question}
          week={week}
          isBusy={acts.isBusy}
          onConfirm={acts.confirm}
          onDone={() => {
            acts.setStatus(DEAL_STATUS.DONE);
          }}
        />
      )}
      <div className={classNames(why !== null && styles.grey)}>{card}</div>
      {hold !== null && (
        <p className={styles.note} role="note">
          {heldText(hold)}. {hold.reason}
        </p>
      )}
      {why !== null && (
        <div className={styles.unlisted}>
          <p>{why}</p>
          {!isDone && hold === null && (
            <Button kind="outline" busy={acts.isBusy} onClick={acts.confirm}>
              다시 공개
            </Button>
          )}
        </div>
      )}
      {why === null && question === null && hold === null && (
        <div className={styles.folded}>
          <p>{week.until} 보여요</p>
          <WeekBar week={week} />
        </div>
      )}
      {!isDone && (
        <div className={styles.status}>
          <Segmented
            label="거래 상태"
            options={STATUSES}
            value={status}
            onChange={acts.setStatus}
          />
        </div>
      )}
      {children}
      <div className={styles.acts}>
        {!isDone && (
          <ButtonLink kind="plain" to={modify}>
            고치기
          </ButtonLink>
        )}
        {isOnOffer(status) && hold === null && (
          <Button kind="plain" onClick={acts.share}>
            공유
          </Button>
        )}
        <ButtonLink kind="plain" to={page}>
          글 보기
        </ButtonLink>
      </div>
    </article>
  );
}
