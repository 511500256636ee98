import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#core';
import {
  contactPhone,
  day,
  dongCode,
  mobilePhone,
  pastMoment,
} from '../../../server/import/field-forms';
import { photoNames } from '../../../server/import/photos/photo-names';
import {
  choice,
  choices,
  decimal,
  manwon,
  whole,
  yesNo,
} from '../../../server/import/field-values';
import {
  EQUIPMENT_WORDS,
  FACING_WORDS,
  OPTION_WORDS,
} from '../../../server/import/houses/house-words';
import { moveIn, parking } from '../../../server/import/houses/building-fields';
import { HOUSE_COLUMNS } from '../../../server/import/houses/house-columns';

/** Any moment: none of those below comes after it. */
const moment = pastMoment('99991231');

const value = (parsed: { ok: boolean; value?: unknown }) => (parsed.ok ? parsed.value : 'refused');

describe('a cell', () => {
  test.each([
    [manwon(10_000), '1,000', 1000],
    [manwon(10_000), '500 만원', 500],
    [manwon(10_000), '50.0', 50],
    [manwon(10_000), '50.5', 'refused'],
    [manwon(10_000), '-5', 'refused'],
    [manwon(10_000), '5000000', 'refused'],
    [whole(1, 5, ['층']), '3층', 3],
    [whole(1, 5), '6', 'refused'],
    [whole(1, 5), '٣', 'refused'],
    [decimal(1, 100, ['㎡']), '23.14㎡', 23.14],
    [decimal(33, 39), '1e1', 'refused'],
    [day, '20261120', '20261120'],
    [day, '2026-1-2', '20260102'],
    [day, '2026. 11. 20.', '20261120'],
    [day, '2026년 11월 20일', '20261120'],
    [day, '2026/02/29', 'refused'],
    [day, '2026111', 'refused'],
    [day, '46346', 'refused'],
    [moment, '2026-11-20', '2026-11-19T15:00:00.000Z'],
    [moment, '2026-11-20 9:05', '2026-11-20T00:05:00.000Z'],
    [moment, '2026-11-20T09:05:30.25Z', '2026-11-20T09:05:30.250Z'],
    [moment, '2026-11-20 25:00', 'refused'],
    [yesNo, 'Y', true],
    [yesNo, '없음', false],
    [yesNo, '글쎄', 'refused'],
    [parking, '가능', 1],
    [parking, '2대', 2],
    [parking, '0', 0],
    [moveIn, '즉시입주', { kind: 'NOW', day: null }],
    [moveIn, '협의 가능', { kind: 'NEGOTIABLE', day: null }],
    [moveIn, '2026.12.01', { kind: 'DAY', day: '20261201' }],
    [choice(FACING_WORDS), '남동향', 'SE'],
    [choice(FACING_WORDS), '위', 'refused'],
    [choices(OPTION_WORDS), '풀옵션/주차|FULL', ['FULL', 'PARKING']],
    [choices(EQUIPMENT_WORDS), '에어컨, TV', ['AIRCON', 'TV']],
    [contactPhone, '+82 10 1234 5678', '010-1234-5678'],
    [contactPhone, '119', 'refused'],
    [mobilePhone, '02-123-4567', 'refused'],
    [dongCode, '1.16E+09', 'refused'],
  ])('%# %o is read as it is meant', (parse, cell, expected) => {
    expect(value(parse(cell))).toEqual(expected);
  });

  test('of any content is taken or refused with a help, and never throws', () => {
    const parsers = [
      manwon(10),
      whole(0, 9),
      decimal(0, 9),
      day,
      moment,
      yesNo,
      parking,
      moveIn,
      choice(FACING_WORDS),
      choices(OPTION_WORDS),
      contactPhone,
      mobilePhone,
      photoNames,
      dongCode,
    ];
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (cell) => {
        for (const parse of parsers) {
          const parsed = parse(cell);
          if (!parsed.ok) expect(parsed.instead).not.toBe('');
        }
      }),
    );
  });

  test('with a day is read in each usual form', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
        const one = addDays('19900101', days);
        const [year, month, date] = [one.slice(0, 4), one.slice(4, 6), one.slice(6)];
        for (const form of [
          one,
          `${year}-${month}-${date}`,
          `${year}.${Number(month)}.${Number(date)}`,
        ])
          expect(day(form)).toEqual({ ok: true, value: one });
      }),
    );
  });
});

test('a header is known whatever its unit, spaces and capitals', () => {
  expect(HOUSE_COLUMNS.fieldOf('보증금(만원)')).toBe('deposit');
  expect(HOUSE_COLUMNS.fieldOf(' 전용 면적 [㎡]')).toBe('area');
  expect(HOUSE_COLUMNS.fieldOf('listing_number')).toBe('listingNumber');
  expect(HOUSE_COLUMNS.fieldOf('Latitude')).toBe('lat');
  expect(HOUSE_COLUMNS.fieldOf('constructor')).toBeNull();
});
