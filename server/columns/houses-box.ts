import type { Bounds, HouseTallyQuery, Yyyymmdd } from '#core';
import { slotsInBox } from './box-walk';
import type { HouseColumns } from './house-columns';
import { HouseTest } from './house-test';

/** The smallest box around the houses that a filter leaves; null where it leaves none. */
export function boxOfPassing(
  houses: HouseColumns,
  { bounds, filter, today }: HouseTallyQuery & { readonly today: Yyyymmdd },
): Bounds | null {
  const { columns } = houses;
  const passing = new HouseTest(columns, filter, today).keep(slotsInBox(houses, bounds));
  if (passing.length === 0) return null;
  let [swLat, swLng, neLat, neLng] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const slot of passing) {
    const [lat, lng] = [columns.lat[slot] ?? 0, columns.lng[slot] ?? 0];
    swLat = Math.min(swLat, lat);
    swLng = Math.min(swLng, lng);
    neLat = Math.max(neLat, lat);
    neLng = Math.max(neLng, lng);
  }
  return { swLat, swLng, neLat, neLng };
}
