import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countIn,
  dayIn,
  dayTimeOf,
  lineIn,
  linkIn,
  paragraphsIn,
  squareMetresIn,
  telIn,
  wonIn,
} from '../../../../server/outside/public-notices/service-values';
import { isDayTime } from '#core';

describe('an amount', () => {
  test.each<[unknown, [number, number] | null, string?]>([
    ['4,430,000', [4_430_000, 4_430_000]],
    ['4430000원', [4_430_000, 4_430_000]],
    ['4,430,000~5,670,000', [4_430_000, 5_670_000]],
    ['4,430,000 ～ 5,670,000원', [4_430_000, 5_670_000]],
    [213_900, [213_900, 213_900]],
    ['4,430', [4_430_000, 4_430_000], '임대보증금(천원)'],
    ['443', [4_430_000, 4_430_000], '보증금 (단위: 만원)'],
    ['4430000원', [4_430_000, 4_430_000], '임대보증금(천원)'],
    ['공고문 참조', null],
    ['', null],
    ['-', null],
    ['0', null],
    [0, null],
    [null, null],
    ['5,670,000~4,430,000', null],
    ['1~2~3', null],
    ['100,00', null],
    ['1.5', null],
    ['-4430000', null],
    ['99999999999', null],
    ['시세의 40%', null],
  ])('%j is %j', (text, range, label) => {
    const expected = range && { from: range[0], to: range[1] };
    expect(wonIn({ x: text }, 'x', label ?? null)).toEqual(expected);
  });
});

describe('a day', () => {
  test.each([
    ['20261120', '2026-11-20'],
    ['2026.11.20', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['2026.11.20.', '2026-11-20'],
    ['2026.11.20(금)', '2026-11-20'],
    ['2026.11.20 17:00', '2026-11-20T17:00+09:00'],
    ['20261120 1700', '2026-11-20T17:00+09:00'],
    ['2026.11.20 24:00', '2026-11-20'],
    ['20261131', null],
    ['2026.11', null],
    ['~', null],
    ['', null],
    ['추후 안내', null],
    ['2026.11.20 17:75', null],
    ['2026.11.20 25:00', null],
  ])('%j is %j', (text, time) => {
    expect(dayTimeOf(text)).toBe(time);
    expect(dayIn({ x: text }, 'x')).toBe(time === null ? null : '20261120');
  });
});

test('numbers of square metres and homes', () => {
  const metres = ['16.745', '26.37~52.74', '16.74㎡', '0', '0.5', '', '1,000', '4000'];
  expect(metres.map((x) => squareMetresIn({ x }, 'x'))).toEqual([
    16.75,
    null,
    16.74,
    ...Array<null>(5).fill(null),
  ]);
  const homes = ['1,954', '12', '12호', '0', '1,2', 'a', ''];
  expect(homes.map((x) => countIn({ x }, 'x'))).toEqual([1954, 12, 12, null, null, null, null]);
});

describe('a text', () => {
  test('hides nothing, turns nothing around, and is as long as it may be', () => {
    expect(lineIn({ x: ' a\u0000b\u202ec\n\u200fd ' }, 'x', 10)).toBe('abc d');
    expect(lineIn({ x: '가'.repeat(20) }, 'x', 10)).toBe(`${'가'.repeat(9)}…`);
    expect(['-', '~', ' ', null, {}].map((x) => lineIn({ x }, 'x', 10))).toEqual(
      Array<null>(5).fill(null),
    );
  });

  test('of several lines loses its markup and keeps its words', () => {
    const x =
      '<p>하나<br/>둘&nbsp;&lt;셋&gt;</p><script>x</script><예비입주자 선정>\r\n\r\n\r\n\r\n넷';
    expect(paragraphsIn({ x }, 'x', 100)).toBe('하나\n둘 <셋>\nx<예비입주자 선정>\n\n넷');
  });

  test.each([
    ['https://apply.lh.or.kr/a?b=1&c=2', true],
    ['http://apply.lh.or.kr', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['//apply.lh.or.kr', false],
    ['apply.lh.or.kr', false],
    ['java\u0000script://x', false],
    [`https://x.example/${'a'.repeat(500)}`, false],
  ])('%s leads somewhere: %s', (x, isLink) => {
    expect(linkIn({ x }, 'x')).toBe(isLink ? x : null);
  });

  test('is a number that people answer', () => {
    const texts = ['1600-1004', '02 123 4567', '129', '문의 1600-1004', '119', '0', ''];
    expect(texts.map((x) => telIn({ x }, 'x'))).toEqual([
      '1600-1004',
      '02-123-4567',
      '129',
      null,
      null,
      null,
      null,
    ]);
  });
});

test('of whatever a service writes, nothing is read wrongly and nothing breaks', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[\d.,~ :원㎡-]{0,20}$/),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(anything, (x) => {
      const fields = { x };
      const won = wonIn(fields, 'x', '(천원)');
      expect(won === null || (won.from > 0 && won.from <= won.to)).toBe(true);
      const time = dayTimeOf(typeof x === 'string' ? x : '');
      expect(time === null || isDayTime(time)).toBe(true);
      const line = lineIn(fields, 'x', 20) ?? 'x';
      expect(line.length <= 20 && !/[\p{Cc}\u202e]/u.test(line)).toBe(true);
      for (const read of [linkIn, telIn, countIn, squareMetresIn]) read(fields, 'x');
      paragraphsIn(fields, 'x', 20);
    }),
  );
});
