import { DEPOSIT_RANGE, type SliderRange } from '#core';

/**
 * What a slider offers for the deposit beside a rent: along what a jeonse costs, the usual ones would
 * all lie below the thumb. More is typed.
 */
export const RENT_DEPOSIT: SliderRange = { ...DEPOSIT_RANGE, max: 5_000 };
