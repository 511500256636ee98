import fc from 'fast-check';
import { test } from 'vitest';
import { EMPTY_FILTER, HOUSE_LAYER, HOUSE_SORT, type HouseSort } from '#core';
import { MapAnswerStore } from '../../../../../src/ui/screens/map/answer/map-answer-store';
import type { MapQuestion } from '../../../../../src/ui/screens/map/answer/map-question';
import { sourceOf } from '../map-store-kit';
import { marksOf, page, ScriptedHouses } from '../../../../support/scripted-houses';

const sorts = Object.values(HOUSE_SORT);
const questions = fc.array(
  fc.record({ lat: fc.integer({ min: 33, max: 39 }), sort: fc.constantFrom<HouseSort>(...sorts) }),
  { minLength: 1, maxLength: 6 },
);

const question = (lat: number, sort: HouseSort): MapQuestion => ({
  bounds: { swLat: lat, swLng: 126, neLat: lat + 0.1, neLng: 126.1 },
  level: 5,
  layer: HOUSE_LAYER,
  filter: EMPTY_FILTER,
  sort,
  spot: null,
});

test('whatever the order of the answers, the last question wins, and map and list agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), questions, async (scheduler, asked) => {
      const houses = new ScriptedHouses();
      houses.onMarks = ({ bounds }) => scheduler.schedule(Promise.resolve(marksOf(bounds.swLat)));
      houses.onList = ({ bounds, sort }) =>
        scheduler.schedule(
          Promise.resolve(page([`${bounds.swLat}-${sort}`], { total: bounds.swLat })),
        );
      const store = new MapAnswerStore(sourceOf(houses));
      for (const { lat, sort } of asked) {
        store.ask(question(lat, sort));
        if (scheduler.count() > 0) await scheduler.waitNext(1);
      }
      await scheduler.waitIdle();
      const last = asked.at(-1);
      const { state, list } = store;
      return (
        state.kind === 'ready' &&
        list.state.kind === 'ready' &&
        list.state.houses[0]?.id === `${String(last?.lat)}-${String(last?.sort)}` &&
        state.answer.total === list.state.total
      );
    }),
  );
});
