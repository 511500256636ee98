type Numbers = Float64Array | Int32Array | Int16Array;

/** The columns that every noun has, by slot: what, and where it stands. */
export function emptyPlaces(capacity: number) {
  return {
    id: new Float64Array(capacity),
    /** Its bits (code-bits.ts); {@link NO_ITEM} of a slot that is not in use. */
    codes: new Int32Array(capacity),
    /** world-grid.ts */
    x: new Int32Array(capacity),
    y: new Int32Array(capacity),
    lat: new Float64Array(capacity),
    lng: new Float64Array(capacity),
    /** The next one in the same leaf of the tree; -1 behind the last. */
    next: new Int32Array(capacity),
  };
}

/** The codes of a slot that is not in use: every item has a bit. */
export const NO_ITEM = 0;

export type PlaceColumns = Readonly<ReturnType<typeof emptyPlaces>>;

/** The columns of a noun: those of its places, and others of its own. */
export type NounColumns = PlaceColumns & Readonly<Record<string, Numbers>>;
