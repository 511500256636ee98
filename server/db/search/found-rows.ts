import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DEAL_KIND, MOST_SAID, SEARCH_KIND, textAroundHit, type CommentPlace } from '#core';
import type { DealSummaryRecord } from '../../ports/deals/deals';
import type { AskedSearch, StoredHit } from '../../ports/search';
import { summaryColumns as postColumns, toRecord } from '../communities/post-rows';
import { isSeen, isSeenBelow, type Reader } from '../communities/reader';
import type { Queries } from '../database';
import { isFound, summaryColumns as dealColumns, toSummary as toDeal } from '../deals/deal-rows';
import { comparingFor, selectMates, toMateSummary } from '../mates/mate-rows';
import { summaryColumns as contentColumns } from '../magazine/content-rows';
import { summaryColumns as noticeColumns, toSummary } from '../notices/notice-rows';
import { comments, posts } from '../schema/communities';
import { deals } from '../schema/deals';
import { contents } from '../schema/magazine';
import { members } from '../schema/members';
import { notices } from '../schema/notices';

const parent = alias(comments, 'parent');

type Selecting = Pick<Queries, 'select'>;
type Found = readonly (readonly [id: number, hit: StoredHit])[];

/** What was found, by the id under which it is searched; of a post the comment that speaks for it, too. */
interface FoundId {
  readonly id: number;
  readonly comment: number | null;
}

/** What was found, by those ids. */
export async function foundRows(
  db: Selecting,
  query: AskedSearch,
  found: readonly FoundId[],
  reader: Reader,
): Promise<ReadonlyMap<number, StoredHit>> {
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  switch (query.kind) {
    case SEARCH_KIND.notice:
      return new Map(await noticesOf(db, query, ids));
    case SEARCH_KIND.post:
      return new Map(await postsOf(db, query, found, reader));
    case SEARCH_KIND.content:
      return new Map(await contentsOf(db, query, ids));
    case SEARCH_KIND.deal:
      return new Map(await dealsOf(db, query, ids, reader));
  }
}

async function noticesOf(
  db: Selecting,
  { now }: AskedSearch,
  ids: readonly number[],
): Promise<Found> {
  const rows = await db
    .select(noticeColumns)
    .from(notices)
    .where(inArray(notices.id, [...ids]));
  return rows.map((row) => [row.id, { kind: SEARCH_KIND.notice, notice: toSummary(row, now) }]);
}

async function postsOf(
  db: Selecting,
  { q }: AskedSearch,
  found: readonly FoundId[],
  reader: Reader,
): Promise<Found> {
  const ids = found.map(({ id }) => id);
  const rows = await db
    .select({ ...postColumns(reader), text: posts.text })
    .from(posts)
    .leftJoin(members, eq(members.id, posts.authorId))
    .where(and(inArray(posts.id, ids), isSeen(reader, posts)));
  const spoken = await commentsOf(db, found, reader);
  return rows.flatMap(({ text, ...row }): Found => {
    const comment = spoken.get(row.id);
    // What was seen when it was looked for may be hidden by now.
    if (comment === null) return [];
    const said = textAroundHit(comment?.text ?? text, q, MOST_SAID);
    const speaks = comment === undefined ? null : speakerOf(comment);
    return [[row.id, { kind: SEARCH_KIND.post, post: toRecord(row), said, comment: speaks }]];
  });
}

type SpokenRow = Pick<typeof comments.$inferSelect, 'id' | 'parentId' | 'text'>;

const speakerOf = ({ id, parentId }: SpokenRow): CommentPlace => ({
  id: String(id),
  parentId: parentId === null ? null : String(parentId),
});

/** The comments that speak for posts, by the ids of these; null where it is not seen. */
async function commentsOf(
  db: Selecting,
  found: readonly FoundId[],
  reader: Reader,
): Promise<ReadonlyMap<number, SpokenRow | null>> {
  const ids = found.flatMap(({ comment }) => comment ?? []);
  if (ids.length === 0) return new Map();
  const { id, parentId, text } = comments;
  const rows = await db
    .select({ id, parentId, text })
    .from(comments)
    .leftJoin(parent, eq(parent.id, parentId))
    .where(and(inArray(id, ids), isSeenBelow(reader, comments, parent)));
  const shown = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    found.flatMap((one) =>
      one.comment === null ? [] : [[one.id, shown.get(one.comment) ?? null]],
    ),
  );
}

async function contentsOf(
  db: Selecting,
  { q }: AskedSearch,
  ids: readonly number[],
): Promise<Found> {
  const rows = await db
    .select({ ...contentColumns, key: contents.key, text: contents.text })
    .from(contents)
    .where(inArray(contents.key, [...ids]));
  return rows.map(({ key, text, ...content }) => {
    const said = textAroundHit(`${content.summary} ${text}`, q, MOST_SAID);
    return [key, { kind: SEARCH_KIND.content, content, said }];
  });
}

async function dealsOf(
  db: Selecting,
  { q, now }: AskedSearch,
  ids: readonly number[],
  reader: Reader,
): Promise<Found> {
  // What was on offer when it was looked for may be held by now.
  const isThere = and(inArray(deals.id, [...ids]), isFound(reader, new Date(now)));
  const rooms = await db
    .select({ ...dealColumns(reader), description: deals.description })
    .from(deals)
    .where(and(isThere, eq(deals.kind, DEAL_KIND.direct)));
  const people = await selectMates(db, reader).where(isThere);
  const comparing = await comparingFor(db, people.length === 0 ? null : reader.id, now);
  const hit = (id: number, deal: DealSummaryRecord, text: string): Found[number] => {
    const said = textAroundHit(text, q, MOST_SAID);
    return [id, { kind: SEARCH_KIND.deal, deal, said }];
  };
  return [
    ...rooms.map(({ description, ...row }) =>
      hit(row.id, { ...toDeal(row, now), dealType: DEAL_KIND.direct }, description),
    ),
    ...people.map((row) =>
      hit(row.id, { ...toMateSummary(row, comparing), dealType: DEAL_KIND.mate }, row.description),
    ),
  ];
}
