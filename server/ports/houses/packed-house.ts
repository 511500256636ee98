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

/**
 * The fields of a packed house in the order in which they lie in its bytes, and how PostgreSQL
 * sends each: big-endian numbers. `open` is 1, or 0 for a house that is not on offer (any more).
 */
export const PACKED_FIELDS = [
  ['id', 'int8'],
  ['open', 'int2'],
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
] as const;

export type PackedField = (typeof PACKED_FIELDS)[number][0];

const BYTES = { int2: 2, int4: 4, int8: 8, float8: 8 } as const;

export const PACKED_BYTES = PACKED_FIELDS.reduce((sum, [, kind]) => sum + BYTES[kind], 0);

const offsets = new Map<PackedField, number>();
PACKED_FIELDS.reduce((offset, [field, kind]) => {
  offsets.set(field, offset);
  return offset + BYTES[kind];
}, 0);
const at = (field: PackedField): number => offsets.get(field) ?? 0;
const AT = Object.fromEntries(PACKED_FIELDS.map(([field]) => [field, at(field)])) as Readonly<
  Record<PackedField, number>
>;

/** A packed house, or only its number where it is not on offer. */
export type Unpacked =
  | { readonly isOpen: true; readonly house: ColumnHouse }
  | { readonly isOpen: false; readonly id: number };

/** @throws RangeError where the bytes end within a house. */
export function* unpack(bytes: Buffer): Generator<Unpacked> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let start = 0; start < bytes.length; start += PACKED_BYTES) {
    const id = view.getInt32(start + AT.id) * 2 ** 32 + view.getUint32(start + AT.id + 4);
    yield view.getInt16(start + AT.open) === 0
      ? { isOpen: false, id }
      : { isOpen: true, house: houseIn(view, start, id) };
  }
}

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
