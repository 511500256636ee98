import { expect, test } from 'vitest';
import { dealWays } from '#core';

test.each([
  [{ tel: null, takesSms: false }, []],
  [{ tel: '02-123-4567', takesSms: false }, ['TEL']],
  [{ tel: '010-1234-5678', takesSms: true }, ['SMS', 'TEL']],
])('who says %j is reached by %j', (contact, ways) => {
  expect(dealWays(contact)).toEqual(ways);
});
