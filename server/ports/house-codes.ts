import {
  DEAL_TYPE,
  DISCOUNT,
  GENDER,
  HOUSE_TYPE,
  LAYOUT,
  ODD_FLOOR,
  ROOM_OPTION,
  type DealType,
  type HouseFilter,
  type HouseTypeCode,
} from '#core';

/*
 * Every code that a filter asks for is one bit of one whole number, a house's codes are the sum of
 * its bits: a filter is a handful of masks, whatever it asks.
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
export const JEONSE_BIT = CODE_BITS.dealType.get('JEONSE') ?? 0;
/** Every house has it: a mask of one-of-these that asks nothing asks for this one. */
export const EVERY_BIT = 1 << taken++;

/** What the bits of a house must be to pass. */
export interface CodeMasks {
  /** All of them. */
  readonly all: number;
  /** None of them. */
  readonly none: number;
  /** At least one of each. */
  readonly oneOf: readonly [number, number, number, number, number];
}

function mask<Code extends string>(bits: ReadonlyMap<Code, number>, codes: readonly Code[]) {
  return codes.reduce((sum, code) => sum | (bits.get(code) ?? 0), 0);
}

function asked<Code extends string>(bits: ReadonlyMap<Code, number>, codes: readonly Code[]) {
  return codes.length === 0 ? EVERY_BIT : mask(bits, codes);
}

/** The part of the core's `matchesFilter` that asks for codes. */
export function codeMasks(filter: HouseFilter): CodeMasks {
  const { gender } = filter;
  return {
    all: mask(CODE_BITS.options, filter.options) | (filter.elevator ? ELEVATOR_BIT : 0),
    none: mask(CODE_BITS.oddFloor, filter.exceptFloors),
    oneOf: [
      asked(CODE_BITS.type, filter.types),
      asked(CODE_BITS.dealType, filter.dealTypes),
      asked(CODE_BITS.layout, filter.layouts),
      asked(CODE_BITS.discounts, filter.discounts),
      gender === null ? EVERY_BIT : ANY_GENDER_BIT | mask(CODE_BITS.gender, [gender]),
    ],
  };
}

function codeIn<Code extends string>(bits: ReadonlyMap<Code, number>, codes: number): Code {
  for (const [code, bit] of bits) if ((codes & bit) !== 0) return code;
  throw new RangeError(`No such code among ${[...bits.keys()].join(', ')}: ${codes}`);
}

/** @throws RangeError where the codes name none. */
export const typeIn = (codes: number): HouseTypeCode => codeIn(CODE_BITS.type, codes);
/** @throws RangeError where the codes name none. */
export const dealTypeIn = (codes: number): DealType => codeIn(CODE_BITS.dealType, codes);
