import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError, type HousesAhead } from '#core';
import { AHEAD_MS, SETTLE_MS } from '../pauses';
import { LookAhead } from '../../../../../src/ui/screens/map/ahead/look-ahead';
import { marksOf, page } from '../../../../support/scripted-houses';
import { at, setUp } from '../map-store-kit';

afterEach(() => {
  vi.useRealTimers();
});

const steps = fc.array(
  fc.record({
    /** Hundredths of a degree north of 37°. */
    north: fc.integer({ min: 0, max: 60 }),
    level: fc.integer({ min: 3, max: 6 }),
    /** Until the next move: some come before this one's answer, some long after it. */
    pause: fc.constantFrom(0, SETTLE_MS, SETTLE_MS + AHEAD_MS, 3000),
    /** What becomes of it, and of what is fetched ahead of it: either half may fail alone. */
    marksFail: fc.boolean(),
    listFails: fc.boolean(),
    marksMs: fc.integer({ min: 0, max: 900 }),
    listMs: fc.integer({ min: 0, max: 900 }),
    aheadMs: fc.integer({ min: 0, max: 2000 }),
  }),
  { minLength: 1, maxLength: 8 },
);

const later = async <Value>(ms: number, value: () => Value): Promise<Value> => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return value();
};

test('the last question wins, and no more than one view is fetched ahead, of one at rest', async () => {
  vi.useFakeTimers();
  await fc.assert(
    fc.asyncProperty(steps, async (moves) => {
      const { store, houses } = setUp();
      let now = moves[0];
      /** The move whose houses were asked for last. */
      let asked = now;
      const answer = <Value>(ms = 0, fails = false, value: Value) =>
        later(ms, () => {
          if (fails) throw new AppError('offline');
          return value;
        });
      houses.onMarks = ({ bounds }) => {
        asked = now;
        return answer(now?.marksMs, now?.marksFail, marksOf(bounds.swLat));
      };
      houses.onList = ({ bounds }) =>
        answer(now?.listMs, now?.listFails, page([String(bounds.swLat)], { total: bounds.swLat }));
      let underWay = 0;
      let isAllowed = true;
      const ahead: HousesAhead = {
        marks: async (_, cancel) => {
          // What is fetched ahead fails in silence: whether it may be is told afterwards.
          isAllowed &&= store.answer.answered !== null && !cancel.aborted && underWay === 0;
          underWay += 1;
          let isOver = false;
          const over = () => {
            if (!isOver) underWay -= 1;
            isOver = true;
          };
          cancel.addEventListener('abort', over);
          await later(now?.aheadMs ?? 0, over);
        },
      };
      store.start();
      const end = new LookAhead(store, ahead).start(true);
      for (const move of moves) {
        now = move;
        store.settle(at(37 + move.north / 100, move.level), true);
        await vi.advanceTimersByTimeAsync(move.pause);
      }
      await vi.advanceTimersByTimeAsync(10_000);
      const { state, list } = store.answer;
      // A view that was looked at last and has its houses, or has failed, is not asked for again.
      const hasFailed = asked?.marksFail === true || asked?.listFails === true;
      expect(state.kind).toBe(hasFailed ? 'failed' : 'ready');
      expect(list.state.kind).toBe(hasFailed ? 'failed' : 'ready');
      if (!hasFailed) {
        expect(store.answer.answered?.total).toBe(store.bounds?.swLat);
        expect(list.shown?.total).toBe(store.bounds?.swLat);
      }
      expect({ isAllowed, underWay }).toEqual({ isAllowed: true, underWay: 0 });
      end();
      store.stop();
    }),
  );
}, 60_000);
