import { observer } from 'mobx-react-lite';
import { clockText, minuteOf, seoulDay, timeLeftText, type NoticeSummary } from '#core';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { Icon } from '../../../components/icon/Icon';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';
import { noticeIcons } from '../../../widgets/notice-row/notice-icons.data';
import { NoticeRow } from '../../../widgets/notice-row/NoticeRow';
import styles from './due-today-card.module.scss';

interface DueTodayCardProps {
  readonly notice: NoticeSummary;
  readonly now: number;
}

/** A notice on its last day: until when, and the way to apply; an alarm would be too late. */
export const DueTodayCard = observer(function DueTodayCard({ notice, now }: DueTodayCardProps) {
  const { person } = useServices().stores;
  const isAttached = useIsAttached();
  const fit = isAttached ? person.fitOf(notice, seoulDay(now)) : null;
  const minute = notice.until === null ? null : minuteOf(notice.until);
  return (
    <div className={styles.card}>
      <NoticeRow notice={notice} fit={fit} now={now} />
      <p className={styles.foot}>
        <Icon shape={noticeIcons.clock} size={16} />
        <span className={styles.when}>
          <b>{minute === null ? '오늘까지' : `오늘 ${clockText(minute)}까지`}</b>
          <span>{timeLeftText(notice.until, now)}</span>
        </span>
        <Link
          to={PATH.notice(notice.id)}
          className={styles.apply}
          aria-label={`${notice.title} 신청하기`}
        >
          신청하기
          <Icon name="chevron-right" size={16} />
        </Link>
      </p>
    </div>
  );
});
