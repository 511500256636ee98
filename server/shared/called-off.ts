import { NOTICE_STATUS, noticeStatus, type Notice } from '#core';

/**
 * Whether the applications of a notice are no event of a calendar: it is gone from its source, or over
 * before its own end. Once that has passed, it closed as it said, whoever says so besides.
 */
export const isCalledOff = (
  notice: Pick<Notice, 'from' | 'until' | 'status' | 'goneOn'>,
  now: number,
): boolean =>
  notice.goneOn !== null ||
  (notice.status === NOTICE_STATUS.EXPIRE &&
    noticeStatus({ ...notice, isSaidOver: false }, now) !== NOTICE_STATUS.EXPIRE);
