import { renderApp } from '../../support/render-app';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError, STORAGE_KEY } from '#core';
import { house, ScriptedHouses, summary } from '../../../support/scripted-houses';

// The first import of a chunk takes longer than a view may.
beforeAll(() =>
  Promise.all([
    import('../../../../src/ui/screens/map/MapLayout'),
    import('../../../../src/ui/screens/house/HouseScreen'),
    import('../../../../src/ui/screens/house/HouseRest'),
  ]),
);

const choose = (...ids: string[]) => {
  sessionStorage.setItem(STORAGE_KEY.COMPARED_HOUSES, ids.join(','));
};
const table = () => screen.findByRole('table');
const ones = (houses: ScriptedHouses) => houses.asked.filter(({ kind }) => kind === 'one').length;

function scripted(): ScriptedHouses {
  const houses = new ScriptedHouses();
  houses.onOne = (id) =>
    Promise.resolve(id === 'gone' ? null : house(id, id === 'b' ? { monthly: 45 } : {}));
  return houses;
}

describe('the comparison', () => {
  it('opens by its address alone, with a column a house and a row a property', async () => {
    choose('a', 'b');
    renderApp('/zzim?p=compare', { houses: scripted() });
    const shown = within(await table());
    expect(shown.getAllByRole('columnheader')).toHaveLength(3);
    const links = shown.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/place/a', '/place/b']);
    const rent = shown.getByRole('rowheader', { name: '월세' }).closest('tr');
    expect(rent?.textContent).toBe('월세50만원45만원가장 적어요');
  });

  it('takes a house out, keeps the focus, and says at last that nothing is left', async () => {
    choose('a', 'b');
    const { stores } = renderApp('/zzim?p=compare', { houses: scripted() });
    const out = within(await table()).getAllByRole('button', { name: /비교에서 빼기/ });
    out[0]?.focus();
    fireEvent.click(out[0] as HTMLElement);
    expect(stores.compare.ids).toEqual(['b']);
    expect(document.activeElement?.textContent).toBe('집 비교');
    fireEvent.click(screen.getByRole('button', { name: '비우기' }));
    expect(await screen.findByText('비교할 집이 없어요')).toBeTruthy();
  });

  it('says which house is gone', async () => {
    choose('a', 'gone');
    renderApp('/zzim?p=compare', { houses: scripted() });
    const shown = within(await table());
    expect(shown.getByText('더는 볼 수 없는 집이에요.')).toBeTruthy();
    expect(shown.getByRole('button', { name: '삭제된 매물 비교에서 빼기' })).toBeTruthy();
  });

  it('says why it cannot be shown, and shows it when it can', async () => {
    choose('a', 'b');
    const houses = scripted();
    const { onOne } = houses;
    houses.onOne = () => Promise.reject(new AppError('offline'));
    renderApp('/zzim?p=compare', { houses });
    expect(await screen.findByText('비교할 집을 불러오지 못했어요')).toBeTruthy();
    houses.onOne = onOne;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await table()).toBeTruthy();
  });

  it('is there on the way back from one of its houses without a request', async () => {
    choose('a', 'b');
    const houses = scripted();
    const { stores } = renderApp('/zzim?p=compare', { houses });
    fireEvent.click(within(await table()).getAllByRole('link')[1] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: /사십오만 원/ });
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: '집 비교' })).toBeNull();
    });
    const before = ones(houses);
    stores.history.back();
    expect(await screen.findByRole('heading', { name: '집 비교' })).toBeTruthy();
    expect(await table()).toBeTruthy();
    expect(ones(houses)).toBe(before);
  });
});

describe('the bar of the chosen houses', () => {
  it('gives back what went with the end of choosing', async () => {
    choose('a', 'b');
    const { stores } = renderApp('/zzim', { houses: scripted() });
    act(() => {
      stores.zzim.keep(summary('a'));
    });
    fireEvent.click(await screen.findByRole('button', { name: '비교 끝내기' }));
    expect(stores.compare.ids).toEqual([]);
    expect(screen.queryByRole('group', { name: '비교할 집' })).toBeNull();
    act(() => {
      stores.toasts.act();
    });
    expect(stores.compare.ids).toEqual(['a', 'b']);
    expect(await screen.findByRole('group', { name: '비교할 집' })).toBeTruthy();
  });

  it('leads to the comparison from two on, and lets them all go', async () => {
    choose('a');
    const { stores } = renderApp('/zzim', { houses: scripted() });
    act(() => {
      stores.zzim.keep(summary('a'));
    });
    const bar = within(await screen.findByRole('group', { name: '비교할 집' }));
    const go = bar.getByRole('button', { name: '비교하기' });
    fireEvent.click(go);
    expect(stores.toasts.current?.message).toBe('두 곳부터 비교할 수 있어요');
    fireEvent.click(bar.getByRole('button', { name: '비우기' }));
    expect(stores.compare.ids).toEqual([]);
    act(() => {
      for (const id of ['a', 'b']) stores.compare.toggle(id);
    });
    fireEvent.click(go);
    expect(await table()).toBeTruthy();
  });
});
