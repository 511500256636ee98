import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addDays,
  checkChatText,
  CONTACT_MASK,
  confirmQuestion,
  gravestRisk,
  maskContacts,
  NOTIFICATION_KIND,
  seoulDay,
  seoulMidnight,
  unlistedText,
} from '#core';
import { connectSample, samplePeople } from '../../../server/db/accounts/sample-accounts';
import { MemberRepository } from '../../../server/db/accounts/member-repository';
import { ChatRepository } from '../../../server/db/chats/chat-repository';
import type { Database } from '../../../server/db/database';
import { confirmSampleDeals } from '../../../server/db/deals/sample-parts';
import { EndingDealRepository } from '../../../server/db/deals/ending-deal-repository';
import { OwnDealRepository } from '../../../server/db/deals/own-deal-repository';
import { MateRequestRepository } from '../../../server/db/mates/mate-request-repository';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { NotificationRepository } from '../../../server/db/notifications/notification-repository';
import { chatMessages, chatRooms, chatSeats } from '../../../server/db/schema/chats';
import { dealPlaces, deals } from '../../../server/db/schema/deals';
import { mateNumbers, mateRequests } from '../../../server/db/schema/mates';
import { members } from '../../../server/db/schema/members';
import { notifications } from '../../../server/db/schema/notifications';
import { PEOPLE, sampleIdentities } from '../../../server/emulators/people';
import { fillAccounts } from '../../../server/sample/accounts/fill-accounts';
import { ACCOUNT_TALKS } from '../../../server/sample/accounts/talks.data';
import { fillChats } from '../../../server/sample/chats/fill-chats';
import { fillDeals } from '../../../server/sample/deals/fill-deals';
import { fillMates } from '../../../server/sample/mates/fill-mates';
import { SAMPLE_ACCOUNTS } from '../../../server/shared/sample-accounts';
import { made } from '../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../support/databases';

const TODAY = '20261120';
const HOUR_MS = 3_600_000;
/** In the morning of the day on which the sample is filled in. */
const NOW = seoulMidnight(TODAY) + 9 * HOUR_MS;

