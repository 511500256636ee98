import {
  AREA_RANGE,
  DEPOSIT_RANGE,
  MONTHLY_RANGE,
  TALLY_BARS,
  tallyBar,
  type HouseTally,
  type HouseTallyQuery,
  type SliderRange,
  type Yyyymmdd,
} from '#core';
import { slotsInBox } from './box-walk';
import type { HouseColumns } from './house-columns';
import { HouseTest } from './house-test';

class Histogram {
  readonly bars = new Array<number>(TALLY_BARS).fill(0);

  constructor(private readonly range: SliderRange) {}

  add(value: number): void {
    const bar = tallyBar(this.range, value);
    this.bars[bar] = (this.bars[bar] ?? 0) + 1;
  }
}

/** The core's `tallyHouses` of a box: one look at its houses. */
export function tallyInBox(
  houses: HouseColumns,
  { bounds, filter, today }: HouseTallyQuery & { readonly today: Yyyymmdd },
): HouseTally {
  const { columns } = houses;
  const test = new HouseTest(columns, filter, today);
  const deposit = new Histogram(DEPOSIT_RANGE);
  const monthly = new Histogram(MONTHLY_RANGE);
  const area = new Histogram(AREA_RANGE);
  let total = 0;
  for (const slot of test.keepRest(slotsInBox(houses, bounds))) {
    const [byDeposit, byMonthly, byArea] = [
      test.passesDeposit(slot),
      test.passesMonthly(slot),
      test.passesArea(slot),
    ];
    if (byDeposit && byMonthly && byArea) total += 1;
    if (byMonthly && byArea) deposit.add(columns.deposit[slot] ?? 0);
    if (byDeposit && byArea && !test.isJeonse(slot)) monthly.add(test.rentOf(slot));
    if (byDeposit && byMonthly) area.add(columns.area[slot] ?? 0);
  }
  return { total, deposit: deposit.bars, monthly: monthly.bars, area: area.bars };
}
