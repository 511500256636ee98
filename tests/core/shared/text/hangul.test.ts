import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialsOf, isInitials, matchRank } from '#core';
import { anyText } from '../../../support/core-values';

it.each([
  ['신림역', 'ㅅㄹㅇ'],
  ['까치산', 'ㄲㅊㅅ'],
  ['힣가', 'ㅎㄱ'],
  ['2호선 신림', '2ㅎㅅ ㅅㄹ'],
  ['GS', 'GS'],
  ['', ''],
])('%s begins with %s', (text, initials) => {
  expect(initialsOf(text)).toBe(initials);
});

it.each([
  ['ㅅㄹㅇ', true],
  ['ㅅ ㄹ', true],
  ['ㄲㅎ', true],
  ['ㅅ림', false],
  ['림ㅅ', false],
  ['ㅏ', false],
  ['', false],
  [' ', false],
  ['ㅅa', false],
])('%j consists of initials: %s', (query, is) => {
  expect(isInitials(query)).toBe(is);
});

describe('matchRank', () => {
  it.each([
    ['신림역', '신림역', 0],
    ['신림역', '신림 역', 0],
    ['Seoul', 'SEOUL', 0],
    ['신림역', '신림', 1],
    ['신림역', '림역', 2],
    ['신림역', 'ㅅㄹㅇ', 3],
    ['신림역', 'ㅅㄹ', 3],
    ['신림역', '신ㄹ', 3],
    ['신림역', '시', 3],
    ['신림역', '신리', 3],
    ['신림역', 'ㄹㅇ', 4],
    ['신림역', '리역', 4],
    ['서울대학교', 'ㄷㅎㄱ', 4],
    ['신림역', 'ㅅㅇ', null],
    ['신림역', '사', null],
    ['신림역', '심', null],
    ['시림', '신림', null],
    ['신림역', '신림역동', null],
    ['신림역', '역ㅅ', null],
    ['신림역', '', null],
    ['신림역', '  ', null],
    ['', 'ㅅ', null],
    ['abc', 'ㅅ', null],
    ['까치산', 'ㄱㅊ', null],
    ['b', 'd', null],
    ['\uabff', '가', null],
    ['신림역'.normalize('NFD'), '신림역', 0],
    ['신림역', '신림'.normalize('NFD'), 1],
    ['ㅅ리', '시리', null],
  ])('%s asked for %j is %j', (name, query, rank) => {
    expect(matchRank(name, query)).toBe(rank);
  });

  it('of itself is the best, of its initials is found', () => {
    const names = fc.string({
      unit: fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code)),
      minLength: 1,
    });
    fc.assert(
      fc.property(names, fc.nat(), fc.nat(), (name, one, other) => {
        expect(matchRank(name, name)).toBe(0);
        expect(matchRank(name, initialsOf(name))).toBe(3);
        const [from = 0, to = 0] = [one % name.length, other % name.length].sort((a, b) => a - b);
        expect(matchRank(name, name.slice(from, to + 1))).not.toBeNull();
      }),
    );
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(anyText, anyText, (name, query) => {
        expect([0, 1, 2, 3, 4, null]).toContain(matchRank(name, query));
      }),
    );
  });
});
