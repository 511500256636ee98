import { seoulDay } from '../shared/day';
import { isQuiet } from '../shared/quiet-hours';
import type { MemberNotification } from './notification';

/** Told longer ago than so many ms it comes too late: the page was away. */
const TIMELY_MS = 10 * 60_000;

type Told = Pick<MemberNotification, 'createdAt'>;

/**
 * Whether what is heard of now is shown over the page (spec/readings R32): it was just told, and it
 * is not night. By a clock that is behind the server's it is yet to be told, and just told as well.
 */
export const isTimely = ({ createdAt }: Told, now: number): boolean =>
  !isQuiet(now) && now - Date.parse(createdAt) <= TIMELY_MS;

/**
 * Whether what was shown in time, and has waited since for somebody to look, is still: not by night,
 * and not after one.
 */
export const isStillTimely = ({ createdAt }: Told, now: number): boolean =>
  !isQuiet(now) && seoulDay(Date.parse(createdAt)) === seoulDay(now);
