import { memo } from 'react';
import {
  NOTICE_STATUS,
  noticeAreaText,
  noticeLater,
  seoulDay,
  supplyName,
  type NoticeFit,
  type NoticeSummary,
} from '#core';
import { Icon } from '../../components/icon/Icon';
import { Link } from '../../components/link/Link';
import { PATH } from '../../ground/paths';
import { classNames } from '../../styles/class-names';
import { DueBadge } from './DueBadge';
import { NoticeAmounts } from './NoticeAmounts';
import { noticeIcons } from './notice-icons.data';
import { VerdictLine } from './VerdictLine';
import { windowText } from './window-text';
import styles from './notice-card.module.scss';

interface NoticeCardProps {
  readonly notice: NoticeSummary;
  /** Null while the person has said nothing; its room stays. */
  readonly fit: NoticeFit | null;
  /** Milliseconds. */
  readonly now: number;
  readonly isAlarmOn?: boolean;
  /** The bell was pressed; without it there is none. */
  readonly onAlarm?: ((notice: NoticeSummary) => void) | undefined;
}

/** A notice in a row of cards, 248 px wide and all equally high. The whole card leads to it. */
export const NoticeCard = memo(function NoticeCard(props: NoticeCardProps) {
  const { fit, now, isAlarmOn = false, onAlarm } = props;
  const notice = noticeLater(props.notice, now);
  const isOver = notice.status === NOTICE_STATUS.EXPIRE;
  return (
    <article className={styles.card}>
      <div className={styles.first}>
        <DueBadge notice={notice} today={seoulDay(now)} now={now} />
        <p className={styles.source}>
          {notice.organisation} · {supplyName(notice.supplyTypeCode)}
        </p>
        {onAlarm !== undefined && (
          <button
            type="button"
            className={classNames(styles.bell, isAlarmOn && styles.on)}
            aria-label={`${notice.title} 마감 알림`}
            aria-pressed={isAlarmOn}
            onClick={() => {
              onAlarm(notice);
            }}
          >
            <Icon shape={noticeIcons[isAlarmOn ? 'bell-on' : 'bell']} size={22} />
          </button>
        )}
      </div>
      <h3 className={styles.title}>
        <Link className={styles.link} to={PATH.notice(notice.id)}>
          {notice.title}
        </Link>
      </h3>
      <NoticeAmounts notice={notice} isStacked />
      <p className={styles.area}>{noticeAreaText(notice.areas)}</p>
      <div className={styles.verdict}>
        <VerdictLine fit={fit} isShort over={isOver ? windowText(notice, seoulDay(now)) : null} />
      </div>
    </article>
  );
});
