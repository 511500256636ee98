import { and, eq, gt, gte, inArray, ne, not, sql } from 'drizzle-orm';
import { addDays, seoulDay, type DealTally } from '#core';
import { isApart, type Reader } from '../communities/reader';
import type { Queries } from '../database';
import { chatRooms } from '../schema/chats';
import { dealShowingCounts, dealViewCounts } from '../schema/deals';
import { listEntries } from '../schema/list-entries';

/** Bars of the days on which somebody looked. */
const WEEK = 7;

const sumOf = sql<number>`sum(${dealViewCounts.views})`.mapWith(Number);

/** How many looked at these deals of one owner, and keep them, and how they were asked for. */
export async function talliesOf(
  tx: Queries,
  ids: readonly number[],
  { owner, now }: { readonly owner: Reader; readonly now: number },
): Promise<(id: number) => DealTally> {
  const today = seoulDay(now);
  const days = Array.from({ length: WEEK }, (_, at) => addDays(today, at + 1 - WEEK));
  const of = [...ids];
  const whole = await tx
    .select({ dealId: dealViewCounts.dealId, views: sumOf })
    .from(dealViewCounts)
    .where(inArray(dealViewCounts.dealId, of))
    .groupBy(dealViewCounts.dealId);
  const daily = await tx
    .select()
    .from(dealViewCounts)
    .where(and(inArray(dealViewCounts.dealId, of), gte(dealViewCounts.day, days[0] ?? today)));
  const showings = await tx
    .select()
    .from(dealShowingCounts)
    .where(inArray(dealShowingCounts.dealId, of));
  const zzims = await tx
    .select({
      dealId: listEntries.target,
      // Whatever somebody says that it is, they are one.
      count: sql<number>`count(distinct ${listEntries.memberId})`.mapWith(Number),
    })
    .from(listEntries)
    .where(
      and(
        eq(listEntries.list, 'zzim'),
        listEntries.isKept,
        inArray(listEntries.type, ['direct', 'mate']),
        inArray(listEntries.target, of.map(String)),
        // A device may bring anything; one's own deal counts for nothing.
        owner.id === null ? undefined : ne(listEntries.memberId, owner.id),
        not(isApart(owner, listEntries.memberId)),
      ),
    )
    .groupBy(listEntries.target);
  const chats = await tx
    .select({ dealId: chatRooms.listingId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(chatRooms)
    .where(
      and(
        ne(chatRooms.kind, 'house'),
        inArray(chatRooms.listingId, of),
        // One that nobody has written in is none.
        gt(chatRooms.lastNumber, 0),
        not(isApart(owner, chatRooms.seekerId)),
      ),
    )
    .groupBy(chatRooms.listingId);
  return (id) => {
    const told = (way: 'SMS' | 'TEL') =>
      showings.find((one) => one.dealId === id && one.way === way)?.showings ?? 0;
    return {
      views: whole.find(({ dealId }) => dealId === id)?.views ?? 0,
      week: days.map(
        (day) => daily.find((one) => one.dealId === id && one.day === day)?.views ?? 0,
      ),
      zzims: zzims.find(({ dealId }) => dealId === String(id))?.count ?? 0,
      contacts: {
        SMS: told('SMS'),
        TEL: told('TEL'),
        CHAT: chats.find(({ dealId }) => dealId === id)?.count ?? 0,
      },
    };
  };
}
