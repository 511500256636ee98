import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Inventories, Inventory } from '#core';
import { house, marksOf, page, ScriptedHouses } from '../../../support/scripted-houses';
import { giveSizes } from '../../support/laid-out';
import { renderApp } from '../../support/render-app';

// The first import of a chunk takes longer than a view may.
beforeAll(() => import('../../../../src/ui/screens/map/MapLayout'));
beforeAll(() => import('../../../../src/ui/screens/map/list/ListAd'));
giveSizes();

function scripted(ids: readonly string[] = ['1', '2', '3']): ScriptedHouses {
  const houses = new ScriptedHouses();
  houses.onList = () => Promise.resolve(page(ids));
  houses.onMarks = () => Promise.resolve(marksOf(ids.length));
  houses.onOne = (id) => Promise.resolve(house(id));
  return houses;
}

const openList = async () => {
  fireEvent.click(await screen.findByRole('button', { name: '목록보기' }));
  return screen.findAllByRole('article');
};

describe('the area in view', () => {
  it('stands in the search and over the count, where nothing was searched for', async () => {
    renderApp('/map', { houses: scripted() });
    const search = await screen.findByRole('button', { name: /지역, 역, 대학교 검색/ });
    await within(search).findByText('관악구 신림동');
    expect(screen.getAllByText('관악구 신림동')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('이 지역 집 3개');
  });

  it('gives way to what was searched for', async () => {
    renderApp('/map?q=신림역', { houses: scripted() });
    await screen.findByText('관악구 신림동');
    expect(screen.getByRole('button', { name: /^지역, 역, 대학교 검색 ?신림역$/ })).toBeTruthy();
    expect(screen.getAllByText('관악구 신림동')).toHaveLength(1);
  });
});

describe('the map, handed on', () => {
  it('is what is seen now, without the popups of this address', async () => {
    const { env, stores } = renderApp('/map?type=TWO_ROOM&lat=37.48425&lng=126.92971&level=5', {
      houses: scripted(),
    });
    expect((await screen.findAllByText('관악구 신림동')).length).toBeGreaterThan(0);
    fireEvent.click(await screen.findByRole('button', { name: '이 지도 공유하기' }));
    const shared = stores.popups.shown.at(-1);
    expect(shared).toMatchObject({
      name: 'share',
      props: { title: '관악구 신림동 방 3개 · 한칸', imageUrl: null },
    });
    const { url } = (shared?.props ?? {}) as { url: string };
    const { origin, pathname, searchParams } = new URL(url);
    expect(origin + pathname).toBe(`${env.siteUrl}/map`);
    expect(searchParams.get('lat')).toBe('37.48425');
    expect(searchParams.has('p')).toBe(false);
  });

  it('is called by what was searched for', async () => {
    const { stores } = renderApp('/map?q=신림역', { houses: scripted() });
    fireEvent.click(await screen.findByRole('button', { name: '이 지도 공유하기' }));
    expect(stores.popups.shown.at(-1)?.props).toMatchObject({
      title: expect.stringMatching(/^신림역 방/) as string,
    });
  });
});

describe('the switch to real monthly costs', () => {
  it('changes what cards say and how it is reckoned is said, and stands in the address', async () => {
    renderApp('/map', { houses: scripted() });
    const [card] = await openList();
    if (card === undefined) throw new Error('There is no card.');
    expect(within(card).getByText('관리비 7만')).toBeTruthy();
    const toggle = screen.getByRole('switch', { name: '실월비용' });
    expect(toggle.getAttribute('aria-checked')).toBe('false');
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-checked')).toBe('true');
    expect(within(card).getByText(/^실월비용 \d+만$/)).toBeTruthy();
    expect(within(card).queryByText('관리비 7만')).toBeNull();
    expect(screen.getByText(/월세\+관리비\+보증금×연 [\d.]+%÷12/)).toBeTruthy();
    await waitFor(() => {
      expect(window.location.search).toContain('pill=cost');
    });
  });

  it('is on in a copied link', async () => {
    renderApp('/map?pill=cost', { houses: scripted() });
    const toggle = await screen.findByRole('switch', { name: '실월비용' });
    expect(toggle.getAttribute('aria-checked')).toBe('true');
  });
});

describe('a link to the houses of one spot', () => {
  it('shows their list, and leads from there to all that are in view', async () => {
    const houses = scripted();
    const spot = '37.4842500,126.9295500';
    renderApp(`/map?lat=37.4842&lng=126.92959&level=5&spot=${spot}`, { houses });
    expect(await screen.findByRole('heading', { level: 2, name: '이 자리 집 3개' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '목록보기' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '지역 전체 보기' }));
    expect(await screen.findByRole('heading', { level: 2, name: '이 지역 집 3개' })).toBeTruthy();
    await waitFor(() => {
      expect(window.location.search).not.toContain('spot');
    });
  });
});

describe('the advertisement of the list', () => {
  const AD: Inventory = {
    ID: '1',
    TYPE2: 'text',
    IMAGE_1: '',
    IMAGE_URL: null,
    LINK_URL: '/map?option=DEPOSIT_ZERO',
    TITLE: '보증금 없이 시작하기',
    CONTENT: '',
    EXTRA: null,
  };
  const SEVEN = ['1', '2', '3', '4', '5', '6', '7'];
  const inventories = (found: readonly Inventory[]): Inventories => ({
    of: () => Promise.resolve(found),
  });
  const lines = () =>
    within(screen.getByRole('region', { name: '집 목록' }))
      .getAllByRole('listitem')
      .map((line) => line.textContent.includes(AD.TITLE));

  it('stands after the fifth card and counts as no house', async () => {
    renderApp('/map', { houses: scripted(SEVEN), inventories: inventories([AD]) });
    await openList();
    await screen.findByText(AD.TITLE);
    expect(lines()).toEqual([false, false, false, false, false, true, false, false]);
    const sixth = screen.getAllByRole('listitem')[6];
    expect(sixth?.getAttribute('aria-posinset')).toBe('6');
    expect(sixth?.getAttribute('aria-setsize')).toBe('7');
  });

  it('takes no place where there is none, nor in a short list', async () => {
    renderApp('/map', { houses: scripted(SEVEN), inventories: inventories([]) });
    await openList();
    expect(lines()).toHaveLength(7);
  });

  it('pushes nothing away: late, it waits for the next list', async () => {
    let answer: (found: readonly Inventory[]) => void = () => undefined;
    const late: Inventories = {
      of: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    };
    renderApp('/map', { houses: scripted(SEVEN), inventories: late });
    await openList();
    answer([AD]);
    await waitFor(() => {
      expect(lines()).toHaveLength(7);
    });
    fireEvent.change(screen.getByRole('combobox', { name: '정렬' }), { target: { value: 'cost' } });
    await screen.findByText(AD.TITLE);
    expect(lines()).toHaveLength(8);
  });
});
