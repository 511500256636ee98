import { and, arrayOverlaps, eq, gt, isNull, max, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  CASE_STATE,
  DECISION,
  DOUBLED_RULE,
  isSamePicture,
  isSameRoom,
  isTryingPlaces,
  MODERATED,
  printBands,
} from '#core';
import type { Queries } from '../database';
import { holdUntilSeen } from '../moderation/hold';
import { addressKey, dealPlaces, deals } from '../schema/deals';
import { moderationCases } from '../schema/moderation';
import { pictures, pictureUses } from '../schema/pictures';
import { isOffered } from './deal-rows';
import { triedPlaces } from './tried-places';

// Any number that nothing else of ours locks.
const DOUBLES_LOCK = 20_261_127;

type Reads = Pick<Queries, 'select'>;

/** A deal, and who offers it. */
interface Offered {
  readonly id: number;
  readonly authorId: number | null;
}

/**
 * Holds a room that another member offers as well, or whose pictures are another's, until a moderator has
 * looked; and what is offered at more places than the core lets pass in a day, whatever it is. What a
 * moderator let stay is asked again for what came since alone. In the transaction that writes it or brings
 * it on offer, behind its pictures and its place.
 */
export async function holdDoubled(
  tx: Queries,
  deal: { readonly id: number; readonly authorId: number },
  now: Date,
): Promise<void> {
  // One after the other: two at a time would not see each other.
  await tx.execute(sql`select pg_advisory_xact_lock(${DOUBLES_LOCK})`);
  if (await isHeldAsDouble(tx, deal, now))
    await holdUntilSeen(tx, { ...deal, kind: MODERATED.DEAL, now }, DOUBLED_RULE);
}

async function isHeldAsDouble(
  tx: Reads,
  deal: { readonly id: number; readonly authorId: number },
  now: Date,
): Promise<boolean> {
  const [placed] = await tx
    .select({
      there: sql`coalesce(${deals.movedAt}, ${deals.createdAt})`.mapWith(deals.createdAt),
    })
    .from(dealPlaces)
    .innerJoin(deals, eq(deals.id, dealPlaces.dealId))
    .where(eq(dealPlaces.dealId, deal.id));
  // Mates have no door.
  const there = placed?.there ?? null;
  const isNewPlace = there?.getTime() === now.getTime();
  if (isNewPlace && isTryingPlaces(await triedPlaces(tx, deal.authorId, now))) return true;
  const seenAt = await letStayAt(tx, deal.id);
  if ((await ofSamePictures(tx, deal, seenAt)).length > 0) return true;
  const isSeenThere = seenAt !== null && there !== null && there <= seenAt;
  return !isSeenThere && (await ofSameRoom(tx, deal, now)).length > 0;
}

/** Ids of the deals of others that show the same pictures, or are the same room and on offer now. */
export async function doublesOf(tx: Reads, deal: Offered, now: Date): Promise<readonly number[]> {
  const found = [...(await ofSamePictures(tx, deal)), ...(await ofSameRoom(tx, deal, now))];
  return [...new Set(found)].toSorted((one, other) => one - other);
}

const isOthers = ({ id, authorId }: Offered): SQL | undefined =>
  and(
    ne(deals.id, id),
    isNull(deals.removedAt),
    authorId === null ? undefined : sql`${deals.authorId} is distinct from ${authorId}`,
  );

/** Of all of its pictures, or of those that it shows since. */
async function ofSamePictures(
  tx: Reads,
  deal: Offered,
  since: Date | null = null,
): Promise<readonly number[]> {
  const own = await tx
    .select({ print: pictures.print })
    .from(pictures)
    .innerJoin(pictureUses, eq(pictureUses.pictureId, pictures.id))
    .where(
      and(
        eq(pictureUses.kind, 'deal'),
        eq(pictureUses.usedBy, String(deal.id)),
        since === null ? undefined : gt(pictureUses.usedSince, since),
      ),
    );
  const prints = own.flatMap(({ print }) => print ?? []);
  if (prints.length === 0) return [];
  const bands = [...new Set(prints.flatMap(printBands))];
  const near = await tx
    .select({ id: deals.id, print: pictures.print })
    .from(pictures)
    .innerJoin(pictureUses, eq(pictureUses.pictureId, pictures.id))
    .innerJoin(deals, sql`${deals.id}::text = ${pictureUses.usedBy}`)
    .where(
      and(arrayOverlaps(pictures.printBands, bands), eq(pictureUses.kind, 'deal'), isOthers(deal)),
    );
  return near.flatMap(({ id, print }) =>
    print !== null && prints.some((each) => isSamePicture(each, print)) ? id : [],
  );
}

async function ofSameRoom(tx: Reads, deal: Offered, now: Date): Promise<readonly number[]> {
  const { dealId, road, lot, unit } = dealPlaces;
  const own = alias(dealPlaces, 'own_place');
  const near = await tx
    .select({
      id: deals.id,
      place: { road, lot, unit },
      own: { road: own.road, lot: own.lot, unit: own.unit },
    })
    .from(own)
    .innerJoin(
      dealPlaces,
      or(
        and(eq(addressKey(road), addressKey(own.road)), ne(road, '')),
        and(eq(addressKey(lot), addressKey(own.lot)), ne(lot, '')),
      ),
    )
    .innerJoin(deals, eq(deals.id, dealId))
    .where(and(eq(own.dealId, deal.id), isOthers(deal), isOffered(now)));
  return near.flatMap(({ id, place, own: mine }) => (isSameRoom(place, mine) ? id : []));
}

/** When a moderator last saw that it looks like another one's, and showed it; null where none did. */
async function letStayAt(tx: Reads, id: number): Promise<Date | null> {
  const { targetKind, targetId, state, decision, rule, decidedAt } = moderationCases;
  const [shown] = await tx
    .select({ at: max(decidedAt) })
    .from(moderationCases)
    .where(
      and(
        eq(targetKind, MODERATED.DEAL),
        eq(targetId, id),
        eq(state, CASE_STATE.DECIDED),
        eq(decision, DECISION.SHOW),
        eq(rule, DOUBLED_RULE),
      ),
    );
  return shown?.at ?? null;
}
