import { DEAL_TYPE, DISCOUNT, GENDER, HOUSE_TYPE, LAYOUT, ODD_FLOOR, ROOM_OPTION } from '#core';

/*
 * Every code that a filter asks for is one bit of one whole number, a house's codes are the sum of
 * its bits: a filter is a handful of masks, whatever it asks (columns/code-masks.ts).
 */

let taken = 0;

/** A bit for each of the codes, by code. */
function bitsFor<Code extends string>(codes: readonly Code[]): ReadonlyMap<Code, number> {
  return new Map(codes.map((code) => [code, 1 << taken++] as const));
}

/** The bits of the codes that a house has one of, or several. */
export const CODE_BITS = {
  type: bitsFor(Object.values(HOUSE_TYPE)),
  dealType: bitsFor(Object.values(DEAL_TYPE)),
  layout: bitsFor(Object.values(LAYOUT)),
  oddFloor: bitsFor(Object.values(ODD_FLOOR)),
  options: bitsFor(Object.values(ROOM_OPTION)),
  discounts: bitsFor(Object.values(DISCOUNT)),
  gender: bitsFor(Object.values(GENDER)),
} as const;

/** For everybody: a house that names no gender. */
export const ANY_GENDER_BIT = 1 << taken++;
export const ELEVATOR_BIT = 1 << taken++;
/** Every house has it: a mask of one-of-these that asks nothing asks for this one. */
export const EVERY_BIT = 1 << taken++;
