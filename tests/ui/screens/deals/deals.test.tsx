import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AD_SLOT, AppError, DEAL_STATUS, mapAddressFrom } from '#core';
import { MemoryInventories } from '../../../../src/adapters/memory/memory-inventories';
import { BROKER, directDraft } from '../../../support/direct-drafts';
import { BEAR, CAT, MOON } from '../../support/community-stage';
import { BONGCHEON, DealStage, SILLIM } from '../../support/deal-stage';
import { deferred } from '../../support/deferred';
import { hasRoom, MateStage } from '../../support/mate-stage';
import { textNotice } from '../../support/notices';
import { leaveAndReturn } from '../../support/leave-and-return';
import { cards, filters, openDeals, options, prices, title } from './deals-kit';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Three rooms: two in 신림동, of which one is reserved, and a broker's in 봉천동. */
function someDeals(): DealStage {
  const stage = new DealStage();
  const place = { ...directDraft().place, dongliCode: BONGCHEON, lat: 37.4825, lng: 126.9415 };
  stage.offer({ ago: 50, draft: { offerer: BROKER, place, monthly: 38, options: [] } });
  stage.offer({ ago: 26, by: CAT, draft: { monthly: 60 }, kept: { status: 'RESERVED' } });
  stage.offer({ ago: 2, draft: { offerer: { party: 'LAND_LORD' }, options: ['PET'] } });
  return stage;
}

