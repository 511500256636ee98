import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError, STORAGE_KEY } from '#core';
import { house, marksOf, page, ScriptedHouses, tally } from '../../../support/scripted-houses';
import { deferred } from '../../support/deferred';
import { giveSizes } from '../../support/laid-out';
import { renderApp } from '../../support/render-app';

// The first import of a chunk takes longer than a view may.
beforeAll(() => import('../../../../src/ui/screens/map/MapLayout'));
giveSizes();

function scripted(ids: readonly string[] = ['1', '2', '3']): ScriptedHouses {
  const houses = new ScriptedHouses();
  houses.onList = () => Promise.resolve(page(ids));
  houses.onMarks = () => Promise.resolve(marksOf(ids.length));
  houses.onOne = (id) => Promise.resolve(house(id));
  return houses;
}

const listHead = () => screen.findByRole('heading', { level: 2, name: /^이 지역 집 [\d불]/ });

describe('the list', () => {
  it('states the count, politely too, and shows the houses as links', async () => {
    renderApp('/map', { houses: scripted() });
    expect((await listHead()).textContent).toBe('이 지역 집 3개');
    // Once the map has come to rest, with the name of the area.
    await screen.findByText('이 지역 집 3개, 관악구 신림동');
    fireEvent.click(screen.getByRole('button', { name: '목록보기' }));
    const [first] = await screen.findAllByRole('article');
    if (first === undefined) throw new Error('There is no card.');
    expect(within(first).getByRole('link').getAttribute('href')).toBe('/place/1');
    expect(within(first).getByText('보증금 천만 원, 월 오십만 원')).toBeTruthy();
    expect(within(first).getByText('2호선 신림역 도보 약 5분')).toBeTruthy();
  });

  it('is that of its address also where that ends with a slash', async () => {
    renderApp('/map/?sort=cost', { houses: scripted() });
    await listHead();
    const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: '정렬' });
    expect(sort.value).toBe('cost');
    expect(window.location.pathname).toBe('/map');
  });

  it('asks anew in another order, and says it in the address', async () => {
    const houses = scripted();
    renderApp('/map', { houses });
    await listHead();
    fireEvent.change(screen.getByRole('combobox', { name: '정렬' }), { target: { value: 'cost' } });
    await waitFor(() => {
      const last = houses.asked.at(-1);
      expect(last?.kind === 'list' && last.query.sort).toBe('cost');
    });
    await waitFor(() => {
      expect(window.location.search).toContain('sort=cost');
    });
  });

  it('says why it could not be had, and tries again', async () => {
    const houses = scripted();
    const answer = houses.onList;
    houses.onList = () => Promise.reject(new AppError('offline'));
    renderApp('/map', { houses });
    await screen.findByText('집 목록을 불러오지 못했어요');
    expect(screen.getByText('네트워크 연결을 확인해 주세요.')).toBeTruthy();
    houses.onList = answer;
    fireEvent.click(screen.getByText('다시 불러오기'));
    expect((await listHead()).textContent).toBe('이 지역 집 3개');
  });

  it('tries again by itself when the device is online again', async () => {
    const houses = scripted();
    const answer = houses.onList;
    houses.onList = () => Promise.reject(new AppError('offline'));
    renderApp('/map', { houses });
    await screen.findByText('집 목록을 불러오지 못했어요');
    expect((await listHead()).textContent).toBe('이 지역 집 불러오지 못했어요');
    houses.onList = answer;
    fireEvent(window, new Event('online'));
    await waitFor(async () => {
      expect((await listHead()).textContent).toBe('이 지역 집 3개');
    });
  });

  it('offers to ask less, or to look nearby, where there is nothing', async () => {
    const houses = scripted([]);
    renderApp('/map?dealType=JEONSE', { houses });
    await screen.findByText('조건에 맞는 집이 없어요');
    // Once in the list and once over the closed list, in the place of 목록보기.
    const [pill, ...others] = screen.getAllByRole('button', { name: '가까운 집 보기' });
    expect(others).toHaveLength(1);
    expect(screen.queryByRole('button', { name: '목록보기' })).toBeNull();
    fireEvent.click(pill ?? document.body);
    expect(await screen.findAllByText(/필터를 줄여 보세요/)).toBeTruthy();
    fireEvent.click(screen.getByText('필터 초기화'));
    await waitFor(() => {
      const last = houses.asked.at(-1);
      expect(last?.kind === 'list' && last.query.filter.dealTypes).toEqual([]);
    });
  });
});

