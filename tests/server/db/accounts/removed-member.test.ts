import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MemoryRandom } from '../../../../src/adapters/memory/memory-random';
import {
  EMPTY_DIRECT_FILTER,
  hybridStampAt,
  ITEM_TYPE,
  newChecklist,
  NOTIFICATION_KIND,
  PUSH_KINDS,
  uuidV7,
  withField,
  withPhoto,
} from '#core';
import { ConditionRepository } from '../../../../server/db/accounts/condition-repository';
import { MemberRepository } from '../../../../server/db/accounts/member-repository';
import { SessionRepository } from '../../../../server/db/accounts/session-repository';
import { ChatRepository } from '../../../../server/db/chats/chat-repository';
import { ChecklistRepository } from '../../../../server/db/checklists/checklist-repository';
import { CollectionRepository } from '../../../../server/db/collections/collection-repository';
import { DealAlarmRepository } from '../../../../server/db/deal-alarms/deal-alarm-repository';
import { DealRepository } from '../../../../server/db/deals/deal-repository';
import { DealZzimRepository } from '../../../../server/db/deals/deal-zzim-repository';
import { InquiryRepository } from '../../../../server/db/deals/inquiry-repository';
import type { Database } from '../../../../server/db/database';
import { ZzimLookRepository } from '../../../../server/db/zzim/zzim-look-repository';
import { memberLists } from '../../../../server/db/lists/member-list-repository';
import { JobRepository } from '../../../../server/db/jobs/job-repository';
import { NoticeRepository } from '../../../../server/db/notices/notice-repository';
import { replaceOrAddNotices } from '../../../../server/db/notices/notice-writer';
import { CalendarRepository } from '../../../../server/db/notifications/calendar-repository';
import { OpenSignals } from '../../../../server/db/notifications/member-signals';
import { NoticeAlarmRepository } from '../../../../server/db/notifications/notice-alarm-repository';
import { NotificationRepository } from '../../../../server/db/notifications/notification-repository';
import { DuePushRepository } from '../../../../server/db/push/due-push-repository';
import { PushDeviceRepository } from '../../../../server/db/push/push-device-repository';
import { ReportRepository } from '../../../../server/db/reports/report-repository';
import { houseMembers } from '../../../../server/db/schema/chats';
import { houseShowings } from '../../../../server/db/schema/house-showings';
import { members } from '../../../../server/db/schema/members';
import { notices } from '../../../../server/db/schema/notices';
import { notifications as told } from '../../../../server/db/schema/notifications';
import { JobRunner, type JobHandler } from '../../../../server/jobs/job-runner';
import { NOTICE_ALARMS, sendNoticeAlarms } from '../../../../server/jobs/send-notice-alarms';
import { sendPush } from '../../../../server/jobs/send-pushes';
import { tellCorrections } from '../../../../server/jobs/tell-corrections';
import { NOTICE_CORRECTED_JOB } from '../../../../server/ports/notices/notices';
import { SEND_PUSH_JOB } from '../../../../server/ports/push/push';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { made, UNNAMED } from '../../../support/community-on-database';
import { directToKeep } from '../../../support/deals-on-database';
import { joinMember } from '../../../support/join-member';
import { mateToKeep, matesOn } from '../../../support/mates-on-database';
import { MINUTE_MS, MovingClock } from '../../../support/moving-clock';
import { person } from '../../../support/notice-values';
import { PUSH_ADDRESS } from '../../../support/push-values';
import { noticeContent } from '../../../support/notices';

/** What a member leaves, and each word that only they have. */
const LEFT = {
  member_identities: ['subject-of-'],
  members: ['named-'],
  session_families: ['family-of-'],
  session_tokens: ['token-of-'],
  certifications: ['certified-as-'],
  reports: ['reported-by-'],
  member_conditions: [],
  notice_alarms: [],
  notifications: ['told-to-'],
  notification_counts: [],
  calendar_links: [],
  deals: ['room-of-'],
  deal_places: ['door-of-'],
  deal_contacts: ['contact-of-'],
  deal_showings: [],
  house_showings: [],
  chat_rooms: [],
  chat_seats: [],
  house_members: [],
  deal_words: [],
  deal_alarms: ['alarm-of-'],
  list_entries: ['viewed-by-'],
  zzim_looks: ['looked-at-for-'],
  mate_requests: [],
  mate_numbers: ['mate-tel-of-'],
  push_devices: ['reached-at-'],
  collections: ['list-of-'],
  collection_seats: [],
  collection_items: [],
  collection_votes: [],
  checklists: ['house-seen-by-'],
  pictures: [],
  picture_uses: [],
} as const;
/** Ids that are written nowhere else. */
const FIRST_ID = 424_242_424;

