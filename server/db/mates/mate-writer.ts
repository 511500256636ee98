import { eq } from 'drizzle-orm';
import { DEAL_KIND, matePriceKey, mateRentType, type MateTerms, type Result } from '#core';
import type { NoPicture } from '../../ports/deals/deal-refusal';
import type { MateToKeep } from '../../ports/deals/mates';
import type { Queries } from '../database';
import { mates } from '../schema/mates';
import { addDeal, changeDeal } from '../deals/deal-writer';
import { dongMarks, movesOn } from './mate-columns';

/** Adds a listing, on offer and confirmed now; answers its id. */
export const addMate = (
  tx: Queries,
  author: number,
  kept: MateToKeep,
  now: Date,
): Promise<Result<number, NoPicture>> =>
  addDeal(tx, {
    ...written(author, kept, now),
    rest: async (dealId) => {
      await tx.insert(mates).values({ dealId, ...mateRow(kept) });
    },
  });

/** Changes a listing that is locked; how it stands stays as it is. */
export const changeMate = (
  tx: Queries,
  author: number,
  id: number,
  kept: MateToKeep,
  now: Date,
): Promise<Result<number, NoPicture>> =>
  changeDeal(tx, id, {
    ...written(author, kept, now),
    rest: async (dealId) => {
      await tx.update(mates).set(mateRow(kept)).where(eq(mates.dealId, dealId));
    },
  });

const written = (author: number, kept: MateToKeep, now: Date) => ({
  author,
  content: mateContent(kept),
  words: [kept.mate.title, kept.mate.intro],
  now,
});

/** What the row of a deal holds of what was written of a mate. */
export function mateContent({ mate, at }: MateToKeep) {
  const [first] = mate.dongs;
  if (first === undefined) throw new Error('a mate lives nowhere');
  const { dongliCode, sido, sigungu, dong } = first;
  return {
    kind: DEAL_KIND.mate,
    party: null,
    roomType: null,
    rentType: mateRentType(mate),
    deposit: mate.deposit,
    monthly: mate.monthly,
    maintenance: mate.maintenance ?? 0,
    priceKey: matePriceKey(mate),
    options: mate.options,
    dongliCode,
    sido,
    sigungu,
    dong,
    lat: at.lat,
    lng: at.lng,
    station: null,
    title: mate.title,
    description: mate.intro,
    detail: null,
    pictures: mate.pictureIds,
  };
}

/** The rest of it. */
export function mateRow({ mate }: MateToKeep) {
  const { title: _, intro: __, pictureIds: ___, ...terms } = mate;
  return {
    side: mate.side,
    gender: mate.gender,
    wish: mate.wish,
    age: mate.age,
    utilities: mate.utilities,
    ...mate.habits,
    deposit: mate.deposit,
    monthly: mate.monthly,
    maintenance: mate.maintenance ?? 0,
    movesOn: movesOn(mate.moveIn),
    dongs: dongMarks(mate.dongs.map(({ dongliCode }) => dongliCode)),
    terms: terms satisfies MateTerms,
  };
}
