import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ITEM_TYPE, keptDeal, POST_KIND, STORAGE_KEY, storedZzimDeals } from '#core';
import { summary } from '../../../support/scripted-houses';
import { chosen, columns, compareWorld, openAt, table } from './compare-kit';

beforeAll(() =>
  Promise.all([
    import('../../../../src/ui/screens/compare/CompareScreen'),
    import('../../../../src/ui/widgets/compare/CompareBar'),
    import('../../../../src/ui/screens/direct/DirectScreen'),
    import('../../../../src/ui/screens/deals/DealsScreen'),
  ]),
);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const bar = () => screen.findByRole('group', { name: '비교할 집' });

describe('the bar of what was chosen', () => {
  it('gives back what went with the end of choosing', async () => {
    chosen('ha', 'd1');
    const { stores } = openAt('/zzim', compareWorld());
    act(() => {
      stores.zzim.keep(summary('a'));
    });
    fireEvent.click(await screen.findByRole('button', { name: '비교 끝내기' }));
    expect(stores.compare.codes).toEqual([]);
    expect(screen.queryByRole('group', { name: '비교할 집' })).toBeNull();
    act(() => {
      stores.toasts.act();
    });
    expect(stores.compare.codes).toEqual(['ha', 'd1']);
    expect(await bar()).toBeTruthy();
  });

  it('leads to the comparison from two on, and Back to the list; it lets them all go', async () => {
    chosen('ha');
    const { stores } = openAt('/zzim', compareWorld());
    act(() => {
      stores.zzim.keep(summary('a'));
    });
    const shown = within(await bar());
    const go = shown.getByRole('button', { name: '비교하기' });
    fireEvent.click(go);
    expect(stores.toasts.current?.message).toBe('두 곳부터 비교할 수 있어요');
    fireEvent.click(shown.getByRole('button', { name: '비우기' }));
    expect(stores.compare.codes).toEqual([]);
    act(() => {
      for (const code of ['ha', 'hb']) stores.compare.toggle(code);
    });
    fireEvent.click(go);
    expect(await table()).toBeTruthy();
    expect(columns()).toEqual(['ha', 'hb']);
    stores.history.back();
    expect(await bar()).toBeTruthy();
    expect(window.location.pathname).toBe('/zzim');
  });
});

describe('direct deals', () => {
  it('are chosen in their list, beside houses that were chosen elsewhere', async () => {
    const world = compareWorld();
    chosen('hb');
    openAt('/deal', world);
    fireEvent.click(
      await screen.findByRole('checkbox', { name: /33만 원 원룸 비교에 담기|비교에 담기/ }),
    );
    const shown = within(await bar());
    expect(shown.getByRole('status').textContent).toContain('2/4');
    fireEvent.click(shown.getByRole('button', { name: '비교하기' }));
    await table();
    expect(columns()).toEqual(['hb', world.code]);
  });

  it('are chosen among those that are kept', async () => {
    const world = compareWorld();
    const KEPT = keptDeal({ rentType: 'MONTH_RENT', deposit: 500, monthly: 33, maintenance: 5 });
    const kept = {
      TARGET_CD: ITEM_TYPE.DEAL,
      TARGET_ID: world.deal.id,
      TYPE: POST_KIND.DIRECT,
      DATE: 1,
      KEPT,
    } as const;
    localStorage.setItem(STORAGE_KEY.ZZIM_DEALS, storedZzimDeals([kept]));
    const { stores } = openAt('/zzim?tab=zzim&of=direct', world);
    fireEvent.click(await screen.findByRole('button', { name: '비교' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: /비교에 담기/ }));
    expect(stores.compare.codes).toEqual([world.code]);
    expect(await bar()).toBeTruthy();
  });

  it('are chosen on their page, and taken out again; four at most', async () => {
    const world = compareWorld();
    const { stores } = openAt(`/direct/detail/${world.deal.id}`, world);
    const press = async (name: string) => {
      fireEvent.click(await screen.findByRole('button', { name: '더 많은 기능' }));
      fireEvent.click(await screen.findByRole('button', { name }));
    };
    await press('비교에 담기');
    expect(stores.toasts.current?.message).toBe('비교에 담았어요. 한 곳 더 담아 보세요.');
    await press('비교에서 빼기');
    expect(stores.compare.codes).toEqual([]);
    expect(stores.toasts.current?.message).toBe('비교에서 뺐어요');
    act(() => {
      for (const code of ['ha', 'hb', 'hc', 'hd']) stores.compare.toggle(code);
    });
    await press('비교에 담기');
    expect(stores.toasts.current?.message).toBe('네 곳까지 비교할 수 있어요');
    act(() => {
      stores.compare.take(['hb']);
    });
    await press('비교에 담기');
    act(() => {
      stores.toasts.act();
    });
    await waitFor(() => {
      expect(columns()).toEqual(['hb', world.code]);
    });
  });
});
