import { describe, expect, it } from 'vitest';
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
