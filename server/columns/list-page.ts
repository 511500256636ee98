import type { HouseListQuery, Yyyymmdd } from '#core';
import { asksNothing } from './asks-nothing';
import { bestSlots, type ListPlace, type RankedSlot } from './best-slots';
import { slotsInBox } from './box-walk';
import type { HouseColumns } from './house-columns';
import { HouseTest } from './house-test';
import { listOrder } from './list-order';

/** A list's question with what its order goes by. */
export type AnchoredList = Pick<HouseListQuery, 'bounds' | 'filter' | 'sort'> & {
  readonly now: number;
  readonly today: Yyyymmdd;
};

/** The first houses of a list behind a place, at most `most`, in the order of its sort. */
export function listSlots(
  houses: HouseColumns,
  query: AnchoredList,
  part: { readonly most: number; readonly after: ListPlace | null },
): { readonly ranked: readonly RankedSlot[]; /** Of the whole list. */ readonly total: number } {
  const { columns } = houses;
  const { bounds, filter, sort, today } = query;
  const inBox = slotsInBox(houses, bounds);
  const slots = asksNothing(filter) ? inBox : new HouseTest(columns, filter, today).keep(inBox);
  const order = listOrder(columns, sort, query);
  return { ranked: bestSlots(slots, columns.id, order, part), total: slots.length };
}
