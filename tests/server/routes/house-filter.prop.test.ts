import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FILTER_PARAMS, filterFromParams, filterToParams } from '#core';
import { houseListQuery, houseTallyQuery } from '#contract/house-queries';
import { readHouseFilter } from '../../../server/routes/houses/read-house-filter';
import { anyText } from '../../support/core-values';
import { filters } from '../../support/house-filters';
import { BOX } from '../../support/odd-requests';

const typed = fc.dictionary(
  fc.constantFrom(...FILTER_PARAMS),
  fc.oneof(
    anyText,
    fc.nat({ max: 10 ** 10 }).map(String),
    fc.nat({ max: 10 ** 10 }).map((hundredths) => (hundredths / 100).toFixed(2)),
    fc.constantFrom('999999999', '100000.01', '0.5', 'true', '20260229', '20261120', 'PET,PET'),
  ),
);

describe.each([
  ['list', houseListQuery],
  ['tally', houseTallyQuery],
])('the %s', (_, query) => {
  test('is asked what a person asks', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(readHouseFilter(query.parse({ ...BOX, ...filterToParams(filter) }))).toEqual(filter);
      }),
    );
  });

  test('takes whatever filter is read out of an address typed by hand', () => {
    fc.assert(
      fc.property(typed, (params) => {
        const filter = filterFromParams((name) => params[name] ?? null);
        expect(readHouseFilter(query.parse({ ...BOX, ...filterToParams(filter) }))).toEqual(filter);
      }),
    );
  });
});
