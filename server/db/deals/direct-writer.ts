import { eq } from 'drizzle-orm';
import {
  DEAL_KIND,
  DEAL_STATUS,
  directPriceKey,
  directWords,
  MODERATED,
  shownUntil,
  type DirectDraft,
  type Result,
} from '#core';
import type { DirectDetail, DirectToKeep } from '../../ports/deals/deals';
import type { Queries } from '../database';
import { holdListed } from '../moderation/hold';
import { holdPicturesOf, setPictureUses } from '../pictures/picture-uses';
import { dealContacts, dealPlaces, deals } from '../schema/deals';

const NO_PICTURE = { ok: false, reason: 'no-picture' } as const;

/** Adds a room, on offer and confirmed now; answers its id. */
export async function addDirect(
  tx: Queries,
  author: number,
  deal: DirectToKeep,
  now: Date,
): Promise<Result<number, 'no-picture'>> {
  if (!(await holdPicturesOf(tx, author, deal.draft.pictureIds))) return NO_PICTURE;
  const until = shownUntil({ confirmedAt: now.getTime(), goneAt: null });
  const [added] = await tx
    .insert(deals)
    .values({
      ...directContent(deal),
      kind: DEAL_KIND.direct,
      status: DEAL_STATUS.OPEN,
      authorId: author,
      createdAt: now,
      confirmedAt: now,
      shownUntil: new Date(until),
    })
    .returning({ id: deals.id });
  if (added === undefined) throw new Error('the database made no deal');
  await tx.insert(dealPlaces).values({ dealId: added.id, ...placeOf(deal.draft) });
  await tx.insert(dealContacts).values({ dealId: added.id, ...deal.draft.contact });
  await finish(tx, author, added.id, deal.draft, now);
  return { ok: true, value: added.id };
}

/** Changes a room that is locked; how it stands stays as it is. */
export async function changeDirect(
  tx: Queries,
  author: number,
  id: number,
  deal: DirectToKeep,
  now: Date,
): Promise<Result<number, 'no-picture'>> {
  if (!(await holdPicturesOf(tx, author, deal.draft.pictureIds))) return NO_PICTURE;
  await tx
    .update(deals)
    .set({ ...directContent(deal), editedAt: now })
    .where(eq(deals.id, id));
  await tx.update(dealPlaces).set(placeOf(deal.draft)).where(eq(dealPlaces.dealId, id));
  await tx.update(dealContacts).set(deal.draft.contact).where(eq(dealContacts.dealId, id));
  await finish(tx, author, id, deal.draft, now);
  return { ok: true, value: id };
}

/** What follows from a write in the same transaction: pictures in use, and listed words. */
async function finish(
  tx: Queries,
  authorId: number,
  id: number,
  draft: DirectDraft,
  now: Date,
): Promise<void> {
  await setPictureUses(tx, 'deal', id, draft.pictureIds, now);
  const written = { text: directWords(draft).join('\n'), links: [] };
  await holdListed(tx, { kind: MODERATED.DEAL, id, authorId, written, now });
}

/** What a room's row holds of what was written of it. */
export const directContent = ({ draft, address, shown, station }: DirectToKeep) => ({
  party: draft.offerer.party,
  roomType: draft.roomType,
  rentType: draft.rentType,
  deposit: draft.deposit,
  monthly: draft.monthly,
  maintenance: draft.fee.amount,
  priceKey: directPriceKey({ ...draft, maintenance: draft.fee.amount }),
  options: draft.options,
  ...address,
  ...shown,
  station,
  title: draft.title,
  description: draft.description,
  detail: detailOf(draft),
  pictures: draft.pictureIds,
});

const detailOf = (draft: DirectDraft): DirectDetail => ({
  offerer: draft.offerer,
  layout: draft.layout,
  fee: draft.fee,
  area: draft.area,
  floor: draft.floor,
  rooms: draft.rooms,
  bathrooms: draft.bathrooms,
  direction: draft.direction,
  approvedOn: draft.approvedOn,
  moveIn: draft.moveIn,
  parking: draft.parking,
  elevator: draft.elevator,
  equipment: draft.equipment,
});

/** Where the room really is, kept apart. */
export const placeOf = ({ place: { road, lot, unit, lat, lng } }: DirectDraft) => ({
  road,
  lot,
  unit,
  lat,
  lng,
});
