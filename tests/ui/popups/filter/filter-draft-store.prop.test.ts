import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError, EMPTY_FILTER } from '#core';
import { FilterDraftStore, toggled } from '../../../../src/ui/popups/filter/filter-draft-store';
import { ScriptedHouses, tally } from '../../../support/scripted-houses';

const BOUNDS = { swLat: 37, swLng: 126, neLat: 38, neLng: 127 };

/** What a hand does: moves on, or rests until the draft is asked about. */
const moves = fc.array(
  fc.record({ to: fc.integer({ min: 1, max: 20_000 }), rests: fc.boolean(), fails: fc.boolean() }),
  { minLength: 1, maxLength: 6 },
);

test('whatever the order of the answers, the last draft is the one that is counted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), moves, async (scheduler, steps) => {
      const failing = new Set(steps.slice(0, -1).flatMap(({ to, fails }) => (fails ? [to] : [])));
      const last = steps.at(-1)?.to ?? 0;
      failing.delete(last);
      const houses = new ScriptedHouses();
      houses.onTally = ({ filter }) => {
        const to = filter.deposit.to ?? 0;
        return scheduler.schedule(Promise.resolve()).then(() => {
          if (failing.has(to)) throw new AppError('offline');
          return tally(to);
        });
      };
      const store = new FilterDraftStore(houses, BOUNDS, EMPTY_FILTER);
      store.start();
      const asking = steps.map(({ to, rests }, index) => {
        store.change({ deposit: { from: null, to } });
        return rests || index === steps.length - 1 ? store.count() : Promise.resolve();
      });
      await scheduler.waitIdle();
      await Promise.all(asking);
      store.stop();
      expect(store.state).toEqual({ kind: 'ready', tally: tally(last) });
      expect(store.counted).toBe(last);
      expect(store.draft.deposit.to).toBe(last);
    }),
  );
});

test('toggling twice changes nothing but the order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.integer(), (list, value) => {
      const twice = toggled(toggled(list, value), value);
      return new Set(twice).size === list.length && list.every((one) => twice.includes(one));
    }),
  );
});