describe.each(DATABASES)('the accounts of the sample on %s', (kind) => {
  let database: Database;
  let now = NOW;
  const clock = { now: () => now };
  const fill = (day: string) =>
    database.db.transaction(async (tx) => {
      await fillDeals(tx, day);
      await fillMates(tx, day);
      await fillChats(tx, day);
      await fillAccounts(tx, day, 'sample');
    });
  const place = () => ({ database, signals: new OpenSignals(kind) });
  const chats = () => new ChatRepository(place(), clock);
  const inbox = () => new NotificationRepository(database, clock, new OpenSignals(kind));
  const people = () => samplePeople(database.db, Object.values(SAMPLE_ACCOUNTS));
  const idOf = async (nickname: string) => (await people()).get(nickname)?.id ?? 0;
  const roomsOf = async (nickname: string) =>
    (await chats().list(await idOf(nickname), { cursor: null, limit: 30 })).items;
  const all = async () => {
    const tables = [chatRooms, chatSeats, chatMessages, mateRequests, mateNumbers, notifications];
    const rows = [];
    for (const table of [...tables, deals])
      rows.push((await database.db.select().from(table)).map((row) => JSON.stringify(row)).sort());
    return rows;
  };

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await fill(TODAY);
  });
  afterAll(() => database.close());

  it('are those whom the emulators offer, by every service and none that is real', async () => {
    const named = PEOPLE.flatMap(({ name, about }) => (about === undefined ? [] : [name]));
    expect(named).toEqual(Object.values(SAMPLE_ACCOUNTS));
    const accounts = new MemberRepository(database, clock);
    const identities = sampleIdentities(['kakao', 'naver']);
    await connectSample(database, identities, now);
    await connectSample(database, identities, now);
    for (const [nickname, given] of identities)
      for (const identity of given) expect(await accounts.of(identity)).toBe(await idOf(nickname));
    await connectSample(database, sampleIdentities(['naver']), now);
    const [[, [kakao, naver] = []] = []] = identities;
    if (kakao === undefined || naver === undefined) throw new Error('There are two services.');
    expect(await accounts.of(kakao)).toBeNull();
    expect(await accounts.of(naver)).not.toBeNull();
    await connectSample(database, sampleIdentities([]), now);
    expect(await accounts.of(naver)).toBeNull();
  });

  it('have rooms in every way, that say how much is unread', async () => {
    const owner = await roomsOf(SAMPLE_ACCOUNTS.owner);
    const seeker = await roomsOf(SAMPLE_ACCOUNTS.seeker);
    expect(owner.filter(({ unread }) => unread > 0)).toHaveLength(3);
    expect(seeker.filter(({ unread }) => unread > 0)).toHaveLength(2);
    expect(new Set(seeker.map(({ listing }) => listing.kind))).toEqual(new Set(['direct', 'mate']));
    expect(owner.every(({ isOwner }) => isOwner)).toBe(true);
    expect(seeker.every(({ isOpen }) => isOpen)).toBe(true);
    for (const { listing } of [...owner, ...seeker]) expect(listing.isExample).toBe(true);
    const visits = owner.flatMap(({ visit }) => visit ?? []);
    expect(visits.map(({ state }) => state).sort()).toEqual(['AGREED', 'PROPOSED']);
    for (const { at } of visits) expect(Date.parse(at)).toBeGreaterThan(now + HOUR_MS);
    // What they agreed on stands, in calendars, too.
    for (const { id, visit } of owner) {
      const entry = await chats().calendarVisit(await idOf(SAMPLE_ACCOUNTS.owner), id);
      if (visit?.state !== 'AGREED') expect(entry).toEqual({ ok: false, reason: 'none' });
      else {
        expect(visit.agreedAt).toBe(visit.at);
        expect(made(entry)).toMatchObject({ at: Date.parse(visit.at), isCalledOff: false });
      }
    }
    expect(seeker.filter(({ isPlaceOpen }) => isPlaceOpen)).toHaveLength(1);
  });

  it('hold back the number of who was not answered, alone', async () => {
    const masked = [];
    for (const nickname of Object.values(SAMPLE_ACCOUNTS)) {
      const id = await idOf(nickname);
      for (const room of await roomsOf(nickname)) {
        const said = made(await chats().messages(id, room.id, { before: null, limit: 50 })).items;
        masked.push(...said.filter(({ isMasked }) => isMasked));
      }
    }
    expect(masked).toMatchObject([{ risk: null }]);
    expect(masked[0]?.text).toContain(CONTACT_MASK);
  });

  it('show a picture that is drawn', async () => {
    const [message] = await database.db
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.text, '이쪽 벽에 책상이 들어가요.'));
    const id = await idOf(SAMPLE_ACCOUNTS.owner);
    const read = await chats().messages(id, String(message?.roomId), { before: null, limit: 50 });
    const pictures = made(read).items.flatMap((one) => one.pictures);
    expect(pictures).toEqual([{ id: message?.pictures[0], width: 1280, height: 960 }]);
  });

  it('have rooms that are whole: of people who are there, numbered, told and read as by a call', async () => {
    const { rows } = await database.pool.query<{
      lost: string;
      gaps: string;
      wrong: string;
    }>(`select
      (select count(*) from chat_seats left join members on members.id = member_id
        where members.id is null) as lost,
      (select count(*) from chat_rooms room where last_number <>
        (select count(*) from chat_messages where room_id = room.id)) as gaps,
      (select count(*) from chat_seats seat where unread <>
        (select count(*) from chat_messages said where said.room_id = seat.room_id
          and by_owner <> is_owner and number > read_to)) as wrong`);
    expect(rows[0]).toEqual({ lost: '0', gaps: '0', wrong: '0' });
    const said = await database.db.select().from(chatMessages);
    for (const { sentAt } of said) expect(sentAt.getTime()).toBeLessThan(seoulMidnight(TODAY));
    const listings = await database.db
      .select({ at: deals.createdAt, roomAt: chatRooms.createdAt })
      .from(chatRooms)
      .innerJoin(chatSeats, eq(chatSeats.roomId, chatRooms.id))
      .innerJoin(deals, eq(deals.id, chatRooms.listingId))
      .where(
        inArray(
          chatSeats.memberId,
          [...(await people()).values()].map(({ id }) => id),
        ),
      );
    for (const { at, roomAt } of listings) expect(at.getTime()).toBeLessThan(roomAt.getTime());
  });

  it('are told of what they have not seen, once each', async () => {
    for (const nickname of Object.values(SAMPLE_ACCOUNTS)) {
      const id = await idOf(nickname);
      const unread = (await roomsOf(nickname)).filter((room) => room.unread > 0);
      const { items } = await inbox().page(id, { kind: null, cursor: null, limit: 30 });
      const told = items.filter(({ isRead }) => !isRead);
      expect(
        told
          .flatMap(({ kind: one, LINK }) => (one === NOTIFICATION_KIND.CHAT ? [LINK] : []))
          .sort(),
      ).toEqual(unread.map((room) => `/chats/${room.id}`).sort());
      expect(told.some(({ kind: one }) => one === NOTIFICATION_KIND.MATE)).toBe(
        nickname === SAMPLE_ACCOUNTS.seeker,
      );
      for (const { title, message } of items) expect(`${title}${message}`).not.toMatch(/010-/);
    }
  });

  it('wait for mates, are waited for, agreed with one who opened a number, and declined one', async () => {
    const requests = new MateRequestRepository(place(), clock);
    const seen = await requests.list(await idOf(SAMPLE_ACCOUNTS.seeker), 30);
    expect(seen.map(({ consent }) => consent.state).sort()).toEqual(
      ['ACCEPTED', 'ASKED', 'DECLINED', 'WAITING'].sort(),
    );
    const agreed = seen.find(({ consent }) => consent.state === 'ACCEPTED');
    expect(agreed?.consent).toMatchObject({ seesNumber: true, opensNumber: false });
  });

  it('offer a room, one reserved, one to be confirmed, and one that is hidden for it', async () => {
    const own = new OwnDealRepository(database, clock);
    const { items } = await own.list(await idOf(SAMPLE_ACCOUNTS.owner), {
      limit: 30,
      cursor: null,
    });
    expect(items.map(({ status }) => status).sort()).toEqual([
      'HIDDEN',
      'OPEN',
      'OPEN',
      'RESERVED',
    ]);
    expect(items.flatMap((one) => confirmQuestion(one, now)?.due ?? [])).toEqual(['D-1']);
    expect(items.flatMap((one) => unlistedText(one, now) ?? [])).toEqual(['내가 숨겨 두었어요']);
  });

  it('tell nobody else where a room is', async () => {
    const told = (await database.db.select({ text: chatMessages.text }).from(chatMessages))
      .map(({ text }) => text)
      .join('\n');
    const ids = [...(await people()).values()].flatMap(({ listings }) => listings);
    const places = await database.db
      .select()
      .from(dealPlaces)
      .where(
        inArray(
          dealPlaces.dealId,
          ids.map(({ id }) => id),
        ),
      );
    expect(places.length).toBeGreaterThan(0);
    for (const { road, unit } of places) {
      expect(told).not.toContain(road);
      if (unit !== '') expect(told).not.toContain(unit);
    }
    const opened = await database.db.select().from(chatRooms);
    expect(opened.filter(({ placeOpenedAt }) => placeOpenedAt !== null)).toHaveLength(1);
  });

  it('are asked to confirm, as nobody does it for them', async () => {
    await connectSample(database, sampleIdentities(['kakao']), now);
    const ending = async () => {
      const owners = [];
      for await (const batch of new EndingDealRepository(database).endingBy(
        now,
        now + 48 * HOUR_MS,
      ))
        owners.push(...batch.map(({ ownerId }) => ownerId));
      return owners;
    };
    expect(await ending()).toEqual([await idOf(SAMPLE_ACCOUNTS.owner)]);
    await database.db.transaction((tx) => confirmSampleDeals(tx, now));
    expect(await ending()).toHaveLength(1);
  });

  it('stay as they are when it is filled in again', async () => {
    const before = await all();
    await fill(TODAY);
    await fill(addDays(TODAY, 2));
    const after = await all();
    expect(after.map((rows) => rows.length)).toEqual(before.map((rows) => rows.length));
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
  });

  it('have visits ahead and listings on offer a month later, too; what somebody said stays', async () => {
    const id = await idOf(SAMPLE_ACCOUNTS.seeker);
    const [own] = (await roomsOf(SAMPLE_ACCOUNTS.seeker)).filter(
      ({ listing }) => listing.kind === 'mate',
    );
    made(
      await chats().send(
        id,
        own?.id ?? '',
        { text: '내일 연락드릴게요.', pictureIds: [] },
        { key: 'mine', hash: 'mine' },
      ),
    );
    const later = addDays(TODAY, 40);
    now = seoulMidnight(later) + 9 * HOUR_MS;
    await fill(later);
    const rooms = await roomsOf(SAMPLE_ACCOUNTS.owner);
    const agreed = rooms.find(({ visit }) => visit?.state === 'AGREED');
    expect(Date.parse(agreed?.visit?.at ?? '')).toBeGreaterThan(now);
    expect(agreed?.visit?.agreedAt).toBe(agreed?.visit?.at);
    const owner = await idOf(SAMPLE_ACCOUNTS.owner);
    expect(made(await chats().calendarVisit(owner, agreed?.id ?? ''))).toMatchObject({
      at: Date.parse(agreed?.visit?.at ?? ''),
      sequence: 1,
    });
    for (const { lastMessage } of rooms)
      expect(Date.parse(lastMessage?.sentAt ?? '')).toBeLessThan(now);
    const { items } = await new OwnDealRepository(database, clock).list(
      await idOf(SAMPLE_ACCOUNTS.owner),
      { limit: 30, cursor: null },
    );
    expect(items.map(({ status }) => status).sort()).toEqual([
      'HIDDEN',
      'OPEN',
      'OPEN',
      'RESERVED',
    ]);
    const told = await database.db
      .select()
      .from(chatMessages)
      .where(
        and(eq(chatMessages.visitState, 'AGREED'), eq(chatMessages.roomId, Number(agreed?.id))),
      );
    const day = seoulDay(Date.parse(agreed?.visit?.at ?? ''));
    expect(told[0]?.text).toContain(`${Number(day.slice(4, 6))}월 ${Number(day.slice(6))}일`);
    const mate = (await roomsOf(SAMPLE_ACCOUNTS.seeker)).find((room) => room.id === own?.id);
    expect(seoulDay(Date.parse(mate?.lastMessage?.sentAt ?? ''))).toBe(TODAY);
  });

  it('are nobody of a database without them', async () => {
    const empty = await openTestDatabase(kind);
    await empty.db.transaction((tx) => fillAccounts(tx, TODAY, 'sample'));
    expect([await empty.db.$count(chatRooms), await empty.db.$count(members)]).toEqual([0, 0]);
    await empty.close();
  });
});

describe('what the accounts say', () => {
  const lines = ACCOUNT_TALKS.flatMap(({ lines: said }) =>
    said.flatMap((line) => ('text' in line ? [line.text.replace(/^> /, '')] : [])),
  );

  it.each(lines)('is a message as anybody may send it, and no sign of fraud: %s', (text) => {
    expect(checkChatText(text, 0)).toEqual({ ok: true, text });
    expect(gravestRisk(text)).toBeNull();
    expect(text).toMatch(/요[.?!]|까요\?|나요\?/);
  });

  it('names a contact once, of a number that nobody can have', () => {
    const named = lines.filter((text) => maskContacts(text).isMasked);
    expect(named).toEqual([expect.stringContaining('010-0000-')]);
  });
});
