import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ITEM_TYPE, NOTIFICATION_KIND, SNS_TYPE_OF } from '#core';
import { beginSignInReply } from '#contract/sign-in';
import { openPostgres, type Database } from '../../../server/db/database';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { SessionRepository } from '../../../server/db/accounts/session-repository';
import { replaceOrAddNotices } from '../../../server/db/notices/notice-writer';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { NotificationRepository } from '../../../server/db/notifications/notification-repository';
import { boundaries } from '../../../server/db/schema/geography';
import { smsOutbox } from '../../../server/db/schema/limits';
import { TokenSessions } from '../../../server/accounts/sessions/token-sessions';
import { createPostgresDatabase } from '../../support/databases';
import { dealsOn } from '../../support/deals-on-database';
import { noticeContent } from '../../support/notices';
import { pressConsent } from '../../support/press-consent';
import { NEW_MEMBER } from '../../support/sign-in-steps';
import { aHouse } from '../db/houses/house-arbitrary';
import { aMember } from '../accounts/sessions/session-database';
import { nextPage, readsOf, type Known } from './every-read';
import { FollowingPage } from './following-page';
import { jsonOf, Person } from './person';
import { ServerProcess } from './server-process';
import { shareChecklist, shareCollection } from './shared-by-link';
import { withinOneMinute } from '../../support/within-one-minute';

const CERTIFICATE = Array<string>(32).fill('0A').join(':');

let database: Database;
let env: Readonly<Record<string, string>>;
let servers: readonly ServerProcess[];
/** The one of them that a balancer would choose for a call of this number. */
const server = (call: number): ServerProcess => servers[call % 2] as ServerProcess;
let end: () => Promise<void>;

beforeAll(async () => {
  const { url, drop } = await createPostgresDatabase();
  database = openPostgres(url);
  env = {
    DATABASE_URL: url,
    TRUST_PROXY: 'loopback',
    DRAIN_SECONDS: '60',
    APPLE_APP_IDS: 'ABCDE12345.com.hankan.app',
    ANDROID_CERT_SHA256: CERTIFICATE,
  };
  // At once, on a database without houses: one fills it, the other waits.
  servers = await Promise.all([ServerProcess.start(env), ServerProcess.start(env)]);
  end = async () => {
    for (const each of servers) each.tell('SIGKILL');
    await Promise.all(servers.map((each) => each.gone()));
    await database.close();
    await drop();
  };
});
afterAll(() => end());

const count = async (statement: string) =>
  Number(
    (await database.pool.query<{ n: string }>(`select count(*) as n ${statement}`)).rows[0]?.n,
  );

/** Somebody who is signed in, as a sign-in of a moment ago left them. */
async function signedIn(address?: string): Promise<Person & { readonly id: number }> {
  const sessions = new TokenSessions(new SessionRepository(database), { now: () => Date.now() });
  const id = await aMember(database, Date.now());
  return Object.assign(new Person(await sessions.open(id), address), { id });
}

const visitor = new Person();

/** A boundary to be drawn in tiles: any ring will do. */
async function drawSquare(): Promise<void> {
  const [west, south, east, north] = [126.8, 37.4, 127.2, 37.7] as const;
  const corners: [number, number][] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  await database.db.insert(boundaries).values({
    code: '1100000000',
    kind: 'sido',
    name: '서울특별시',
    west,
    south,
    east,
    north,
    geometry: { type: 'MultiPolygon', coordinates: [[corners]] },
    source: 'test',
    attribution: '시험 자료',
  });
  // Each server looks for another edition once in a while.
  const tiles = () => Promise.all(servers.map((at) => visitor.ask(at, '/v2/map/tiles/6/54/24')));
  await expect
    .poll(async () => (await tiles()).map(({ status }) => status), { timeout: 120_000 })
    .toEqual([200, 200]);
}

