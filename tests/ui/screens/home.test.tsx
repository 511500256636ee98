import { renderApp } from '../support/render-app';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deferred } from '../support/deferred';
import {
  AD_SLOT,
  AppError,
  STORAGE_KEY,
  type House,
  type HouseSearch,
  type Inventory,
} from '#core';
import { MemoryHouseSearch } from '../../../src/adapters/memory/houses/memory-house-search';
import { memoryHouses } from '../../../src/composition/profiles/memory-houses';
import { MemoryInventories } from '../../../src/adapters/memory/memory-inventories';

const clock = { now: () => Date.UTC(2026, 10, 20) };
const none = new MemoryHouseSearch([], clock);

/** Houses that fail for as long as they are told to. */
function unsteady(): { houses: HouseSearch; recover: () => void } {
  let isDown = true;
  const houses = Object.assign(Object.create(none) as HouseSearch, {
    nearest: (query: Parameters<HouseSearch['nearest']>[0]) =>
      isDown ? Promise.reject(new AppError('offline')) : none.nearest(query),
  });
  return {
    houses,
    recover: () => {
      isDown = false;
    },
  };
}

const ad = (link: string): Inventory => ({
  ID: '1',
  TYPE2: 'text',
  IMAGE_1: '',
  IMAGE_URL: null,
  LINK_URL: link,
  TITLE: '첫 달 월세를 돌려받으세요',
  CONTENT: '',
  EXTRA: null,
});
const withAd = (link: string) => ({
  inventories: new MemoryInventories({ [AD_SLOT.WEB_HOME_MAIN_TOP]: [ad(link)] }),
});