describe('the list', () => {
  it('has the newest first, with who offers it and when that was confirmed', async () => {
    openDeals(someDeals());
    expect(await prices()).toEqual(['월세 500/45', '월세 500/60', '월세 500/38']);
    const [first, second, third] = await cards();
    expect(first?.textContent).toContain('원룸 · 19.8㎡(6평) · 2층/4층');
    expect(first?.textContent).toMatch(/집주인반려동물.*오늘 확인/);
    expect(second?.textContent).toMatch(/세입자예약 중.*어제 확인/);
    expect(third?.textContent).toMatch(/중개사.*2일 전 확인/);
    expect(screen.getByText('7일 안에 확인된 글')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '직거래 3곳' })).toBeTruthy();
    expect(document.title).toBe('직거래 · 한칸');
  });

  it('says the price in words to a screen reader', async () => {
    openDeals(someDeals());
    const [link] = await screen.findAllByRole('link', { name: /보증금 오백만 원/ });
    expect(link?.getAttribute('href')).toBe('/direct/detail/3');
  });

  it('leaves out what nobody confirmed for a week, and what is over', async () => {
    const stage = someDeals();
    stage.offer({ ago: 7 * 24 });
    stage.offer({ kept: { status: DEAL_STATUS.DONE } });
    openDeals(stage);
    expect(await cards()).toHaveLength(3);
  });

  it('is filtered by one press of an option, in the place of the address', async () => {
    const { stores } = openDeals(someDeals());
    await cards();
    const before = stores.history.entries.length;
    fireEvent.click(within(options()).getByRole('button', { name: '반려동물' }));
    await waitFor(async () => {
      expect(await prices()).toEqual(['월세 500/45']);
    });
    expect(window.location.search).toBe('?option=PET');
    expect(stores.history.entries).toHaveLength(before);
    const pressed = within(options()).getByRole('button', { name: '반려동물' });
    expect(pressed.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(pressed);
    await waitFor(async () => {
      expect(await cards()).toHaveLength(3);
    });
    expect(window.location.search).toBe('');
  });

  it('leads to the map of the same rooms', async () => {
    openDeals(
      someDeals(),
      `/direct?dongliCode=${SILLIM}&monthlyTo=50&roomType=HOUTP00001&party=BROKER`,
    );
    const way = await screen.findByRole('link', { name: '지도에서 보기' });
    const url = new URL(way.getAttribute('href') ?? '', 'https://hankan.test');
    expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      '/map',
      { layer: 'direct', type: 'HOUTP00001', monthlyTo: '50', party: 'BROKER', dong: SILLIM },
    ]);
    expect(mapAddressFrom(url.search)).toMatchObject({
      dong: SILLIM,
      layer: { kind: 'direct', parties: ['BROKER'] },
      filter: { types: ['HOUTP00001'], monthly: { to: 50 }, dongliCode: SILLIM },
    });
  });

  it('leads to the map of the whole country where there is no such dong', async () => {
    openDeals(someDeals(), '/direct?dongliCode=9999999999');
    await cards();
    const way = screen.getByRole('link', { name: '지도에서 보기' });
    expect(way.getAttribute('href')).toBe('/map?layer=direct');
  });

  it('is filtered by the form, which opens at the chip that was pressed and counts', async () => {
    openDeals(someDeals(), '/deal?monthlyTo=50');
    expect(await prices()).toEqual(['월세 500/45', '월세 500/38']);
    expect(within(filters()).getByText('월세 50만 이하')).toBeTruthy();
    fireEvent.click(within(filters()).getByRole('button', { name: '올린 사람' }));
    const dialog = within(await screen.findByRole('dialog', { name: '직거래 필터' }));
    expect(document.activeElement).toBe(dialog.getByRole('checkbox', { name: '집주인' }));
    fireEvent.click(dialog.getByRole('checkbox', { name: '중개사' }));
    fireEvent.click(await dialog.findByRole('button', { name: '방 1개 보기' }));
    await waitFor(async () => {
      expect(await prices()).toEqual(['월세 500/38']);
    });
    expect(window.location.search).toBe('?monthlyTo=50&party=BROKER');
  });

  it('is ordered by price', async () => {
    openDeals(someDeals());
    await cards();
    fireEvent.change(screen.getByRole('combobox', { name: '정렬' }), {
      target: { value: 'price' },
    });
    await waitFor(async () => {
      expect(await prices()).toEqual(['월세 500/38', '월세 500/45', '월세 500/60']);
    });
    expect(window.location.search).toBe('?sort=price');
  });

  it('is there on the way back without a request', async () => {
    const stage = someDeals();
    const services = openDeals(stage, '/deal?sort=price');
    await cards();
    const before = stage.directs.of('list').length;
    await leaveAndReturn(services);
    expect(await prices()).toEqual(['월세 500/38', '월세 500/45', '월세 500/60']);
    expect(stage.directs.of('list')).toHaveLength(before);
  });

  it('is asked for anew on the way back once its reader blocked somebody', async () => {
    const stage = someDeals();
    const services = openDeals(stage);
    await cards();
    stage.logIn(services, MOON);
    await services.blocks.block(CAT.id);
    act(() => {
      services.stores.community.blocked(MOON.id, CAT.id);
    });
    await waitFor(async () => {
      expect(await prices()).toEqual(['월세 500/45', '월세 500/38']);
    });
  });

  it('shows a few mates behind the first rooms, and leads to all of them', async () => {
    const stage = new MateStage();
    for (let ago = 0; ago < 5; ago += 1) stage.offer({ ago });
    const { id } = stage.look(hasRoom(), { by: CAT });
    openDeals(stage);
    await cards();
    const rail = within(await screen.findByRole('region', { name: '같이 살 메이트 1명' }));
    expect(rail.getByRole('link', { name: /20대 후반 · 여성/ }).getAttribute('href')).toBe(
      `/mate/detail/${id}`,
    );
    expect(rail.getByRole('link', { name: '전체 보기' }).getAttribute('href')).toBe('/mate');
    const tabs = within(screen.getByRole('navigation', { name: '거래 종류' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '전체',
      '직거래 5',
      '메이트 1',
    ]);
    const places = [...document.querySelectorAll('[data-deal]')].map((row) =>
      row.getAttribute('aria-posinset'),
    );
    expect(places).toEqual(['1', '2', '3', '4', '5']);
    fireEvent.click(tabs.getByRole('link', { name: '직거래 5' }));
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: /같이 살 메이트/ })).toBeNull();
    });
    expect(window.location.pathname).toBe('/direct');
  });

  it('is there without mates where those cannot be had', async () => {
    const stage = new MateStage();
    stage.offer();
    stage.mates.failure = new AppError('offline');
    openDeals(stage);
    expect(await cards()).toHaveLength(1);
    expect(screen.queryByRole('region', { name: /같이 살 메이트/ })).toBeNull();
  });
});

