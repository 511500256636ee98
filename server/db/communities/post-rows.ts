import { sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { MODERATED, type HoldState, type ModeratedKind, type PostHold } from '#core';
import type { PostRecord, WholePostRecord, WriterRecord } from '../../ports/communities/posts';
import { comments, postLikes, posts } from '../schema/communities';
import { members } from '../schema/members';
import { moderationCases } from '../schema/moderation';
import { isOwn, isSeenBelow, type Reader } from './reader';

/** How many comments of a post a reader sees. */
function countedComments(reader: Reader): SQL<number> {
  if (reader.countsAsVisitor) return sql<number>`${posts.comments}`;
  const [said, parent] = [alias(comments, 'said'), alias(comments, 'parent')];
  return sql<number>`(select count(*)::int from ${comments} said
    left join ${comments} parent on parent.id = said.parent_id
    where ${said.postId} = ${posts.id} and ${isSeenBelow(reader, said, parent)})`;
}

/** Whether a member likes a row, by the table of likes and the column that names it. */
export const isLiked = (
  { id }: Reader,
  likes: { readonly memberId: AnyPgColumn },
  ofRow: AnyPgColumn,
  row: AnyPgColumn,
): SQL<boolean> =>
  id === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from ${ofRow.table} where ${ofRow} = ${row} and ${likes.memberId} = ${id})`;

/** What a list shows of a post, joined with its author. */
export const summaryColumns = (reader: Reader) => ({
  id: posts.id,
  board: posts.board,
  title: posts.title,
  preview: posts.preview,
  pictureIds: posts.pictureIds,
  authorId: posts.authorId,
  nickname: members.nickname,
  likes: posts.likes,
  comments: countedComments(reader),
  views: posts.views,
  createdAt: posts.createdAt,
  isExample: posts.isExample,
  holdState: posts.holdState,
  holdReason: posts.holdReason,
  mayAppeal: mayAppeal(MODERATED.POST, posts.id),
});

/** The same, whole. */
export const wholeColumns = (reader: Reader) => ({
  ...summaryColumns(reader),
  document: posts.document,
  editedAt: posts.editedAt,
  removedAt: posts.removedAt,
  isLiked: isLiked(reader, postLikes, postLikes.postId, posts.id),
  isAuthor: isOwn(reader, posts.authorId),
});

type Row<Columns> = {
  readonly [Name in keyof Columns]: Columns[Name] extends SQL<infer Value>
    ? Value
    : Columns[Name] extends {
          readonly _: { readonly data: infer Data; readonly notNull: infer Not };
        }
      ? Not extends true
        ? Data
        : Data | null
      : never;
};
type SummaryRow = Omit<Row<ReturnType<typeof summaryColumns>>, 'nickname'> & {
  readonly nickname: string | null;
};
type WholeRow = Omit<Row<ReturnType<typeof wholeColumns>>, 'nickname'> & SummaryRow;

export const toWriter = (id: number | null, nickname: string | null): WriterRecord | null =>
  id === null || nickname === null ? null : { id: String(id), nickname };

interface HoldColumns {
  readonly holdState: HoldState | null;
  readonly holdReason: string | null;
  readonly mayAppeal: boolean;
}

/** Whether what is held was not appealed yet. */
export const mayAppeal = (kind: ModeratedKind, id: AnyPgColumn): SQL<boolean> =>
  sql<boolean>`exists (select from ${moderationCases} where ${moderationCases.targetKind} = ${kind}
    and ${moderationCases.targetId} = ${id} and ${moderationCases.appealedAt} is null)`;

/** Only what an author may see is read: so whoever gets a row with one is told. */
export const toHold = (row: HoldColumns): PostHold | null =>
  row.holdState === null
    ? null
    : { state: row.holdState, reason: row.holdReason ?? '', mayAppeal: row.mayAppeal };

export function toRecord(row: SummaryRow): PostRecord {
  const { likes, comments: said, views } = row;
  return {
    id: String(row.id),
    categoryTypeCode: row.board,
    title: row.title,
    preview: row.preview,
    author: toWriter(row.authorId, row.nickname),
    counts: { likes, comments: said, views },
    pictureIds: row.pictureIds,
    createdAt: row.createdAt.toISOString(),
    isExample: row.isExample,
    hold: toHold(row),
  };
}

export const toWholeRecord = (row: WholeRow): WholePostRecord => ({
  ...toRecord(row),
  document: row.document,
  editedAt: row.editedAt?.toISOString() ?? null,
  mine: { liked: row.isLiked, isAuthor: row.isAuthor },
});
