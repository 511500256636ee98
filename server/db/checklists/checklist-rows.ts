import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { CHECKLIST_LIMITS, isPhotoThere, type Checklist } from '#core';
import type { StoredPicture } from '../../ports/pictures/stored-pictures';
import type { StoredChecklist, StoredShare } from '../../ports/checklists/checklists';
import type { Queries } from '../database';
import { checklists } from '../schema/checklists';
import { members } from '../schema/members';
import { pictures } from '../schema/pictures';

export type Row = typeof checklists.$inferSelect;

export const isOne = (memberId: number, id: string) =>
  and(eq(checklists.memberId, memberId), eq(checklists.id, id));

/** Written by the repository alone. */
export const documentOf = ({ document }: Row): Checklist => JSON.parse(document) as Checklist;

/** The pictures that a checklist shows, each once. */
export const shownPicturesOf = ({ photos }: Checklist): readonly string[] => [
  ...new Set(photos.filter(isPhotoThere).flatMap(({ pictureId }) => pictureId ?? [])),
];

/** Rows with what is known of their pictures; `now` in ms ends shares. */
export async function storedOf(
  queries: Queries,
  rows: readonly Row[],
  now: number,
): Promise<readonly StoredChecklist[]> {
  const documents = rows.map((row) => ({ row, checklist: documentOf(row) }));
  const known = await picturesBy(
    queries,
    documents.flatMap(({ checklist }) => shownPicturesOf(checklist)),
  );
  return documents.map(({ row, checklist }) => ({
    checklist,
    revision: row.revision,
    share: shareOf(row, now),
    pictures: shownPicturesOf(checklist).flatMap((id) => known.get(id) ?? []),
  }));
}

async function picturesBy(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredPicture>> {
  if (ids.length === 0) return new Map();
  const { id, width, height } = pictures;
  const rows = await queries
    .select({ id, width, height })
    .from(pictures)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

function shareOf(row: Row, now: number): StoredShare | null {
  const until = row.shareUntil?.getTime() ?? 0;
  if (row.shareCode === null || until <= now) return null;
  const choice = { address: row.shareAddress, name: row.shareName, tel: row.shareTel };
  return { code: row.shareCode, until, choice };
}

export async function lockedRow(
  tx: Queries,
  memberId: number,
  id: string,
): Promise<Row | undefined> {
  const [row] = await tx.select().from(checklists).where(isOne(memberId, id)).for('update');
  return row;
}

/** One at a time for a member: two would each find room for the last one. */
export async function holdMember(tx: Queries, memberId: number): Promise<boolean> {
  const there = await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update');
  return there.length > 0;
}

/** Whether a member has more than they may. */
export async function hasTooMany(tx: Queries, memberId: number): Promise<boolean> {
  const [kept] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(checklists)
    .where(and(eq(checklists.memberId, memberId), isNull(checklists.removedAt)));
  return (kept?.count ?? 0) > CHECKLIST_LIMITS.checklists;
}
