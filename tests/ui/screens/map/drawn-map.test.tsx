import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, test } from 'vitest';
import { EMPTY_FILTER, HOUSE_LAYER, HOUSE_SORT, mapAddressFrom, MAP_START } from '#core';
import { parseEnv } from '../../../../src/composition/parse-env';
import { memoryProfile } from '../../../../src/composition/profiles/memory';
import { servicesOf } from '../../../../src/composition/services';
import { containerOf } from '../../../../src/composition/wiring';
import { ServicesContext } from '../../../../src/ui/ground/services';
import { HouseList } from '../../../../src/ui/screens/map/list/HouseList';
import { MapPanel } from '../../../../src/ui/screens/map/MapPanel';
import { StopPill } from '../../../../src/ui/screens/map/sheet/StopPill';
import { page } from '../../../support/scripted-houses';
import { takenOver } from '../../support/taken-over';
import { setUp, settled } from './map-store-kit';

const IDS = Array.from({ length: 20 }, (_, index) => String(index + 1));
/** The height of a row of the list, px. */
const ROW_PX = 120;
const nothing = () => undefined;

/** A map whose first list came with its page. */
function brought() {
  const { store } = setUp('');
  store.bring({
    address: mapAddressFrom(''),
    view: MAP_START,
    dong: null,
    question: {
      bounds: settled(MAP_START).bounds,
      level: MAP_START.level,
      layer: HOUSE_LAYER,
      filter: EMPTY_FILTER,
      sort: HOUSE_SORT.recommended,
      spot: null,
    },
    isFirst: true,
    marks: null,
    page: page(IDS),
  });
  return store;
}

function inApp(part: ReactNode): ReactNode {
  const profile = memoryProfile(window, parseEnv('{}', window.location.origin));
  return (
    <ServicesContext value={servicesOf(containerOf(profile))}>
      <MemoryRouter>{part}</MemoryRouter>
    </ServicesContext>
  );
}

describe('the drawn list', () => {
  const list = () => {
    const element = document.createElement('div');
    Object.defineProperty(element, 'clientHeight', { value: 3 * ROW_PX });
    const scroller = { current: element };
    return takenOver(
      inApp(<HouseList store={brought()} scroller={scroller} now={Date.now()} costOn={null} />),
    );
  };

  it('has every house that came with the page, one under another', () => {
    const { html } = list();
    expect(html).not.toContain(' style=');
    const links = [...html.matchAll(/href="\/place\/(\d+)"/g)].map(([, id]) => id);
    expect(links).toEqual(IDS);
  });

  it('keeps those near the eye once it is attached, and room for the others', () => {
    const { place, complaints } = list();
    expect(complaints).toEqual([]);
    const { height, paddingTop } = place.querySelector('ul')?.style ?? {};
    expect({ height, paddingTop }).toEqual({
      height: `${IDS.length * ROW_PX}px`,
      paddingTop: '0px',
    });
    const rows = place.querySelectorAll('li').length;
    expect(rows).toBeGreaterThanOrEqual(4);
    expect(rows).toBeLessThan(IDS.length);
  });
});

test.each([
  ['peek', '78px'],
  ['full', '16px'],
] as const)('the drawn way past a sheet at %s stands at %s once attached', (stop, bottom) => {
  const { html, place, complaints } = takenOver(
    <StopPill stop={stop} peek={62} onStop={nothing} onNearest={null} />,
  );
  expect(html).not.toContain(' style=');
  expect(complaints).toEqual([]);
  expect(place.querySelector('button')?.style.bottom).toBe(bottom);
});

it('stands the way to the nearest houses where that to the list stands', () => {
  const { html, place, complaints } = takenOver(
    <StopPill stop="peek" peek={62} onStop={nothing} onNearest={nothing} />,
  );
  expect(html).not.toContain(' style=');
  expect(complaints).toEqual([]);
  expect(place.querySelector('button')?.style.bottom).toBe('78px');
});

test.each([
  ['on a phone', false],
  ['beside the list', true],
])('the drawn map %s has its buttons above what covers it once attached', async (_, isWide) => {
  const { html, place, complaints } = takenOver(
    inApp(
      <MapPanel
        store={brought()}
        focused={null}
        padding={{ top: 0, right: 0, bottom: 62, left: 0 }}
        isWide={isWide}
        costOn={null}
        onMark={nothing}
      />,
    ),
  );
  // Its engine comes after the page.
  await act(() => Promise.resolve());
  expect(html).toContain('data-state="opening"');
  expect(html).not.toContain(' style=');
  expect(complaints).toEqual([]);
  const locate = place.querySelector<HTMLElement>('[aria-label="현재 위치"]');
  expect(locate?.style.bottom).toBe('78px');
});
