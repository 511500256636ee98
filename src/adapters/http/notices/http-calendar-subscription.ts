import { AppError, type CalendarSubscription, type Cancellation } from '#core';
import { calendarReply } from '#contract/calendars';
import type { HttpClient } from '../client/http-client';

const CALL = { path: '/v2/me/calendar', reply: calendarReply } as const;

/** {@link CalendarSubscription} of the API. */
export class HttpCalendarSubscription implements CalendarSubscription {
  constructor(private readonly client: HttpClient) {}

  async read(cancel?: Cancellation): Promise<string | null> {
    return (await this.client.get({ ...CALL, cancel })).item.path;
  }

  async open(): Promise<string> {
    // A write without a body would go out as a form.
    const { path } = (await this.client.put({ ...CALL, body: {} })).item;
    if (path === null) throw new AppError('malformed');
    return path;
  }

  async revoke(): Promise<void> {
    await this.client.delete(CALL);
  }
}
