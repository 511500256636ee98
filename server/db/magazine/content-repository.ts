import { and, arrayContains, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import {
  isId,
  MOST_RELATED,
  seoulDay,
  type ContentListQuery,
  type ContentTopic,
  type Page,
  type Result,
} from '#core';
import type {
  ContentNow,
  ContentRecord,
  FoundContent,
  LatestContents,
  StoredContents,
} from '../../ports/magazine/contents';
import type { Database, Queries } from '../database';
import { contents, contentsState, removedContents } from '../schema/magazine';
import { inSnapshot } from '../snapshot';
import { readCursor, writeCursor, type ContentCursor } from './content-cursor';
import { summaryColumns, wholeColumns } from './content-rows';

const { id, tags, publishedOn, changedAt } = contents;

/** The core's `compareContents`. */
const LATEST = [desc(publishedOn), id];
const version = sql<string>`${contentsState.version}::text`;

/** Reads articles. */
export class ContentRepository implements StoredContents {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  list(query: ContentListQuery): Promise<Page<ContentRecord>> {
    const cursor = query.cursor === null ? null : readCursor(query.cursor, query.tag);
    const has = query.tag === null ? undefined : arrayContains(tags, [query.tag]);
    return inSnapshot(this.database, async (tx) => {
      const found = await tx
        .select(summaryColumns)
        .from(contents)
        .where(and(has, behind(cursor)))
        .orderBy(...LATEST)
        // One more than is shown tells whether there is another page.
        .limit(query.limit + 1);
      const [state] = await tx.select({ version }).from(contentsState);
      const items = found.slice(0, query.limit);
      const last = items.at(-1);
      const total = cursor?.total ?? (await countOf(tx, has));
      const anchor = { total, version: cursor?.version ?? state?.version ?? '0' };
      const next =
        last === undefined || found.length <= query.limit
          ? null
          : writeCursor({ ...anchor, publishedOn: last.publishedOn, id: last.id }, query.tag);
      return { items, next, ...anchor };
    });
  }

  one(asked: string): Promise<Result<ContentNow, 'none' | 'gone'>> {
    return inSnapshot(this.database, async (tx) => {
      const [content] = await tx.select(wholeColumns).from(contents).where(eq(id, asked));
      if (content === undefined) return { ok: false, reason: await whyNone(tx, asked) };
      const [state] = await tx.select({ version }).from(contentsState);
      const shared = sql`(select count(*) from unnest(${tags}) as tag
        where tag = any(${sql.param([...content.tags])}::text[]))`;
      // The core's `relatedContents`.
      const related = await tx
        .select(summaryColumns)
        .from(contents)
        .where(ne(id, asked))
        .orderBy(desc(shared), ...LATEST)
        .limit(MOST_RELATED);
      return { ok: true, value: { content, related, version: state?.version ?? '0' } };
    });
  }

  latest(most: number): Promise<LatestContents> {
    return inSnapshot(this.database, async (tx) => {
      const items = await tx
        .select(wholeColumns)
        .from(contents)
        .orderBy(...LATEST)
        .limit(most);
      const [state] = await tx.select({ version }).from(contentsState);
      return { items, version: state?.version ?? '0' };
    });
  }

  async some(ids: readonly string[]): Promise<readonly ContentRecord[]> {
    const asked = [...new Set(ids)].filter(isId);
    if (asked.length === 0) return [];
    const { db } = this.database;
    const rows = await db.select(summaryColumns).from(contents).where(inArray(id, asked));
    const known = new Map(rows.map((row) => [row.id, row] as const));
    return asked.flatMap((one) => known.get(one) ?? []);
  }

  topics(): Promise<readonly ContentTopic[]> {
    const each = this.database.db
      .select({ tag: sql<string>`unnest(${tags}) collate "C"`.as('tag') })
      .from(contents)
      .as('each');
    const count = sql<number>`count(*)::int`;
    return this.database.db
      .select({ tag: each.tag, count })
      .from(each)
      .groupBy(each.tag)
      .orderBy(desc(count), each.tag);
  }

  async findable(most: number): Promise<readonly FoundContent[]> {
    const rows = await this.database.db
      .select({ id, changedAt })
      .from(contents)
      .orderBy(desc(changedAt), id)
      .limit(most);
    return rows.map((row) => ({ id: row.id, changedOn: seoulDay(row.changedAt.getTime()) }));
  }

  async version(): Promise<string> {
    const [state] = await this.database.db.select({ version }).from(contentsState);
    return state?.version ?? '0';
  }
}

async function whyNone(tx: Queries, asked: string): Promise<'none' | 'gone'> {
  const there = await tx
    .select({ id: removedContents.id })
    .from(removedContents)
    .where(eq(removedContents.id, asked));
  return there.length > 0 ? 'gone' : 'none';
}

async function countOf(tx: Queries, has: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(contents)
    .where(has);
  return row?.count ?? 0;
}

const behind = (cursor: ContentCursor | null): SQL | undefined =>
  cursor === null
    ? undefined
    : sql`(${publishedOn} < ${cursor.publishedOn}
        or (${publishedOn} = ${cursor.publishedOn} and ${id} > ${cursor.id}))`;
