import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { COMMENT_SORT, type CommentListQuery, type Page } from '#core';
import type { CommentRecord } from '../../ports/communities/comments';
import type { Queries } from '../database';
import { comments } from '../schema/communities';
import { readCursor, writeCursor, type CommunityCursor } from './community-cursor';
import {
  countSaid,
  firstAnswers,
  isPlace,
  isSaid,
  shownComments,
  toCommentRecord,
  type CommentRow,
} from './comment-rows';
import type { Reader } from './reader';

interface Asked extends Pick<CommentListQuery, 'sort' | 'limit' | 'cursor'> {
  readonly postId: number;
  /** Null for the first level. */
  readonly parentId: number | null;
}

/**
 * A page of comments with their first answers, or of the answers to one, which stand the oldest first;
 * run it in one snapshot. Of the first level the total is of both.
 * @throws BadCursorError when the cursor belongs to another question.
 */
export async function listComments(
  tx: Queries,
  asked: Asked,
  reader: Reader,
): Promise<Page<CommentRecord>> {
  const { postId, parentId, sort, limit } = asked;
  const question = ['comments', postId, parentId, sort];
  const cursor = asked.cursor === null ? null : readCursor(asked.cursor, question);
  const ofPost = eq(comments.postId, postId);
  const isNewestFirst = parentId === null && sort === COMMENT_SORT.newest;
  const direction = isNewestFirst ? desc : asc;
  const place =
    parentId === null
      ? and(isNull(comments.parentId), isPlace(reader))
      : and(eq(comments.parentId, parentId), isSaid(reader));
  const { total, version } =
    cursor ?? (await countSaid(tx, reader, parentId === null ? ofPost : and(ofPost, place)));
  const rows = await shownComments(tx, reader)
    .where(and(ofPost, place, behind(cursor, isNewestFirst)))
    .orderBy(direction(comments.createdAt), direction(comments.id))
    // One more than is shown tells whether there is another page.
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const replies = parentId === null ? await firstReplies(tx, shown, reader) : null;
  const last = shown.at(-1);
  const next =
    last === undefined || rows.length <= limit
      ? null
      : writeCursor({ key: last.createdAt.getTime(), id: last.id, total, version }, question);
  return {
    items: shown.map((row) => toCommentRecord(row, replies?.get(row.id))),
    next,
    total,
    version,
  };
}

function behind(cursor: CommunityCursor | null, isNewestFirst: boolean): SQL | undefined {
  if (cursor === null) return undefined;
  const at = sql`${new Date(cursor.key).toISOString()}::timestamptz`;
  const than = isNewestFirst ? sql`<` : sql`>`;
  return sql`(${comments.createdAt}, ${comments.id}) ${than} (${at}, ${cursor.id}::bigint)`;
}

/** The first answers to each of these. */
export async function firstReplies(
  tx: Pick<Queries, 'select'>,
  rows: readonly CommentRow[],
  reader: Reader,
): Promise<ReadonlyMap<number, readonly CommentRecord[]>> {
  const answered = rows.filter(({ replyCount }) => replyCount > 0).map(({ id }) => id);
  const firsts = new Map<number, CommentRecord[]>();
  if (answered.length === 0) return firsts;
  const replies = await shownComments(tx, reader)
    .where(sql`${comments.id} in ${firstAnswers(reader, answered)}`)
    .orderBy(asc(comments.createdAt), asc(comments.id));
  for (const row of replies) {
    const theirs = firsts.get(row.parentId ?? 0) ?? [];
    firsts.set(row.parentId ?? 0, [...theirs, toCommentRecord(row)]);
  }
  return firsts;
}
