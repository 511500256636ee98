import type { Bounds, HouseTallyQuery, Yyyymmdd } from '#core';
import { slotsInBox } from './box-walk';
import type { HouseColumns } from './house-columns';
import { HouseTest } from './house-test';

/** The smallest box around the houses that a filter leaves; null where it leaves none. */
export function boxOfPassing(
  houses: HouseColumns,
  { bounds, filter, today }: HouseTallyQuery & { readonly today: Yyyymmdd },
): Bounds | null {
  const passing = new HouseTest(houses.columns, filter, today).keep(slotsInBox(houses, bounds));
  return boxOfSlots(houses, passing);
}

/** The smallest box around the houses of these slots; null where there are none. */
export function boxOfSlots({ columns }: HouseColumns, slots: Int32Array): Bounds | null {
  if (slots.length === 0) return null;
  let [swLat, swLng, neLat, neLng] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const slot of slots) {
    const [lat, lng] = [columns.lat[slot] ?? 0, columns.lng[slot] ?? 0];
    swLat = Math.min(swLat, lat);
    swLng = Math.min(swLng, lng);
    neLat = Math.max(neLat, lat);
    neLng = Math.max(neLng, lng);
  }
  return { swLat, swLng, neLat, neLng };
}
