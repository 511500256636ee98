import { createHash } from 'node:crypto';
import type { DirectMapQuery, DirectMarks } from '#core';
import type { RowSource } from '../columns/followed-rows';

/** The stored deals as somebody follows them who holds those on offer in memory. */
export type DealSource = RowSource & {
  /** The members whom a member does not meet: blocked by them, or blocking them. */
  apartFrom(memberId: number): Promise<readonly number[]>;
};

/** What a map of direct deals shows; `reader` as in `StoredDeals`. */
export interface DealMap {
  /** At most 200 marks, at least 44 px apart at that level, none but the middles of circles. */
  marks(query: DirectMapQuery, reader: number | null): Promise<DirectMarks>;
}

/** What decides which deals there are for somebody. */
export interface DealsFound {
  /** When the last one ceased to be shown by the clock alone (ms); null where none has. */
  readonly lapsedAt: number | null;
  /** Of the members whom the reader does not meet, those who offer something now. */
  readonly missed: readonly number[];
}

/**
 * The version that list and map name, of a version of the stored deals: where it is the same, so are
 * the deals. Whoever misses none is told that of everybody, and a hash tells nobody whom they miss.
 */
export function dealsVersion(version: number, { lapsedAt, missed }: DealsFound): string {
  const others = [...new Set(missed)].toSorted((a, b) => a - b).join(',');
  const said = `${version} ${lapsedAt ?? ''} ${others}`;
  return createHash('sha256').update(said).digest('hex').slice(0, 32);
}
