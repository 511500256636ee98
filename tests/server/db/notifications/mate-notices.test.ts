import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NOTIFICATION_KIND } from '#core';
import type { Database } from '../../../../server/db/database';
import { DealRepository } from '../../../../server/db/deals/deal-repository';
import { MateRequestRepository } from '../../../../server/db/mates/mate-request-repository';
import { MemberChangeRepository } from '../../../../server/db/notifications/member-changes';
import { OpenSignals } from '../../../../server/db/notifications/member-signals';
import { NotificationRepository } from '../../../../server/db/notifications/notification-repository';
import { members } from '../../../../server/db/schema/members';
import { communityOn, made, UNNAMED } from '../../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { matesOn, mateToKeep } from '../../../support/mates-on-database';
import { MovingClock } from '../../../support/moving-clock';

describe.each(DATABASES)('what mates are told, on %s', (kind) => {
  const clock = new MovingClock();
  let database: Database;
  let signals: OpenSignals;
  /** Who offers a room, who asks, and somebody else who offers one. */
  let kim: number;
  let lee: number;
  let park: number;
  let ofKim: string;
  let people = 0;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    signals = new OpenSignals(kind);
  });
  beforeEach(async () => {
    people += 1;
    const { join } = communityOn(database, clock);
    [kim, lee, park] = [
      await join(`kim ${people}`),
      await join(`lee ${people}`),
      await join(`park ${people}`),
    ];
    await named(kim, `김자취${people}`);
    await named(lee, `이원룸${people}`);
    ofKim = await offer(kim);
  });
  afterAll(() => database.close());

  const named = (id: number, nickname: string) =>
    database.db.update(members).set({ nickname }).where(eq(members.id, id));
  const offer = async (who: number) =>
    made(await matesOn(database, clock).mates.write(who, mateToKeep(), UNNAMED));
  const asks = () => new MateRequestRepository({ database, signals }, clock);
  /** All that somebody is told: in the list, in the counts, and on an open page. */
  const told = async (who: number) => {
    const { items, unread } = await new NotificationRepository(database, clock, signals).page(who, {
      kind: NOTIFICATION_KIND.MATE,
      cursor: null,
      limit: 30,
    });
    const asked = [{ memberId: who, after: 0 }];
    const [heard] = await new MemberChangeRepository(database).since(asked);
    return {
      titles: items.map(({ title }) => title),
      messages: items.map(({ message }) => message),
      links: items.map(({ LINK }) => LINK),
      unread: unread.counts.MATE,
      change: unread.change,
      heard: JSON.stringify(heard),
    };
  };
  const nothing = { titles: [], messages: [], links: [], unread: 0 };

  test('an ask is told to who was asked, and an agreement to who asked, once', async () => {
    const { id } = made(await asks().ask(lee, ofKim));
    made(await asks().ask(lee, ofKim));
    expect(await told(kim)).toMatchObject({
      titles: ['함께 살고 싶다는 관심이 왔어요'],
      messages: [`이원룸${people}님이 관심을 보냈어요. 14일 안에 답해 주세요.`],
      links: [ofKim],
      unread: 1,
      heard: expect.stringContaining(`이원룸${people}`) as string,
    });
    expect(await told(lee)).toMatchObject(nothing);
    for (const act of ['ACCEPT', 'ACCEPT'] as const) made(await asks().act(kim, id, { act }));
    expect(await told(lee)).toMatchObject({
      titles: ['서로 동의했어요'],
      messages: [expect.stringContaining(`김자취${people}님도`)],
      unread: 1,
    });
    expect(await told(kim)).toMatchObject({ unread: 1 });
  });

  test('it says what they are called now, and leads to the asks where no listing is left', async () => {
    const { id } = made(await asks().ask(lee, ofKim));
    await new DealRepository(database, clock).setStatus(kim, ofKim, 'DONE');
    made(await asks().act(kim, id, { act: 'ACCEPT' }));
    await named(kim, `새이름${people}`);
    expect(await told(lee)).toMatchObject({
      messages: [expect.stringContaining(`새이름${people}님도`)],
      links: ['/deal/mine'],
    });
  });

  test('nothing is told of an ask that was taken back, until it is asked again', async () => {
    const { id } = made(await asks().ask(lee, ofKim));
    const before = await told(kim);
    made(await asks().act(lee, id, { act: 'WITHDRAW' }));
    const after = await told(kim);
    expect(after).toMatchObject(nothing);
    expect(after.heard).not.toContain(`이원룸${people}`);
    made(await asks().ask(lee, ofKim));
    expect(await told(kim)).toEqual(before);
  });

  test('nothing is told of who is apart, or has left', async () => {
    const { blocks } = communityOn(database, clock);
    made(await asks().ask(lee, ofKim));
    await blocks.block(kim, String(lee));
    const apart = await told(kim);
    expect(apart).toMatchObject(nothing);
    expect(apart.heard).not.toContain(`이원룸${people}`);
    await blocks.unblock(kim, String(lee));
    expect(await told(kim)).toMatchObject({ unread: 1 });
    await database.db.delete(members).where(eq(members.id, lee));
    expect(await told(kim)).toMatchObject({ ...nothing, heard: '[]' });
  });

  test('a refusal is told by nothing: not in the list, in the counts or on an open page', async () => {
    const ofPark = await offer(park);
    const { id } = made(await asks().ask(lee, ofKim));
    made(await asks().ask(lee, ofPark));
    const before = await told(lee);
    made(await asks().act(kim, id, { act: 'DECLINE' }));
    expect(await told(lee)).toEqual(before);
    expect(before).toMatchObject({ ...nothing, heard: '[]', change: 0 });
  });

  test('neither is there without the other where telling fails, and both come of the next try', async () => {
    const failing = { telling: () => sql`1 / 0`, sent: () => undefined };
    const broken = new MateRequestRepository({ database, signals: failing }, clock);
    await expect(broken.ask(lee, ofKim)).rejects.toThrow();
    expect(await asks().list(lee, 10)).toEqual([]);
    expect(await told(kim)).toMatchObject(nothing);
    const { id } = made(await asks().ask(lee, ofKim));
    expect(await told(kim)).toMatchObject({ unread: 1 });
    await expect(broken.act(kim, id, { act: 'ACCEPT' })).rejects.toThrow();
    expect((await asks().list(kim, 10))[0]?.consent.state).toBe('ASKED');
    made(await asks().act(kim, id, { act: 'ACCEPT' }));
    expect(await told(lee)).toMatchObject({ unread: 1 });
  });

  test('who blocks and who asks at the same time end up apart, and nothing is told', async () => {
    const { blocks } = communityOn(database, clock);
    await Promise.all([asks().ask(lee, ofKim), blocks.block(kim, String(lee))]);
    expect(await told(kim)).toMatchObject(nothing);
    expect(await asks().ask(lee, ofKim)).toEqual({ ok: false, reason: 'none' });
  });
});
