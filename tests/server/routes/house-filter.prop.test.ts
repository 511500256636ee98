import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterToParams } from '#core';
import { houseListQuery, houseTallyQuery } from '#contract/house-queries';
import { readHouseFilter } from '../../../server/routes/houses/read-house-filter';
import { filters } from '../../support/house-filters';
import { BOX } from '../../support/odd-requests';

test.each([
  ['list', houseListQuery],
  ['tally', houseTallyQuery],
])('whatever a person asks, the %s is asked the same', (_, query) => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(readHouseFilter(query.parse({ ...BOX, ...filterToParams(filter) }))).toEqual(filter);
    }),
  );
});