describe('the page of a dong', () => {
  it('that nobody can say anything of is the map as it begins, and says why', async () => {
    const dongs = { dong: () => Promise.reject(new AppError('offline')) };
    renderApp('/map?dong=1162010200', { houses: scripted(), dongs });
    // Shown, and spoken.
    await screen.findAllByText('네트워크 연결을 확인해 주세요.');
    expect((await listHead()).textContent).toBe('이 지역 집 3개');
    expect(window.location.search).toBe('?dong=1162010200');
  });
});

describe('the list of an empty place', () => {
  it('blames no filter where none is set', async () => {
    renderApp('/map', { houses: scripted([]) });
    await screen.findByText('이 지역에는 집이 없어요');
    expect(screen.queryByText('필터 초기화')).toBeNull();
  });
});

describe('a house over the map', () => {
  it('leaves the map, its list and its sheet as they were, without a request', async () => {
    const houses = scripted();
    const { stores } = renderApp('/map', { houses });
    await listHead();
    fireEvent.click(screen.getByRole('button', { name: '목록보기' }));
    fireEvent.click(
      within((await screen.findAllByRole('article'))[1] ?? document.body).getByRole('link'),
    );
    await screen.findByRole('heading', { level: 1, name: /보증금 천만 원/ });
    const before = houses.counts();
    stores.history.back();
    await waitFor(() => {
      expect(window.location.pathname).toBe('/map');
    });
    await waitFor(() => {
      expect(document.activeElement?.getAttribute('href')).toBe('/place/2');
    });
    expect(screen.getByRole('button', { name: '지도보기' })).toBeTruthy();
    expect(houses.counts()).toEqual(before);
  });

  it('opened from outside on a phone, starts no map before it is seen', async () => {
    const houses = scripted();
    renderApp('/place/7', { houses });
    await screen.findByRole('heading', { level: 1, name: /보증금 천만 원/ });
    expect(houses.counts()).toEqual({ list: 0, marks: 0 });
    expect(screen.queryByRole('button', { name: '목록보기' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '뒤로' }));
    await listHead();
    const [first] = houses.asked.filter((asked) => asked.kind === 'marks');
    expect(first?.query.bounds.swLat).toBeLessThan(37.4842);
    expect(first?.query.level).toBe(4);
  });
});

describe('the filter', () => {
  it('counts before it is applied, and stands in the address afterwards', async () => {
    const houses = scripted();
    houses.onTally = ({ filter }) =>
      Promise.resolve(tally(filter.dealTypes.length === 0 ? 128 : 31));
    renderApp('/map', { houses });
    await listHead();
    fireEvent.click(screen.getByRole('button', { name: '거래 유형' }));
    const dialog = await screen.findByRole('dialog', { name: '필터' });
    expect(window.location.search).toContain('p=filter');
    await within(dialog).findByRole('button', { name: '집 128개 보기' });
    fireEvent.click(within(dialog).getByRole('radio', { name: '전세' }));
    fireEvent.click(await within(dialog).findByRole('button', { name: '집 31개 보기' }));
    expect(await screen.findByRole('button', { name: '전세' })).toBeTruthy();
    await waitFor(() => {
      expect(window.location.search).toContain('dealType=JEONSE');
    });
    expect(window.location.search).not.toContain('p=');
  });

  it('shows two deal types of a shared address as chosen, and keeps them', async () => {
    renderApp('/map?dealType=MONTH_RENT,JEONSE', { houses: scripted() });
    await listHead();
    fireEvent.click(screen.getByRole('button', { name: '월세·전세' }));
    const dialog = await screen.findByRole('dialog', { name: '필터' });
    const both = () => within(dialog).getByRole<HTMLInputElement>('radio', { name: '월세·전세' });
    expect(both().checked).toBe(true);
    fireEvent.click(within(dialog).getByRole('radio', { name: '기타' }));
    expect(both().checked).toBe(false);
    fireEvent.click(both());
    fireEvent.click(within(dialog).getByRole('button', { name: /^집.*보기$/ }));
    expect(await screen.findByRole('button', { name: '월세·전세' })).toBeTruthy();
    expect(decodeURIComponent(window.location.search)).toContain('dealType=MONTH_RENT,JEONSE');
  });

  it('left with Back changes nothing', async () => {
    const houses = scripted();
    renderApp('/map?dealType=JEONSE', { houses });
    await listHead();
    fireEvent.click(screen.getByRole('button', { name: '전세' }));
    const dialog = await screen.findByRole('dialog', { name: '필터' });
    fireEvent.click(await within(dialog).findByRole('checkbox', { name: '고시원' }));
    window.history.back();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(screen.getByRole('button', { name: '방 종류' })).toBeTruthy();
  });
});

