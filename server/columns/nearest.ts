import { boxAround, distanceMetres, type Bounds } from '#core';
import type { NearestQuestion } from '../ports/houses/house-queries';
import { asksNothing } from './asks-nothing';
import { bestSlots, type RankedSlot } from './best-slots';
import { slotsInBox } from './box-walk';
import type { HouseColumns } from './house-columns';
import { HouseTest } from './house-test';

const FIRST_METRES = 500;
/** Half way round the earth: everything. */
const FARTHEST_METRES = 20_100_000;

/** The numbers of the nearest houses that pass, nearest first; of equals the lower number. */
export function nearestIds(houses: HouseColumns, question: NearestQuestion): number[] {
  for (let metres = FIRST_METRES; ; metres *= 4) {
    const isAll = metres >= FARTHEST_METRES;
    const near = nearestInBox(houses, question, boxAround(question.at, metres));
    // The box has corners beyond the circle, and beyond the box may be what is nearer than they.
    const isSure = near.length === question.limit && (near.at(-1)?.key ?? 0) <= metres;
    if (isAll || isSure) return near.map(({ id }) => id);
  }
}

function nearestInBox(
  houses: HouseColumns,
  { at, filter, today, limit }: NearestQuestion,
  box: Bounds,
): RankedSlot[] {
  const { columns } = houses;
  const inBox = slotsInBox(houses, box);
  const passing = asksNothing(filter) ? inBox : new HouseTest(columns, filter, today).keep(inBox);
  const metresOf = (slot: number) =>
    distanceMetres(at, { lat: columns.lat[slot] ?? 0, lng: columns.lng[slot] ?? 0 });
  const nearestFirst = {
    keysOf: (slots: Int32Array) => Float64Array.from(slots, metresOf),
    descending: false,
  };
  return bestSlots(passing, columns.id, nearestFirst, { most: limit, after: null });
}
