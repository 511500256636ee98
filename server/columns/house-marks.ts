import type { HouseMapQuery, HouseMark, HouseMarks, Yyyymmdd } from '#core';
import { UNKNOWN_FEE } from '../ports/houses/packed-house';
import { asksNothing } from './asks-nothing';
import { slotsInBox } from './box-walk';
import { dealTypeIn, typeIn } from './code-masks';
import type { HouseColumns } from './house-columns';
import { HouseTest } from './house-test';
import { marksIn } from './marks';

/** What a map of a box shows of houses at a level on a day. */
export function marksInView(
  houses: HouseColumns,
  query: HouseMapQuery & { readonly today: Yyyymmdd },
): Omit<HouseMarks, 'version'> {
  const { bounds, level, filter, today } = query;
  const passing = asksNothing(filter)
    ? null
    : new HouseTest(houses.columns, filter, today).keep(slotsInBox(houses, bounds));
  const view = { bounds, level, passing, isLocal: filter.dongliCode !== null };
  return marksIn(houses, view, (slot) => houseMark(houses, slot));
}

/** A mark of one house is that house, at its true place. */
function houseMark({ columns }: HouseColumns, slot: number): HouseMark {
  const codes = columns.codes[slot] ?? 0;
  const fee = columns.fee[slot] ?? UNKNOWN_FEE;
  return {
    kind: 'house',
    id: String(columns.id[slot]),
    lat: columns.lat[slot] ?? 0,
    lng: columns.lng[slot] ?? 0,
    dealType: dealTypeIn(codes),
    deposit: columns.deposit[slot] ?? 0,
    monthly: columns.monthly[slot] ?? 0,
    maintenance: fee === UNKNOWN_FEE ? null : fee,
    type: typeIn(codes),
  };
}
