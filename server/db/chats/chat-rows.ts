import { and, desc, eq, gt, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DEAL_KIND, DEAL_STATUS, HOUSE_STATUS, statusAt, type ChatVisit, type Party } from '#core';
import type { ChatMessageRecord, ChatRoomRecord } from '../../ports/chats/chats';
import type { StoredPicture } from '../../ports/pictures/stored-pictures';
import { DRAWN_SIZE, isDrawnPath } from '../../shared/drawn-path';
import { toWriter } from '../communities/post-rows';
import type { Queries } from '../database';
import { agreedWith } from '../mates/mate-consents';
import { chatMessages, chatRooms, chatSeats } from '../schema/chats';
import { deals } from '../schema/deals';
import { houses } from '../schema/houses';
import { members } from '../schema/members';
import { pictures } from '../schema/pictures';
import { metBy, repliesOf } from './chat-figures';
import { readTexts } from './read-text';

/** The seat of the one who asks, and the other one. */
export const mine = alias(chatSeats, 'mine');
export const theirs = alias(chatSeats, 'theirs');

/** Whether one of the two blocked the other (spec/readings R38); of joined rows. */
export const areApart: SQL<boolean> = sql<boolean>`exists (select from member_blocks
  where member_id = mine.member_id and blocked_id = theirs.member_id
    or member_id = theirs.member_id and blocked_id = mine.member_id)`;

const dealColumns = {
  // First what no deal lacks: by it the query is told whether there is one.
  title: deals.title,
  party: deals.party,
  roomType: deals.roomType,
  rentType: deals.rentType,
  deposit: deals.deposit,
  monthly: deals.monthly,
  dong: deals.dong,
  pictures: deals.pictures,
  status: deals.status,
  confirmedAt: deals.confirmedAt,
  shownUntil: deals.shownUntil,
  removedAt: deals.removedAt,
  holdState: deals.holdState,
  authorId: deals.authorId,
  isExample: deals.isExample,
};

const houseColumns = {
  roomType: houses.type,
  rentType: houses.dealType,
  deposit: houses.deposit,
  monthly: houses.monthly,
  dong: houses.dong,
  title: houses.title,
  photos: houses.photos,
  status: houses.status,
  confirmedAt: houses.confirmedAt,
  advertiser: houses.advertiser,
};

/** The last that a seat may see; of what it took away the one before is. */
const lastSeen = (queries: Pick<Queries, 'select'>) =>
  queries
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.roomId, mine.roomId),
        gt(chatMessages.number, mine.hiddenTo),
        sql`not case when ${mine.isOwner} then ${chatMessages.isHiddenForOwner}
          else ${chatMessages.isHiddenForSeeker} end`,
      ),
    )
    .orderBy(desc(chatMessages.number))
    .limit(1)
    .as('seen');

/** Rooms with all that is shown of them, for the seat of one of the two. */
export function selectRooms(queries: Pick<Queries, 'select'>) {
  const seen = lastSeen(queries);
  return queries
    .select({
      room: chatRooms,
      mine,
      theirs,
      nickname: members.nickname,
      deal: dealColumns,
      house: houseColumns,
      last: { ...seen._.selectedFields },
    })
    .from(mine)
    .innerJoin(chatRooms, eq(chatRooms.id, mine.roomId))
    .innerJoin(theirs, and(eq(theirs.roomId, mine.roomId), ne(theirs.isOwner, mine.isOwner)))
    .leftJoin(members, eq(members.id, theirs.memberId))
    .leftJoin(deals, and(ne(chatRooms.kind, 'house'), eq(deals.id, chatRooms.listingId)))
    .leftJoin(houses, and(eq(chatRooms.kind, 'house'), eq(houses.id, chatRooms.listingId)))
    .leftJoinLateral(seen, sql`true`)
    .$dynamic();
}

export type RoomRow = Awaited<ReturnType<typeof selectRooms>>[number];
export type MessageRow = typeof chatMessages.$inferSelect;
export type Seat = typeof chatSeats.$inferSelect;

/** Rooms as they are answered to a member. */
export async function toRooms(
  tx: Queries,
  memberId: number,
  rows: readonly RoomRow[],
  now: number,
): Promise<readonly ChatRoomRecord[]> {
  const shown = await toMessages(
    tx,
    rows.flatMap(({ last, mine: seat }) => (last === null ? [] : [{ message: last, seat }])),
  );
  const lasts = new Map(shown.map((one) => [one.roomId, one.record] as const));
  const owners = rows.flatMap(({ mine: own, theirs: other }) => {
    const owner = own.isOwner ? own : other;
    return owner.memberId === null ? [] : [owner.memberId];
  });
  const replies = await repliesOf(tx, owners, now);
  const met = await metBy(
    tx,
    memberId,
    rows.flatMap(({ theirs: other }) => other.memberId ?? []),
  );
  const mates = rows.flatMap(({ room, theirs: other }) =>
    room.kind === DEAL_KIND.mate ? (other.memberId ?? []) : [],
  );
  const agreed = await agreedWith(tx, memberId, { others: mates, now });
  return rows.map(({ room, mine: own, theirs: other, nickname, ...row }) => {
    const owner = own.isOwner ? own : other;
    return {
      id: String(room.id),
      last: room.lastNumber,
      hiddenTo: own.hiddenTo,
      unread: own.unread,
      theirRead: other.readTo,
      revision: own.revision,
      change: own.change,
      listing: listingOf({ room, mine: own, ...row }, now),
      other: toWriter(other.memberId, nickname),
      isOwner: own.isOwner,
      isMuted: own.isMuted,
      isOpen:
        other.memberId !== null && (room.kind !== DEAL_KIND.mate || agreed.has(other.memberId)),
      isBlocked: false,
      isPlaceOpen: room.placeOpenedAt !== null,
      lastMessage: lasts.get(room.id) ?? null,
      lastAt: room.lastNumber > own.hiddenTo ? room.lastAt.toISOString() : null,
      visit: visitOf(room, room.visitByOwner === own.isOwner),
      isFirstVisit: !met.has(other.memberId ?? 0),
      replies: replies.get(owner.memberId ?? 0) ?? null,
    };
  });
}

