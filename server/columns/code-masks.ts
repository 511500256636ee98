import type { DealType, HouseFilter, HouseTypeCode } from '#core';
import { bitsOf, codeIn } from '../ports/columns/code-bits';
import { ANY_GENDER_BIT, CODE_BITS, ELEVATOR_BIT, EVERY_BIT } from '../ports/houses/house-codes';
import type { CodeMasks } from './keep-slots';

export const JEONSE_BIT = CODE_BITS.dealType.get('JEONSE') ?? 0;

function asked<Code extends string>(bits: ReadonlyMap<Code, number>, codes: readonly Code[]) {
  return codes.length === 0 ? EVERY_BIT : bitsOf(bits, codes);
}

/** The part of the core's `matchesFilter` that asks for codes. */
export function codeMasks(filter: HouseFilter): CodeMasks {
  const { gender } = filter;
  return {
    all: bitsOf(CODE_BITS.options, filter.options) | (filter.elevator ? ELEVATOR_BIT : 0),
    none: bitsOf(CODE_BITS.oddFloor, filter.exceptFloors),
    oneOf: [
      asked(CODE_BITS.type, filter.types),
      asked(CODE_BITS.dealType, filter.dealTypes),
      asked(CODE_BITS.layout, filter.layouts),
      asked(CODE_BITS.discounts, filter.discounts),
      gender === null ? EVERY_BIT : ANY_GENDER_BIT | bitsOf(CODE_BITS.gender, [gender]),
    ],
  };
}

/** @throws RangeError where the codes name none. */
export const typeIn = (codes: number): HouseTypeCode => codeIn(CODE_BITS.type, codes);
/** @throws RangeError where the codes name none. */
export const dealTypeIn = (codes: number): DealType => codeIn(CODE_BITS.dealType, codes);
