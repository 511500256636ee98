import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CalendarSubscription } from '#core';

/** A member before one server. */
export interface OpenedCalendar {
  readonly calendar: CalendarSubscription;
  /** Somebody who is not signed in; null where nobody can be. */
  readonly visitor: CalendarSubscription | null;
  close(): Promise<void>;
}

/** What every {@link CalendarSubscription} promises. */
export function calendarSubscriptionContract(
  name: string,
  open: () => Promise<OpenedCalendar>,
): void {
  describe(`CalendarSubscription: ${name}`, () => {
    let opened: OpenedCalendar;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('has one address until it is revoked, and another one afterwards', async () => {
      const { calendar } = opened;
      expect(await calendar.read()).toBeNull();
      const first = await calendar.open();
      expect(first).toMatch(/^\/v2\/calendars\/[\w-]{20,}\.ics$/);
      expect(await calendar.open()).toBe(first);
      expect(await calendar.read()).toBe(first);
      await calendar.revoke();
      await calendar.revoke();
      expect(await calendar.read()).toBeNull();
      expect(await calendar.open()).not.toBe(first);
    });

    test('ends where the call was cancelled', async () => {
      const cancelled = new AbortController();
      cancelled.abort();
      await expect(opened.calendar.read(cancelled.signal)).rejects.toMatchObject({
        name: 'AbortError',
      });
    });

    test('asks who is not signed in to log in', async () => {
      if (opened.visitor === null) return;
      await expect(opened.visitor.open()).rejects.toMatchObject({ kind: 'unauthorized' });
    });
  });
}
