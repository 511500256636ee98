import '../../../support/dom';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_FILTER, type HouseFilter } from '#core';
import { MemoryClock } from '../../../../../src/adapters/memory/memory-clock';
import { MemoryStorage } from '../../../../../src/adapters/memory/memory-storage';
import { parseEnv } from '../../../../../src/composition/parse-env';
import { memoryProfile } from '../../../../../src/composition/profiles/memory';
import { servicesOf } from '../../../../../src/composition/services';
import { containerOf } from '../../../../../src/composition/wiring';
import { ServicesContext } from '../../../../../src/ui/ground/services';
import { MapStore } from '../../../../../src/ui/screens/map/map-store';
import { FilterChips } from '../../../../../src/ui/screens/map/head/FilterChips';
import { ScriptedHouses } from '../../../../support/scripted-houses';

const NOW = Date.parse('2026-11-20T12:00:00+09:00');

afterEach(cleanup);

function drawChips(filter: Partial<HouseFilter>, isWide = false) {
  const profile = memoryProfile(window, parseEnv('{}', window.location.origin));
  const clock = new MemoryClock(NOW);
  const services = { ...servicesOf(containerOf(profile)), clock };
  const store = new MapStore({
    ...services,
    houses: new ScriptedHouses(),
    local: new MemoryStorage(),
    findDong: () => Promise.resolve(null),
    address: { search: () => null, replace: () => undefined },
  });
  store.setFilter({ ...EMPTY_FILTER, ...filter });
  const opened = vi.fn();
  render(
    <StrictMode>
      <ServicesContext value={services}>
        <FilterChips store={store} isWide={isWide} onOpen={opened} />
      </ServicesContext>
    </StrictMode>,
  );
  return { store, opened };
}

const names = () =>
  screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

describe('the chips above the map', () => {
  it('offer what is often asked where nothing is', () => {
    drawChips({});
    expect(names()).toEqual(['거래 유형', '보증금', '월세', '방 종류', '더보기']);
  });

  it('say first what is set, each with a way to clear it', () => {
    drawChips({ dealTypes: ['MONTH_RENT'], moveInBy: '20261201' }, true);
    expect(names()).toEqual([
      '월세',
      '월세 지우기',
      '12.1까지 입주',
      '12.1까지 입주 지우기',
      '초기화',
      '보증금',
      '월세 금액',
      '방 종류',
      '면적',
      '더보기',
    ]);
  });

  it('name the dong first, which leads back to its page and can be taken away', () => {
    const { store, opened } = drawChips({ dongliCode: '1162010200', walkWithin: 10 });
    // Nobody has said what it is called.
    expect(names().slice(0, 5)).toEqual([
      '이 동만',
      '이 동만 지우기',
      '역 10분 이내',
      '역 10분 이내 지우기',
      '초기화',
    ]);
    press('이 동만');
    expect(store.dong.code).toBe('1162010200');
    press('이 동만 지우기');
    expect(store.filter).toEqual({ ...EMPTY_FILTER, walkWithin: 10 });
    expect(document.activeElement?.textContent).toBe('역 10분 이내');
    expect(opened).not.toHaveBeenCalled();
  });

  it('open the filter at their question', () => {
    const { opened } = drawChips({ walkWithin: 10 });
    for (const name of ['역 10분 이내', '보증금', '더보기']) press(name);
    expect(opened.mock.calls).toEqual([['walk'], ['deposit'], [null]]);
  });

  it('clear one question each, and the focus stays in its place', () => {
    const { store, opened } = drawChips({
      exceptFloors: ['HALF_BASEMENT'],
      walkWithin: 10,
      confirmedWithin: 7,
    });
    press('역 10분 이내 지우기');
    expect(store.filter).toEqual({
      ...EMPTY_FILTER,
      exceptFloors: ['HALF_BASEMENT'],
      confirmedWithin: 7,
    });
    expect(document.activeElement?.textContent).toBe('7일 안 확인');
    press('7일 안 확인 지우기');
    expect(document.activeElement?.textContent).toBe('반지하 제외');
    expect(screen.queryByRole('button', { name: '초기화' })).toBeNull();
    press('반지하 제외 지우기');
    expect(document.activeElement?.textContent).toBe('거래 유형');
    expect(opened).not.toHaveBeenCalled();
  });

  it('clear everything where more than one question is set', () => {
    const { store } = drawChips({ elevator: true, gender: 'GNDRA00001' });
    press('초기화');
    expect(store.filter).toEqual(EMPTY_FILTER);
    expect(document.activeElement?.textContent).toBe('거래 유형');
  });
});
