import {
  dayOf,
  dayText,
  minuteOf,
  noticeTimeline,
  seoulDay,
  shortDayText,
  weekdayOf,
  clockText,
  type DayTime,
  type Notice,
  type TimelineRow,
  type Yyyymmdd,
} from '#core';
import { classNames } from '../../../styles/class-names';
import { NoticeSection } from './NoticeSection';
import styles from './notice-schedule.module.scss';

interface NoticeScheduleProps {
  readonly notice: Notice;
  readonly now: number;
}

/** The days of a notice, today among them. */
export function NoticeSchedule({ notice, now }: NoticeScheduleProps) {
  const today = seoulDay(now);
  return (
    <NoticeSection title="일정">
      <ol className={styles.timeline}>
        {noticeTimeline(notice, now).map((row) => (
          <li
            key={row.id}
            className={classNames(styles.row, styles[row.state])}
            aria-current={row.kind === 'today' ? 'date' : undefined}
          >
            <p className={styles.when}>
              <When row={row} today={today} />
            </p>
            <div className={styles.what}>
              <b>{row.title}</b>
              {row.note !== null && <p>{row.note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </NoticeSection>
  );
}

const hourOf = (time: DayTime): string => {
  const minute = minuteOf(time);
  return minute === null ? '' : clockText(minute);
};

function When({ row, today }: { readonly row: TimelineRow; readonly today: Yyyymmdd }) {
  const { from, to, kind } = row;
  if (kind === 'today')
    return (
      <time dateTime={from}>
        오늘<small>{shortDayText(today, today)}</small>
      </time>
    );
  return (
    <>
      <time dateTime={from}>
        <Day day={dayOf(from)} today={today} />
        {hourOf(from) !== '' && <small>{hourOf(from)}</small>}
      </time>
      {to !== null && (
        <time dateTime={to}>
          <small>~{endText(from, to, today)}</small>
        </time>
      )}
    </>
  );
}

/** `11.25(수)`; of another year the day of the week stands below, where there is room. */
function Day({ day, today }: { readonly day: Yyyymmdd; readonly today: Yyyymmdd }) {
  if (day.slice(0, 4) === today.slice(0, 4)) return shortDayText(day, today);
  return (
    <>
      {dayText(day)} <small>{weekdayOf(day)}요일</small>
    </>
  );
}

/** The day of an end is not said again where it is that of the beginning. */
function endText(from: DayTime, to: DayTime, today: Yyyymmdd): string {
  const day =
    dayOf(to) === dayOf(from)
      ? ''
      : dayOf(to).slice(0, 4) === today.slice(0, 4)
        ? shortDayText(dayOf(to), today)
        : dayText(dayOf(to));
  return [day, hourOf(to)].filter((part) => part !== '').join(' ');
}
