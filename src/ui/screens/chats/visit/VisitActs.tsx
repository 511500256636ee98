import { VISIT_STATE } from '#core';
import { Button } from '../../../components/button/Button';
import type { Visiting } from './use-visit';
import styles from './visit-card.module.scss';

interface VisitActsProps {
  readonly visiting: Visiting;
  /** Nobody meets then any more. */
  readonly isOff: boolean;
  /** Whether a time may be proposed and agreed to. */
  readonly canVisit: boolean;
}

/** What may be said of a visit as it stands. */
export function VisitActs({ visiting, isOff, canVisit }: VisitActsProps) {
  const { standing, isBusy, propose, agree, decline, keep, takeOut, callOff } = visiting;
  if (isOff || standing === null)
    return (
      <div className={styles.acts}>
        <Button kind="outline" busy={isBusy} onClick={takeOut}>
          캘린더에서 지우기
        </Button>
      </div>
    );
  const { at, agreedAt, isMine } = standing;
  const isProposed = standing.state === VISIT_STATE.PROPOSED;
  const isAsked = isProposed && !isMine;
  return (
    <div className={styles.acts}>
      {isAsked && canVisit && (
        <Button
          busy={isBusy}
          onClick={() => {
            agree(at);
          }}
        >
          좋아요
        </Button>
      )}
      {!isAsked && agreedAt !== null && (
        <Button kind="outline" onClick={keep}>
          캘린더에 담기
        </Button>
      )}
      {isAsked && (
        <Button
          kind="outline"
          onClick={() => {
            decline(at, agreedAt === null ? '제안을 거절했어요' : '원래 약속대로 만나요');
          }}
        >
          {agreedAt === null ? '거절' : '원래대로'}
        </Button>
      )}
      {canVisit && (!isProposed || isAsked || agreedAt === null) && (
        <Button kind={isAsked ? 'plain' : 'outline'} onClick={propose}>
          {isProposed ? '다른 시간' : '시간 바꾸기'}
        </Button>
      )}
      {isProposed && isMine && (
        <Button
          kind="plain"
          onClick={() => {
            decline(at, '제안을 취소했어요');
          }}
        >
          제안 취소
        </Button>
      )}
      {agreedAt !== null && (
        <Button
          kind="plain"
          onClick={() => {
            callOff(agreedAt);
          }}
        >
          약속 취소
        </Button>
      )}
    </div>
  );
}
