import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareNotices, dayTime, NO_END, NOTICE_SORT, NOTICE_STATUS, noticePlace } from '#core';
import { days } from '../../support/core-values';
import { NOTICES } from '../../support/notices';

const ordered = (sort: keyof typeof NOTICE_SORT) =>
  [...NOTICES].sort(compareNotices(sort)).map(({ id }) => id);

it('puts open ones first, the soonest to close, then those to come, then what is over', () => {
  expect(ordered('closing').join(' ')).toBe('102 106 103 111 101 109 107 110 104 108 112 105');
});

it('puts the newest announcement first', () => {
  expect(ordered('newest').slice(0, 4)).toEqual(['111', '106', '104', '110']);
  expect(ordered('newest').at(-1)).toBe('107');
});

it('places what does not say its beginning or its end last in its group', () => {
  const of = (status: keyof typeof NOTICE_STATUS) =>
    noticePlace({ id: '1', status, from: null, until: null, announcedOn: '20261120' }, 'closing');
  expect(of('OPEN')).toEqual({ group: 0, key: NO_END });
  expect(of('SCHEDULED')).toEqual({ group: 1, key: NO_END });
  expect(of('EXPIRE')).toEqual({ group: 2, key: -NO_END });
});

it('is one order of all: whichever way it is asked, and for any three', () => {
  const times = fc.option(
    fc.tuple(days, fc.option(fc.nat({ max: 1439 }))).map(([day, minute]) => dayTime(day, minute)),
  );
  const placed = fc.record({
    id: fc.nat({ max: 10_000 }).map(String),
    status: fc.constantFrom(...Object.values(NOTICE_STATUS)),
    from: times,
    until: times,
    announcedOn: fc.oneof(days, fc.constant('20261120')),
  });
  const sorts = fc.constantFrom(...Object.values(NOTICE_SORT));
  fc.assert(
    fc.property(sorts, placed, placed, placed, (sort, a, b, c) => {
      const compare = compareNotices(sort);
      expect(Math.sign(compare(a, b))).toBe(0 - Math.sign(compare(b, a)));
      expect(compare(a, b) === 0).toBe(
        a.id === b.id &&
          JSON.stringify(noticePlace(a, sort)) === JSON.stringify(noticePlace(b, sort)),
      );
      if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0);
    }),
  );
});

it('knows the later one of two at one place by its id', () => {
  const [one] = NOTICES;
  const ids = ['9', '10', '100', '99'].map((id) => ({ ...one, id }) as (typeof NOTICES)[number]);
  expect(ids.sort(compareNotices('closing')).map(({ id }) => id)).toEqual(['100', '99', '10', '9']);
});
