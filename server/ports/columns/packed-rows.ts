const BYTES = { int2: 2, int4: 4, int8: 8, float8: 8 } as const;

/** The fields that every packed row has: `open` is 1, or 0 for what is not on offer (any more). */
type OwnField = 'id' | 'open';

/**
 * The fields of a packed row in the order in which they lie in its bytes, and how PostgreSQL sends
 * each: big-endian numbers. The number comes first, as an int8.
 */
export type PackedFields<Field extends string> = readonly (readonly [Field, keyof typeof BYTES])[];

export interface PackedLayout<Field extends string> {
  readonly fields: PackedFields<Field | OwnField>;
  /** Of a whole row. */
  readonly bytes: number;
  /** Where in a row each field begins. */
  readonly at: Readonly<Record<Field | OwnField, number>>;
}

export function packedLayout<Field extends string>(
  others: PackedFields<Field>,
): PackedLayout<Field> {
  const fields: PackedFields<Field | OwnField> = [['id', 'int8'], ['open', 'int2'], ...others];
  let bytes = 0;
  const at = fields.map(([field, kind]) => {
    const begins = bytes;
    bytes += BYTES[kind];
    return [field, begins] as const;
  });
  return { fields, bytes, at: Object.fromEntries(at) as Record<Field | OwnField, number> };
}

/** A packed row, or only its number where it is not on offer. */
export type Unpacked<Item> =
  | { readonly isOpen: true; readonly item: Item }
  | { readonly isOpen: false; readonly id: number };

/** @throws RangeError where the bytes end within a row. */
export function* unpackRows<Item>(
  bytes: Buffer,
  layout: PackedLayout<string>,
  itemIn: (view: DataView, start: number, id: number) => Item,
): Generator<Unpacked<Item>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { open = 0 } = layout.at;
  for (let start = 0; start < bytes.length; start += layout.bytes) {
    const id = view.getInt32(start) * 2 ** 32 + view.getUint32(start + 4);
    yield view.getInt16(start + open) === 0
      ? { isOpen: false, id }
      : { isOpen: true, item: itemIn(view, start, id) };
  }
}
