import fc from 'fast-check';
import {
  addDays,
  dayTime,
  NOTICE_STATUS,
  SUPPLY_CODES,
  type NoticeContent,
  type NoticeFilter,
} from '#core';
import type { NewNotice } from '../../../../server/ports/notices/notices';
import { noticeContent, NOTICE_TODAY } from '../../../support/notices';

/** Areas that lie in each other, beside each other, and what no area is. */
const CODES = [
  '0000000000',
  '1100000000',
  '1162000000',
  '1162010200',
  '1159000000',
  '4111000000',
  '4111700000',
  '4111710100',
  '4374000000',
  '4374500000',
  '3611000000',
];
const ORGANISATIONS = ['LH', 'SH', '서울시', '가, 나', "'; drop table notices; --"];

export const aNotice = (number: string, part: Partial<NoticeContent> = {}): NewNotice => ({
  ...noticeContent(part),
  number,
});

const someTime = fc
  .tuple(fc.integer({ min: -3, max: 3 }), fc.option(fc.constantFrom(0, 719, 720, 721, 1439)))
  .map(([days, minute]) => dayTime(addDays(NOTICE_TODAY, days), minute));

const codes = (least: number) =>
  fc.uniqueArray(fc.constantFrom(...CODES), { minLength: least, maxLength: 3 });

/** Notices around the day of the tests, many of them at the same place of the order. */
export const someNotices = (length: number): fc.Arbitrary<NewNotice[]> =>
  fc
    .array(
      fc.record({
        from: fc.option(someTime),
        until: fc.option(someTime),
        isSaidOver: fc.boolean(),
        announcedOn: fc.integer({ min: -3, max: 0 }).map((days) => addDays(NOTICE_TODAY, days)),
        supplyTypeCode: fc.constantFrom(...SUPPLY_CODES),
        organisation: fc.constantFrom(...ORGANISATIONS),
        areas: codes(0).map((list) => list.map((code) => ({ code, name: `이름 ${code}` }))),
      }),
      { minLength: length, maxLength: length },
    )
    .map((list) => list.map((part, index) => aNotice(`N-${index}`, part)));

const few = <Word>(words: readonly Word[]): fc.Arbitrary<Word[]> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant<Word[]>([]) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...words), { maxLength: 3 }) },
  );

export const someNoticeFilter: fc.Arbitrary<NoticeFilter> = fc.record({
  areas: few([...CODES, '1165000000', '2600000000']),
  supplies: few(SUPPLY_CODES),
  statuses: few(Object.values(NOTICE_STATUS)),
  organisations: few([...ORGANISATIONS, '없는 기관']),
});
