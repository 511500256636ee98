import { eq } from 'drizzle-orm';
import { DEAL_STATUS, MODERATED, shownUntil, type Result } from '#core';
import type { NoPicture } from '../../ports/deals/deal-refusal';
import type { Queries } from '../database';
import { holdListed } from '../moderation/hold';
import { lackingPicture, setPictureUses } from '../pictures/picture-uses';
import { deals } from '../schema/deals';
import { newsOfChanged, newsOfListed } from '../deal-alarms/deal-news';
import { holdDoubled } from './doubles';

/** What a deal's own row says of what it is, and not of how it stands. */
export type DealContent = Omit<
  typeof deals.$inferInsert,
  'id' | 'authorId' | 'status' | 'createdAt' | 'confirmedAt' | 'shownUntil'
>;

/** Something that a member writes of a deal, of whatever kind. */
export interface WrittenDeal {
  readonly author: number;
  readonly content: DealContent;
  /** All that was written in words. */
  readonly words: readonly string[];
  /** Writes what stands in tables of the kind alone. */
  readonly rest: (dealId: number) => Promise<void>;
  readonly now: Date;
}

/** Adds a deal, on offer and confirmed now; answers its id. */
export async function addDeal(tx: Queries, deal: WrittenDeal): Promise<Result<number, NoPicture>> {
  const { author, content, now } = deal;
  const lacking = await lackingPicture(tx, author, content.pictures);
  if (lacking >= 0) return { ok: false, reason: `no-picture.${lacking}` };
  const until = shownUntil({ confirmedAt: now.getTime(), goneAt: null });
  const [added] = await tx
    .insert(deals)
    .values({
      ...content,
      status: DEAL_STATUS.OPEN,
      authorId: author,
      createdAt: now,
      confirmedAt: now,
      shownUntil: new Date(until),
    })
    .returning({ id: deals.id });
  if (added === undefined) throw new Error('the database made no deal');
  await newsOfListed(tx, added.id, now);
  await finish(tx, added.id, deal);
  return { ok: true, value: added.id };
}

/** Changes a deal that is locked; how it stands stays as it is. */
export async function changeDeal(
  tx: Queries,
  id: number,
  deal: WrittenDeal,
): Promise<Result<number, NoPicture>> {
  const { author, content, now } = deal;
  const lacking = await lackingPicture(tx, author, content.pictures);
  if (lacking >= 0) return { ok: false, reason: `no-picture.${lacking}` };
  await newsOfChanged(tx, id, { rentType: content.rentType, price: content.priceKey }, now);
  await tx
    .update(deals)
    .set({ ...content, editedAt: now })
    .where(eq(deals.id, id));
  await finish(tx, id, deal);
  return { ok: true, value: id };
}

/**
 * What follows from a write in the same transaction: pictures in use, and what is held, listed words and
 * what looks like another's.
 */
async function finish(tx: Queries, id: number, deal: WrittenDeal): Promise<void> {
  const { author: authorId, content, words, rest, now } = deal;
  await rest(id);
  await setPictureUses(tx, 'deal', id, content.pictures, now);
  const written = { text: words.join('\n'), links: [] };
  await holdListed(tx, { kind: MODERATED.DEAL, id, authorId, written, now });
  await holdDoubled(tx, { id, authorId }, now);
}