/** The first one: examples of the documentation name it. */
async function writeNotice(): Promise<void> {
  const given = [{ ...noticeContent(), number: '1' }];
  const from = { source: 'IMPORT', sourceName: 'test' } as const;
  await database.db.transaction((tx) => replaceOrAddNotices(tx, given, from, { now: Date.now() }));
}

/** The first room, with this member in it: examples of the documentation name it. */
async function joinRoom(memberId: number): Promise<void> {
  const run = (statement: string) => database.pool.query(statement, [memberId]);
  await run(`insert into chat_rooms
      (id, kind, listing_id, seeker_id, created_at, last_number, last_at, visit_state, visit_at,
        visit_agreed_at, visit_by_owner)
    overriding system value values
      (1, 'direct', 1, $1, now(), 1, now(), 'AGREED', now() + interval '1 day',
        now() + interval '1 day', true)
    on conflict (id) do update set seeker_id = $1, visit_state = 'AGREED',
      visit_at = excluded.visit_at, visit_agreed_at = excluded.visit_at, visit_by_owner = true`);
  await database.pool.query(`insert into chat_visits
      (room_id, number, at, sequence, is_called_off, changed_at)
    select id, 1, visit_at, 0, false, created_at from chat_rooms where id = 1 on conflict do nothing`);
  await run(`insert into chat_seats (room_id, is_owner, member_id)
    values (1, false, $1), (1, true, null)
    on conflict (room_id, is_owner) do update set member_id = excluded.member_id`);
  await database.pool.query(`insert into chat_messages
      (room_id, number, by_owner, key, hash, text, pictures, sent_at)
    values (1, 1, false, 'first', '', '아직 방이 있나요?', '{}', now()) on conflict do nothing`);
}

/** All of an answer that a balancer's or a CDN's other server has to give, too. */
async function look(by: Person, at: ServerProcess, address: string) {
  const answer = await by.ask(at, address);
  const { status, headers } = answer;
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  // On one's own machine a page names the emulators of the server that it comes from.
  const body = text
    .replaceAll(at.emulators, 'emulators')
    // When it answered: a clock that a device sets its own by.
    .replace(/"now":"[^"]+"/, '"now":"…"');
  const named = (name: string) => headers.get(name);
  return {
    address,
    status,
    body,
    type: named('content-type'),
    encoding: named('content-encoding'),
    kept: named('cache-control'),
    vary: named('vary'),
    etag: body === text ? named('etag') : null,
  };
}
const nameOf = async (person: Person, at: ServerProcess) =>
  ((await jsonOf(person.ask(at, '/v1/session'))) as { DATA: { NICKNAME?: string } }).DATA.NICKNAME;

