import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import { entryAfter, type ChatListing, type VisitEntry } from '#core';
import type { Queries } from '../database';
import { chatMessages, chatRooms, chatSeats, chatVisits, houseMembers } from '../schema/chats';
import { deals } from '../schema/deals';
import { houses } from '../schema/houses';
import { members } from '../schema/members';
import { visitColumns, type SaidVisit } from './visit-rows';

/** Rows of one statement. */
const AT_ONCE = 500;
/** Of what no call sent: nobody's sending has it. */
export const SAMPLE_HASH = '';

/** What was said in a room of the sample. */
export interface SampleSaid {
  readonly byOwner: boolean;
  readonly text: string;
  /** Paths of drawn pictures, in place of those that people bring. */
  readonly pictures?: readonly string[];
  /** Of what is said of a visit. */
  readonly visit?: SaidVisit;
  /** ms */
  readonly at: number;
}

/** A room of the sample about a listing, of its owner and somebody else of the sample. */
export interface SampleRoom {
  readonly kind: ChatListing['kind'];
  readonly listingId: number;
  readonly ownerId: number;
  readonly seekerId: number;
  readonly said: readonly SampleSaid[];
  /** Who has not seen what the other said last. */
  readonly unreadBy: 'owner' | 'seeker' | null;
  /** Since when the seeker may see where it is, in ms; null where they may not. */
  readonly placeOpenedAt: number | null;
}

/** One that was added, with its id. */
export type AddedRoom = SampleRoom & { readonly roomId: number };

/** The examples that are offered, each with whose it is, the first first. */
export async function exampleDeals(tx: Queries): Promise<
  readonly {
    readonly id: number;
    readonly ownerId: number;
    readonly owner: string;
  }[]
> {
  return tx
    .select({ id: deals.id, ownerId: members.id, owner: members.nickname })
    .from(deals)
    .innerJoin(members, eq(members.id, deals.authorId))
    .where(and(eq(deals.isExample, true), eq(deals.kind, 'direct')))
    .orderBy(asc(deals.id));
}

/** Whether people of the sample talk already. */
export async function hasSampleRooms(tx: Queries): Promise<boolean> {
  const talking = await tx
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .innerJoin(deals, and(eq(deals.authorId, chatRooms.seekerId), eq(deals.isExample, true)))
    .limit(1);
  return talking.length > 0;
}

/** Adds rooms; answers each with its id. */
export async function writeSampleRooms(
  tx: Queries,
  rooms: readonly SampleRoom[],
): Promise<readonly AddedRoom[]> {
  const added: AddedRoom[] = [];
  for (let at = 0; at < rooms.length; at += AT_ONCE)
    added.push(...(await addRooms(tx, rooms.slice(at, at + AT_ONCE))));
  return added;
}

async function addRooms(tx: Queries, rooms: readonly SampleRoom[]): Promise<readonly AddedRoom[]> {
  const added = await tx
    .insert(chatRooms)
    .values(rooms.map(roomOf))
    .returning({ id: chatRooms.id });
  const numbered = rooms.flatMap((room, at) => {
    const roomId = added[at]?.id;
    return roomId === undefined ? [] : [{ ...room, roomId }];
  });
  await tx
    .insert(chatSeats)
    .values(numbered.flatMap((room) => [seatOf(room, true), seatOf(room, false)]));
  const messages = numbered.flatMap(({ roomId, said }) =>
    said.map(({ byOwner, text, pictures = [], visit, at }, place) => ({
      roomId,
      number: place + 1,
      byOwner,
      key: `sample-${place + 1}`,
      hash: SAMPLE_HASH,
      text,
      pictures,
      ...(visit === undefined ? NO_VISIT : visitColumns(visit)),
      sentAt: new Date(at),
    })),
  );
  for (let at = 0; at < messages.length; at += AT_ONCE)
    await tx.insert(chatMessages).values(messages.slice(at, at + AT_ONCE));
  const visits = numbered.flatMap(visitsIn);
  if (visits.length > 0) await tx.insert(chatVisits).values(visits);
  return numbered;
}

