import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  DEAL_KIND,
  EMPTY_DIRECT_FILTER,
  EMPTY_MATE_FILTER,
  MOST_DEAL_ALARMS,
  type DealAlarms,
  type DealSearch,
  type DirectFilter,
} from '#core';
import { UNAUTHORIZED } from './community-stage';

/** Two members and a visitor before one server, which knows 신림동 alone. */
export interface OpenedDealAlarms {
  readonly kim: DealAlarms;
  readonly lee: DealAlarms;
  readonly visitor: DealAlarms;
  close(): Promise<void>;
}

export const SILLIM_DONG = { dongliCode: '1162010200', dong: '신림동' } as const;

const rooms = (filter: Partial<DirectFilter> = {}): DealSearch => ({
  dealType: DEAL_KIND.direct,
  filter: { ...EMPTY_DIRECT_FILTER, ...filter },
});

/** What every {@link DealAlarms} promises. */
export function dealAlarmsContract(name: string, open: () => Promise<OpenedDealAlarms>): void {
  describe(`DealAlarms: ${name}`, () => {
    let opened: OpenedDealAlarms;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('keeps searches of either kind as they were asked, the latest set first', async () => {
      const { kim } = opened;
      expect(await kim.all()).toEqual([]);
      const { dongliCode } = SILLIM_DONG;
      const asked = rooms({
        dongliCode,
        rentTypes: ['JEONSE', 'MONTH_RENT'],
        monthly: { from: null, to: 50 },
        options: ['PET'],
      });
      const one = await kim.set(asked);
      expect(one).toEqual({ ...asked, id: one.id, place: '신림동' });
      const mates: DealSearch = {
        dealType: DEAL_KIND.mate,
        filter: { ...EMPTY_MATE_FILTER, side: 'HAS', habits: ['smoking-NO'] },
      };
      const other = await kim.set(mates);
      expect(other).toEqual({ ...mates, id: other.id, place: null });
      expect(await kim.all()).toEqual([other, one]);
    });

    test('keeps one that is set again once, in whatever order its words are', async () => {
      const { kim } = opened;
      const before = await kim.all();
      const one = await kim.set(rooms({ options: ['PET', 'FULL'] }));
      const [same, again] = await Promise.all([
        kim.set(rooms({ options: ['FULL', 'PET'] })),
        kim.set(rooms({ options: ['PET', 'FULL'] })),
      ]);
      expect([same.id, again.id]).toEqual([one.id, one.id]);
      expect(await kim.all()).toHaveLength(before.length + 1);
      await kim.remove(one.id);
      await kim.remove(one.id);
      expect(await kim.all()).toEqual(before);
    });

    test('are a member’s own, and nobody else removes them', async () => {
      const { kim, lee } = opened;
      const own = await kim.all();
      expect(await lee.all()).toEqual([]);
      for (const { id } of own) await lee.remove(id);
      await lee.remove('no-such-alarm');
      expect(await kim.all()).toEqual(own);
    });

    test('says that there is no such dong', async () => {
      const nowhere = opened.kim.set(rooms({ dongliCode: '9999999999' }));
      await expect(nowhere).rejects.toMatchObject({ name: 'AppError', kind: 'not-found' });
    });

    test('holds no more than a member may have, also where two are set at once', async () => {
      const { lee } = opened;
      for (let most = 1; most < MOST_DEAL_ALARMS; most += 1)
        await lee.set(rooms({ deposit: { from: null, to: most } }));
      const last = [rooms({ options: ['PET'] }), rooms({ options: ['FULL'] })];
      const outcomes = await Promise.allSettled(last.map((one) => lee.set(one)));
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const refused = outcomes.find((one) => one.status === 'rejected');
      expect(refused?.reason).toMatchObject({
        name: 'AppError',
        kind: 'refused',
        status: 422,
        message: expect.stringContaining(`${MOST_DEAL_ALARMS}개까지`) as string,
      });
      const all = await lee.all();
      expect(all).toHaveLength(MOST_DEAL_ALARMS);
      for (const one of all) expect((await lee.set(one)).id).toBe(one.id);
      await lee.remove(all[0]?.id ?? '');
      await lee.set(rooms({ parties: ['LAND_LORD'] }));
      expect(await lee.all()).toHaveLength(MOST_DEAL_ALARMS);
    });

    test('ends where the call was cancelled', async () => {
      const cancelled = new AbortController();
      cancelled.abort();
      await expect(opened.kim.all(cancelled.signal)).rejects.toMatchObject({ name: 'AbortError' });
    });

    test('asks who is not signed in to log in', async () => {
      const { visitor } = opened;
      await expect(visitor.all()).rejects.toMatchObject(UNAUTHORIZED);
      await expect(visitor.set(rooms())).rejects.toMatchObject(UNAUTHORIZED);
      await expect(visitor.remove('1')).rejects.toMatchObject(UNAUTHORIZED);
    });
  });
}
