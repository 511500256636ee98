import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, StrictMode, useEffect, useState, type ComponentProps } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError, MAP_CIRCLE, type HouseMark, type MapProvider } from '#core';
import { MemoryMapProvider } from '../../../../src/adapters/memory/memory-map-provider';
import { HouseMap, type HouseMapHandle } from '../../../../src/ui/widgets/house-map/HouseMap';
import { SAMPLE_MARKS } from '../../../support/map-page/sample-marks';
import { takenOver } from '../../support/taken-over';

const VIEW = { center: { lat: 37.4832, lng: 126.9416 }, level: 5 };

type Props = ComponentProps<typeof HouseMap>;

beforeAll(() => {
  // jsdom has no layout, so no size ever changes.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
});
afterEach(cleanup);

const rest = (): Promise<void> => act(() => new Promise<void>((done) => setTimeout(done, 5)));

async function show(props: Partial<Props> = {}, provider: MapProvider = new MemoryMapProvider()) {
  const tree = (more: Partial<Props>) => (
    <StrictMode>
      <HouseMap
        provider={provider}
        view={VIEW}
        theme="light"
        label="집 지도"
        {...props}
        {...more}
      />
    </StrictMode>
  );
  const { rerender, unmount, container } = render(tree({}));
  await rest();
  const change = async (more: Partial<Props>): Promise<void> => {
    rerender(tree(more));
    await rest();
  };
  const map = provider instanceof MemoryMapProvider ? provider.opened.at(-1) : undefined;
  return { map, change, unmount, container };
}

const pill = (text: string): HTMLElement => screen.getByText(text).closest('button') as HTMLElement;

const heartOf = (text: string): HTMLElement =>
  screen.getByText(text).querySelector('span') as HTMLElement;

