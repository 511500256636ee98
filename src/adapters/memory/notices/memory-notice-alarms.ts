import {
  ALARM_DAYS,
  AppError,
  MOST_MEMBER_ALARMS,
  type AlarmDay,
  type Cancellation,
  type NoticeAlarms,
} from '#core';
import { answer } from '../answer';

const FULL = `마감 알림은 공고 ${MOST_MEMBER_ALARMS}개까지 켤 수 있어요. 다른 공고의 알림을 끄고 다시 시도해 주세요.`;

/** {@link NoticeAlarms} of one member without a server; `isThere` says which notices there are. */
export class MemoryNoticeAlarms implements NoticeAlarms {
  private readonly kept = new Map<string, readonly AlarmDay[]>();

  constructor(private readonly isThere: (noticeId: string) => boolean) {}

  all(cancel?: Cancellation) {
    return answer(cancel, () =>
      Array.from(this.kept, ([noticeId, days]) => ({ noticeId, days })).sort((a, b) =>
        a.noticeId.localeCompare(b.noticeId, 'en', { numeric: true }),
      ),
    );
  }

  set(noticeId: string, days: readonly AlarmDay[]): Promise<void> {
    if (!this.isThere(noticeId)) return Promise.reject(new AppError('not-found'));
    if (!this.kept.has(noticeId) && this.kept.size >= MOST_MEMBER_ALARMS)
      return Promise.reject(new AppError('refused', FULL, null, 422));
    this.kept.set(
      noticeId,
      ALARM_DAYS.filter((day) => days.includes(day)),
    );
    return Promise.resolve();
  }

  remove(noticeId: string): Promise<void> {
    this.kept.delete(noticeId);
    return Promise.resolve();
  }
}
