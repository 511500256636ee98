import { eq } from 'drizzle-orm';
import { DEAL_KIND, directPriceKey, directWords, type DirectDraft, type Result } from '#core';
import type { NoPicture } from '../../ports/deals/deal-refusal';
import type { DirectDetail, DirectToKeep } from '../../ports/deals/deals';
import type { Queries } from '../database';
import { dealContacts, dealPlaces } from '../schema/deals';
import { addDeal, changeDeal } from './deal-writer';
import { movePlace } from './tried-places';

/** Adds a room, on offer and confirmed now; answers its id. */
export const addDirect = (
  tx: Queries,
  author: number,
  deal: DirectToKeep,
  now: Date,
): Promise<Result<number, NoPicture>> =>
  addDeal(tx, {
    ...written(author, deal, now),
    rest: async (dealId) => {
      await tx.insert(dealPlaces).values({ dealId, ...placeOf(deal.draft) });
      await tx.insert(dealContacts).values({ dealId, ...deal.draft.contact });
    },
  });

/** Changes a room that is locked; how it stands stays as it is. */
export const changeDirect = (
  tx: Queries,
  author: number,
  id: number,
  deal: DirectToKeep,
  now: Date,
): Promise<Result<number, NoPicture>> =>
  changeDeal(tx, id, {
    ...written(author, deal, now),
    rest: async (dealId) => {
      await movePlace(tx, dealId, placeOf(deal.draft), now);
      await tx.update(dealContacts).set(deal.draft.contact).where(eq(dealContacts.dealId, dealId));
    },
  });

const written = (author: number, deal: DirectToKeep, now: Date) => ({
  author,
  content: directContent(deal),
  words: directWords(deal.draft),
  now,
});

/** What a room's row holds of what was written of it. */
export const directContent = ({ draft, address, shown, station, isMiddle }: DirectToKeep) => ({
  kind: DEAL_KIND.direct,
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
  isMiddle,
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