describe('the search', () => {
  it('finds a place by its initial consonants with the keyboard, and remembers it', async () => {
    renderApp('/map', { houses: scripted() });
    await listHead();
    fireEvent.click(screen.getByRole('button', { name: /지역, 역, 대학교 검색/ }));
    const field = await screen.findByRole('combobox', { name: '지역, 역, 대학교 검색' });
    fireEvent.change(field, { target: { value: 'ㅅㄹㅇ' } });
    const option = await screen.findByRole('option', { name: /신림역/ });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(field.getAttribute('aria-activedescendant')).toBe(option.id);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(
      await screen.findByRole('button', { name: /^지역, 역, 대학교 검색 ?신림역$/ }),
    ).toBeTruthy();
    expect(localStorage.getItem(STORAGE_KEY.RECENT_PLACES)).toContain('신림역');
    fireEvent.click(screen.getByRole('button', { name: '검색어 지우기' }));
    expect(screen.queryByRole('button', { name: /^지역, 역, 대학교 검색.*신림역$/ })).toBeNull();
  });
});

it('says where to look when the device is not found', async () => {
  const geolocation = {
    locate: () => Promise.resolve({ ok: false, reason: 'not-found' } as const),
  };
  renderApp('/map', { houses: scripted(), geolocation });
  await listHead();
  fireEvent.click(screen.getByRole('button', { name: '현재 위치' }));
  expect(
    await screen.findByText('위치를 찾을 수 없습니다. GPS 설정을 확인해 주세요.'),
  ).toBeTruthy();
});

it('says nothing of a device that is not found where the map was left', async () => {
  const found = deferred<{ readonly ok: false; readonly reason: 'not-found' }>();
  const { stores } = renderApp('/map', {
    houses: scripted(),
    geolocation: { locate: () => found.promise },
  });
  await listHead();
  fireEvent.click(screen.getByRole('button', { name: '현재 위치' }));
  act(() => {
    stores.history.push('/more');
  });
  await screen.findByRole('heading', { level: 1, name: '더보기' });
  await act(async () => {
    found.resolve({ ok: false, reason: 'not-found' });
    await found.promise;
  });
  expect(stores.popups.shown).toEqual([]);
});

describe('the heart of the selected pill', () => {
  it('keeps the house and lets it go, and opens nothing', async () => {
    const { id, lat, lng, dealType, deposit, monthly, type } = house('1');
    const houses = scripted(['1']);
    houses.onMarks = () =>
      Promise.resolve({
        ...marksOf(1),
        marks: [{ kind: 'house', id, lat, lng, dealType, deposit, monthly, maintenance: 7, type }],
      });
    const { stores } = renderApp('/map', { houses });
    fireEvent.click(await screen.findByText('1,000/50', { selector: '[class*=pill]' }));
    await waitFor(() => {
      expect(window.location.pathname).toBe('/place/1');
    });
    stores.history.back();
    await waitFor(() => {
      expect(window.location.pathname).toBe('/map');
    });
    const face = await screen.findByText('1,000/50', { selector: '[class*=selected]' });
    const heart = face.querySelector('svg');
    if (heart === null) throw new Error('There is no heart.');
    fireEvent.click(heart);
    const kept = { status: 'OPEN', dealType, deposit, monthly, maintenance: 7 };
    expect(stores.zzim.find('1')?.KEPT).toEqual(kept);
    expect(stores.toasts.current?.message).toBe('찜했어요');
    fireEvent.click(heart);
    expect(stores.zzim.find('1')).toBeUndefined();
    expect(window.location.pathname).toBe('/map');
  });
});
