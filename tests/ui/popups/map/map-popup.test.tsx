import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { AppError, MAP_CIRCLE } from '#core';
import { MemoryClipboard } from '../../../../src/adapters/memory/memory-clipboard';
import { MemoryMapProvider } from '../../../../src/adapters/memory/memory-map-provider';
import { toasted } from '../../support/toasted';
import { facility, renderHouse, ScriptedNearby, ScriptedRoadview, SIZE } from './map-world';

// The first import of a chunk takes longer than a view may.
beforeAll(() =>
  Promise.all([
    import('../../../../src/ui/screens/house/HouseScreen'),
    import('../../../../src/ui/screens/house/HouseRest'),
    import('../../../../src/ui/popups/map/MapPopup'),
  ]),
);

async function open(button: string): Promise<HTMLElement> {
  const opener = await screen.findByRole('button', { name: button });
  opener.focus();
  fireEvent.click(opener);
  return screen.findByRole('dialog');
}
const selectedTab = (dialog: HTMLElement) =>
  within(dialog).getByRole('tab', { selected: true }).textContent;
const tab = (dialog: HTMLElement, name: string) => within(dialog).getByRole('tab', { name });

describe('the map popup', () => {
  test.each([
    ['지도 크게 보기', '지도'],
    ['주변시설', '주변시설'],
    ['로드뷰', '로드뷰'],
  ])('is opened by %s on the tab %s, and called so', async (button, name) => {
    const { services } = renderHouse();
    const dialog = await open(button);
    expect(selectedTab(dialog)).toBe(name);
    expect(screen.getByRole('dialog', { name })).toBe(dialog);
    expect(within(dialog).getByRole('tabpanel', { name })).toBeTruthy();
    expect(services.stores.history.current.url).toBe('/place/1?p=map');
  });

  it('is walked by the arrow keys, Home and End, with one tab stop', async () => {
    renderHouse();
    const dialog = await open('지도 크게 보기');
    const walk: readonly (readonly [string, string])[] = [
      ['ArrowRight', '주변시설'],
      ['ArrowRight', '로드뷰'],
      ['ArrowRight', '지도'],
      ['ArrowLeft', '로드뷰'],
      ['Home', '지도'],
      ['End', '로드뷰'],
    ];
    for (const [key, name] of walk) {
      fireEvent.keyDown(tab(dialog, selectedTab(dialog)), { key });
      expect(selectedTab(dialog)).toBe(name);
      expect(document.activeElement?.textContent).toBe(name);
    }
    const stops = within(dialog)
      .getAllByRole('tab')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
    fireEvent.keyDown(tab(dialog, '로드뷰'), { key: 'x' });
    expect(selectedTab(dialog)).toBe('로드뷰');
  });

  it('marks the house by its own mark', async () => {
    const { maps } = renderHouse({}, { isApproximate: false });
    await open('지도 크게 보기');
    await waitFor(() => {
      expect(maps.opened.at(-1)?.overlays.map(({ id }) => id)).toEqual(['house:1']);
    });
    expect(maps.opened.at(-1)?.circle).toBeNull();
  });

  it('draws the circle of the level around a location that is withheld', async () => {
    const { maps } = renderHouse({}, { isApproximate: true });
    const dialog = await open('지도 크게 보기');
    expect(within(dialog).getByText('원 안에 집이 있어요.')).toBeTruthy();
    await waitFor(() => {
      expect(maps.opened.at(-1)?.circle).toMatchObject({ radiusMetres: 100, ...MAP_CIRCLE });
    });
    expect(maps.opened.at(-1)?.overlays).toEqual([]);
    maps.opened.at(-1)?.gesture({ center: { lat: 37.484, lng: 126.93 }, level: 7 });
    await waitFor(() => {
      expect(maps.opened.at(-1)?.circle?.radiusMetres).toBe(1000);
    });
  });

  it('looks on another tab where the last map looked', async () => {
    const { maps } = renderHouse();
    const dialog = await open('지도 크게 보기');
    const view = { center: { lat: 37.49, lng: 126.94 }, level: 3 };
    await waitFor(() => {
      expect(maps.opened.length).toBeGreaterThan(0);
    });
    const before = maps.opened.at(-1);
    before?.gesture(view);
    await waitFor(() => {
      expect(before?.view().level).toBe(3);
    });
    // The map rests a moment later.
    await new Promise((rest) => setTimeout(rest));
    fireEvent.click(tab(dialog, '주변시설'));
    await waitFor(() => {
      expect(maps.opened.at(-1)).not.toBe(before);
    });
    expect(maps.opened.at(-1)?.view()).toMatchObject(view);
  });

  test.each([
    [true, '주소가 클립보드에 복사되었습니다.'],
    [false, '복사에 실패했습니다.'],
  ])('copies the address (%s)', async (isAllowed, said) => {
    const clipboard = new MemoryClipboard(isAllowed);
    renderHouse({ clipboard });
    const dialog = await open('지도 크게 보기');
    fireEvent.click(within(dialog).getByRole('button', { name: '주소 복사' }));
    expect(await toasted(said)).toBeTruthy();
    expect(clipboard.text).toBe(isAllowed ? '서울특별시 관악구 신림동' : '');
  });

  it('makes no sense without the house: its name in an address is dropped', async () => {
    const { services } = renderHouse();
    await screen.findByRole('button', { name: '주변시설' });
    services.stores.history.replace('/place/1?p=map');
    await waitFor(() => {
      expect(services.stores.history.current.url).toBe('/place/1');
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the surroundings', () => {
  const nearby = () =>
    new ScriptedNearby({
      SW8: [[facility('SW8', '신림역', 120), facility('SW8', '봉천역', 1040)]],
      CS2: [new AppError('timeout'), [facility('CS2', '모퉁이 편의점')]],
      MT1: [[]],
    });
  const region = (name: string) => screen.findByRole('region', { name });
  const toggle = (name: string) => screen.getByRole('button', { name });

  it('shows subway by default, with the way on foot; the map shows the same', async () => {
    const { maps } = renderHouse({ nearby: nearby() });
    const dialog = await open('주변시설');
    const subway = await region('지하철');
    await within(subway).findByText('2곳');
    expect(
      within(subway)
        .getAllByRole('button')
        .map((row) => row.textContent),
    ).toEqual(['신림역120m · 도보 약 3분', '봉천역1.0km · 도보 약 21분']);
    const toggles = within(within(dialog).getByRole('group', { name: '주변시설 종류' }));
    expect(toggles.getAllByRole('button').map((one) => [one.textContent, one.ariaPressed])).toEqual(
      [
        ['지하철', 'true'],
        ['편의점', 'false'],
        ['마트', 'false'],
        ['카페', 'false'],
      ],
    );
    await waitFor(() => {
      const ids = maps.opened.at(-1)?.overlays.map(({ id }) => id) ?? [];
      expect(ids).toEqual(expect.arrayContaining(['nearby:신림역', 'nearby:봉천역']));
    });
  });

  it('says what failed and what is empty, each alone, and asks again', async () => {
    renderHouse({ nearby: nearby() });
    await open('주변시설');
    fireEvent.click(toggle('편의점'));
    fireEvent.click(toggle('마트'));
    const store = await region('편의점');
    expect(await within(store).findByText('불러오지 못했어요')).toBeTruthy();
    expect(
      await within(await region('마트')).findByText('1km 안에 등록된 마트가 없어요'),
    ).toBeTruthy();
    expect(within(await region('지하철')).getByText('2곳')).toBeTruthy();
    fireEvent.click(within(store).getByRole('button', { name: '다시 찾기' }));
    expect(await within(store).findByText('모퉁이 편의점')).toBeTruthy();
  });

  it('goes to what is pressed in the list, and shows in the list what is pressed on the map', async () => {
    const { maps } = renderHouse({ nearby: nearby() });
    await open('주변시설');
    const row = await within(await region('지하철')).findByRole('button', { name: /봉천역/ });
    fireEvent.click(row);
    expect(row.getAttribute('aria-current')).toBe('true');
    const target = facility('SW8', '봉천역', 1040);
    expect(maps.opened.at(-1)?.view().center).toEqual({ lat: target.lat, lng: target.lng });
    const mark = maps.opened.at(-1)?.overlays.find(({ id }) => id === 'nearby:신림역');
    const element = mark?.element as HTMLElement;
    fireEvent.click(element);
    const other = within(await region('지하철')).getByRole('button', { name: /신림역/ });
    await waitFor(() => {
      expect(other.getAttribute('aria-current')).toBe('true');
    });
    expect(element.tabIndex).toBe(-1);
  });

  it('keeps toggles and answers while the page lives, and asks each kind once', async () => {
    const asked = nearby();
    const { services } = renderHouse({ nearby: asked });
    const dialog = await open('주변시설');
    await within(await region('지하철')).findByText('2곳');
    fireEvent.click(toggle('마트'));
    fireEvent.click(toggle('지하철'));
    await within(await region('마트')).findByText('1km 안에 등록된 마트가 없어요');
    expect(screen.queryByRole('region', { name: '지하철' })).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: '닫기' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(services.stores.history.current.url).toBe('/place/1');
    const before = asked.asked.length;
    await open('주변시설');
    expect(await region('마트')).toBeTruthy();
    expect(screen.queryByRole('region', { name: '지하철' })).toBeNull();
    fireEvent.click(toggle('마트'));
    expect(screen.getByText('보고 싶은 시설을 위에서 골라 주세요.')).toBeTruthy();
    expect(asked.asked).toHaveLength(before);
  });

  it('measures from the middle of the circle where the location is withheld, and says so', async () => {
    renderHouse({ nearby: nearby() }, { isApproximate: true });
    const dialog = await open('주변시설');
    expect(within(dialog).getByText(/거리는 원의 가운데에서 잰 값이에요/)).toBeTruthy();
  });
});

describe('the roadview', () => {
  const withRoadview = (roadview: ScriptedRoadview) => new MemoryMapProvider(SIZE, { roadview });

  it('shows the street, and puts it away', async () => {
    const roadview = new ScriptedRoadview(['street']);
    renderHouse({ maps: withRoadview(roadview) }, { isApproximate: false });
    const dialog = await open('로드뷰');
    expect(await within(dialog).findByText('거리 사진')).toBeTruthy();
    expect(within(dialog).queryByText(/원의 가운데/)).toBeNull();
    const before = roadview.disposed;
    fireEvent.click(tab(dialog, '지도'));
    expect(roadview.disposed).toBe(before + 1);
  });

  it('says that there is none near', async () => {
    renderHouse({ maps: withRoadview(new ScriptedRoadview(['none'])) });
    const dialog = await open('로드뷰');
    expect(await within(dialog).findByText('이 근처에는 로드뷰가 없어요')).toBeTruthy();
    expect(within(dialog).queryByRole('link')).toBeNull();
  });

  it('fails with words, and is tried again', async () => {
    const roadview = new ScriptedRoadview([new AppError('timeout'), 'street']);
    renderHouse({ maps: withRoadview(roadview) });
    const dialog = await open('로드뷰');
    expect(await within(dialog).findByText('로드뷰를 불러오지 못했어요')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: '다시 불러오기' }));
    expect(await within(dialog).findByText('거리 사진')).toBeTruthy();
  });

  it('leads outside where the map has none, and shows no more than the circle’s middle', async () => {
    renderHouse({}, { isApproximate: true });
    const dialog = await open('로드뷰');
    expect(await within(dialog).findByText('이 지도에는 로드뷰가 없어요')).toBeTruthy();
    const link = within(dialog).getByRole('link', { name: '카카오맵에서 로드뷰 보기, 새 창' });
    expect(link.getAttribute('href')).toBe('https://map.kakao.com/link/roadview/37.484,126.93');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(within(dialog).getByText(/로드뷰는 집 앞이 아니라 원의 가운데를/)).toBeTruthy();
  });
});