describe('the home screen', () => {
  it('begins with the search and every area, then houses near 신림역', async () => {
    renderApp('/');
    const search = await screen.findByRole('link', { name: /지역, 지하철역, 대학교, 공고/ });
    expect(search.getAttribute('href')).toBe('/search');
    const menu = screen.getByRole('navigation', { name: '바로 가기' });
    expect(within(menu).getAllByRole('link')).toHaveLength(8);
    const near = await screen.findByRole('region', { name: '신림역 근처' });
    expect((await within(near).findAllByRole('article')).length).toBeGreaterThan(0);
    expect(document.title).toBe('한칸 · 1인 가구를 위한 주거 플랫폼');
  });

  it('shows houses near the place that was looked at last', async () => {
    localStorage.setItem(STORAGE_KEY.LAST_VIEW, '[35.1577,129.0592,5]');
    renderApp('/');
    expect(await screen.findByRole('region', { name: '마지막에 보던 신림역 근처' })).toBeTruthy();
  });

  it('says when there is no house near', async () => {
    renderApp('/', { houses: none });
    expect(await screen.findByText('근처에 나온 집이 없어요')).toBeTruthy();
    expect(screen.getByText('오늘은 아직 올라온 집이 없어요')).toBeTruthy();
    expect(screen.getByText('최근 가격이 내려간 집이 없어요')).toBeTruthy();
  });

  it('shows what was posted today and what became cheaper, each in its row', async () => {
    const [near] = memoryHouses(clock.now());
    if (near === undefined) throw new Error('There are no houses in memory.');
    const today: House = { ...near, id: 'today', postedAt: '2026-11-20T08:00:00+09:00' };
    const older = { ...near, postedAt: '2026-11-01T08:00:00+09:00', deposit: 500, monthly: 50 };
    const formerPrice = { deposit: 500, monthly: 55, changedOn: '20261115' };
    const dropped: House = { ...older, id: 'dropped', dealType: 'MONTH_RENT', formerPrice };
    renderApp('/', { houses: new MemoryHouseSearch([today, dropped], clock) });
    for (const [row, id] of [
      ['오늘 올라온 집', 'today'],
      ['가격이 내려간 집', 'dropped'],
    ] as const) {
      const shown = within(await screen.findByRole('region', { name: row }));
      const article = within(await shown.findByRole('article'));
      expect(article.getByRole('link').getAttribute('href')).toBe(`/place/${id}`);
      expect(article.queryByText('월 55만') !== null).toBe(id === 'dropped');
    }
  });

  it('says why houses are missing, and finds them again', async () => {
    const { houses, recover } = unsteady();
    renderApp('/', { houses });
    const near = await screen.findByRole('region', { name: '신림역 근처' });
    expect(await within(near).findByText('네트워크 연결을 확인해 주세요.')).toBeTruthy();
    recover();
    fireEvent.click(within(near).getByRole('button', { name: '다시 불러오기' }));
    expect(await within(near).findByText('근처에 나온 집이 없어요')).toBeTruthy();
  });

  it('says once that nothing could be had, and asks for every row again', async () => {
    let isDown = true;
    const or = <Answer,>(answer: Promise<Answer>) =>
      isDown ? Promise.reject(new AppError('offline')) : answer;
    const houses = Object.assign(Object.create(none) as HouseSearch, {
      nearest: (query: Parameters<HouseSearch['nearest']>[0]) => or(none.nearest(query)),
      lately: (query: Parameters<HouseSearch['lately']>[0]) => or(none.lately(query)),
    });
    renderApp('/', { houses });
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: '신림역 근처' })).toBeNull();
      expect(screen.getAllByText('네트워크 연결을 확인해 주세요.')).toHaveLength(1);
    });
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    for (const name of ['신림역 근처', '오늘 올라온 집', '가격이 내려간 집']) {
      const row = within(await screen.findByRole('region', { name }));
      expect(await row.findByText(/없어요$/)).toBeTruthy();
    }
  });

  it('finds its houses without a request on the way back', async () => {
    let asked = 0;
    const counting = Object.assign(Object.create(none) as HouseSearch, {
      nearest: (query: Parameters<HouseSearch['nearest']>[0]) => {
        asked += 1;
        return none.nearest(query);
      },
    });
    const { stores } = renderApp('/', { houses: counting });
    await screen.findByText('근처에 나온 집이 없어요');
    const before = asked;
    stores.history.push('/mate');
    await screen.findByRole('heading', { name: '메이트' });
    stores.history.back();
    await screen.findByText('근처에 나온 집이 없어요');
    expect(asked).toBe(before);
  });

  it('shows the advertisement of before on the way back, at once', async () => {
    const { promise } = deferred<readonly Inventory[]>();
    let answer = Promise.resolve<readonly Inventory[]>([ad('/feed')]);
    const { stores } = renderApp('/', { inventories: { of: () => answer } });
    await screen.findAllByText('첫 달 월세를 돌려받으세요');
    stores.history.push('/mate');
    await screen.findByRole('heading', { name: '메이트' });
    answer = promise;
    stores.history.back();
    await screen.findByRole('navigation', { name: '바로 가기' });
    expect(screen.getAllByText('첫 달 월세를 돌려받으세요')).toHaveLength(2);
  });

  it.each([
    ['/feed', '/feed', null],
    ['https://example.com/a', 'https://example.com/a', '_blank'],
  ])('leads from an advertisement to %s', async (link, href, target) => {
    renderApp('/', withAd(link));
    const shown = await screen.findByRole('link', { name: /첫 달 월세를/ });
    expect(shown.getAttribute('href')).toBe(href);
    expect(shown.getAttribute('target')).toBe(target);
    expect(within(shown).getByText('광고')).toBeTruthy();
  });

  it.each(['javascript:alert(1)', '//evil.example', ''])(
    'leads nowhere from an advertisement with %j',
    async (link) => {
      renderApp('/', withAd(link));
      expect(await screen.findByText('첫 달 월세를 돌려받으세요')).toBeTruthy();
      expect(screen.queryByRole('link', { name: /첫 달 월세를/ })).toBeNull();
    },
  );

  it('does not wait for a slow advertisement, and does not show it later', async () => {
    const { promise, resolve } = deferred<readonly Inventory[]>();
    renderApp('/', { inventories: { of: () => promise } });
    await screen.findByRole('region', { name: '신림역 근처' });
    resolve([ad('/feed')]);
    await waitFor(() => promise);
    expect(screen.queryByText('첫 달 월세를 돌려받으세요')).toBeNull();
  });
});
