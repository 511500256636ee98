import {
  dueDayOf,
  dueText,
  NOTICE_STATUS,
  spokenDue,
  type NoticeSummary,
  type Yyyymmdd,
} from '#core';
import { classNames } from '../../styles/class-names';
import { Spoken } from '../spoken/Spoken';
import { dueLook } from './due-look';
import styles from './due-badge.module.scss';

interface DueBadgeProps {
  readonly notice: Pick<NoticeSummary, 'status' | 'until'>;
  readonly today: Yyyymmdd;
  /** Milliseconds: with it the day and the hour are read out, too. */
  readonly now?: number;
}

/** How long a notice takes applications (spec/readings R6): `D-3`, `마감`, `상시` without an end. */
export function DueBadge({ notice, today, now }: DueBadgeProps) {
  const text = dueText({ status: notice.status, dueDay: dueDayOf(notice) }, today);
  // Without an end it says so only while applications are taken.
  if (text === '' && notice.status !== NOTICE_STATUS.OPEN) return null;
  const look = dueLook(text);
  const said = (now === undefined ? '' : spokenDue(notice, now)) || look.said;
  return (
    <span className={classNames(styles.badge, look.tone !== null && styles[look.tone])}>
      <Spoken seen={text === '' ? '상시' : text} said={said} />
    </span>
  );
}
