import { NOTICE_STATUS, noticeStatus, type Notice } from '#core';

/**
 * Whether the applications of a notice are no event of a calendar: it is over before its own end, or
 * gone from its source. Once that end has passed, it closed as it said, whoever says so besides.
 */
export const isCalledOff = (
  notice: Pick<Notice, 'from' | 'until' | 'status'>,
  now: number,
): boolean =>
  notice.status === NOTICE_STATUS.EXPIRE &&
  noticeStatus({ ...notice, isSaidOver: false, goneOn: null }, now) !== NOTICE_STATUS.EXPIRE;
