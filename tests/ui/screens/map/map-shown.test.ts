import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  EMPTY_FILTER,
  HOUSE_LAYER,
  HOUSE_SORT,
  mapAddressFrom,
  MAP_START,
  type HouseMarks,
} from '#core';
import type { Services } from '../../../../src/ui/ground/services';
import { whenShown } from '../../../../src/ui/screens/map/map-first';
import { MAP_SLOT } from '../../../../src/ui/screens/map/map-snapshot';
import { restAt } from '../../../../src/ui/screens/map/sheet/sheet-rest';
import { setUp, settled } from './map-store-kit';

const PAGE = { items: [], next: null, total: 0, version: '1' };
const MARKS: HouseMarks = { marks: [], total: 0, version: '1' };
const SEEN = settled(MAP_START);

/** A map that was brought, and whether it counts as shown. */
function brought(marks: HouseMarks | null) {
  const { store } = setUp('');
  const question = {
    bounds: SEEN.bounds,
    level: MAP_START.level,
    layer: HOUSE_LAYER,
    filter: EMPTY_FILTER,
    sort: HOUSE_SORT.recommended,
    spot: null,
  };
  const address = mapAddressFrom('');
  store.bring({ address, view: MAP_START, dong: null, question, page: PAGE, marks, isFirst: true });
  const kept = { store, sheet: restAt('peek'), scroll: 0 };
  const find = (page: string, slot: unknown) =>
    page === 'p1' && slot === MAP_SLOT ? kept : undefined;
  const history = { current: { page: 'p1' }, snapshots: { find } };
  let isShown = false;
  const shown = whenShown({ stores: { history } } as unknown as Services).then(() => {
    isShown = true;
  });
  return { store, shown, isNowShown: () => isShown };
}

const nextTasks = () => new Promise((resolve) => setTimeout(resolve, 5));
const hide = () => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
};

afterEach(() => {
  Reflect.deleteProperty(document, 'hidden');
  vi.unstubAllGlobals();
});

describe('a map that came with its pills is shown', () => {
  it('once it is on the screen', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    const { store, shown, isNowShown } = brought(MARKS);
    store.attach({ moveTo: () => undefined, fit: () => undefined });
    await nextTasks();
    expect([isNowShown(), frames.length]).toEqual([false, 1]);
    frames[0]?.(0);
    await shown;
  });

  it('in a page that nobody looks at, once it is there', async () => {
    hide();
    const { store, shown, isNowShown } = brought(MARKS);
    await nextTasks();
    expect(isNowShown()).toBe(false);
    store.attach({ moveTo: () => undefined, fit: () => undefined });
    await shown;
  });
});

it('a map whose pills are still to be asked for waits for no map', async () => {
  const { store, shown } = brought(null);
  store.start();
  store.expect(SEEN.bounds);
  await shown;
});