describe('two servers of one database', () => {
  test('filled it once, though they started at once', async () => {
    expect(await count(`from houses where source = 'sample'`)).toBe(3000);
    expect(await count(`from inventories`)).toBe(
      await count(`from (select distinct target, position, title from inventories) as each`),
    );
  });

  test('answer every read with the same bytes and the same ETag', async () => {
    const list = (await jsonOf(
      visitor.ask(server(0), '/v2/houses?swLat=37.42&swLng=126.76&neLat=37.7&neLng=127.19'),
    )) as { result: { photo: { small: string } | null }[] };
    const shown = list.result.find(({ photo }) => photo !== null);
    const docs = await jsonOf(visitor.ask(server(0), '/docs/openapi.json'));

    await drawSquare();
    await writeNotice();
    const member = await signedIn();
    await joinRoom(member.id);
    await shareCollection(database, member.id);
    await shareChecklist(database, member.id);
    const { item } = (await jsonOf(
      member.ask(server(0), '/v2/me/calendar', { method: 'PUT' }),
    )) as { item: { path: string } };
    const known: Known = { picture: shown?.photo?.small ?? '', calendar: item.path };
    const alike = async (address: string) => {
      // A first look at what people wrote is counted, and the answers after it tell one more.
      await look(member, server(0), address);
      const { one, other, again } = await withinOneMinute(async () => {
        const answers = await Promise.all(servers.map((at) => look(member, at, address)));
        const etag = answers[0]?.etag ?? null;
        const asked = etag === null ? null : await member.ask(server(1), address, { etag });
        return { one: answers[0], other: answers[1], again: asked?.status ?? 304 };
      });
      expect(other).toEqual(one);
      expect(again, address).toBe(304);
      return { status: one?.status, body: one?.body ?? '' };
    };
    const pages: string[] = [];
    for (const { address, about } of readsOf(docs as object, known)) {
      const { status, body } = await alike(address);
      // Some parameters go in pairs: alone, the other one is missed.
      if (status === 400 && about !== null)
        expect(body, address).not.toContain(`"field":"${about}"`);
      else expect(status, address).toBe(200);
      const next = nextPage(address, body);
      if (next !== null) pages.push(next);
    }
    expect(pages).not.toEqual([]);
    for (const address of pages) expect((await alike(address)).status, address).toBe(200);
  });

  test('know of written houses at once, both', async () => {
    const AT = 'swLat=33.1&swLng=126.1&neLat=33.2&neLng=126.2';
    const seen = (at: ServerProcess) =>
      Promise.all(
        [`/v2/houses?${AT}`, `/v2/houses/map?${AT}&level=5`, `/v2/houses/tally?${AT}`].map(
          async (address) => (await visitor.ask(at, address)).text(),
        ),
      );
    for (const deposit of [100, 200, 300]) {
      const house = aHouse({ listingNumber: 'two-servers', lat: 33.15, lng: 126.15, deposit });
      await database.db.transaction((tx) => replaceOrAdd(tx, [house], 'test', '20261120'));
      const [one, other] = await Promise.all(servers.map(seen));
      expect(one).toEqual(other);
      expect(one?.[0]).toContain(`"deposit":${deposit}`);
    }
  });
});

describe('rooms that are offered', () => {
  test('are on the map of both at once, as they are in its list', async () => {
    const owner = await signedIn();
    const { write, confirmedAt } = dealsOn(database, { now: () => Date.now() });
    const ASKED = 'swLat=33.1&swLng=126.1&neLat=33.2&neLng=126.2';
    const totals = async (at: ServerProcess) => {
      const asked = [`/v2/deals/map?${ASKED}`, `/v2/deals?${ASKED}`].map((address) =>
        jsonOf(visitor.ask(at, address)),
      );
      const answers = (await Promise.all(asked)) as { page: { total: number; version: string } }[];
      return answers.map(({ page: { total, version } }) => ({ total, version }));
    };
    for (const total of [1, 2, 3]) {
      const id = await write(owner.id, {}, { shown: { lat: 33.15, lng: 126.15 } });
      const both = (await Promise.all(servers.map(totals))).flat();
      expect(new Set(both.map((each) => JSON.stringify(each))).size).toBe(1);
      expect(both[0]?.total).toBe(total);
      if (total < 3) continue;
      await confirmedAt(id, 0);
      const after = (await Promise.all(servers.map(totals))).flat();
      expect(after.map((each) => each.total)).toEqual([2, 2, 2, 2]);
    }
  });
});