describe('HouseMap', () => {
  it('keeps one map, also under StrictMode, and puts it away with itself', async () => {
    const provider = new MemoryMapProvider();
    const { unmount } = await show({}, provider);
    expect(provider.opened.map(({ disposed }) => disposed)).toEqual([true, false]);
    unmount();
    expect(provider.opened.map(({ disposed }) => disposed)).toEqual([true, true]);
  });

  it('opens where this device looks, not where the server that drew it did', async () => {
    const provider = new MemoryMapProvider();
    const there = { center: { lat: 35.1577, lng: 129.0592 }, level: 4 };
    function Screen() {
      const [view, setView] = useState(VIEW);
      useEffect(() => {
        setView(there);
      }, []);
      return <HouseMap provider={provider} view={view} theme="light" label="집 지도" />;
    }
    takenOver(<Screen />);
    await rest();
    expect(provider.opened.map((map) => map.view().level)).toEqual([there.level]);
    expect(provider.opened[0]?.view().center).toEqual(there.center);
  });

  it('tells where it rests once it has opened, then after each move and by whom', async () => {
    const onSettled = vi.fn();
    const { map } = await show({ onSettled });
    expect(onSettled).toHaveBeenCalledOnce();
    expect(onSettled.mock.calls[0]?.[1]).toBe(false);
    map?.gesture({ ...VIEW, level: 4 });
    await rest();
    expect(onSettled).toHaveBeenCalledTimes(2);
    expect(onSettled.mock.calls[1]?.[0]).toMatchObject({ level: 4 });
    expect(onSettled.mock.calls[1]?.[1]).toBe(true);
  });

  it('draws clusters with their count and houses with their price', async () => {
    await show({ marks: SAMPLE_MARKS });
    expect(screen.getByText('42').className).toContain('size56');
    expect(screen.getByText('8').className).toContain('size36');
    expect(screen.getByText('1,000/50')).toBeTruthy();
    expect(screen.getByText('전세 9,000')).toBeTruthy();
    expect(screen.getAllByRole('button')).toHaveLength(SAMPLE_MARKS.length);
  });

  it('reads prices in words, and leaves marks out of the tab order', async () => {
    await show({ marks: SAMPLE_MARKS, seenIds: new Set(['h1']), zzimIds: new Set(['h1']) });
    const label = pill('1,000/50').getAttribute('aria-label');
    expect(label).toBe('보증금 천만 원, 월 오십만 원, 찜한 집, 본 집');
    expect(pill('42').getAttribute('aria-label')).toBe('집 42개 모여 있는 곳');
    expect(screen.getAllByRole('button').every(({ tabIndex }) => tabIndex === -1)).toBe(true);
  });

  it('writes states on the same elements: seen, selected, zzim, looked at', async () => {
    const { map, change } = await show({ marks: SAMPLE_MARKS });
    const before = pill('1,000/50');
    await change({
      marks: [...SAMPLE_MARKS],
      selectedId: 'h1',
      hoveredId: 'h2',
      seenIds: new Set(['h6']),
      zzimIds: new Set(['h4']),
    });
    expect(pill('1,000/50')).toBe(before);
    expect(before.getAttribute('aria-current')).toBe('true');
    expect(screen.getByText('1,000/50').className).toContain('selected');
    expect(screen.getByText('2,000/35').className).toContain('hovered');
    expect(screen.getByText('1,000/40').className).toContain('seen');
    expect(heartOf('500/45').className).toContain('kept');
    expect(heartOf('1,000/50').className).not.toMatch(/kept|offered/);
    const front = map?.overlays.toSorted((a, b) => b.zIndex - a.zIndex).map(({ id }) => id);
    expect(front?.slice(0, 2)).toEqual(['house:h1', 'house:h2']);
    await change({ marks: SAMPLE_MARKS });
    expect(before.hasAttribute('aria-current')).toBe(false);
  });

  it('turns pills to the real monthly cost and back, and says it to the won', async () => {
    const known = SAMPLE_MARKS.filter(({ kind }) => kind === 'house');
    const unknown = known.map((mark) => ({ ...mark, maintenance: null }) as HouseMark);
    const { change } = await show({ marks: known, costOn: '20261120' });
    const element = pill('월 60만');
    expect(element.getAttribute('aria-label')).toBe(
      '보증금 천만 원, 월 오십만 원, 실월비용 오십구만 천육백육십육 원',
    );
    expect(screen.getByText('월 43만')).toBeTruthy();
    await change({ marks: unknown });
    expect(pill('월 55만+α')).toBe(element);
    expect(element.getAttribute('aria-label')).toContain('관리비 확인 필요');
    await change({ marks: known, costOn: null });
    expect(pill('1,000/50')).toBe(element);
    expect(element.getAttribute('aria-label')).toBe('보증금 천만 원, 월 오십만 원');
  });

  it('leaves a class that the map gave an element where it is', async () => {
    const { change } = await show({ marks: SAMPLE_MARKS });
    pill('1,000/50').classList.add('of-the-map');
    await change({ hoveredId: 'h1' });
    expect(pill('1,000/50').classList.contains('of-the-map')).toBe(true);
  });

  it('writes a new price and a new count on the element that stays', async () => {
    const [cluster, , , , , house] = SAMPLE_MARKS;
    const { change } = await show({ marks: [cluster, house] as HouseMark[] });
    const element = pill('1,000/50');
    await change({
      marks: [
        { ...cluster, count: 9 },
        { ...house, monthly: 55 },
      ] as HouseMark[],
    });
    expect(pill('1,000/55')).toBe(element);
    expect(screen.getByText('9').className).toContain('size36');
  });

  it('says which mark was pressed, and which the pointer is on', async () => {
    const onMarkPressed = vi.fn();
    const onMarkHover = vi.fn();
    await show({ marks: SAMPLE_MARKS, onMarkPressed, onMarkHover });
    fireEvent.click(pill('1,000/50'));
    fireEvent.click(pill('42'));
    expect(onMarkPressed.mock.calls.map(([mark]) => (mark as HouseMark).id)).toEqual(['h1', 'c42']);
    fireEvent.pointerEnter(pill('42'), { pointerType: 'mouse' });
    fireEvent.pointerLeave(pill('42'), { pointerType: 'mouse' });
    const hovered = onMarkHover.mock.calls.map(([mark]) => (mark as HouseMark | null)?.id);
    expect(hovered).toEqual(['c42', undefined]);
  });

  it('has the heart of the selected pill pressed by itself, once for a double tap', async () => {
    const onMarkPressed = vi.fn();
    const onHeartPressed = vi.fn();
    const { change } = await show({
      marks: SAMPLE_MARKS,
      selectedId: 'h1',
      zzimIds: new Set(['h4']),
      onMarkPressed,
      onHeartPressed,
    });
    const heart = heartOf('1,000/50');
    expect([heart.className, heart.title]).toEqual([expect.stringContaining('offered'), '찜하기']);
    const glyph = heart.querySelector('svg') as Element;
    fireEvent.click(glyph, { detail: 1 });
    fireEvent.click(glyph, { detail: 2 });
    expect(onHeartPressed.mock.calls.map(([mark]) => (mark as HouseMark).id)).toEqual(['h1']);
    expect(onMarkPressed).not.toHaveBeenCalled();
    await change({ zzimIds: new Set(['h1', 'h4']) });
    expect([heart.className, heart.title]).toEqual([
      expect.stringContaining('kept'),
      '찜 해제하기',
    ]);
    // Beside the heart, and on the heart of a pill that is not selected, the pill is pressed.
    fireEvent.click(pill('1,000/50'));
    fireEvent.click(heartOf('500/45').querySelector('svg') as Element);
    expect(onMarkPressed.mock.calls.map(([mark]) => (mark as HouseMark).id)).toEqual(['h1', 'h4']);
    expect(onHeartPressed).toHaveBeenCalledOnce();
  });

  it('says where the ground was pressed', async () => {
    const onGroundPressed = vi.fn();
    const { map } = await show({ onGroundPressed });
    map?.press(VIEW.center);
    expect(onGroundPressed).toHaveBeenCalledWith(VIEW.center);
  });

  it('hands circle, theme, padding and the own place to the map', async () => {
    const { map, change } = await show();
    const circle = { center: VIEW.center, radiusMetres: 100, ...MAP_CIRCLE };
    const padding = { top: 0, right: 0, bottom: 422, left: 0 };
    const before = map?.view().bounds;
    await change({ circle, theme: 'dark', padding, here: VIEW.center });
    expect(map?.circle).toEqual(circle);
    expect(map?.theme).toBe('dark');
    const after = map?.view().bounds;
    expect((after?.neLat ?? 0) - (after?.swLat ?? 0)).toBeLessThan(
      (before?.neLat ?? 0) - (before?.swLat ?? 0),
    );
    expect(screen.getByRole('img', { name: '내 위치' })).toBeTruthy();
    await change({});
    expect(screen.queryByRole('img', { name: '내 위치' })).toBeNull();
    expect(map?.circle).toBeNull();
  });

  it('gives its handle once the engine has come, and takes it back', async () => {
    const ref = createRef<HouseMapHandle | null>();
    const { map, unmount } = await show({ ref });
    ref.current?.moveTo({ center: VIEW.center, level: 3 });
    expect(map?.view().level).toBe(3);
    unmount();
    expect(ref.current).toBeNull();
  });

  it('zooms by its buttons', async () => {
    const { map } = await show({ zoomButtons: true });
    fireEvent.click(screen.getByRole('button', { name: '지도 확대' }));
    expect(map?.view().level).toBe(4);
    fireEvent.click(screen.getByRole('button', { name: '지도 축소' }));
    expect(map?.view().level).toBe(5);
  });

  it('says that the map could not be had, and tries again', async () => {
    const good = new MemoryMapProvider();
    let tries = 0;
    const flaky: MapProvider = {
      service: 'embedded',
      roadview: () => good.roadview(),
      nearbyPlaces: () => good.nearbyPlaces(),
      open: (container, options) => {
        tries += 1;
        return tries < 3 ? Promise.reject(new AppError('offline')) : good.open(container, options);
      },
    };
    await show({ marks: SAMPLE_MARKS }, flaky);
    expect(screen.getByText('지도를 불러오지 못했어요')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    await rest();
    expect(screen.queryByText('지도를 불러오지 못했어요')).toBeNull();
    expect(screen.getByText('42')).toBeTruthy();
  });
});
