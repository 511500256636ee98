import { isDeepStrictEqual } from 'node:util';
import { inArray } from 'drizzle-orm';
import type { Queries } from '../database';
import { areas, boundaries } from '../schema/geography';

type NewArea = typeof areas.$inferInsert;
type NewBoundary = typeof boundaries.$inferInsert;

/** What became of a table. */
export interface GeographyCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
}

/** Some thousand parameters a statement. */
const AT_ONCE = 400;

/**
 * Makes the table of areas what is handed over; rows that are the same are not touched. Run it in a
 * transaction. `onWritten` hears how many rows are done.
 */
export async function writeAreas(
  tx: Queries,
  wanted: readonly NewArea[],
  onWritten: (rows: number) => void,
): Promise<GeographyCounts> {
  const stored = new Map((await tx.select().from(areas)).map((row) => [row.code, row]));
  return apply(wanted, stored, {
    remove: (codes) => tx.delete(areas).where(inArray(areas.code, [...codes])),
    add: (rows) => tx.insert(areas).values([...rows]),
    onWritten,
  });
}

/** As {@link writeAreas}, of boundaries. */
export async function writeBoundaries(
  tx: Queries,
  wanted: readonly NewBoundary[],
  onWritten: (rows: number) => void,
): Promise<GeographyCounts> {
  const stored = new Map((await tx.select().from(boundaries)).map((row) => [row.code, row]));
  return apply(wanted, stored, {
    remove: (codes) => tx.delete(boundaries).where(inArray(boundaries.code, [...codes])),
    add: (rows) => tx.insert(boundaries).values([...rows]),
    onWritten,
  });
}

interface Table<Row> {
  readonly remove: (codes: readonly string[]) => PromiseLike<unknown>;
  readonly add: (rows: readonly Row[]) => PromiseLike<unknown>;
  readonly onWritten: (rows: number) => void;
}

async function apply<Row extends { readonly code: string }>(
  wanted: readonly Row[],
  stored: ReadonlyMap<string, Row>,
  { remove, add, onWritten }: Table<Row>,
): Promise<GeographyCounts> {
  const different = wanted.filter((row) => !isDeepStrictEqual(row, stored.get(row.code)));
  const changed = different.filter(({ code }) => stored.has(code)).map(({ code }) => code);
  const kept = new Set(wanted.map(({ code }) => code));
  const gone = [...stored.keys()].filter((code) => !kept.has(code));
  for (const codes of portions([...gone, ...changed])) await remove(codes);
  let written = wanted.length - different.length;
  for (const rows of portions(different)) {
    await add(rows);
    onWritten((written += rows.length));
  }
  return {
    added: different.length - changed.length,
    changed: changed.length,
    unchanged: wanted.length - different.length,
    removed: gone.length,
  };
}

function* portions<One>(all: readonly One[]): Generator<readonly One[]> {
  for (let start = 0; start < all.length; start += AT_ONCE) yield all.slice(start, start + AT_ONCE);
}
