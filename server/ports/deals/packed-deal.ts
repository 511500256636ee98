import { DEAL_TYPE, HOUSE_TYPE, PARTY, ROOM_OPTION } from '#core';
import { CodeBits } from '../columns/code-bits';
import { packedLayout, unpackRows, type Unpacked } from '../columns/packed-rows';

const bits = new CodeBits();

/** The bits of the codes that a direct deal has one of, or several. */
export const DEAL_BITS = {
  roomType: bits.each(Object.values(HOUSE_TYPE)),
  rentType: bits.each(Object.values(DEAL_TYPE)),
  options: bits.each(Object.values(ROOM_OPTION)),
  party: bits.each(Object.values(PARTY)),
} as const;

/** Every deal has it: a mask of one-of-these that asks nothing asks for this one. */
export const EVERY_DEAL_BIT = bits.one();

/**
 * What is kept of a direct deal that its owner and the rules leave on offer: all that the map looks at.
 * Whether it is confirmed, and who meets whom, is asked with each question.
 */
export interface ColumnDeal {
  readonly id: number;
  /** {@link DEAL_BITS} */
  readonly codes: number;
  /** 만원 */
  readonly deposit: number;
  /** 만원 a month */
  readonly monthly: number;
  /** 만원 a month */
  readonly fee: number;
  /** The legal-dong code as a number; 0 where it is none. */
  readonly dong: number;
  /** The member who offers it. */
  readonly author: number;
  /** The core's `shownUntil`, in ms. */
  readonly until: number;
  /** The middle of its circle (spec/readings R42): where a room is stands in no column. */
  readonly lat: number;
  readonly lng: number;
}

/** A packed deal (packed-rows.ts). */
export const PACKED_DEAL = packedLayout([
  ['codes', 'int4'],
  ['deposit', 'int4'],
  ['monthly', 'int4'],
  ['fee', 'int4'],
  ['dong', 'float8'],
  ['author', 'float8'],
  ['until', 'float8'],
  ['lat', 'float8'],
  ['lng', 'float8'],
]);

const AT = PACKED_DEAL.at;

/** @throws RangeError where the bytes end within a deal. */
export const unpackDeals = (bytes: Buffer): Generator<Unpacked<ColumnDeal>> =>
  unpackRows(bytes, PACKED_DEAL, dealIn);

function dealIn(view: DataView, start: number, id: number): ColumnDeal {
  return {
    id,
    codes: view.getInt32(start + AT.codes),
    deposit: view.getInt32(start + AT.deposit),
    monthly: view.getInt32(start + AT.monthly),
    fee: view.getInt32(start + AT.fee),
    dong: view.getFloat64(start + AT.dong),
    author: view.getFloat64(start + AT.author),
    until: view.getFloat64(start + AT.until),
    lat: view.getFloat64(start + AT.lat),
    lng: view.getFloat64(start + AT.lng),
  };
}
