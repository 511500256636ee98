import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_MEMBER_ALARMS, type NoticeAlarms } from '#core';

/** A member before one server. */
export interface OpenedNoticeAlarms {
  readonly alarms: NoticeAlarms;
  /** Ids of notices that are there. */
  readonly notices: readonly [string, string];
  /** Sets the member's alarms for so many other notices. */
  fill(count: number): Promise<void>;
  /** Somebody who is not signed in; null where nobody can be. */
  readonly visitor: NoticeAlarms | null;
  close(): Promise<void>;
}

/** What every {@link NoticeAlarms} promises. */
export function noticeAlarmsContract(name: string, open: () => Promise<OpenedNoticeAlarms>): void {
  describe(`NoticeAlarms: ${name}`, () => {
    let opened: OpenedNoticeAlarms;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('keeps the last word for each notice, the days in one order', async () => {
      const [one, other] = opened.notices;
      expect(await opened.alarms.all()).toEqual([]);
      await opened.alarms.set(one, [7]);
      await opened.alarms.set(one, [0, 3]);
      await opened.alarms.set(other, [1]);
      expect(await opened.alarms.all()).toEqual([
        { noticeId: one, days: [3, 0] },
        { noticeId: other, days: [1] },
      ]);
    });

    test('forgets one that is removed, also twice', async () => {
      const [one, other] = opened.notices;
      await opened.alarms.set(one, [1]);
      await opened.alarms.set(other, [1]);
      await opened.alarms.remove(one);
      await opened.alarms.remove(one);
      expect(await opened.alarms.all()).toEqual([{ noticeId: other, days: [1] }]);
    });

    test('says that there is no such notice', async () => {
      await expect(opened.alarms.set('no-such-notice', [1])).rejects.toMatchObject({
        name: 'AppError',
        kind: 'not-found',
      });
    });

    test('holds no more than a member may have, also where two are set at once', async () => {
      const { alarms, notices } = opened;
      for (const one of notices) await alarms.remove(one);
      await opened.fill(MOST_MEMBER_ALARMS - 1);
      const outcomes = await Promise.allSettled(notices.map((one) => alarms.set(one, [1])));
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const refused = outcomes.find((one) => one.status === 'rejected');
      expect(refused?.reason).toMatchObject({
        name: 'AppError',
        kind: 'refused',
        status: 422,
        message: expect.stringContaining('다른 공고의 알림을 끄고') as string,
      });
      expect(await alarms.all()).toHaveLength(MOST_MEMBER_ALARMS);

      const isFirstIn = outcomes[0]?.status === 'fulfilled';
      const [isIn, isOut] = isFirstIn ? notices : ([notices[1], notices[0]] as const);
      await alarms.set(isIn, [3]);
      expect(await alarms.all()).toContainEqual({ noticeId: isIn, days: [3] });
      await expect(alarms.set('no-such-notice', [1])).rejects.toMatchObject({ kind: 'not-found' });
      await alarms.remove(isIn);
      await alarms.set(isOut, [1]);
      expect(await alarms.all()).toHaveLength(MOST_MEMBER_ALARMS);
    });

    test('ends where the call was cancelled', async () => {
      const cancelled = new AbortController();
      cancelled.abort();
      await expect(opened.alarms.all(cancelled.signal)).rejects.toMatchObject({
        name: 'AbortError',
      });
    });

    test('asks who is not signed in to log in', async () => {
      if (opened.visitor === null) return;
      await expect(opened.visitor.all()).rejects.toMatchObject({ kind: 'unauthorized' });
    });
  });
}
