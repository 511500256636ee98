import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CONTACT_MASK, LEFT_MEMBER, NOTIFICATION_KIND, REPORT_TARGET, type ChatRoom } from '#core';
import type { Database } from '../../../server/db/database';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { members } from '../../../server/db/schema/members';
import { reports } from '../../../server/db/schema/reports';
import { newKey, readAll, say } from '../../adapters/contracts/chats-stage';
import { wiredChats } from '../../support/chats-on-database';
import { DATABASES, openTestDatabase } from '../../support/databases';

type Wired = Awaited<ReturnType<typeof wiredChats>>;
type Person = Awaited<ReturnType<Wired['member']>>;

describe.each(DATABASES)('what members are told of rooms, on %s', (kind) => {
  let database: Database;
  let wired: Wired;
  let kim: Person;
  let lee: Person;
  let dealId: string;
  let room: ChatRoom;
  let people = 0;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    wired = await wiredChats([{ database, signals: new OpenSignals(kind) }]);
  });
  beforeEach(async () => {
    people += 1;
    kim = await wired.member(`kim ${people}`, '김자취');
    lee = await wired.member(`lee ${people}`, '이원룸');
    dealId = await wired.offered.write(kim.memberId);
    room = await lee.chats.open({ dealId });
  });
  afterAll(async () => {
    await wired.close();
    await database.close();
  });

  const told = async ({ inbox }: Person) => {
    const page = await inbox.page({ kind: NOTIFICATION_KIND.CHAT, cursor: null, limit: 30 });
    const items = page.items.map(({ title, message, isRead, LINK }) => ({
      title,
      message,
      isRead,
      LINK,
    }));
    return { items, unread: page.unread.counts.CHAT };
  };

  test('one notification a room says what was said last, while it is unread', async () => {
    await say(lee, room, '아직 있나요?');
    await say(lee, room, '010-1234-5678로\n연락 주세요');
    const one = { title: '이원룸님이 메시지를 보냈어요', LINK: `/chats/${room.id}` };
    expect(await told(kim)).toEqual({
      unread: 1,
      items: [{ ...one, message: `${CONTACT_MASK}로 연락 주세요`, isRead: false }],
    });
    await kim.chats.read(room.id, 2);
    expect(await told(kim)).toMatchObject({ unread: 0, items: [{ isRead: true }] });
    const pictureIds = [await lee.picture()];
    await lee.chats.send(room.id, { text: '', pictureIds }, newKey());
    expect(await told(kim)).toMatchObject({ unread: 1, items: [{ message: '사진 1장' }, {}] });
    expect(await told(lee)).toEqual({ unread: 0, items: [] });
  });

  test('nothing of a muted room, which still counts', async () => {
    await kim.chats.mute(room.id, true);
    await say(lee, room, '조용히');
    expect(await told(kim)).toEqual({ unread: 0, items: [] });
    expect(await kim.chats.one(room.id)).toMatchObject({ unread: 1 });
  });

  test('nothing of a room that was left, or of who was blocked since', async () => {
    await say(lee, room, '하나');
    await kim.chats.leave(room.id);
    expect(await told(kim)).toEqual({ unread: 0, items: [] });
    await say(lee, room, '둘');
    expect(await told(kim)).toMatchObject({ unread: 1 });
    await kim.blocks.block(lee.id);
    expect(await told(kim)).toEqual({ unread: 0, items: [] });
    await kim.blocks.unblock(lee.id);
    expect(await told(kim)).toMatchObject({ unread: 1 });
  });

  test('who has left is told nothing and named nowhere, and the other keeps all', async () => {
    await say(lee, room, '곧 떠나요');
    await database.db.delete(members).where(eq(members.id, lee.memberId));
    expect(await kim.chats.one(room.id)).toMatchObject({ other: null, isOpen: false });
    expect((await readAll(kim, room)).map(({ text }) => text)).toEqual(['곧 떠나요']);
    expect(await told(kim)).toMatchObject({
      items: [{ title: `${LEFT_MEMBER}이 메시지를 보냈어요` }],
    });
    await expect(say(kim, room, '잘 가요')).rejects.toMatchObject({ kind: 'refused', field: 'id' });
  });

  test('a room about a deal that is over says so, and begins no more', async () => {
    await say(lee, room, '아직 있나요?');
    await wired.offered.deals.setStatus(kim.memberId, dealId, 'DONE');
    expect(await lee.chats.one(room.id)).toMatchObject({ listing: { state: 'DONE' } });
    expect((await lee.chats.open({ dealId })).id).toBe(room.id);
    const park = await wired.member(`park ${people}`, '박전세');
    await expect(park.chats.open({ dealId })).rejects.toMatchObject({ status: 410 });
    await wired.offered.deals.remove(kim.memberId, dealId);
    expect(await lee.chats.one(room.id)).toMatchObject({ listing: { state: 'GONE', photo: null } });
  });

  test('nobody sends a picture of somebody else', async () => {
    const pictureIds = [await kim.picture()];
    const sent = lee.chats.send(room.id, { text: '', pictureIds }, newKey());
    await expect(sent).rejects.toMatchObject({ kind: 'refused', field: 'pictureIds' });
    expect(await readAll(lee, room)).toEqual([]);
  });

  test('a key that named other words is refused', async () => {
    const key = newKey();
    await say(lee, room, '하나', key);
    await expect(say(lee, room, '둘', key)).rejects.toMatchObject({ field: 'Idempotency-Key' });
  });

  test('a report of a room keeps what was said last, whole, by one of the two alone', async () => {
    await say(lee, room, '카톡 아이디 hankan99');
    const target = { code: REPORT_TARGET.CHAT, id: room.id };
    const report = {
      reason: 'OTHER',
      title: '',
      content: '돈을 먼저 달라고 해요',
      target,
    } as const;
    const park = await wired.member(`park ${people}`, '박전세');
    await expect(park.reports.send({ ...report, authorId: null }, newKey())).rejects.toMatchObject({
      kind: 'not-found',
    });
    await kim.blocks.block(lee.id);
    await kim.reports.send({ ...report, authorId: lee.id }, newKey());
    const [kept] = await database.db
      .select({ evidence: reports.evidence })
      .from(reports)
      .where(eq(reports.reporterId, kim.memberId));
    expect(kept?.evidence).toMatchObject([
      { number: 1, by: 'other', text: '카톡 아이디 hankan99', pictures: [] },
    ]);
  });

  test('a deal says how its owner answers, from the fifth who wrote on', async () => {
    const HOUR_MS = 3_600_000;
    const repliesOf = async () => {
      const found = await wired.offered.deals.one(dealId, null);
      return found.ok && found.value.dealType === 'direct' ? found.value.replies : 'none';
    };
    for (let at = 0; at < 5; at += 1) {
      expect(await repliesOf()).toBeNull();
      const asking = await wired.member(`asking ${people} ${at}`, '궁금이');
      const about = await asking.chats.open({ dealId });
      await say(asking, about, '아직 있나요?');
      wired.clock.advance(HOUR_MS);
      if (at < 4) await say(kim, about, '네');
    }
    // Nobody has to have answered the last one within a day.
    expect(await repliesOf()).toBeNull();
    wired.clock.advance(24 * HOUR_MS);
    expect(await repliesOf()).toEqual({ percent: 80, minutes: 60 });
    expect(await lee.chats.one(room.id)).toMatchObject({ replies: { percent: 80, minutes: 60 } });
  });
});