describe('a session', () => {
  test('begins at one, goes on at the other, and is known to both', async () => {
    const person = new Person();
    const post = async (at: ServerProcess, path: string, body: object) => {
      const answer = await person.ask(at, path, { method: 'POST', body });
      person.keep(answer);
      return answer;
    };
    const begun = await post(server(0), '/v2/sign-ins', { provider: 'kakao' });
    const { url } = beginSignInReply.parse(await begun.json()).item;
    const { searchParams } = (await pressConsent(new URL(url), 'new', 'consent')).url;
    const brought = { code: searchParams.get('code'), state: searchParams.get('state') };
    await post(server(1), '/v1/login', { SNS_TYPE_CD: SNS_TYPE_OF.kakao, ...brought });
    expect(person.cookie).toContain('hankan_sign_up');
    await post(server(0), '/v2/members', NEW_MEMBER);
    for (const at of servers) expect(await nameOf(person, at)).toBe(NEW_MEMBER.nickname);
  });

  test('that twenty calls at once renew at both goes on with one pair of tokens', async () => {
    const person = await signedIn();
    person.tokens = { ...person.tokens, accessToken: null };
    const calls = Array.from({ length: 20 }, (_, call) => person.ask(server(call), '/v1/session'));
    const heard = (await Promise.all(calls)).map(
      ({ headers }) => `${headers.get('authentication')} ${headers.get('rt')}`,
    );
    expect(heard[0]).toMatch(/^[\w-]{43} [\w-]{43}$/);
    expect(new Set(heard).size).toBe(1);
    const [accessToken = '', refreshToken = ''] = heard[0]?.split(' ') ?? [];
    person.tokens = { accessToken, refreshToken };
    for (const at of servers) expect(await nameOf(person, at)).toBe('김한칸');
  });

  test('that ends at one has ended at the other', async () => {
    const person = await signedIn();
    const left = await person.ask(server(0), '/v1/auth/logout', { method: 'POST' });
    expect(left.status).toBe(200);
    expect(await nameOf(person, server(1))).toBeUndefined();
  });
});

describe('limits', () => {
  test('let twenty tries of an address through, wherever they arrive', async () => {
    const person = new Person(undefined, '203.0.113.9');
    const body = { SNS_TYPE_CD: SNS_TYPE_OF.facebook, accessToken: 'x' };
    const tries = Array.from({ length: 30 }, (_, call) =>
      person.ask(server(call), '/v1/login', { method: 'POST', body }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 429)).toEqual(Array<number>(20).fill(422));
    for (const at of servers) {
      const refused = await person.ask(at, '/v1/login', { method: 'POST', body });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    }
    expect(await count(`from call_counts where hash like '%203%113%'`)).toBe(0);
  });

  test('let twenty writes of a member through, wherever they come from', async () => {
    const person = await signedIn('203.0.113.10');
    const writes = Array.from({ length: 24 }, (_, call) =>
      person.ask(server(call), '/v1/auth/report', { method: 'POST', body: report(`하나 ${call}`) }),
    );
    const statuses = (await Promise.all(writes)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });
});

const report = (content: string) => ({
  CATEGORY: 'OTHER',
  TITLE: '신고',
  CONTENT: `두 서버에 보내는 신고 ${content}`,
});

describe('what is sent twice', () => {
  test('at once to both is one report', async () => {
    const person = await signedIn();
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, call) =>
        jsonOf(
          person.ask(server(call), '/v1/auth/report', {
            method: 'POST',
            body: report('두 번'),
            key: 'two-servers-1',
          }),
        ),
      ),
    );
    expect(new Set(sent.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(sent[0]).toMatchObject({ DATA: { CASE_NO: expect.any(String) as string } });
  });

  test('at once to both is one message', async () => {
    const person = new Person(undefined, '203.0.113.11');
    const order = { method: 'POST', body: { HP_NO: '010-7777-1234' }, key: 'two-servers-2' };
    const sent = await Promise.all(
      [0, 1, 2, 3].map((call) => person.ask(server(call), '/v1/install-link', order)),
    );
    // Whoever comes while the other server sends hears that it is under way.
    for (const { status } of sent) expect([200, 409]).toContain(status);
    expect(sent.map(({ status }) => status)).toContain(200);
    const messages = await database.db.select().from(smsOutbox);
    expect(messages).toHaveLength(1);
  });
});

