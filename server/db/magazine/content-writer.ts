import { createHash } from 'node:crypto';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { documentPictures, documentText, readingMinutes } from '#core';
import { type ContentSource, type NewContent } from '../../ports/magazine/contents';
import type { Queries } from '../database';
import { setManyPictureUses } from '../pictures/many-picture-uses';
import { contents } from '../schema/magazine';
import { storable } from '../storable';

export interface ContentsWritten {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: readonly string[];
  /** Those of the source that it no longer has. */
  readonly gone: readonly string[];
}

interface Delivery {
  readonly source: ContentSource;
  /** Ids that the source has, though they are not given: what could not be read stays as it is. */
  readonly kept: readonly string[];
  /** Whether what the source no longer has is taken away. */
  readonly takesGoneAway: boolean;
}

/**
 * What storing these articles would do. An address is one article's, whoever delivers it: who delivers
 * it last, changes it.
 */
export async function planContents(
  queries: Queries,
  given: readonly NewContent[],
  delivery: Delivery,
): Promise<ContentsWritten> {
  const ids = given.map(({ id }) => id);
  const rows = await queries
    .select({ id: contents.id, hash: contents.contentHash, source: contents.source })
    .from(contents)
    .where(ids.length === 0 ? undefined : inArray(contents.id, ids));
  const known = new Map(rows.map((row) => [row.id, row] as const));
  const isSame = (one: NewContent) => {
    const row = known.get(one.id);
    return row?.hash === hashOf(one) && row.source === delivery.source;
  };
  const there = given.filter(({ id }) => known.has(id));
  return {
    added: ids.filter((id) => !known.has(id)),
    changed: there.filter((one) => !isSame(one)).map(({ id }) => id),
    unchanged: there.filter(isSame).map(({ id }) => id),
    gone: delivery.takesGoneAway ? await goneOf(queries, ids, delivery) : [],
  };
}

async function goneOf(
  queries: Queries,
  ids: readonly string[],
  { source, kept }: Delivery,
): Promise<readonly string[]> {
  const there = [...ids, ...kept];
  const isOther = there.length === 0 ? undefined : notInArray(contents.id, there);
  const rows = await queries
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.source, source), isOther))
    .orderBy(contents.id);
  return rows.map(({ id }) => id);
}

/**
 * Stores what {@link planContents} says, and which pictures the articles show; a second time it changes
 * nothing.
 */
export async function writeContents(
  tx: Queries,
  given: readonly NewContent[],
  delivery: Delivery,
  now: number,
): Promise<ContentsWritten> {
  const plan = await planContents(tx, given, delivery);
  const written = new Set([...plan.added, ...plan.changed]);
  for (const one of given.filter(({ id }) => written.has(id))) {
    const row = rowOf(one, delivery.source, now);
    await tx.insert(contents).values(row).onConflictDoUpdate({ target: contents.id, set: row });
  }
  if (plan.gone.length > 0) await tx.delete(contents).where(inArray(contents.id, [...plan.gone]));
  const shown = [
    ...given
      .filter(({ id }) => written.has(id))
      .map((one) => ({ usedBy: one.id, pictureIds: picturesOf(one) })),
    ...plan.gone.map((id) => ({ usedBy: id, pictureIds: [] })),
  ];
  if (shown.length > 0) await setManyPictureUses(tx, 'content', shown, new Date(now));
  return plan;
}

const picturesOf = ({ coverId, document }: NewContent): readonly string[] => [
  ...(coverId === null ? [] : [coverId]),
  ...documentPictures(document),
];

/** The fields stand in one fixed order, so equal articles have equal texts. */
function saidBy(content: NewContent) {
  const { id, title, summary, tags, coverId, coverAlt, document, publishedOn, isExample } =
    storable(content);
  return { id, title, summary, tags, coverId, coverAlt, document, publishedOn, isExample };
}

const hashOf = (content: NewContent): string =>
  createHash('sha256')
    .update(JSON.stringify(saidBy(content)))
    .digest('base64url');

function rowOf(content: NewContent, source: ContentSource, now: number) {
  const said = saidBy(content);
  return {
    ...said,
    text: documentText(said.document),
    pictureIds: documentPictures(said.document),
    minutes: readingMinutes(said.document),
    source,
    contentHash: hashOf(content),
    changedAt: new Date(now),
  };
}
