import { DEAL_TYPE, DISCOUNT, GENDER, HOUSE_TYPE, LAYOUT, ODD_FLOOR, ROOM_OPTION } from '#core';
import { CodeBits } from '../columns/code-bits';

const bits = new CodeBits();

/** The bits of the codes that a house has one of, or several. */
export const CODE_BITS = {
  type: bits.each(Object.values(HOUSE_TYPE)),
  dealType: bits.each(Object.values(DEAL_TYPE)),
  layout: bits.each(Object.values(LAYOUT)),
  oddFloor: bits.each(Object.values(ODD_FLOOR)),
  options: bits.each(Object.values(ROOM_OPTION)),
  discounts: bits.each(Object.values(DISCOUNT)),
  gender: bits.each(Object.values(GENDER)),
} as const;

/** For everybody: a house that names no gender. */
export const ANY_GENDER_BIT = bits.one();
export const ELEVATOR_BIT = bits.one();
/** Every house has it: a mask of one-of-these that asks nothing asks for this one. */
export const EVERY_BIT = bits.one();
