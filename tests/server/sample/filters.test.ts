import { describe, expect, it } from 'vitest';
import {
  contains,
  EMPTY_FILTER,
  matchesFilter,
  tallyHouses,
  TALLY_BARS,
  type HouseFilter,
} from '#core';
import { sampleHouses } from '../../../server/sample/make-houses';
import { FIRST_VIEW } from './first-view';

const TODAY = '20261120';
const open = [...sampleHouses(7, TODAY)].filter(({ status }) => status === 'OPEN');
const seen = open.filter((house) => contains(FIRST_VIEW, house));

const QUESTIONS: readonly (readonly [string, Partial<HouseFilter>])[] = [
  ['the open one-rooms', { layouts: ['OPEN'] }],
  ['separated ones', { layouts: ['SEPARATED'] }],
  ['two rooms', { layouts: ['TWO_PLUS'] }],
  ['no half-basements', { exceptFloors: ['HALF_BASEMENT'] }],
  ['no rooftops', { exceptFloors: ['ROOFTOP'] }],
  ['a lift', { elevator: true }],
  ['a place to park', { options: ['PARKING'] }],
  ['pets', { options: ['PET'] }],
  ['a short term', { options: ['SHORT_TERM'] }],
  ['no deposit', { options: ['DEPOSIT_ZERO'] }],
  ['to move in within a week', { moveInBy: '20261127' }],
  ['to move in within a month', { moveInBy: '20261220' }],
  ['five minutes to a station', { walkWithin: 5 }],
  ['a confirmation since yesterday', { confirmedWithin: 1 }],
  ['a confirmation of this week', { confirmedWithin: 7 }],
  ['a confirmation of this month', { confirmedWithin: 30 }],
  ['50 with the fee', { monthly: { from: null, to: 50 }, withMaintenance: true }],
];

describe.each([
  ['all over Korea', open],
  ['in the first view', seen],
])('the sample %s', (_, houses) => {
  const passing = (part: Partial<HouseFilter>) =>
    houses.filter((house) => matchesFilter(house, { ...EMPTY_FILTER, ...part }, TODAY)).length;

  it.each(QUESTIONS)('has houses with %s, and others', (_question, part) => {
    expect(passing(part)).toBeGreaterThanOrEqual(5);
    expect(passing(part)).toBeLessThan(houses.length);
  });

  it('costs fewer houses when the fee counts', () => {
    const monthly = { from: null, to: 50 };
    expect(passing({ monthly, withMaintenance: true })).toBeLessThan(passing({ monthly }));
  });

  it('fills the histograms rather than a bar or two', () => {
    const { deposit, monthly, area } = tallyHouses(houses, EMPTY_FILTER, TODAY);
    for (const bars of [deposit, monthly, area])
      expect(bars.filter((count) => count > 0).length).toBeGreaterThan(TALLY_BARS / 4);
  });
});
