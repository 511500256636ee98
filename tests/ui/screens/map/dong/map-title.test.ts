import { expect, test } from 'vitest';
import { mapTitle } from '../../../../../src/ui/screens/map/dong/map-title';
import type { ReadyList } from '../../../../../src/ui/screens/map/list/house-list-store';
import type { DongPage } from '../../../../../src/ui/screens/map/map-ports';

const SILLIM: DongPage = {
  code: '1162010200',
  name: '관악구 신림동',
  dong: '신림동',
  title: (count) => `관악구 신림동 방 ${count}`,
  view: { center: { lat: 37.4805, lng: 126.9255 }, level: 6 },
};
const list = (dong: string | null): ReadyList => ({
  kind: 'ready',
  houses: [],
  total: 42,
  next: null,
  version: '1',
  dong,
  more: 'idle',
});

test('a map that shows no dong is called the map', () => {
  expect(mapTitle(null, list(null))).toBe('지도');
});

test('the page of a dong tells how many rooms its list has', () => {
  expect(mapTitle(SILLIM, list(SILLIM.code))).toBe('관악구 신림동 방 42');
});

test.each([
  ['nothing yet', null],
  ['the map before', list(null)],
  ['another dong', list('1168010100')],
])('a list of %s counts none of a dong', (_, shown) => {
  expect(mapTitle(SILLIM, shown)).toBe('관악구 신림동 방 0');
});
