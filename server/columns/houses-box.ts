import type { Bounds, HouseTallyQuery, Yyyymmdd } from '#core';
import { slotsInBox } from './box-walk';
import type { HouseColumns } from './house-columns';
import { HouseTest } from './house-test';
import { boxOfSlots } from './slots-box';

/** The smallest box around the houses that a filter leaves; null where it leaves none. */
export function boxOfPassing(
  houses: HouseColumns,
  { bounds, filter, today }: HouseTallyQuery & { readonly today: Yyyymmdd },
): Bounds | null {
  const passing = new HouseTest(houses.columns, filter, today).keep(slotsInBox(houses, bounds));
  return boxOfSlots(houses, passing);
}
