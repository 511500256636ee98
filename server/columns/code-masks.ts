import type { DealType, HouseFilter, HouseTypeCode } from '#core';
import { ANY_GENDER_BIT, CODE_BITS, ELEVATOR_BIT, EVERY_BIT } from '../ports/houses/house-codes';

export const JEONSE_BIT = CODE_BITS.dealType.get('JEONSE') ?? 0;

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
