import { observer } from 'mobx-react-lite';
import {
  clockText,
  minuteOf,
  personFit,
  seoulDay,
  timeLeftText,
  webLink,
  type NoticeSummary,
} from '#core';
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
  const fit = isAttached ? personFit(person.person, notice, seoulDay(now)) : null;
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
        <Apply notice={notice} />
      </p>
    </div>
  );
});

/** Where one applies, with whoever offers it; where its notice names no place, to the notice. */
function Apply({ notice: { id, link, title } }: Pick<DueTodayCardProps, 'notice'>) {
  const name = `${title} 신청하기`;
  const outside = webLink(link);
  if (outside === null)
    return (
      <Link to={PATH.notice(id)} className={styles.apply} aria-label={name}>
        신청하기
        <Icon name="chevron-right" size={16} />
      </Link>
    );
  return (
    <a
      href={outside}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.apply}
      aria-label={`${name}, 새 창`}
    >
      신청하기
      <Icon shape={noticeIcons.out} size={16} />
    </a>
  );
}
