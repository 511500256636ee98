import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  EMPTY_NOTICE_FILTER,
  LONGEST_ORGANISATION,
  matchesNoticeFilter,
  MOST_ASKED,
  NOTICE_SORT,
  NOTICE_STATUS,
  noticeFilterKey,
  noticeListFrom,
  noticeListTo,
  orderedNoticeFilter,
  SUPPLY_CODES,
  type NoticeFilter,
  type NoticeListAddress,
} from '#core';
import { anyText } from '../../support/core-values';
import { isIdempotent, onlyNarrows, roundTrips } from '../../support/laws';
import { NOTICES } from '../../support/notices';

const codes = fc.oneof(
  fc.constantFrom('0000000000', '1100000000', '1162000000', '1162010200', '4111000000'),
  fc.nat({ max: 9_999_999_999 }).map((code) => String(code).padStart(10, '0')),
);
const organisations = fc.oneof(
  fc.constantFrom('LH', 'SH', '서울시', 'A&B, C=D', '100% #1?', ' 관악구 '),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
);
const filters: fc.Arbitrary<NoticeFilter> = fc.record({
  areas: fc.uniqueArray(codes, { maxLength: MOST_ASKED }),
  supplies: fc.shuffledSubarray([...SUPPLY_CODES]),
  statuses: fc.shuffledSubarray(Object.values(NOTICE_STATUS)),
  organisations: fc.uniqueArray(
    organisations.filter((name) => name.trim() !== '' && name.length <= LONGEST_ORGANISATION),
    { maxLength: MOST_ASKED },
  ),
});
const addresses: fc.Arbitrary<NoticeListAddress> = fc.record({
  filter: filters,
  sort: fc.constantFrom(...Object.values(NOTICE_SORT)),
  onlyFitting: fc.boolean(),
  isPush: fc.boolean(),
  selected: fc.option(fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/)),
});

it('finds in the address what was written into it', () => {
  roundTrips(addresses, noticeListTo, noticeListFrom);
});

it('survives any address, and writes it so that it says the same', () => {
  const parts = fc.constantFrom('area', 'supply', 'status', 'organisation', 'sort', 'notice');
  const hostile = fc.oneof(
    anyText,
    fc
      .array(fc.tuple(parts, anyText), { maxLength: 40 })
      .map((all) => all.map(([name, value]) => `${name}=${value}`).join('&')),
  );
  fc.assert(
    fc.property(hostile, (search) => {
      const read = noticeListFrom(search);
      expect(noticeListFrom(noticeListTo(read))).toEqual(read);
      expect(read.filter.areas.length).toBeLessThanOrEqual(MOST_ASKED);
      expect(read.filter.organisations.length).toBeLessThanOrEqual(MOST_ASKED);
    }),
  );
});

it('shows no more when more is asked', () => {
  const questions = filters.chain((narrow) =>
    fc.subarray(Object.keys(narrow) as (keyof NoticeFilter)[]).map((dropped) => ({
      narrow,
      wide: dropped.reduce((filter, name) => ({ ...filter, [name]: [] }), narrow),
    })),
  );
  onlyNarrows(questions, fc.constantFrom(...NOTICES), matchesNoticeFilter);
});

it('orders a filter once and for all, and the order asks for the same', () => {
  isIdempotent(filters, orderedNoticeFilter);
  fc.assert(
    fc.property(filters, fc.constantFrom(...NOTICES), (filter, notice) => {
      const ordered = orderedNoticeFilter(filter);
      expect(noticeFilterKey(ordered)).toBe(noticeFilterKey(filter));
      expect(matchesNoticeFilter(notice, ordered)).toBe(matchesNoticeFilter(notice, filter));
      expect(matchesNoticeFilter(notice, EMPTY_NOTICE_FILTER)).toBe(true);
    }),
  );
});
