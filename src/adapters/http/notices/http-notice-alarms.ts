import { ALARM_DAYS, type AlarmDay, type Cancellation, type NoticeAlarms } from '#core';
import { noticeAlarmReply, noticeAlarmsReply } from '#contract/notifications';
import type { Call } from '../client/call';
import type { HttpClient } from '../client/http-client';

const pathOf = (noticeId: string): string => `/v2/notices/${encodeURIComponent(noticeId)}/alarm`;

/** {@link NoticeAlarms} of the API: what a person presses for, or what the page does by itself. */
export class HttpNoticeAlarms implements NoticeAlarms {
  constructor(
    private readonly client: HttpClient,
    private readonly how: Pick<Call, 'byItself'> = {},
  ) {}

  async all(cancel?: Cancellation) {
    const { result } = await this.client.get({
      path: '/v2/me/notice-alarms',
      reply: noticeAlarmsReply,
      cancel,
      ...this.how,
    });
    return result.map(({ noticeId, days }) => ({
      noticeId,
      days: ALARM_DAYS.filter((day) => days.includes(day)),
    }));
  }

  async set(noticeId: string, days: readonly AlarmDay[]): Promise<void> {
    await this.client.put({
      path: pathOf(noticeId),
      body: { days: [...days] },
      reply: noticeAlarmReply,
      ...this.how,
    });
  }

  async remove(noticeId: string): Promise<void> {
    await this.client.delete({ path: pathOf(noticeId), reply: noticeAlarmReply, ...this.how });
  }
}