/** Every row of one statement names the same columns. */
const NO_VISIT = { visitState: null, visitAt: null, visitAgreedAt: null };

/** The visits that two agreed on, as their calendars have them. */
function visitsIn({ roomId, said }: AddedRoom): readonly (typeof chatVisits.$inferInsert)[] {
  const rows = new Map<number, typeof chatVisits.$inferInsert>();
  let last: VisitEntry | null = null;
  for (const { visit, at } of said) {
    const entry: VisitEntry | null = visit === undefined ? last : entryAfter(last, visit, at);
    if (entry !== null && entry !== last)
      rows.set(entry.number, {
        ...entry,
        roomId,
        at: new Date(entry.at),
        changedAt: new Date(at),
      });
    last = entry;
  }
  return [...rows.values()];
}

function roomOf({ kind, listingId, seekerId, said, placeOpenedAt }: SampleRoom) {
  const last = said.findLast(({ visit }) => visit !== undefined);
  return {
    kind,
    listingId,
    seekerId,
    createdAt: new Date(said[0]?.at ?? 0),
    lastNumber: said.length,
    lastAt: new Date(said.at(-1)?.at ?? 0),
    ...(last?.visit === undefined ? NO_VISIT : visitColumns(last.visit)),
    visitByOwner: last?.byOwner ?? null,
    placeOpenedAt: placeOpenedAt === null ? null : new Date(placeOpenedAt),
  };
}

function seatOf({ roomId, ownerId, seekerId, said, unreadBy }: AddedRoom, isOwner: boolean) {
  const first = said.find(({ byOwner, visit }) => byOwner === isOwner && visit === undefined);
  const hasRead = unreadBy !== (isOwner ? 'owner' : 'seeker');
  // They have seen all up to what they said last themselves.
  const readTo = hasRead ? said.length : said.findLastIndex((one) => one.byOwner === isOwner) + 1;
  return {
    roomId,
    isOwner,
    memberId: isOwner ? ownerId : seekerId,
    firstAt: first === undefined ? null : new Date(first.at),
    readTo,
    unread: said.length - readTo,
  };
}

/**
 * Lets people of the sample advertise some of its houses that no office does, where none do yet, so that a
 * room is opened to them: every so many houses one.
 */
export async function writeHouseMembers(
  tx: Queries,
  source: string,
  { owners, every }: { readonly owners: readonly number[]; readonly every: number },
): Promise<void> {
  const there = await tx.execute(sql`
    select from house_members join houses on houses.id = house_id
    where houses.source = ${source} limit 1`);
  if (there.rows.length > 0) return;
  await tx.execute(sql`
    with own as (
      select id, row_number() over (order by id) as place from houses
      where source = ${source} and status = 'OPEN' and advertiser ->> 'kind' <> 'BROKER')
    insert into house_members (house_id, member_id)
    select id, (${sql.param([...owners])}::bigint[])[1 + (place / ${every})::int % ${owners.length}]
    from own where place % ${every} = 0`);
}

/** Whether two have a room that one of them offered the listing of. */
export async function haveRoom(tx: Queries, ownerId: number, seekerId: number): Promise<boolean> {
  const there = await tx
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .innerJoin(chatSeats, and(eq(chatSeats.roomId, chatRooms.id), eq(chatSeats.isOwner, true)))
    .where(and(eq(chatSeats.memberId, ownerId), eq(chatRooms.seekerId, seekerId)))
    .limit(1);
  return there.length > 0;
}

/** The first house of a source that a member advertises, none of these; null where there is none. */
export async function memberHouse(
  tx: Queries,
  source: string,
  others: readonly number[],
): Promise<{ readonly id: number; readonly ownerId: number } | null> {
  const [house] = await tx
    .select({ id: houses.id, ownerId: houseMembers.memberId })
    .from(houseMembers)
    .innerJoin(houses, eq(houses.id, houseMembers.houseId))
    .where(
      and(
        eq(houses.source, source),
        eq(houses.status, 'OPEN'),
        notInArray(houseMembers.memberId, [...others]),
      ),
    )
    .orderBy(asc(houses.id))
    .limit(1);
  return house ?? null;
}
