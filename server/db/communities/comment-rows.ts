import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { FIRST_REPLIES, MODERATED } from '#core';
import type { CommentRecord } from '../../ports/communities/comments';
import type { Queries } from '../database';
import { commentLikes, comments } from '../schema/communities';
import { members } from '../schema/members';
import { isLiked, mayAppeal, toHold, toWriter } from './post-rows';
import { isApart, isOwn, isSeen, isSeenBelow, type Reader } from './reader';
import { rowsVersion } from './row-ids';

const parent = alias(comments, 'parent');
const author = alias(members, 'author');
const mentioned = alias(members, 'mentioned');
const answer = alias(comments, 'answer');

const seenAnswers = (reader: Reader): SQL =>
  sql`from ${comments} answer where ${answer.parentId} = ${comments.id} and ${isSeen(reader, answer)}`;

/** Ids of the first answers to each of these, as a list in brackets: no thread is read to its end. */
export const firstAnswers = (reader: Reader, ids: readonly number[]): SQL =>
  sql`(select first.id from unnest(${sql.param([...ids])}::bigint[]) as answered (id)
    cross join lateral (
      select ${answer.id} from ${comments} answer
      where ${answer.parentId} = answered.id and ${isSeen(reader, answer)}
      order by ${answer.createdAt}, ${answer.id} limit ${FIRST_REPLIES}) as first)`;

const columns = (reader: Reader) => ({
  id: comments.id,
  postId: comments.postId,
  parentId: comments.parentId,
  text: comments.text,
  authorId: comments.authorId,
  nickname: author.nickname,
  mentionId: comments.mentionId,
  mention: mentioned.nickname,
  isMentionApart: isApart(reader, comments.mentionId),
  likes: comments.likes,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
  removedAt: comments.removedAt,
  holdState: comments.holdState,
  holdReason: comments.holdReason,
  mayAppeal: mayAppeal(MODERATED.COMMENT, comments.id),
  isLiked: isLiked(reader, commentLikes, commentLikes.commentId, comments.id),
  isAuthor: isOwn(reader, comments.authorId),
  replyCount: sql<number>`(select count(*) ${seenAnswers(reader)})`.mapWith(Number),
});

/** Comments joined with all that is shown of them, and with what they answer. */
export const shownComments = (queries: Pick<Queries, 'select'>, reader: Reader) =>
  queries
    .select(columns(reader))
    .from(comments)
    .leftJoin(parent, eq(parent.id, comments.parentId))
    .leftJoin(author, eq(author.id, comments.authorId))
    .leftJoin(mentioned, eq(mentioned.id, comments.mentionId))
    .$dynamic();

/** Whether a reader sees what was said; of {@link shownComments}. */
export const isSaid = (reader: Reader): SQL => isSeenBelow(reader, comments, parent);

/** The same of the first level, and what was deleted while answers to it are seen (spec/readings R37). */
export const isPlace = (reader: Reader): SQL =>
  sql`(${isSeen(reader, comments)}
    or ${comments.removedAt} is not null and exists (select ${seenAnswers(reader)}))`;

/** How many comments of a post a reader sees, and which version of them. */
export async function countSaid(
  queries: Pick<Queries, 'select'>,
  reader: Reader,
  of: SQL | undefined,
): Promise<{ readonly total: number; readonly version: string }> {
  const [whole] = await queries
    .select({ total: sql<number>`count(*)`.mapWith(Number), version: rowsVersion(comments) })
    .from(comments)
    .leftJoin(parent, eq(parent.id, comments.parentId))
    .where(and(of, isSaid(reader)));
  return whole ?? { total: 0, version: '' };
}

export type CommentRow = Awaited<ReturnType<typeof shownComments>>[number];

/** Of what was deleted nothing is left but its place. */
const NOTHING_SAID = {
  author: null,
  mention: null,
  text: '',
  likes: 0,
  editedAt: null,
  hold: null,
  mine: { liked: false, isAuthor: false },
} as const;

export function toCommentRecord(
  row: CommentRow,
  replies: readonly CommentRecord[] = [],
): CommentRecord {
  const isDeleted = row.removedAt !== null;
  return {
    ...(isDeleted ? NOTHING_SAID : saidOf(row)),
    id: String(row.id),
    parentId: row.parentId === null ? null : String(row.parentId),
    isDeleted,
    createdAt: row.createdAt.toISOString(),
    replies,
    replyCount: row.replyCount,
  };
}

const saidOf = (row: CommentRow) => ({
  author: toWriter(row.authorId, row.nickname),
  mention: row.isMentionApart ? null : toWriter(row.mentionId, row.mention),
  text: row.text,
  likes: row.likes,
  editedAt: row.editedAt?.toISOString() ?? null,
  hold: toHold(row),
  mine: { liked: row.isLiked, isAuthor: row.isAuthor },
});
