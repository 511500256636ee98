import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  ITEM_TYPE,
  NOTIFICATION_KIND,
  PUSH_KIND,
  PUSH_KINDS,
  type NotificationKind,
  type PushChoice,
} from '#core';
import { ChatRepository } from '../../../server/db/chats/chat-repository';
import type { Database } from '../../../server/db/database';
import { BundleRepository } from '../../../server/db/notifications/bundle-repository';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { NotificationRepository } from '../../../server/db/notifications/notification-repository';
import { communityOn, made, UNNAMED } from '../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { dealsOn } from '../../support/deals-on-database';
import { FAKE_PUSH_HOST } from '../../support/fake-push-service';
import { MINUTE_MS, MovingClock } from '../../support/moving-clock';
import { pushOn } from '../../support/push-on-database';

const HOUR_MS = 60 * MINUTE_MS;
/** What an open page shows is read by then. */
const SOON_MS = 5000;
const ALL: PushChoice = { kinds: PUSH_KINDS, showsText: false };

describe.each(DATABASES)('pushes on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let world: Awaited<ReturnType<typeof pushOn>>;
  let notifications: NotificationRepository;
  let kim: number;
  let lee: number;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    clock = new MovingClock();
    world = await pushOn(database, clock);
    notifications = new NotificationRepository(database, clock, new OpenSignals(kind));
    const { join } = communityOn(database, clock);
    kim = await join('kim');
    lee = await join('lee');
  });
  afterEach(() => database.close());

  const tell = (
    given: Partial<{ memberId: number; key: string; of: NotificationKind; link: string }> = {},
  ) =>
    notifications.add([
      {
        memberId: given.memberId ?? kim,
        key: given.key ?? 'alarm',
        kind: given.of ?? NOTIFICATION_KIND.NOTICE_ALARM,
        title: '행복주택 마감이 3일 남았어요',
        message: '오늘 신청해 보세요',
        NOTI_TARGET_CD: ITEM_TYPE.RENTAL,
        LINK: given.link ?? '7',
      },
    ]);
  const soon = (processes?: number) => {
    clock.advance(SOON_MS);
    return world.work(processes);
  };

  test('say what kind of thing was told, once, and nothing of what it is', async () => {
    const { address } = await world.device(kim, ALL);
    await world.device(lee, ALL);
    await tell();
    await world.work();
    // An open page would have shown it, and read it.
    expect(world.read()).toEqual([]);
    await soon(3);
    await tell();
    await soon();
    expect(world.service.received).toMatchObject([
      {
        endpoint: address.endpoint,
        urgency: 'normal',
        // Until 21:00, and not into the night.
        ttl: String(9 * 3600 - 5),
        claims: { aud: `https://${FAKE_PUSH_HOST}` },
      },
    ]);
    expect(world.read()).toMatchObject([
      {
        kind: PUSH_KIND.NOTICE,
        title: '챙겨 둔 공고 알림이 있어요',
        path: '/notices/7',
        toldAt: clock.now() - 2 * SOON_MS,
      },
    ]);
    expect(world.service.received[0]?.text).not.toContain('행복주택');
    expect(await world.waiting()).toBe(0);
  });

  test('say all of it to who chose that, on each of their devices', async () => {
    await world.device(kim, { kinds: PUSH_KINDS, showsText: true });
    await world.device(kim, ALL);
    await tell();
    await soon();
    expect(world.read().map(({ title }) => title)).toEqual(
      expect.arrayContaining(['행복주택 마감이 3일 남았어요', '챙겨 둔 공고 알림이 있어요']),
    );
  });

  test('come of the kinds alone that are on, and of none that is only listed', async () => {
    await world.device(kim, { kinds: [PUSH_KIND.DEAL], showsText: false });
    await tell();
    await tell({ key: 'like', of: NOTIFICATION_KIND.LIKE });
    await tell({ key: 'case', of: NOTIFICATION_KIND.MODERATED });
    expect(await world.waiting()).toBe(0);
    await tell({ key: 'mine', of: NOTIFICATION_KIND.DEAL_CONFIRM, link: '/deal/mine' });
    await soon();
    expect(world.read()).toMatchObject([{ kind: PUSH_KIND.DEAL, path: '/deal/mine' }]);
  });

  test('are not sent of what was read, nor to a device that was switched off meanwhile', async () => {
    const { caller } = await world.device(kim, ALL);
    await tell();
    await notifications.read(kim, 'all');
    await tell({ key: 'other' });
    await world.devices.remove(caller);
    await soon();
    expect(world.service.asked).toBe(0);
  });

  test('end with the session: by logout, on all devices, once its tokens ran out', async () => {
    const here = await world.device(kim, ALL);
    await tell();
    await world.sessions.end(here.caller, 'here');
    await soon();
    const there = await world.device(kim, ALL);
    await tell({ key: 'second' });
    await world.sessions.end(there.caller, 'everywhere');
    await soon();
    await world.device(kim, ALL);
    clock.advance(31 * 24 * HOUR_MS);
    await tell({ key: 'third' });
    await soon();
    expect(world.service.asked).toBe(0);
  });

  test('end where somebody else is on the device, and with the account', async () => {
    const { address } = await world.device(kim, ALL);
    await tell();
    await world.devices.set(await world.signIn(lee), address, ALL);
    await soon();
    expect(world.service.asked).toBe(0);
    await tell({ memberId: lee });
    await database.pool.query('delete from members where id = $1', [lee]);
    await soon();
    expect(world.service.asked).toBe(0);
  });

  test('wait for the morning, and are left to the list where it has become night again', async () => {
    await world.device(kim, ALL);
    clock.advance(10 * HOUR_MS);
    await tell();
    await soon();
    expect(world.service.asked).toBe(0);
    clock.advance(10 * HOUR_MS);
    await world.work();
    expect(world.read()).toHaveLength(1);
    await tell({ key: 'late' });
    clock.advance(13 * HOUR_MS);
    await world.work();
    expect([world.read().length, await world.waiting()]).toEqual([1, 0]);
  });

  test('are tried again where the service is away, and forget a browser that it forgot', async () => {
    const { caller, address } = await world.device(kim, ALL);
    world.service.faults.push(503, new TypeError('no route'));
    await tell();
    await soon();
    clock.advance(10_000);
    await world.work();
    expect([world.read().length, await world.waiting()]).toEqual([0, 1]);
    clock.advance(MINUTE_MS);
    await world.work();
    expect(world.read()).toHaveLength(1);
    world.service.unsubscribe(address);
    await tell({ key: 'second' });
    await soon();
    expect(await world.devices.choiceOf(caller)).toBeNull();
    const asked = world.service.asked;
    await tell({ key: 'third' });
    await soon();
    expect(world.service.asked).toBe(asked);
  });

  test('come of a room whose bell is on, anew for what is said later, and lead there', async () => {
    const deals = dealsOn(database, clock);
    const chats = new ChatRepository({ database, signals: new OpenSignals(kind) }, clock);
    const roomOf = async () =>
      made(await chats.open(lee, { dealId: await deals.write(kim, {}, {}) }));
    const id = await roomOf();
    const say = async (text: string) => {
      clock.advance(1);
      made(await chats.send(lee, id, { text, pictureIds: [] }, UNNAMED));
    };
    await world.device(kim, { kinds: [PUSH_KIND.CHAT], showsText: true });
    await say('아직 있나요?');
    await say('내일 볼 수 있을까요?');
    await soon();
    // The first is replaced by the one that was said before it was due.
    expect(world.read()).toMatchObject([
      { kind: PUSH_KIND.CHAT, path: `/chats/${id}`, body: '내일 볼 수 있을까요?' },
    ]);
    await say('여보세요?');
    await soon();
    const [first, second] = world.read();
    expect([second?.body, second?.tag]).toEqual(['여보세요?', first?.tag]);
    made(await chats.mute(kim, id, true));
    await say('…');
    await soon();
    expect(world.read()).toHaveLength(2);
  });

  test('tell of replies as they stand when they are sent', async () => {
    const community = communityOn(database, clock);
    const bundles = new BundleRepository({ database, signals: new OpenSignals(kind) }, clock);
    await world.device(kim, { kinds: [PUSH_KIND.REPLY], showsText: true });
    const post = await community.write(kim, '방 구하는 법');
    const said = await community.say(lee, post, '고마워요');
    await bundles.said(said);
    await bundles.liked('POST', post, lee);
    await soon();
    expect(world.read()).toMatchObject([{ body: '고마워요', path: `/posts/${post}` }]);
    const taken = await community.say(lee, post, '지울게요');
    await bundles.said(taken);
    await community.hold('comments', taken, 'HELD');
    await community.hold('comments', said, 'HELD');
    await soon();
    expect(world.read()).toHaveLength(1);
  });

  test('lead to what they tell of, whatever kind of deal it is', async () => {
    const deals = dealsOn(database, clock);
    await world.device(kim, ALL);
    const id = await deals.write(lee);
    for (const link of [id, '999999'])
      await notifications.add([
        {
          memberId: kim,
          key: `found ${link}`,
          kind: NOTIFICATION_KIND.DEAL_ALARM,
          title: '새 글',
          message: '',
          NOTI_TARGET_CD: ITEM_TYPE.DEAL,
          LINK: link,
        },
      ]);
    await soon();
    expect(world.read().map(({ path }) => path)).toEqual(
      expect.arrayContaining([`/direct/detail/${id}`, '/more/notifications']),
    );
  });
});
