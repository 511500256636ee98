import { ALARM_DAYS, AppError, type AlarmDay, type Cancellation, type NoticeAlarms } from '#core';
import { answer } from '../answer';

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
