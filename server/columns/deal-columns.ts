import type { ColumnDeal } from '../ports/deals/packed-deal';
import { toGrid } from '../shared/world-grid';
import { emptyPlaces } from './placed-columns';
import { PlacedItems } from './placed-items';

/** The columns that hold one number a direct deal, by slot (packed-deal.ts tells what each is). */
function emptyDeals(capacity: number) {
  return {
    ...emptyPlaces(capacity),
    deposit: new Int32Array(capacity),
    monthly: new Int32Array(capacity),
    fee: new Int32Array(capacity),
    dong: new Float64Array(capacity),
    author: new Float64Array(capacity),
    until: new Float64Array(capacity),
  };
}

export type DealNumbers = Readonly<ReturnType<typeof emptyDeals>>;

function fill(columns: DealNumbers, slot: number, deal: ColumnDeal): void {
  const { x, y } = toGrid(deal);
  columns.id[slot] = deal.id;
  columns.codes[slot] = deal.codes;
  columns.deposit[slot] = deal.deposit;
  columns.monthly[slot] = deal.monthly;
  columns.fee[slot] = deal.fee;
  columns.dong[slot] = deal.dong;
  columns.author[slot] = deal.author;
  columns.until[slot] = deal.until;
  columns.x[slot] = x;
  columns.y[slot] = y;
  columns.lat[slot] = deal.lat;
  columns.lng[slot] = deal.lng;
}

/** All direct deals in memory that their owners and the rules leave on offer, confirmed or not. */
export class DealColumns extends PlacedItems<ColumnDeal, DealNumbers> {
  constructor() {
    super({ empty: emptyDeals, fill });
  }
}
