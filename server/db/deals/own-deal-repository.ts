import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { DEAL_KIND, isHiddenBy, type Clock, type Page } from '#core';
import type { OwnDirectRecord, StoredOwnDeals } from '../../ports/deals/own-deals';
import { readCursor, writeCursor } from '../communities/community-cursor';
import { readerOf } from '../communities/reader';
import { rowsVersion } from '../communities/row-ids';
import type { Database, Queries } from '../database';
import { deals } from '../schema/deals';
import { inSnapshot } from '../snapshot';
import { summaryColumns, toSummary } from './deal-rows';
import { talliesOf } from './deal-tallies';

/** What members offer themselves, with how many looked and asked. */
export class OwnDealRepository implements StoredOwnDeals {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
  ) {}

  list(
    memberId: number,
    part: { readonly limit: number; readonly cursor: string | null },
  ): Promise<Page<OwnDirectRecord>> {
    const now = this.clock.now();
    const question = ['own directs', memberId];
    const cursor = part.cursor === null ? null : readCursor(part.cursor, question);
    const isOwn = and(
      eq(deals.kind, DEAL_KIND.direct),
      eq(deals.authorId, memberId),
      isNull(deals.removedAt),
    );
    return inSnapshot(this.database, async (tx) => {
      const { total, version } = cursor ?? (await wholeOf(tx, isOwn));
      const reader = await readerOf(tx, memberId);
      const rows = await tx
        .select({ ...summaryColumns(reader), goneAt: deals.goneAt })
        .from(deals)
        .where(and(isOwn, behind(cursor)))
        .orderBy(desc(deals.createdAt), desc(deals.id))
        // One more than is shown tells whether there is another page.
        .limit(part.limit + 1);
      const shown = rows.slice(0, part.limit);
      const last = shown.at(-1);
      const key = last?.createdAt.getTime() ?? 0;
      const ids = shown.map(({ id }) => id);
      const tallies = await talliesOf(tx, ids, { owner: reader, now });
      return {
        items: shown.map((row) => ({
          ...toSummary(row, now),
          ...tallies(row.id),
          isSaidGone: row.goneAt !== null,
          isHiddenByOwner: isHiddenBy(row.status),
        })),
        next:
          last === undefined || rows.length === shown.length
            ? null
            : writeCursor({ key, id: last.id, total, version }, question),
        total,
        version,
      };
    });
  }
}

async function wholeOf(tx: Queries, isOwn: SQL | undefined) {
  const [whole] = await tx
    .select({ total: sql<number>`count(*)`.mapWith(Number), version: rowsVersion(deals) })
    .from(deals)
    .where(isOwn);
  return whole ?? { total: 0, version: '' };
}

const behind = (cursor: { readonly key: number; readonly id: number } | null): SQL | undefined =>
  cursor === null
    ? undefined
    : sql`(${deals.createdAt}, ${deals.id})
        < (${new Date(cursor.key).toISOString()}::timestamptz, ${cursor.id}::bigint)`;
