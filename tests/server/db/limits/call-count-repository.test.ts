import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { CallCountRepository } from '../../../../server/db/limits/call-count-repository';
import type { Database } from '../../../../server/db/database';
import { callCounts } from '../../../../server/db/schema/limits';
import type { CallCounts } from '../../../../server/ports/call-counts';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { fakeCallCounts } from '../../../support/fake-call-counts';
import { MovingClock } from '../../../support/moving-clock';

const KINDS = ['memory', ...DATABASES] as const;

describe.each(KINDS)('counts of calls on %s', (kind) => {
  let database: Database | null = null;
  let clock: MovingClock;
  let counts: CallCounts;
  beforeEach(async () => {
    clock = new MovingClock();
    if (kind !== 'memory') database ??= await openTestDatabase(kind);
    await database?.db.delete(callCounts);
    counts = database ? new CallCountRepository(database, clock) : fakeCallCounts(clock);
  });
  afterAll(() => database?.close());

  test('give each of many callers at once a figure of its own', async () => {
    const heard = await Promise.all(Array.from({ length: 40 }, () => counts.add('one', 1000)));
    const figures = heard.map(({ count }) => count).sort((a, b) => a - b);
    expect(figures).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(new Set(heard.map(({ endsAt }) => endsAt))).toEqual(new Set([clock.now() + 1000]));
  });

  test('begin anew when the window is over, not before, and for each apart', async () => {
    const endsAt = clock.now() + 1000;
    await counts.add('one', 1000);
    clock.advance(999);
    expect(await counts.add('one', 1000)).toEqual({ count: 2, endsAt });
    expect(await counts.add('other', 1000)).toEqual({ count: 1, endsAt: endsAt + 999 });
    clock.advance(1);
    expect(await counts.add('one', 500)).toEqual({ count: 1, endsAt: endsAt + 500 });
  });

  test('are forgotten when they are over', async () => {
    await counts.add('over', 1000);
    const { endsAt } = await counts.add('under way', 2000);
    clock.advance(1000);
    await counts.forgetEnded();
    expect(await counts.add('under way', 2000)).toEqual({ count: 2, endsAt });
    const rows = (await database?.db.select().from(callCounts)) ?? [];
    expect(rows.map(({ hash }) => hash)).toEqual(database ? ['under way'] : []);
  });
});
