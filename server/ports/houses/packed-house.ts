import { packedLayout, unpackRows, type Unpacked } from '../columns/packed-rows';

/** What is kept of a house on offer: all that map, list and tally look at. */
export interface ColumnHouse {
  readonly id: number;
  /** house-codes.ts */
  readonly codes: number;
  /** 만원 */
  readonly deposit: number;
  /** 만원 a month */
  readonly monthly: number;
  /** 만원 a month; {@link UNKNOWN_FEE} where the ad does not say. */
  readonly fee: number;
  /** ㎡ */
  readonly area: number;
  /** To the nearest station; {@link NO_STATION} where there is none. */
  readonly walkMinutes: number;
  /** YYYYMMDD as a number; 0 for at once or on agreement. */
  readonly moveInDay: number;
  /** ms */
  readonly confirmedAt: number;
  /** ms */
  readonly postedAt: number;
  /** The legal-dong code as a number; 0 where it is none. */
  readonly dong: number;
  /** The core's `adQuality`. */
  readonly quality: number;
  /** world-grid.ts */
  readonly x: number;
  readonly y: number;
  readonly lat: number;
  readonly lng: number;
}

export const UNKNOWN_FEE = -1;
/** No filter reaches as far. */
export const NO_STATION = 32_767;

/** A packed house (packed-rows.ts). */
export const PACKED_HOUSE = packedLayout([
  ['codes', 'int4'],
  ['deposit', 'int4'],
  ['monthly', 'int4'],
  ['fee', 'int4'],
  ['area', 'float8'],
  ['walkMinutes', 'int2'],
  ['moveInDay', 'int4'],
  ['confirmedAt', 'float8'],
  ['postedAt', 'float8'],
  ['dong', 'float8'],
  ['quality', 'int2'],
  ['x', 'int4'],
  ['y', 'int4'],
  ['lat', 'float8'],
  ['lng', 'float8'],
]);

const AT = PACKED_HOUSE.at;

/** @throws RangeError where the bytes end within a house. */
export const unpackHouses = (bytes: Buffer): Generator<Unpacked<ColumnHouse>> =>
  unpackRows(bytes, PACKED_HOUSE, houseIn);

function houseIn(view: DataView, start: number, id: number): ColumnHouse {
  return {
    id,
    codes: view.getInt32(start + AT.codes),
    deposit: view.getInt32(start + AT.deposit),
    monthly: view.getInt32(start + AT.monthly),
    fee: view.getInt32(start + AT.fee),
    area: view.getFloat64(start + AT.area),
    walkMinutes: view.getInt16(start + AT.walkMinutes),
    moveInDay: view.getInt32(start + AT.moveInDay),
    confirmedAt: view.getFloat64(start + AT.confirmedAt),
    postedAt: view.getFloat64(start + AT.postedAt),
    dong: view.getFloat64(start + AT.dong),
    quality: view.getInt16(start + AT.quality),
    x: view.getInt32(start + AT.x),
    y: view.getInt32(start + AT.y),
    lat: view.getFloat64(start + AT.lat),
    lng: view.getFloat64(start + AT.lng),
  };
}
