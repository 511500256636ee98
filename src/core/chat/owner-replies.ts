import type { OwnerReplies } from '../deal/deal';
import { LEAST_ROOMS_FOR_REPLIES } from './chat';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Rooms that began longer ago say nothing any more. */
export const REPLY_DAYS = 90;
/** Nobody has to have answered sooner. */
const PATIENCE_MS = DAY_MS;

/** A room about something of an owner. */
export interface AskedRoom {
  /** ms; when the other wrote first. */
  readonly askedAt: number;
  /** ms; when the owner wrote first after that, null where they did not. */
  readonly answeredAt: number | null;
}

/** How reliably an owner answers; null of fewer than LEAST_ROOMS_FOR_REPLIES rooms. */
export function ownerReplies(rooms: readonly AskedRoom[], now: number): OwnerReplies | null {
  const counted = rooms.filter(
    ({ askedAt, answeredAt }) =>
      askedAt > now - REPLY_DAYS * DAY_MS && (answeredAt !== null || askedAt <= now - PATIENCE_MS),
  );
  if (counted.length < LEAST_ROOMS_FOR_REPLIES) return null;
  const took = counted
    .flatMap(({ askedAt, answeredAt }) => (answeredAt === null ? [] : [answeredAt - askedAt]))
    .sort((a, b) => a - b);
  const median = took[Math.floor((took.length - 1) / 2)];
  return {
    percent: Math.round((100 * took.length) / counted.length),
    minutes: median === undefined ? null : Math.max(1, Math.ceil(median / MINUTE_MS)),
  };
}

/** 보통 2시간 안에 답해요; null where nothing can be said. */
export function repliesText(replies: OwnerReplies | null): string | null {
  if (replies?.minutes == null) return null;
  const { minutes } = replies;
  if (minutes <= 60) return `보통 ${minutes <= 10 ? 10 : minutes <= 30 ? 30 : 60}분 안에 답해요`;
  const hours = Math.ceil(minutes / 60);
  return hours <= 24
    ? `보통 ${hours}시간 안에 답해요`
    : `보통 ${Math.ceil(hours / 24)}일 안에 답해요`;
}

/** 보통 2시간 안에 답해요 · 응답률 92%; the rate alone of who never answered, null of whom nothing can be said. */
export function replyFiguresText(replies: OwnerReplies | null): string | null {
  if (replies === null) return null;
  const time = repliesText(replies);
  const rate = `응답률 ${replies.percent}%`;
  return time === null ? rate : `${time} · ${rate}`;
}
