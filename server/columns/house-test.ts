import { confirmedSince, seoulMidnight, type HouseFilter, type Yyyymmdd } from '#core';
import type { Columns } from './columns';
import { codeMasks, JEONSE_BIT } from './code-masks';
import {
  dongLimits,
  isWithin,
  keepBy,
  keepCodes,
  keepWithin,
  limits,
  type Limits,
} from './keep-slots';

/** The core's `matchesFilter` for a day, over columns. */
export class HouseTest {
  private readonly deposit: Limits | null;
  private readonly monthly: Limits | null;
  private readonly area: Limits | null;

  constructor(
    private readonly columns: Columns,
    private readonly filter: HouseFilter,
    private readonly today: Yyyymmdd,
  ) {
    this.deposit = limits(filter.deposit);
    this.monthly = limits(filter.monthly);
    this.area = limits(filter.area);
  }

  /** Those that pass, in the same memory. */
  keep(slots: Int32Array): Int32Array {
    const { columns } = this;
    let kept = this.keepRest(slots);
    kept = keepWithin(kept, columns.deposit, this.deposit);
    if (this.monthly !== null) kept = keepBy(kept, (slot) => this.passesMonthly(slot));
    return keepWithin(kept, columns.area, this.area);
  }

  /** As {@link keep}, asking everything but the three sliders. */
  keepRest(slots: Int32Array): Int32Array {
    const { moveInDay, walkMinutes, confirmedAt } = this.columns;
    const { moveInBy, walkWithin, confirmedWithin } = this.filter;
    const upTo = (to: number | null): Limits | null => limits({ from: null, to });
    const since =
      confirmedWithin === null ? null : seoulMidnight(confirmedSince(this.today, confirmedWithin));
    // First: it leaves the fewest to ask anything else.
    const inDong = keepWithin(slots, this.columns.dong, dongLimits(this.filter.dongliCode));
    let kept = keepCodes(inDong, this.columns.codes, codeMasks(this.filter));
    kept = keepWithin(kept, moveInDay, upTo(moveInBy === null ? null : Number(moveInBy)));
    kept = keepWithin(kept, walkMinutes, upTo(walkWithin));
    return keepWithin(kept, confirmedAt, limits({ from: since, to: null }));
  }

  passesDeposit(slot: number): boolean {
    return isWithin(this.columns.deposit[slot] ?? 0, this.deposit);
  }

  /** Jeonse has no rent. */
  passesMonthly(slot: number): boolean {
    return this.isJeonse(slot) || isWithin(this.rentOf(slot), this.monthly);
  }

  passesArea(slot: number): boolean {
    return isWithin(this.columns.area[slot] ?? 0, this.area);
  }

  isJeonse(slot: number): boolean {
    return ((this.columns.codes[slot] ?? 0) & JEONSE_BIT) !== 0;
  }

  /** 만원 a month: what the limits of `monthly` are about. */
  rentOf(slot: number): number {
    const fee = this.filter.withMaintenance ? Math.max(0, this.columns.fee[slot] ?? 0) : 0;
    return (this.columns.monthly[slot] ?? 0) + fee;
  }
}