describe('a page that follows at one', () => {
  /** What a third process writes, as one that does jobs; each gets a name. */
  const tell = (memberId: number, ...names: string[]) =>
    new NotificationRepository(
      database,
      { now: () => Date.now() },
      new OpenSignals('postgres'),
    ).add(
      names.map((name) => ({
        memberId,
        key: name,
        kind: NOTIFICATION_KIND.NOTICE_ALARM,
        title: name,
        message: '',
        NOTI_TARGET_CD: ITEM_TYPE.RENTAL,
        LINK: '1',
      })),
    );
  const titles = ({ heard }: FollowingPage) => heard.map(({ item }) => item.title);
  const readAll = (person: Person, at: ServerProcess) =>
    person.ask(at, '/v2/me/notifications/read', { method: 'POST', body: { ids: 'all' } });

  test('hears what is written elsewhere, and nothing of others', async () => {
    const [kim, lee] = [await signedIn(), await signedIn()];
    const page = await FollowingPage.open(kim, server(0), 0);
    await tell(lee.id, '남의 알림');
    await tell(kim.id, '하나', '둘');
    await page.hears(2);
    await readAll(kim, server(1));
    await page.hears(4);
    expect(page.heard.map(({ id, item }) => [id, item.title, item.isRead])).toEqual([
      [1, '하나', false],
      [2, '둘', false],
      [3, '하나', true],
      [4, '둘', true],
    ]);
  });

  test('goes on at the other when the one is killed: nothing is lost, nothing comes twice', async () => {
    const kim = await signedIn();
    const third = await ServerProcess.start(env);
    try {
      const page = await FollowingPage.open(kim, third, 0);
      const names = Array.from({ length: 30 }, (_, at) => `알림 ${at}`);
      // Some are written before the kill, some while nobody listens, some after.
      const writing = (async () => {
        for (const name of names) await tell(kim.id, name);
      })();
      await page.hears(5);
      third.tell('SIGKILL');
      await page.over();
      const other = await FollowingPage.open(kim, server(1), page.last);
      await writing;
      await other.hears(names.length - page.heard.length);
      expect([...titles(page), ...titles(other)]).toEqual(names);
      const ids = [...page.heard, ...other.heard].map(({ id }) => id);
      expect(ids).toEqual(names.map((_, at) => at + 1));
    } finally {
      third.tell('SIGKILL');
      await third.gone();
    }
  });
});

// Last: one of them is not there afterwards.
describe('a server that goes', () => {
  test('by a kill leaves what it has acknowledged, and its callers go on at the other', async () => {
    const person = await signedIn('203.0.113.12');
    const send = (at: ServerProcess, call: number) =>
      person
        .ask(at, '/v1/auth/report', {
          method: 'POST',
          body: report(`셋 ${call}`),
          key: `two-servers-kill-${call}`,
        })
        .then(
          async (answer) => ((await answer.json()) as { DATA: { CASE_NO: string } }).DATA.CASE_NO,
        )
        .catch(() => null);
    const calls = Array.from({ length: 8 }, (_, call) => call);
    const first = await send(server(1), 0);
    const sending = calls.slice(1).map((call) => send(server(1), call));
    server(1).tell('SIGKILL');
    const acknowledged = [first, ...(await Promise.all(sending))];
    await server(1).gone();
    const again = await Promise.all(calls.map((call) => send(server(0), call)));
    for (const [call, caseNumber] of acknowledged.entries())
      if (caseNumber !== null) expect(again[call]).toBe(caseNumber);
    expect(first).not.toBeNull();
    expect(new Set(again).size).toBe(calls.length);
    expect(again).not.toContain(null);
  });

  test('by a signal says that it is not ready, and answers on meanwhile', async () => {
    server(0).tell('SIGTERM');
    await expect
      .poll(async () => (await visitor.ask(server(0), '/readyz')).status, { timeout: 120_000 })
      .toBe(503);
    const answer = await visitor.ask(server(0), '/v2/codes?HOUTP');
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    // A second one does not wait for the balancer.
    server(0).tell('SIGTERM');
    expect(await server(0).gone()).toBe(130);
  });
});
