import type { CalendarSubscription, Cancellation } from '#core';
import { answer } from '../answer';

/** {@link CalendarSubscription} of one member without a server. */
export class MemoryCalendarSubscription implements CalendarSubscription {
  private path: string | null = null;
  private made = 0;

  read(cancel?: Cancellation): Promise<string | null> {
    return answer(cancel, () => this.path);
  }

  open(): Promise<string> {
    if (this.path === null) {
      this.made += 1;
      this.path = `/v2/calendars/memory-calendar-of-a-member-${this.made}.ics`;
    }
    return Promise.resolve(this.path);
  }

  revoke(): Promise<void> {
    this.path = null;
    return Promise.resolve();
  }
}
