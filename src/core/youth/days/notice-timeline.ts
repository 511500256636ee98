import { NOTICE_STATUS } from '../../shared/codes';
import { daysBetween, seoulDay } from '../../shared/day';
import {
  beginsAt,
  clockText,
  dayOf,
  dayTime,
  endsAt,
  minuteOf,
  type DayTime,
} from '../../shared/day-time';
import { correctionText } from '../corrections/correction-texts';
import type { Notice, NoticeScheduleRow, ScheduleKind } from '../notice';
import { statusLater, timeLeftText } from '../notice-status';
import { scheduleName } from '../notice-texts';

export type TimelineKind = 'announced' | 'corrected' | 'from' | 'until' | 'today' | ScheduleKind;

/** past: over · today: now · closing: the end of applications, while it is to come · coming */
export type TimelineState = 'past' | 'today' | 'closing' | 'coming';

/** A row of the schedule of a notice. */
export interface TimelineRow {
  readonly id: string;
  readonly kind: TimelineKind;
  readonly title: string;
  readonly note: string | null;
  readonly from: DayTime;
  readonly to: DayTime | null;
  readonly state: TimelineState;
}

type Timed = Pick<Notice, 'announcedOn' | 'from' | 'until' | 'status' | 'schedule' | 'corrections'>;

/** A row, and the moment that it stands at. */
interface Placed {
  readonly row: TimelineRow;
  readonly at: number;
}

/**
 * The days of a notice in the order of time, with a row for today behind all that has begun. A last
 * day without an hour stands at its end.
 */
export function noticeTimeline(notice: Timed, now: number): readonly TimelineRow[] {
  const { announcedOn, from, until, schedule, corrections } = notice;
  const status = statusLater(notice, now);
  const rows = [
    beginning({ id: 'announced', kind: 'announced', title: '공고' }, dayTime(announcedOn), now),
    ...[...corrections].reverse().map(({ number, on, changes }) => {
      const told = { id: `corrected-${number}`, kind: 'corrected', title: '정정공고' } as const;
      return beginning({ ...told, note: correctionText(changes) }, dayTime(on), now);
    }),
    ...(from === null
      ? []
      : [beginning({ id: 'from', kind: 'from', title: '접수 시작' }, from, now)]),
    ...(until === null ? [] : [closing(until, status === NOTICE_STATUS.EXPIRE, now)]),
    ...scheduleRows(schedule, now),
  ].sort((a, b) => a.at - b.at);
  const today: TimelineRow = {
    id: 'today',
    kind: 'today',
    ...todayWords(notice, status, now),
    from: dayTime(seoulDay(now)),
    to: null,
    state: 'today',
  };
  return [
    ...rows.filter(({ at }) => at <= now).map(({ row }) => row),
    today,
    ...rows.filter(({ at }) => at > now).map(({ row }) => row),
  ];
}

/** What is past as soon as it begins. */
function beginning(
  told: Pick<TimelineRow, 'id' | 'kind' | 'title'> & { readonly note?: string | null },
  from: DayTime,
  now: number,
): Placed {
  const at = beginsAt(from);
  const row = { ...told, note: told.note ?? null, from, to: null };
  return { row: { ...row, state: at <= now ? 'past' : 'coming' }, at };
}

function closing(until: DayTime, isOver: boolean, now: number): Placed {
  const at = endsAt(until);
  const row = { id: 'until', kind: 'until', title: '접수 마감', from: until, to: null } as const;
  if (at <= now) return { row: { ...row, note: null, state: 'past' }, at };
  return isOver
    ? { row: { ...row, note: '예정보다 일찍 마감했어요', state: 'coming' }, at }
    : { row: { ...row, note: null, state: 'closing' }, at };
}

/** Rows are known by their kind and their place among those of it. */
function scheduleRows(schedule: readonly NoticeScheduleRow[], now: number): readonly Placed[] {
  const counts = new Map<ScheduleKind, number>();
  return schedule.map(({ kind, name, note, from, to }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const at = beginsAt(from);
    const isOver = Math.max(endsAt(from), to === null ? at : endsAt(to)) <= now;
    const state = isOver ? 'past' : at <= now ? 'today' : 'coming';
    const id = `${kind.toLowerCase()}-${count}`;
    return { row: { id, kind, title: name ?? scheduleName(kind), note, from, to, state }, at };
  });
}

type Words = Pick<TimelineRow, 'title' | 'note'>;

function todayWords({ from, until }: Timed, status: Timed['status'], now: number): Words {
  if (status === NOTICE_STATUS.EXPIRE) return { title: '오늘', note: null };
  if (status === NOTICE_STATUS.SCHEDULED && from !== null)
    return { title: '접수 예정', note: beginText(from, now) };
  return { title: '접수 중', note: timeLeftText(until, now) ?? '다 찰 때까지 받아요' };
}

/** `3일 뒤 10:00부터 받아요`, `오늘 10:00부터 받아요` */
function beginText(from: DayTime, now: number): string {
  const days = daysBetween(seoulDay(now), dayOf(from));
  const day = days === 0 ? '오늘' : days === 1 ? '내일' : `${days}일 뒤`;
  const minute = minuteOf(from);
  return `${day}${minute === null ? '' : ` ${clockText(minute)}`}부터 받아요`;
}