describe.each(DATABASES)('a member who is removed, on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let kim: number;
  let lee: number;
  /** Somebody else's, whom both called. */
  let roomOfAll: string;
  /** A room that somebody else offers. */
  let hosted: string;
  /** Somebody else who looks for a mate. */
  let mate: { readonly host: number; readonly listing: string };
  /** Somebody else's collection, which both have joined. */
  let shared: { readonly id: string; readonly code: string };
  const calendar = new Map<number, string>();
  const world = () => {
    const notifications = new NotificationRepository(database, clock, new OpenSignals(kind));
    const alarms = new NoticeAlarmRepository(database, clock);
    const jobs = new JobRepository(database);
    return { notifications, alarms, jobs, notices: new NoticeRepository(database), clock };
  };
  const deliver = (title: string) =>
    database.db.transaction((tx) =>
      replaceOrAddNotices(
        tx,
        [{ ...noticeContent({ title, until: '2026-11-21T17:00+09:00' }), number: '1' }],
        { source: 'IMPORT', sourceName: 'test' },
        { now: clock.now() },
      ),
    );
  const tell = (memberId: number, name: string) =>
    world().notifications.add([
      {
        memberId,
        key: `${name} ${clock.now()}`,
        kind: NOTIFICATION_KIND.NOTICE_ALARM,
        title: `told-to-${name}`,
        message: '오늘 마감해요',
        NOTI_TARGET_CD: ITEM_TYPE.RENTAL,
        LINK: '1',
      },
    ]);
  const rowsOf = async (table: string): Promise<readonly string[]> => {
    const { rows } = await database.pool.query<{ row: string }>(
      `select row_to_json(t)::text as row from ${table} t`,
    );
    return rows.map(({ row }) => row).toSorted();
  };

  /** Everything that a member can have. */
  async function live(accounts: MemberRepository, name: string): Promise<number> {
    const memberId = await joinMember(accounts, `subject-of-${name}`);
    await accounts.certify(memberId, `certified-as-${name}`);
    await database.db
      .update(members)
      .set({ nickname: `named-${name}` })
      .where(eq(members.id, memberId));
    await new SessionRepository(database).add(
      { id: `family-of-${name}`, memberId, createdAt: clock.now() },
      [{ hash: `token-of-${name}`, kind: 'access', expiresAt: clock.now() + MINUTE_MS }],
    );
    await new ReportRepository(database, clock, new MemoryRandom()).keep({
      reporterId: memberId,
      sendingKey: 'a',
      reason: 'ABUSE',
      title: `reported-by-${name}`,
      content: '가짜예요.',
      target: null,
      authorId: null,
    });
    await new ConditionRepository(database, clock).save(memberId, person({ household: 3 }));
    calendar.set(memberId, await new CalendarRepository(database, clock).open(memberId));
    const [notice] = await database.db.select({ id: notices.id }).from(notices);
    await world().alarms.set(memberId, String(notice?.id), [0, 1]);
    await tell(memberId, name);
    await world().notifications.read(memberId, 'all');
    await tell(memberId, `${name} again`);
    const place = { ...directToKeep().draft.place, unit: `door-of-${name}` };
    const contact = { tel: `contact-of-${name}`, takesSms: false };
    const room = directToKeep({ title: `room-of-${name}`, place, contact });
    made(await new DealRepository(database, clock).write(memberId, room, UNNAMED));
    const chats = new ChatRepository({ database, signals: new OpenSignals(kind) }, clock);
    const about = made(await chats.open(memberId, { dealId: hosted }));
    made(await chats.send(memberId, about, { text: '아직 있나요?', pictureIds: [] }, UNNAMED));
    await database.db.insert(houseMembers).values({ houseId: memberId - FIRST_ID + 1, memberId });
    const inquiries = new InquiryRepository(database, clock);
    made(await inquiries.contact(memberId, roomOfAll, 'TEL'));
    const showing = { day: '20261120', memberId, houseId: 1, way: 'TEL' } as const;
    await database.db.insert(houseShowings).values(showing);
    made(await inquiries.ask(memberId, roomOfAll));
    made(await inquiries.sayGone(memberId, roomOfAll));
    const search = { dealType: 'direct', filter: EMPTY_DIRECT_FILTER } as const;
    made(await new DealAlarmRepository(database, clock).set(memberId, search, `alarm-of-${name}`));
    made(await new DealZzimRepository(database, clock).keep(memberId, roomOfAll));
    const seen = {
      dongliCode: null,
      sigungu: null,
      dong: `viewed-by-${name}`,
      lat: null,
      lng: null,
    };
    const viewed = { type: 'house', id: '1', at: hybridStampAt(0, 'phone'), isKept: true } as const;
    made(await memberLists(database, clock).recents.join(memberId, [{ ...viewed, place: seen }]));
    const state = { stands: 'OPEN', price: null, until: null, correctedOn: null } as const;
    const found = {
      memberId,
      type: 'notice',
      id: `looked-at-for-${name}`,
      state,
      number: 1,
    } as const;
    await new ZzimLookRepository(database).looked([found], clock.now());
    await agree(memberId, name);
    await beReached(memberId, name);
    const collections = new CollectionRepository(
      { database, signals: new OpenSignals(kind) },
      clock,
    );
    made(await collections.make(memberId, `list-of-${name}`, UNNAMED));
    made(await collections.join(memberId, shared.code));
    const thing = { kind: 'notice', id: name } as const;
    made(await collections.add(memberId, shared.id, thing));
    made(await collections.vote(memberId, shared.id, thing, 'UP'));
    await look(memberId, name);
    return memberId;
  }

  /** At a house, with a picture that says of nobody whose it is, all shown to others. */
  async function look(memberId: number, name: string): Promise<void> {
    const checklists = new ChecklistRepository(database, clock);
    const pictureId = `picture ${memberId - FIRST_ID}`;
    await database.pool.query(
      `insert into pictures (id, member_id, sha256, width, height, bytes, created_at)
       values ($1, $2, $1, 640, 480, 1, now())`,
      [pictureId, memberId],
    );
    const one = newChecklist(uuidV7(clock.now(), [memberId - FIRST_ID]));
    const titled = withField(one, 'title', `house-seen-by-${name}`, hybridStampAt(0, 'phone'));
    const photo = { id: 'p1', room: null, item: null, pictureId, caption: null, removed: null };
    made(await checklists.put(memberId, [withPhoto(titled, photo)]));
    const choice = { address: true, name: true, tel: true };
    await checklists.share(memberId, one.id, { days: 7, choice });
  }

  /** On the device of their session. */
  async function beReached(memberId: number, name: string): Promise<void> {
    const caller = { memberId, familyId: `family-of-${name}` };
    const address = { ...PUSH_ADDRESS, endpoint: `https://push.example.com/reached-at-${name}` };
    const choice = { kinds: PUSH_KINDS, showsText: false };
    await new PushDeviceRepository(database, clock).set(caller, address, choice);
  }

  /** Two who agreed to talk about living together, one of whom opened their number. */
  async function agree(asker: number, name: string): Promise<void> {
    const { mateRequests } = matesOn(database, clock);
    const seen = made(await mateRequests.ask(asker, mate.listing));
    made(await mateRequests.act(mate.host, seen.id, { act: 'ACCEPT' }));
    const tel = `mate-tel-of-${name}`;
    made(await mateRequests.act(asker, seen.id, { act: 'OPEN_NUMBER', tel }));
  }

  /** Does what is due; with nothing handed in as the server does it. */
  async function runJobs(handlers: Readonly<Record<string, JobHandler>> = {}): Promise<void> {
    const [logger, { signal: cancel }] = [pino({ level: 'silent' }), new AbortController()];
    const parts = { ...world(), logger, cancel };
    const own = {
      [NOTICE_ALARMS]: sendNoticeAlarms(parts),
      [NOTICE_CORRECTED_JOB]: tellCorrections(parts),
      [SEND_PUSH_JOB]: sendPush({
        due: new DuePushRepository(database),
        gateway: { send: () => Promise.resolve('sent') },
        clock,
      }),
    };
    const { jobs } = parts;
    const runner = new JobRunner({
      jobs,
      clock,
      logger,
      schedules: [],
      handlers: { ...own, ...handlers },
    });
    while ((await runner.look()) > 0) await runner.settled();
  }

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    clock = new MovingClock();
    await database.pool.query(
      `select setval(pg_get_serial_sequence('members', 'id'), ${FIRST_ID - 1})`,
    );
    await deliver('초판');
    const accounts = new MemberRepository(database, clock);
    const host = await joinMember(accounts, 'host');
    const deals = new DealRepository(database, clock);
    roomOfAll = made(await deals.write(host, directToKeep(), UNNAMED));
    hosted = made(await new DealRepository(database, clock).write(host, directToKeep(), UNNAMED));
    const { mates } = matesOn(database, clock);
    mate = { host, listing: made(await mates.write(host, mateToKeep(), UNNAMED)) };
    const lists = new CollectionRepository({ database, signals: new OpenSignals(kind) }, clock);
    const id = made(await lists.make(host, '함께 보는 모음', UNNAMED));
    made(await lists.share(host, id, { mayAdd: true, mayVote: true, days: null }));
    shared = { id, code: made(await lists.one(host, id)).link?.code ?? '' };
    kim = await live(accounts, 'kim');
    lee = await live(accounts, 'lee');
  });
  afterEach(() => database.close());

  /** What says of whom it is, by its id or by a word of theirs. */
  const isOf = (memberId: number, name: string) => {
    const words = Object.values(LEFT).flatMap((each) => each.map((word) => word + name));
    const all = [String(memberId), calendar.get(memberId) ?? 'no calendar', ...words];
    return (row: string) => all.some((word) => row.includes(word));
  };
  /** The tables in which something is of a member, with how much. */
  async function leftOf(memberId: number, name: string): Promise<Readonly<Record<string, number>>> {
    const { rows } = await database.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const left: Record<string, number> = {};
    for (const table of rows) {
      const theirs = (await rowsOf(table.name)).filter(isOf(memberId, name));
      if (theirs.length > 0) left[table.name] = theirs.length;
    }
    return left;
  }

  const remove = (memberId: number) => database.db.delete(members).where(eq(members.id, memberId));

  test('leaves nothing in any table, and others lose nothing', async () => {
    // A job that tells them is due, and one that failed in the middle of telling them.
    await deliver('정정');
    const failing = { kind: 'failing', key: '1', payload: {}, runAt: clock.now() };
    await world().jobs.add([failing]);
    await runJobs({
      [NOTICE_CORRECTED_JOB]: () => Promise.reject(new Error('not now')),
      failing: async () => {
        const twice = (await database.db.select().from(told)).filter(
          ({ memberId }) => memberId === kim,
        );
        await database.db.insert(told).values(twice);
      },
    });
    expect(await rowsOf('jobs')).toEqual([
      expect.stringContaining('"attempts":1'),
      expect.stringContaining('23505'),
    ]);
    // The sign-up that made them is forgotten with those that nobody finished.
    clock.advance(60 * MINUTE_MS);
    await new MemberRepository(database, clock).openSignUp({ provider: 'kakao', subject: 'new' });
    const before = { kim: await leftOf(kim, 'kim'), lee: await leftOf(lee, 'lee') };
    expect(Object.keys(before.kim).toSorted()).toEqual(Object.keys(LEFT).toSorted());
    expect(before.kim).toEqual(before.lee);

    await remove(kim);
    expect(await leftOf(kim, 'kim')).toEqual({});
    expect(await leftOf(lee, 'lee')).toEqual(before.lee);
  });

  test('is told nothing by jobs that were under way', async () => {
    await deliver('정정');
    await remove(kim);
    // A batch that was read before.
    await tell(kim, 'kim');
    await runJobs();
    await world().jobs.add([{ kind: NOTICE_ALARMS, key: '1', payload: {}, runAt: clock.now() }]);
    clock.advance(20 * 60 * MINUTE_MS);
    await runJobs();
    // What others are pushed of it is due a moment later.
    clock.advance(MINUTE_MS);
    await runJobs();
    const { pending_sign_ups: _joined, ...left } = await leftOf(kim, 'kim');
    expect(left).toEqual({});
    const ofLee = await world().notifications.page(lee, { kind: null, cursor: null, limit: 30 });
    expect(ofLee.items.map((one) => one.kind).toSorted()).toEqual([
      NOTIFICATION_KIND.MATE,
      NOTIFICATION_KIND.NOTICE_ALARM,
      NOTIFICATION_KIND.NOTICE_ALARM,
      NOTIFICATION_KIND.NOTICE_ALARM,
      NOTIFICATION_KIND.NOTICE_CORRECTED,
    ]);
    expect((await rowsOf('jobs')).filter((row) => row.includes('"done_at":null'))).toEqual([]);
  });

  test('takes along all rows that name them, in tables to come as well', async () => {
    const { rows: keys } = await database.pool.query<{
      name: string;
      column: string;
      rule: string;
    }>(
      `select conrelid::regclass::text as name, attname as column, confdeltype as rule
        from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where contype = 'f' and confrelid = 'members'::regclass order by 1, 2`,
    );
    // What they wrote for others may stay, without them (spec/readings R56).
    const stays = keys.filter(({ rule }) => rule !== 'c');
    expect(stays.map(({ name, column, rule }) => `${name}.${column} ${rule}`)).toEqual([
      'chat_rooms.seeker_id n',
      'chat_seats.member_id n',
      'comments.author_id n',
      'comments.mention_id n',
      'deals.author_id n',
      'moderation_cases.author_id n',
      'pictures.member_id n',
      'posts.author_id n',
    ]);
    const { rows: columns } = await database.pool.query<{ name: string }>(
      `select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name in ('member_id', 'reporter_id')`,
    );
    const loose = columns
      .map(({ name }) => name)
      .filter((name) => keys.every((key) => key.name !== name));
    // Forgotten by time, whoever it was.
    expect(loose).toEqual(['pending_sign_ups']);
  });
});
