import { eq } from 'drizzle-orm';
import {
  documentPictures,
  documentPreview,
  documentText,
  type BoardCode,
  type RichDocument,
} from '#core';
import type { Queries } from '../database';
import { commentLikes, comments, postLikes, posts } from '../schema/communities';
import { members } from '../schema/members';
import { PREVIEW } from './post-repository';

const MINUTE_MS = 60_000;
/** Rows of one statement. */
const AT_ONCE = 1000;

interface Remark {
  /** A place in the list of people. */
  readonly who: number;
  /** After what it answers. */
  readonly minutesLater: number;
  readonly text: string;
  readonly likes?: number;
}

/** A post of the sample, with what was said about it. */
export interface SampleRow {
  readonly board: BoardCode;
  readonly title: string;
  readonly document: RichDocument;
  readonly who: number;
  /** ms */
  readonly at: number;
  readonly likes: number;
  readonly views: number;
  readonly comments: readonly (Remark & {
    readonly replies?: readonly (Remark & { readonly mentions?: number })[];
  })[];
}

/**
 * Adds people whom nobody can sign in as, and what they wrote, nothing of it later than `until` (ms);
 * nothing where examples are there.
 */
export async function writeSampleCommunity(
  tx: Queries,
  people: readonly string[],
  rows: readonly SampleRow[],
  until: number,
): Promise<void> {
  const there = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(eq(posts.isExample, true))
    .limit(1);
  if (there.length > 0 || rows.length === 0) return;
  const oldestFirst = rows.toSorted((a, b) => a.at - b.at);
  const joined = new Date((oldestFirst[0]?.at ?? 0) - MINUTE_MS);
  const ids = await tx
    .insert(members)
    .values(people.map((nickname) => ({ nickname, createdAt: joined })))
    .returning({ id: members.id });
  const idOf = (who: number): number => ids[who]?.id ?? notThere(who);
  const others = (who: number, count: number): number[] =>
    Array.from({ length: count }, (_, at) => idOf((who + at + 1) % people.length));
  const added = await tx
    .insert(posts)
    .values(
      oldestFirst.map(({ board, title, document, who, at, views }) => ({
        board,
        title,
        document,
        text: documentText(document),
        preview: documentPreview(document, PREVIEW),
        pictureIds: documentPictures(document),
        authorId: idOf(who),
        createdAt: new Date(at),
        views,
        isExample: true,
      })),
    )
    .returning({ id: posts.id });
  const likes = oldestFirst.flatMap((row, at) =>
    others(row.who, row.likes).map((memberId) => ({
      postId: added[at]?.id ?? notThere(at),
      memberId,
      likedAt: new Date(row.at + MINUTE_MS),
    })),
  );
  for (const part of parts(likes)) await tx.insert(postLikes).values(part);
  await addRemarks(tx, oldestFirst, added, { idOf, others, until });
}

interface People {
  readonly idOf: (who: number) => number;
  readonly others: (who: number, count: number) => readonly number[];
  /** ms */
  readonly until: number;
}

async function addRemarks(
  tx: Queries,
  rows: readonly SampleRow[],
  added: readonly { readonly id: number }[],
  { idOf, others, until }: People,
): Promise<void> {
  const first = rows.flatMap((row, at) =>
    row.comments.map((remark) => ({
      postId: added[at]?.id ?? notThere(at),
      remark,
      at: Math.min(row.at + remark.minutesLater * MINUTE_MS, until),
    })),
  );
  const said: { id: number; remark: Remark; at: number }[] = [];
  const threads: { parentId: number; postId: number; at: number; of: (typeof first)[number] }[] =
    [];
  for (const part of parts(first)) {
    const ids = await tx
      .insert(comments)
      .values(
        part.map(({ postId, remark, at }) => ({
          postId,
          text: remark.text,
          authorId: idOf(remark.who),
          createdAt: new Date(at),
        })),
      )
      .returning({ id: comments.id });
    for (const [at, of] of part.entries()) {
      const { id } = ids[at] ?? notThere(at);
      said.push({ id, remark: of.remark, at: of.at });
      threads.push({ parentId: id, postId: of.postId, at: of.at, of });
    }
  }
  const answers = threads.flatMap(({ parentId, postId, at, of }) =>
    (of.remark.replies ?? []).map((remark) => ({
      parentId,
      postId,
      remark,
      at: Math.min(at + remark.minutesLater * MINUTE_MS, until),
    })),
  );
  for (const part of parts(answers)) {
    const ids = await tx
      .insert(comments)
      .values(
        part.map(({ parentId, postId, remark, at }) => ({
          postId,
          parentId,
          mentionId: remark.mentions === undefined ? null : idOf(remark.mentions),
          text: remark.text,
          authorId: idOf(remark.who),
          createdAt: new Date(at),
        })),
      )
      .returning({ id: comments.id });
    for (const [at, { remark, at: moment }] of part.entries())
      said.push({ id: ids[at]?.id ?? notThere(at), remark, at: moment });
  }
  const likes = said.flatMap(({ id, remark, at }) =>
    others(remark.who, remark.likes ?? 0).map((memberId) => ({
      commentId: id,
      memberId,
      likedAt: new Date(at + MINUTE_MS),
    })),
  );
  for (const part of parts(likes)) await tx.insert(commentLikes).values(part);
}

function* parts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += AT_ONCE) yield items.slice(at, at + AT_ONCE);
}

function notThere(at: number): never {
  throw new Error(`the sample names ${at}, which is not there`);
}
