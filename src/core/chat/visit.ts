import { addDays, seoulDay, seoulMidnight } from '../shared/day';
import { dayTimeText, seoulMinute } from '../shared/day-time';
import type { Result } from '../shared/result';
import { VISIT_STATE, type ChatListing, type Visit, type VisitState } from './chat';

/** So many days ahead a visit may be proposed. */
export const MOST_VISIT_DAYS = 60;

/** Why nothing becomes of a wish. */
export type VisitRefusal =
  /** Its time is past, or too far ahead. */
  | 'time'
  /** It is the time that stands. */
  | 'same'
  /** Of that time nothing is to be said, or another one stands by now. */
  | 'changed'
  /** There is none to call off. */
  | 'none';

/** Long enough for people who meet late. */
const OVER_MS = 2 * 3_600_000;

const isOver = (at: number, now: number): boolean => at + OVER_MS < now;

const msOf = (time: number | string): number => new Date(time).getTime();

/**
 * The visit that two have before them: a time that is proposed, beside the one that was agreed on where
 * it is to be moved, or that one alone. Null where there is none, or what there was is past.
 */
export function standingVisit<Time extends number | string>(
  visit: Visit<Time> | null,
  now: number,
): Visit<Time> | null {
  if (visit === null) return null;
  const { state, at, isMine } = visit;
  const agreedAt =
    visit.agreedAt === null || isOver(msOf(visit.agreedAt), now) ? null : visit.agreedAt;
  if (state === VISIT_STATE.PROPOSED && msOf(at) > now) return { ...visit, agreedAt };
  return agreedAt === null ? null : { state: VISIT_STATE.AGREED, at: agreedAt, agreedAt, isMine };
}

/**
 * What becomes of a visit by what one of the two wishes (spec/readings R43a): either proposes a time, or
 * another one, which the other agrees to, or either declines; either calls off what was agreed on. Until
 * another time is agreed to the one that was agreed on stands. Nobody agrees for the other, and nobody
 * says anything of a time that was moved meanwhile.
 */
export function visitAfter(
  before: Visit<number> | null,
  wish: { readonly state: VisitState; readonly at: number },
  now: number,
): Result<Visit<number>, VisitRefusal> {
  const { state, at } = wish;
  const standing = standingVisit(before, now);
  const agreedAt = standing?.agreedAt ?? null;
  const isProposed = standing?.state === VISIT_STATE.PROPOSED && standing.at === at;
  switch (state) {
    case VISIT_STATE.PROPOSED: {
      const latest = seoulMidnight(addDays(seoulDay(now), MOST_VISIT_DAYS + 1));
      if (at <= now || at >= latest) return { ok: false, reason: 'time' };
      if (isProposed || at === agreedAt) return { ok: false, reason: 'same' };
      return { ok: true, value: { state, at, agreedAt, isMine: true } };
    }
    case VISIT_STATE.AGREED:
      if (at <= now) return { ok: false, reason: 'time' };
      if (!isProposed || standing.isMine) return { ok: false, reason: 'changed' };
      return { ok: true, value: { state, at, agreedAt: at, isMine: true } };
    case VISIT_STATE.DECLINED:
      if (!isProposed) return { ok: false, reason: 'changed' };
      return { ok: true, value: { state, at, agreedAt, isMine: true } };
    case VISIT_STATE.CALLED_OFF:
      if (agreedAt === null) return { ok: false, reason: 'none' };
      if (agreedAt !== at) return { ok: false, reason: 'changed' };
      return { ok: true, value: { state, at, agreedAt: null, isMine: true } };
  }
}

/** A visit that two agreed on, as calendars have it: the same one when it is moved and called off. */
export interface VisitEntry {
  /** 1, 2, 3, … in its room. */
  readonly number: number;
  /** ms */
  readonly at: number;
  /** Counts its changes: a calendar takes the newer one over. */
  readonly sequence: number;
  readonly isCalledOff: boolean;
}

/**
 * The last visit of a room in calendars, after something was said of it. What is called off or past is
 * never taken up again: the next one that is agreed on is another.
 */
export function entryAfter(
  last: VisitEntry | null,
  { state, agreedAt }: Pick<Visit<number>, 'agreedAt' | 'state'>,
  now: number,
): VisitEntry | null {
  const standing = last === null || last.isCalledOff || isOver(last.at, now) ? null : last;
  if (agreedAt !== null) {
    const number = (last?.number ?? 0) + 1;
    if (standing === null) return { number, at: agreedAt, sequence: 0, isCalledOff: false };
    if (standing.at === agreedAt) return last;
    return { ...standing, at: agreedAt, sequence: standing.sequence + 1 };
  }
  if (state !== VISIT_STATE.CALLED_OFF || standing === null) return last;
  return { ...standing, sequence: standing.sequence + 1, isCalledOff: true };
}

/** Whether a visit may be proposed and agreed to: mates meet whatever became of what they wrote (spec/readings R44). */
export const canVisit = ({ kind, state }: Pick<ChatListing, 'kind' | 'state'>): boolean =>
  kind === 'mate' || (state !== 'DONE' && state !== 'GONE' && state !== 'HELD');

/** What to take care of before two meet for the first time (spec/facts F14.3). */
export const VISIT_CARE: readonly string[] = [
  '밝을 때, 지금 사는 사람과 함께 봐요.',
  '보기 전에는 돈을 보내지 않아요.',
  '어디에 가는지 가까운 사람에게 알려 둬요.',
];

/** A visit's time in words: 11월 28일(토) 15:00. */
export const visitTime = (at: number | string, now: number): string =>
  dayTimeText(seoulMinute(msOf(at)), seoulDay(now));

const SAID: Readonly<Record<VisitState, string>> = {
  PROPOSED: '만날 시간을 제안했어요',
  AGREED: '약속을 잡았어요',
  DECLINED: '제안한 시간에는 만나지 않기로 했어요',
  CALLED_OFF: '약속을 취소했어요',
};
/** The same where another time was agreed on, which stands. */
const SAID_OF_MOVE: Readonly<Partial<Record<VisitState, string>>> = {
  PROPOSED: '약속 시간을 바꾸자고 했어요',
  DECLINED: '약속 시간을 그대로 두기로 했어요',
};

/** What a message about a visit says, in a list and to who reads no card. */
export function visitText(
  { state, at, agreedAt }: Omit<Visit<number | string>, 'isMine'>,
  now: number,
): string {
  const ofMove = agreedAt === null ? undefined : SAID_OF_MOVE[state];
  const time = state === VISIT_STATE.DECLINED ? (agreedAt ?? at) : at;
  return `${ofMove ?? SAID[state]} · ${visitTime(time, now)}`;
}