describe('the list of a dong', () => {
  it('is called by its name, and leads to those of all', async () => {
    openDeals(someDeals(), `/direct?dongliCode=${SILLIM}&sort=price`);
    expect(await prices()).toEqual(['월세 500/45', '월세 500/60']);
    expect((await title()).textContent).toBe('신림동');
    expect(document.title).toBe('관악구 신림동 직거래 · 한칸');
    fireEvent.click(screen.getByRole('link', { name: '모든 동네' }));
    await waitFor(async () => {
      expect(await cards()).toHaveLength(3);
    });
    expect(window.location.pathname + window.location.search).toBe('/deal?sort=price');
  });

  it.each(['9999999999', 'sillim'])(
    'that does not exist says so and shows all: %s',
    async (code) => {
      openDeals(someDeals(), `/direct?dongliCode=${code}`);
      expect(await cards()).toHaveLength(3);
      expect(screen.getByText(/그런 동을 찾지 못해서 모든 동네의 글을/)).toBeTruthy();
      expect((await title()).textContent).toBe('직거래');
      expect(screen.getByRole('link', { name: '모든 동네' })).toBeTruthy();
    },
  );

  it('shows its deals also where nobody says what it is called', async () => {
    const stage = someDeals();
    stage.dongs.failure = new AppError('offline');
    openDeals(stage, `/direct?dongliCode=${SILLIM}`);
    expect(await cards()).toHaveLength(2);
    expect(screen.queryByRole('status', { name: /그런 동을/ })).toBeNull();
  });

  it('is chosen by its title, and the way back leads to the former list', async () => {
    const stage = someDeals();
    const { stores } = openDeals(stage, '/deal?sort=price');
    await cards();
    fireEvent.click(within(await title()).getByRole('button'));
    await waitFor(() => {
      expect(stores.popups.shown.map(({ name }) => name)).toEqual(['place-search']);
    });
    act(() => {
      stores.popups.close(stores.popups.shown[0]?.id ?? 0, {
        id: 'station-sillim',
        kind: 'station',
        name: '신림역',
        detail: '서울 관악구',
        lat: 37.48425,
        lng: 126.92971,
        level: 5,
        lines: [],
      });
    });
    await waitFor(() => {
      expect(window.location.pathname + window.location.search).toBe(
        `/direct?dongliCode=${SILLIM}&sort=price`,
      );
    });
    await waitFor(async () => {
      expect(await prices()).toEqual(['월세 500/45', '월세 500/60']);
    });
    const asked = stage.directs.of('list').length;
    act(() => {
      stores.history.back();
    });
    await waitFor(async () => {
      expect(await cards()).toHaveLength(3);
    });
    expect(stage.directs.of('list')).toHaveLength(asked);
  });

  it('without a deal leads to its neighbours', async () => {
    const stage = new DealStage();
    stage.offer();
    openDeals(stage, `/direct?dongliCode=${BONGCHEON}`);
    expect(await screen.findByText('봉천동에 확인된 글이 아직 없어요')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '이웃 동네 보기' }));
    expect(await prices()).toEqual(['월세 500/45']);
    expect((await title()).textContent).toBe('봉천동 근처');
    expect(window.location.search).toBe(`?dongliCode=${BONGCHEON}&around=T`);
  });
});

describe('a list of nothing', () => {
  it('says so, and takes back what was asked', async () => {
    openDeals(someDeals(), '/deal?depositFrom=5000');
    expect(await screen.findByText('조건에 맞는 글이 아직 없어요')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '조건 지우기' }));
    expect(await cards()).toHaveLength(3);
  });
});

describe('a list that cannot be had', () => {
  it('says why and is asked for again', async () => {
    const stage = someDeals();
    stage.directs.failure = new AppError('offline');
    openDeals(stage);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('네트워크 연결을 확인해 주세요.');
    stage.directs.failure = null;
    fireEvent.click(within(alert).getByRole('button', { name: '다시 불러오기' }));
    expect(await cards()).toHaveLength(3);
  });

  it('waits as cards while it is on its way', async () => {
    const stage = someDeals();
    const { promise, resolve } = deferred<undefined>();
    stage.directs.gate = promise;
    openDeals(stage);
    expect(await screen.findByRole('status', { name: '직거래를 불러오는 중이에요.' })).toBeTruthy();
    expect(within(filters()).getAllByRole('button')).toHaveLength(5);
    resolve(undefined);
    expect(await cards()).toHaveLength(3);
  });
});

describe('the advertisement over the list', () => {
  it('has no box before it has content', async () => {
    openDeals(someDeals());
    await cards();
    expect(screen.queryByText('광고')).toBeNull();
  });

  it('is that of its slot', async () => {
    const ad = { ...textNotice('1'), TITLE: '이사 견적 세 곳 비교', LINK_URL: '' };
    const inventories = new MemoryInventories({ [AD_SLOT.WEB_KRG_MAIN_TOP]: [ad] });
    openDeals(someDeals(), '/deal', { inventories });
    expect(await screen.findByText('이사 견적 세 곳 비교')).toBeTruthy();
    expect(screen.getByText('광고')).toBeTruthy();
  });
});

it('a long list goes on at its end, page by page', async () => {
  const stage = new DealStage();
  for (let at = 0; at < 40; at += 1)
    stage.offer({ by: BEAR, ago: at, draft: { monthly: 30 + at } });
  openDeals(stage, '/direct');
  await cards();
  const asked = stage.directs.of('list').length;
  const list = document.querySelector('[data-deal]')?.closest('ul');
  if (!list) throw new Error('There is no list to scroll.');
  list.getBoundingClientRect = () => new DOMRect(0, -2800, 390, 0);
  fireEvent.scroll(window);
  await waitFor(() => {
    expect(stage.directs.of('list')).toHaveLength(asked + 1);
  });
  await waitFor(() => {
    expect(list.style.height).toBe(`${40 * 120}px`);
  });
});
