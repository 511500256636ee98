import {
  codesInDong,
  confirmedSince,
  seoulMidnight,
  type HouseFilter,
  type NumberRange,
  type Yyyymmdd,
} from '#core';
import type { Columns } from './columns';
import { codeMasks, JEONSE_BIT } from './code-masks';

/** Both ends belong to it. */
interface Limits {
  readonly from: number;
  readonly to: number;
}

/** Null where nothing is asked. */
const limits = ({ from, to }: NumberRange): Limits | null =>
  from === null && to === null ? null : { from: from ?? -Infinity, to: to ?? Infinity };

const isWithin = (value: number, asked: Limits | null): boolean =>
  asked === null || (value >= asked.from && value <= asked.to);

function dongLimits(dong: string | null): Limits | null {
  if (dong === null) return null;
  const { from, to } = codesInDong(dong);
  return { from: Number(from), to: Number(to) };
}

type Numbers = Int32Array | Int16Array | Float64Array;

/**
 * The core's `matchesFilter` for a day, over columns: one question after the other, each asked of
 * all houses that passed the ones before, so that a house costs a few nanoseconds.
 */
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
    if (this.monthly !== null) kept = this.keepBy(kept, (slot) => this.passesMonthly(slot));
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
    let kept = this.keepCodes(inDong);
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

  private keepCodes(slots: Int32Array): Int32Array {
    const { all, none, oneOf } = codeMasks(this.filter);
    const [types, dealTypes, layouts, discounts, genders] = oneOf;
    const { codes } = this.columns;
    let length = 0;
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0;
      const code = codes[slot] ?? 0;
      const passes =
        (code & all) === all &&
        (code & none) === 0 &&
        (code & types) !== 0 &&
        (code & dealTypes) !== 0 &&
        (code & layouts) !== 0 &&
        (code & discounts) !== 0 &&
        (code & genders) !== 0;
      if (passes) slots[length++] = slot;
    }
    return slots.subarray(0, length);
  }

  private keepBy(slots: Int32Array, passes: (slot: number) => boolean): Int32Array {
    let length = 0;
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0;
      if (passes(slot)) slots[length++] = slot;
    }
    return slots.subarray(0, length);
  }
}

function keepWithin(slots: Int32Array, values: Numbers, asked: Limits | null): Int32Array {
  if (asked === null) return slots;
  const { from, to } = asked;
  let length = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    const value = values[slot] ?? 0;
    if (value >= from && value <= to) slots[length++] = slot;
  }
  return slots.subarray(0, length);
}
