import { eq } from 'drizzle-orm';
import {
  advertiserNumber,
  HOUSE_STATUS,
  seoulDay,
  toldWays,
  type Clock,
  type DealWay,
  type Result,
} from '#core';
import type { InquiryRefusal } from '../../ports/deals/inquiries';
import type { StoredHouseNumbers } from '../../ports/houses/house-numbers';
import { doNotMeet } from '../chats/chat-locks';
import { rowId } from '../communities/row-ids';
import type { Database, Queries } from '../database';
import { askForNumber, mayBeTold } from '../deals/told-numbers';
import { houseMembers } from '../schema/chats';
import { houseShowings } from '../schema/house-showings';
import { houses } from '../schema/houses';

const NONE = { ok: false, reason: 'none' } as const;

/** Numbers of private people who advertise houses, told to members one at a time (spec/readings R46). */
export class HouseNumberRepository implements StoredHouseNumbers {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
  ) {}

  async contact(
    memberId: number,
    id: string,
    way: DealWay,
  ): Promise<Result<string, InquiryRefusal>> {
    const houseId = rowId(id);
    if (houseId === null) return NONE;
    const day = seoulDay(this.clock.now());
    return askForNumber(this.database, memberId, async (tx) => {
      const found = await numberOf(tx, { memberId, houseId }, way);
      if (!found.ok) return found;
      if (!(await mayBeTold(tx, { day, memberId }, { houseId })))
        return { ok: false, reason: 'spent' };
      await tx.insert(houseShowings).values({ day, memberId, houseId, way }).onConflictDoNothing();
      return found;
    });
  }
}

async function numberOf(
  tx: Pick<Queries, 'select'>,
  { memberId, houseId }: { readonly memberId: number; readonly houseId: number },
  way: DealWay,
): Promise<Result<string, InquiryRefusal>> {
  const [house] = await tx
    .select({
      status: houses.status,
      advertiser: houses.advertiser,
      tel: houses.contactTel,
      sms: houses.contactSms,
      ownerId: houseMembers.memberId,
    })
    .from(houses)
    .leftJoin(houseMembers, eq(houseMembers.houseId, houses.id))
    .where(eq(houses.id, houseId));
  if (house === undefined || house.status === HOUSE_STATUS.HIDDEN) return NONE;
  const { advertiser, tel, sms, ownerId } = house;
  if (ownerId === memberId) return { ok: false, reason: 'own' };
  if (ownerId !== null && (await doNotMeet(tx, memberId, ownerId))) return NONE;
  if (house.status !== HOUSE_STATUS.OPEN) return { ok: false, reason: 'ended' };
  const contact = { tel, sms, chatUrl: null };
  const number = toldWays({ advertiser, contact }).includes(way)
    ? advertiserNumber(contact, way)
    : null;
  return number === null ? { ok: false, reason: 'no-way' } : { ok: true, value: number };
}
