import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError, EMPTY_DIRECT_FILTER } from '#core';
import { MemoryBlocks } from '../../../../src/adapters/memory/community/memory-blocks';
import { BEAR, MOON } from '../../support/community-stage';
import { DealStage } from '../../support/deal-stage';
import { giveSizes } from '../../support/laid-out';
import { renderApp } from '../../support/render-app';
import { page, ScriptedHouses } from '../../../support/scripted-houses';

// The first import of a chunk takes longer than a view may.
beforeAll(() => import('../../../../src/ui/screens/map/MapLayout'));
giveSizes();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const AT = 'lat=37.48425&lng=126.92971&level=5';
const DIRECT = `/map?${AT}&layer=direct`;

function someStage(): DealStage {
  const stage = new DealStage();
  stage.offer({ draft: { monthly: 41 } });
  stage.offer({ draft: { monthly: 52 }, by: MOON });
  stage.offer({ draft: { rentType: 'JEONSE', deposit: 9_000, monthly: 0 } });
  return stage;
}

function opened(url: string, stage = someStage()) {
  const houses = new ScriptedHouses();
  houses.onList = () => Promise.resolve(page(['1']));
  const services = renderApp(url, { ...stage.services, houses });
  return { ...services, stage, houses };
}

const openList = async () => {
  fireEvent.click(await screen.findByRole('button', { name: '목록보기' }));
  return screen.findAllByRole('article');
};
const count = async (text: string) => {
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(text);
  });
};
const asked = () => window.location.search;

describe('direct deals on the map', () => {
  it('are a layer of their own, which the address says', async () => {
    const { stage, houses } = opened(`/map?${AT}&monthlyTo=50`);
    await count('이 지역 집 1개');
    const layers = screen.getByRole('group', { name: '지도에 볼 것' });
    fireEvent.click(within(layers).getByRole('button', { name: '직거래', pressed: false }));
    await count('이 지역 직거래 2개');
    await waitFor(() => {
      expect(asked()).toContain('layer=direct');
    });
    expect(asked()).toContain('monthlyTo=50');
    // The last question of houses was the first.
    expect(houses.counts()).toEqual({ list: 1, marks: 1 });
    expect(stage.directs.of('list')).toHaveLength(1);
    expect(stage.directs.of('marks')).toHaveLength(1);
    fireEvent.click(within(layers).getByRole('button', { name: '집', pressed: false }));
    await count('이 지역 집 1개');
    expect(asked()).not.toContain('layer');
  });

  it('stand in the list with their own cards, which lead to their pages', async () => {
    const { stage } = opened(DIRECT);
    const cards = await openList();
    expect(cards).toHaveLength(3);
    const links = cards.map((card) => within(card).getByRole('link').getAttribute('href'));
    expect(links).toEqual(stage.deals.kept.map(({ id }) => `/direct/detail/${id}`).reverse());
    expect(within(cards[0] as HTMLElement).getByText('세입자')).toBeTruthy();
  });

  it('are asked what they can be asked, by chips of their own', async () => {
    const { stage, stores } = opened(`${DIRECT}&party=BROKER&elevator=true`);
    await count('이 지역 직거래 0개');
    expect(stage.directs.of('list').at(-1)?.[0]).toMatchObject({
      filter: { ...EMPTY_DIRECT_FILTER, parties: ['BROKER'] },
      sort: 'newest',
    });
    const filter = screen.getByRole('group', { name: '필터' });
    fireEvent.click(within(filter).getByRole('button', { name: /중개사.*(지우기|해제)/ }));
    await count('이 지역 직거래 3개');
    expect(asked()).not.toContain('party');
    fireEvent.click(within(filter).getByRole('button', { name: '보증금' }));
    await waitFor(() => {
      expect(stores.popups.shown.at(-1)).toMatchObject({
        name: 'direct-filter',
        props: { section: 'deposit' },
      });
    });
  });

  it('keep a heart on their pills, which the selected one offers to press', async () => {
    const alone = new DealStage();
    const { id } = alone.offer({ draft: { monthly: 52 } });
    const { stores } = opened(DIRECT, alone);
    const pill = (state: string) => screen.findByText('500/52', { selector: `[class*=${state}]` });
    fireEvent.click(await pill('pill'));
    await waitFor(() => {
      expect(window.location.pathname).toBe(`/direct/detail/${id}`);
    });
    act(() => {
      stores.history.back();
    });
    const face = await pill('selected');
    const offered = await waitFor(() => {
      const heart = face.querySelector('[class*=offered] svg');
      if (heart === null) throw new Error('There is no heart yet.');
      return heart;
    });
    const isKept = () => face.querySelector('[class*=kept]') !== null;
    fireEvent.click(offered);
    await waitFor(() => {
      expect(isKept()).toBe(true);
    });
    expect(stores.toasts.current?.message).toBe('찜했어요');
    expect(window.location.pathname).toBe('/map');
    expect(localStorage.getItem('ZZIM_DEALS')).toContain('"deposit":500');
    act(() => {
      stores.toasts.current?.action?.run();
    });
    await waitFor(() => {
      expect(isKept()).toBe(false);
    });
  });

  it('of somebody whom the reader does not meet are on it for a visitor alone', async () => {
    const stage = someStage();
    const services = opened(DIRECT, stage);
    await count('이 지역 직거래 3개');
    await new MemoryBlocks(stage.community, () => BEAR).block(MOON.id);
    stage.logIn(services, BEAR);
    await count('이 지역 직거래 2개');
  });

  it('that nobody offers there give way to houses', async () => {
    opened(DIRECT, new DealStage());
    await count('이 지역 직거래 0개');
    fireEvent.click(await screen.findByRole('button', { name: '집 보기' }));
    await count('이 지역 집 1개');
  });

  it('that could not be had can be asked for again', async () => {
    const stage = someStage();
    stage.directs.failure = new AppError('offline');
    opened(DIRECT, stage);
    await screen.findByText('직거래를 불러오지 못했어요');
    stage.directs.failure = null;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    await count('이 지역 직거래 3개');
  });
});
