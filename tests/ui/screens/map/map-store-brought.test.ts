import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  COUNTRY,
  EMPTY_FILTER,
  HOUSE_LAYER,
  HOUSE_SORT,
  mapAddressFrom,
  MAP_START,
  STORAGE_KEY,
  type HouseMark,
  type HouseMarks,
} from '#core';
import type { DongPage } from '../../../../src/ui/screens/map/map-ports';
import { askedBox } from '../../../../src/ui/screens/map/answer/asked-box';
import { addressedView } from '../../../../src/ui/screens/map/view/view-bounds';
import { setUp, settled } from './map-store-kit';

const SILLIM: DongPage = {
  code: '1162010200',
  name: '관악구 신림동',
  dong: '신림동',
  title: () => '관악구 신림동 방',
  view: { center: { lat: 37.4805, lng: 126.9255 }, level: 6 },
};
const PAGE = { items: [], next: null, total: 0, version: '1' };
const SEEN = settled(MAP_START);
const MARK: HouseMark = {
  kind: 'cluster',
  id: 'c',
  lat: 37.48,
  lng: 126.93,
  count: 1,
  bounds: COUNTRY,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A map whose first list came with its page, at an address that names no point. */
function brought(marks: HouseMarks | null = null) {
  const world = setUp('');
  const { bounds } = askedBox(addressedView(SEEN), null);
  world.store.bring({
    address: mapAddressFrom(''),
    view: MAP_START,
    dong: null,
    question: {
      bounds,
      level: MAP_START.level,
      layer: HOUSE_LAYER,
      filter: EMPTY_FILTER,
      sort: HOUSE_SORT.recommended,
      spot: null,
    },
    page: PAGE,
    marks,
    isFirst: true,
  });
  return world;
}

describe('a map whose page brought the first list', () => {
  test('asks for its marks and not for that list where the window sees the same', () => {
    const { store, houses } = brought();
    store.start();
    store.expect(SEEN.bounds);
    expect(houses.asked.map(({ kind }) => kind)).toEqual(['marks']);
    expect(store.answer.list.state.kind).toBe('ready');
  });

  test('asks for nothing where the window sees the same and the marks came as well', () => {
    const { store, houses } = brought({ marks: [MARK], total: 1, version: PAGE.version });
    store.start();
    expect(store.answer.marks).toEqual([MARK]);
    store.expect(SEEN.bounds);
    expect(houses.asked).toEqual([]);
    expect(store.answer.hasAnswered).toBe(true);
  });

  test('asks for marks that are of another version than that list', () => {
    const { store, houses } = brought({ marks: [MARK], total: 1, version: '2' });
    store.start();
    expect(store.answer.marks).toEqual([]);
    store.expect(SEEN.bounds);
    expect(houses.asked.map(({ kind }) => kind)).toEqual(['marks']);
  });

  test('shows the marks that came while a window of another size asks for its own', () => {
    const { store, houses } = brought({ marks: [MARK], total: 1, version: PAGE.version });
    store.start();
    store.expect(settled({ ...MAP_START, level: MAP_START.level + 2 }).bounds);
    expect(houses.asked.map(({ kind }) => kind)).toEqual(['marks', 'list']);
    expect(store.answer.state).toEqual({ kind: 'loading', marks: [MARK] });
  });

  test('keeps that list readable while a window of another size asks for its own', () => {
    const { store, houses } = brought();
    store.start();
    store.expect(settled({ ...MAP_START, level: MAP_START.level + 2 }).bounds);
    expect(houses.asked.map(({ kind }) => kind)).toEqual(['marks', 'list']);
    expect(store.answer.list.shown?.total).toBe(0);
  });

  test('looks where this device looked last', () => {
    const { store, local } = brought();
    local.write(STORAGE_KEY.LAST_VIEW, JSON.stringify([35.1, 129.1, 6]));
    expect(store.view).toEqual(MAP_START);
    store.start();
    expect(store.view).toEqual({ center: { lat: 35.1, lng: 129.1 }, level: 6 });
  });

  test('of a dong is not looked for again, and asks for the marks of its houses', () => {
    const { store, houses, dongs } = setUp('?dong=1162010200');
    const address = mapAddressFrom('?dong=1162010200');
    const { layer, filter, sort, spot } = address;
    const asked = { layer, filter, sort, spot };
    const question = { bounds: COUNTRY, level: SILLIM.view.level, ...asked };
    store.bring({
      address,
      view: SILLIM.view,
      dong: SILLIM,
      question,
      page: PAGE,
      marks: null,
      isFirst: true,
    });
    store.start();
    store.expect(settled(SILLIM.view).bounds);
    expect(dongs.asked).toEqual([]);
    expect(store.dong.page).toEqual(SILLIM);
    expect(houses.asked.map(({ kind }) => kind)).toEqual(['marks']);
  });
});