/** Messages as they are read from a seat: what the other wrote is masked until the seat has answered. */
export async function toMessages(
  tx: Pick<Queries, 'select'>,
  rows: readonly { readonly message: MessageRow; readonly seat: Seat }[],
): Promise<readonly { readonly roomId: number; readonly record: ChatMessageRecord }[]> {
  const known = await picturesOf(
    tx,
    rows.flatMap(({ message }) => message.pictures),
  );
  const texts = await readTexts(tx, rows);
  return rows.map(({ message, seat }, at) => {
    const isMine = message.byOwner === seat.isOwner;
    const isHidden = isHiddenFrom(message, seat);
    const { text = '', isMasked = false, risk = null } = texts[at] ?? {};
    return {
      roomId: message.roomId,
      record: {
        number: message.number,
        isMine,
        key: isMine ? message.key : null,
        kind: message.visitState === null ? 'TEXT' : 'VISIT',
        text: isHidden ? '' : text,
        isHidden,
        isMasked,
        risk,
        pictures: isHidden ? [] : message.pictures.flatMap((id) => known.get(id) ?? []),
        visit: visitOf(message, isMine),
        sentAt: message.sentAt.toISOString(),
      },
    };
  });
}

/** Whether it was taken away from a seat. */
const isHiddenFrom = (message: MessageRow, { isOwner }: Seat): boolean =>
  isOwner ? message.isHiddenForOwner : message.isHiddenForSeeker;

function visitOf(
  {
    visitState: state,
    visitAt: at,
    visitAgreedAt,
  }: Pick<MessageRow, 'visitState' | 'visitAt' | 'visitAgreedAt'>,
  isMine: boolean,
): ChatVisit | null {
  const agreedAt = visitAgreedAt?.toISOString() ?? null;
  return state === null || at === null ? null : { state, at: at.toISOString(), agreedAt, isMine };
}

async function picturesOf(
  tx: Pick<Queries, 'select'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredPicture>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: pictures.id, width: pictures.width, height: pictures.height })
    .from(pictures)
    .where(inArray(pictures.id, [...new Set(ids)]));
  const drawn = ids.filter(isDrawnPath).map((id) => ({ id, ...DRAWN_SIZE }));
  return new Map([...rows, ...drawn].map((row) => [row.id, row] as const));
}

/** How a listing is for whoever is told least of it: what it is shown to be to its author says less. */
export const listingOfSeeker = (row: RoomRow, now: number): ChatRoomRecord['listing'] =>
  listingOf({ ...row, mine: { ...row.mine, memberId: null } }, now);

function listingOf(
  { room, mine: seat, deal, house }: Pick<RoomRow, 'room' | 'mine' | 'deal' | 'house'>,
  now: number,
): ChatRoomRecord['listing'] {
  const id = String(room.listingId);
  if (deal !== null) {
    const { party, roomType, rentType, deposit, monthly, dong, title } = deal;
    const lack = lackOf(deal, seat.memberId);
    if (lack !== null) return { kind: room.kind, id, ...NOTHING_LEFT, state: lack };
    return {
      kind: room.kind,
      id,
      party,
      roomType,
      rentType,
      deposit,
      monthly,
      dong,
      title,
      picture: deal.pictures[0] ?? null,
      state: statusAt(deal.status, deal.shownUntil.getTime(), now),
      confirmedAt: deal.confirmedAt.toISOString(),
      isExample: deal.isExample,
    };
  }
  if (house !== null && house.status !== HOUSE_STATUS.HIDDEN) {
    const { roomType, rentType, deposit, monthly, dong, title } = house;
    return {
      kind: room.kind,
      id,
      party: house.advertiser.kind satisfies Party,
      roomType,
      rentType,
      deposit,
      monthly,
      dong,
      title,
      picture: house.photos[0] ?? null,
      state: house.status === HOUSE_STATUS.SOLD ? DEAL_STATUS.DONE : DEAL_STATUS.OPEN,
      confirmedAt: house.confirmedAt.toISOString(),
      isExample: false,
    };
  }
  return { kind: room.kind, id, ...NOTHING_LEFT };
}

/** Why nothing of a deal is shown to whoever talks about it; what is held its author alone sees (spec/readings R39). */
function lackOf(
  { removedAt, authorId, holdState }: NonNullable<RoomRow['deal']>,
  viewer: number | null,
): 'GONE' | 'HELD' | null {
  if (removedAt !== null || authorId === null) return 'GONE';
  return holdState === null || authorId === viewer ? null : 'HELD';
}

/** The title of what a room is about, as a member may read it; empty where it is not shown. */
export function titleFor({ deal, house, mine: seat }: RoomRow): string {
  if (deal !== null) return lackOf(deal, seat.memberId) === null ? deal.title : '';
  return house === null || house.status === HOUSE_STATUS.HIDDEN ? '' : house.title;
}

/** What is said of a listing that is not shown. */
export const NOTHING_LEFT = {
  party: null,
  roomType: null,
  rentType: null,
  deposit: 0,
  monthly: 0,
  dong: '',
  title: '',
  picture: null,
  state: 'GONE',
  confirmedAt: null,
  isExample: false,
} as const;

/** Whether something was said that a seat may see; of joined rows. */
export const hasSaid = gt(chatRooms.lastNumber, mine.hiddenTo);
