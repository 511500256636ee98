import { emptyPlaces } from './placed-columns';

/** The columns that hold one number a house, by slot (packed-house.ts tells what each is). */
export function emptyColumns(capacity: number) {
  return {
    ...emptyPlaces(capacity),
    deposit: new Int32Array(capacity),
    monthly: new Int32Array(capacity),
    fee: new Int32Array(capacity),
    area: new Float64Array(capacity),
    walkMinutes: new Int16Array(capacity),
    moveInDay: new Int32Array(capacity),
    confirmedAt: new Float64Array(capacity),
    postedAt: new Float64Array(capacity),
    dong: new Float64Array(capacity),
    quality: new Int16Array(capacity),
    /** What the ad itself and its last confirmation bring to the recommended order (list-order.ts). */
    merit: new Int32Array(capacity),
  };
}

export type Columns = Readonly<ReturnType<typeof emptyColumns>>;
