import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAreaCode, isWithin } from '#core';
import {
  areaTree,
  toggledArea,
  widerAreas,
  type AreaNode,
} from '../../../../src/ui/widgets/notice-filter/area-tree';

const SEOUL = '1100000000';
const GWANAK = '1162000000';
const SILLIM = '1162010200';
const SUWON = '4111000000';
const YEONGTONG = '4111700000';

const AREAS = [
  { code: SEOUL, name: '서울', count: 9 },
  { code: GWANAK, name: '서울 관악구', count: 4 },
  { code: '4100000000', name: '경기', count: 3 },
  { code: SUWON, name: '경기 수원시', count: 2 },
  { code: YEONGTONG, name: '경기 수원시 영통구', count: 1 },
];

const outline = (nodes: readonly AreaNode[]): unknown[] =>
  nodes.map(({ name, children }) => (children.length === 0 ? name : [name, outline(children)]));

describe('the tree of areas', () => {
  it('has each area within the one around it, by the name that it has there', () => {
    expect(outline(areaTree(AREAS, [], new Map()))).toEqual([
      ['서울', ['관악구']],
      ['경기', [['수원시', ['영통구']]]],
    ]);
  });

  it('has a dong that is asked for, without a count', () => {
    const [seoul] = areaTree(AREAS, [SILLIM], new Map([[SILLIM, '서울 관악구 신림동']]));
    const dong = seoul?.children[0]?.children[0];
    expect([dong?.code, dong?.name, dong?.count]).toEqual([SILLIM, '신림동', null]);
  });

  it('has also one that nobody knows by name, and is empty where nothing is', () => {
    expect(outline(areaTree([], [SILLIM], new Map()))).toEqual(['이름을 모르는 지역']);
    expect(areaTree([], [], new Map())).toEqual([]);
  });
});

it('has 세종 with its dongs right in it', () => {
  const areas = [
    { code: '3600000000', name: '세종', count: 2 },
    { code: '3611010100', name: '세종 반곡동', count: 1 },
  ];
  expect(outline(areaTree(areas, [], new Map()))).toEqual([['세종', ['반곡동']]]);
});

/** Codes of 시·도, 시·군·구, districts, dongs and 리, many of which lie in one another. */
const anyCode = fc
  .tuple(
    fc.constantFrom('11', '41', '43'),
    fc.constantFrom('000', '110', '111', '740', '745'),
    fc.constantFrom('000', '101', '102'),
    fc.constantFrom('00', '21'),
  )
  .map((digits) => digits.join(''))
  .filter(isAreaCode);

const pairs = (
  nodes: readonly AreaNode[],
  parent: string | null = null,
): [string, string | null][] =>
  nodes.flatMap((node) => [[node.code, parent], ...pairs(node.children, node.code)]);

describe('any tree of areas', () => {
  it('has each area once, right in the narrowest of those that it lies in', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyCode), fc.uniqueArray(anyCode), (counted, asked) => {
        const areas = counted.map((code) => ({ code, name: code, count: 1 }));
        const found = pairs(areaTree(areas, asked, new Map()));
        const all = [...new Set([...counted, ...asked])];
        expect(found.map(([code]) => code).sort()).toEqual(all.sort());
        for (const [code, parent] of found) {
          const around = all.filter((one) => one !== code && isWithin(code, one));
          expect(around.every((one) => parent !== null && isWithin(parent, one))).toBe(true);
          expect(parent === null || around.includes(parent)).toBe(true);
        }
      }),
    );
  });

  it('of the whole country is made at once', () => {
    const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
    const codes = numbers(17).flatMap((sido) =>
      numbers(200).map((one) => `${String(sido + 11)}${String(one * 5).padStart(3, '0')}00000`),
    );
    const areas = codes.map((code) => ({ code, name: code, count: 1 }));
    expect(pairs(areaTree(areas, [], new Map()))).toHaveLength(codes.length);
  });
});

describe('a choice of areas', () => {
  it('goes out as it came in', () => {
    expect(toggledArea([], GWANAK)).toEqual([GWANAK]);
    expect(toggledArea([SUWON, GWANAK], GWANAK)).toEqual([SUWON]);
  });

  it('takes the place of the wider or narrower one before it', () => {
    expect(toggledArea([SEOUL, SUWON], GWANAK)).toEqual([SUWON, GWANAK]);
    expect(toggledArea([GWANAK, SILLIM, SUWON], SEOUL)).toEqual([SUWON, SEOUL]);
  });

  it('widens step by step, to everything', () => {
    expect(widerAreas([SILLIM, '1162010100'])).toEqual([GWANAK]);
    expect(widerAreas([GWANAK])).toEqual([SEOUL]);
    expect(widerAreas([SEOUL])).toEqual([]);
    expect(widerAreas(['3611010100'])).toEqual(['3600000000']);
    expect(widerAreas(['3600000000'])).toEqual([]);
  });
});
