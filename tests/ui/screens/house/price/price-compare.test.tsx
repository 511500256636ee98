import { expect, it } from 'vitest';
import { MemoryPlaceSearch } from '../../../../../src/adapters/memory/memory-place-search';
import { HouseStore } from '../../../../../src/ui/screens/house/house-store';
import { PriceCompare } from '../../../../../src/ui/screens/house/price/PriceCompare';
import { house, ScriptedHouses } from '../../../../support/scripted-houses';
import { takenOver } from '../../../support/taken-over';

const NOBODY = { viewed: () => undefined, contacted: () => undefined };

it('draws where a price and the median lie by attributes, and takes them over', () => {
  const main = house('1', { dealType: 'JEONSE', deposit: 5_000, monthly: 0 });
  const ports = { houses: new ScriptedHouses(), places: new MemoryPlaceSearch([], []) };
  const priceLevel = { count: 12, median: 100_000_000 };
  const store = new HouseStore('1', ports, NOBODY, { main, priceLevel, similar: [], stops: [] });
  const { html, place, complaints } = takenOver(
    <PriceCompare store={store} house={main} today="20261120" />,
  );
  expect(html).not.toContain(' style=');
  expect(complaints).toEqual([]);
  const at = (element: string, name: string) =>
    Number.parseFloat(place.querySelector(element)?.getAttribute(name) ?? '');
  // Half of the price lies half as far, with a sixth of the room left at the right.
  expect(at('line', 'x1')).toBeCloseTo(100 / 1.2, 5);
  expect(at('circle', 'cx')).toBeCloseTo(50 / 1.2, 5);
  expect(place.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
    '이 집 5,000만원, 가운데값 1억원',
  );
});
