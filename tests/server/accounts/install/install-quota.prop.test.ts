import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seoulDay } from '#core';
import type { Database } from '../../../../server/db/database';
import { MessageCountRepository } from '../../../../server/db/limits/message-count-repository';
import { messageCounts } from '../../../../server/db/schema/limits';
import { InstallLinks } from '../../../../server/accounts/install-links';
import { openTestDatabase } from '../../../support/databases';
import { MINUTE_MS, MovingClock } from '../../../support/moving-clock';
import { scriptedGateway } from './install-world';

const HOURS = [0, 0, 0, 0, 1, 7, 25] as const;

const call = fc.record({
  phone: fc.integer({ min: 0, max: 12 }),
  address: fc.integer({ min: 0, max: 1 }),
  fails: fc.boolean(),
  hoursLater: fc.constantFrom(...HOURS),
});

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('embedded');
});
afterAll(() => database.close());

/** How often each was sent a message on each day. */
class Tally {
  private readonly counts = new Map<string, number>();

  of(...name: readonly unknown[]): number {
    return this.counts.get(name.join()) ?? 0;
  }

  add(...name: readonly unknown[]): void {
    this.counts.set(name.join(), this.of(...name) + 1);
  }
}

test('two a number and twenty an address on every day in Seoul, and never one less', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 20, maxLength: 60 }), async (calls) => {
      await database.db.delete(messageCounts);
      const clock = new MovingClock();
      const sms = scriptedGateway();
      const counts = new MessageCountRepository(database);
      const links = new InstallLinks({ sms, counts, clock, secret: 's' });
      const tally = new Tally();
      for (const { phone, address, fails, hoursLater } of calls) {
        clock.advance(hoursLater * 60 * MINUTE_MS);
        sms.answer = () =>
          Promise.resolve(fails ? { ok: false, reason: 'away' } : { ok: true, value: null });
        const day = seoulDay(clock.now());
        const isFree = tally.of(day, 'n', phone) < 2 && tally.of(day, 'a', address) < 20;
        const order = { phone: `010-0000-${1000 + phone}`, address: `10.0.0.${address}` };
        const answer = await links.send({ ...order, key: null, link: '' });
        if (!isFree) expect(answer).toEqual({ ok: false, reason: 'spent' });
        else if (fails) expect(answer).toEqual({ ok: false, reason: 'away' });
        else {
          expect(answer).toEqual({ ok: true, value: null });
          tally.add(day, 'n', phone);
          tally.add(day, 'a', address);
        }
      }
    }),
    { numRuns: 12 },
  );
});
