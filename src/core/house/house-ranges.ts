/**
 * What a slider reaches and how it moves; a handle on its limit asks nothing (spec/readings R3).
 */
export interface SliderRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** 만원 of deposit. */
export const DEPOSIT_RANGE: SliderRange = { min: 0, max: 20_000, step: 100 };
/** 만원 of rent a month. */
export const MONTHLY_RANGE: SliderRange = { min: 0, max: 200, step: 5 };
/** ㎡ of exclusive area. */
export const AREA_RANGE: SliderRange = { min: 0, max: 100, step: 1 };
