import { check, group, openFilter, said } from './open-filter';
import { fireEvent, getConfig, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  AppError,
  EMPTY_FILTER,
  STORAGE_KEY,
  storedRecentFilters,
  type HouseFilter,
  type HouseTally,
} from '#core';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { ScriptedHouses, tally } from '../../../support/scripted-houses';
import { deferred } from '../../support/deferred';

describe('the count', () => {
  it('is on the screen in the task in which it arrives, and said when it rests', async () => {
    const answer = deferred<HouseTally>();
    const houses = new ScriptedHouses();
    houses.onTally = () => answer.promise;
    openFilter({ houses });
    expect(screen.getByText('집 보기')).toBeTruthy();
    // As on a page: no act() that would draw on its own.
    await getConfig().asyncWrapper(async () => {
      answer.resolve(tally(1280));
      // Microtasks alone, however many: no later task has had its turn.
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
      expect(screen.getByText('집 1,280개 보기')).toBeTruthy();
      expect(said()).toBe('조건에 맞는 집 1,280개');
    });
  });

  it('stays readable while another is on its way', async () => {
    const houses = new ScriptedHouses();
    houses.onTally = () => Promise.resolve(tally(128));
    openFilter({ houses });
    await screen.findByRole('button', { name: '집 128개 보기' });
    houses.onTally = () => new Promise(() => undefined);
    check('주차');
    expect(screen.getByRole('button', { name: '집 128개 보기' })).toBeTruthy();
    expect(said()).toBe('조건에 맞는 집 128개');
  });

  it('that failed says why and is taken again; the filter can be applied without', async () => {
    const houses = new ScriptedHouses();
    houses.onTally = () => Promise.reject(new AppError('offline'));
    const { apply } = openFilter({ houses });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('네트워크 연결을 확인해 주세요.');
    check('주차');
    expect(apply()).toEqual({ ...EMPTY_FILTER, options: ['PARKING'] });
    await screen.findByRole('alert');
    houses.onTally = () => Promise.resolve(tally(3));
    fireEvent.click(screen.getByRole('button', { name: '다시 세기' }));
    expect(await screen.findByRole('button', { name: '집 3개 보기' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('recent filters', () => {
  const walk = (walkWithin: number): HouseFilter => ({ ...EMPTY_FILTER, walkWithin });
  const stored = (...filters: HouseFilter[]) =>
    new MemoryStorage({ [STORAGE_KEY.RECENT_FILTERS]: storedRecentFilters(filters) });

  it('are not spoken of where there are none', () => {
    openFilter();
    expect(screen.queryByRole('region', { name: '최근 조건' })).toBeNull();
  });

  it('say what they ask, are asked again with a press, and applied with the other', () => {
    const lift = { ...EMPTY_FILTER, elevator: true, moveInBy: '20261001' };
    const { apply } = openFilter({ local: stored(lift, walk(5)) });
    const row = within(screen.getByRole('region', { name: '최근 조건' }));
    expect(row.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '바로 입주 · 엘리베이터',
      '역 5분 이내',
    ]);
    fireEvent.click(row.getByRole('button', { name: '바로 입주 · 엘리베이터' }));
    expect(
      group('조건').getByRole<HTMLInputElement>('checkbox', { name: '엘리베이터' }).checked,
    ).toBe(true);
    expect(apply()).toEqual({ ...lift, moveInBy: '20261120' });
  });

  it('begin with what is applied', () => {
    const local = stored(walk(5));
    const { apply } = openFilter({ local });
    check('주차');
    apply();
    const kept = local.read(STORAGE_KEY.RECENT_FILTERS);
    expect(kept).toBe(storedRecentFilters([{ ...EMPTY_FILTER, options: ['PARKING'] }, walk(5)]));
  });

  it('are cleared one by one and all at once, without the focus being lost', () => {
    const local = stored(walk(5), walk(10), walk(15));
    openFilter({ local });
    fireEvent.click(screen.getByRole('button', { name: '역 10분 이내 지우기' }));
    expect(local.read(STORAGE_KEY.RECENT_FILTERS)).toBe(storedRecentFilters([walk(5), walk(15)]));
    expect(screen.getByRole('button', { name: '역 5분 이내' })).toBe(document.activeElement);
    fireEvent.click(screen.getByRole('button', { name: '전체 삭제' }));
    expect(local.read(STORAGE_KEY.RECENT_FILTERS)).toBeNull();
    expect(screen.queryByRole('region', { name: '최근 조건' })).toBeNull();
    expect(screen.getByRole('button', { name: '닫기' })).toBe(document.activeElement);
  });
});
