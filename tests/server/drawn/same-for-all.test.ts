import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { authorizationHeader, ITEM_TYPE, REPORT_REASON, type Tokens } from '#core';
import { TokenSessions } from '../../../server/accounts/sessions/token-sessions';
import { MemberRepository } from '../../../server/db/accounts/member-repository';
import { SessionRepository } from '../../../server/db/accounts/session-repository';
import { openPostgres, type Database } from '../../../server/db/database';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { houses } from '../../../server/db/schema/houses';
import { smsOutbox } from '../../../server/db/schema/limits';
import { members, sessionFamilies, sessionTokens } from '../../../server/db/schema/members';
import type { HouseRecord } from '../../../server/ports/houses/house-record';
import { SAMPLE_PAGES } from '../../composition/first-view/sample-pages';
import { createPostgresDatabase } from '../../support/databases';
import { houseRecord, houseRecords } from '../../support/house-records';
import { joinMember } from '../../support/join-member';
import type { RealServer } from '../../support/real-server';
import { withinOneMinute } from '../../support/within-one-minute';
import { jsonOf, Person } from '../two-servers/person';
import { builtServer } from './built-server';
import { balanced, firstAnswer, textOf, untilDrawn, type FirstAnswer } from './first-answer';

const TELEPHONE = /0507-1000-\d{4}|010-2000-\d{4}/g;
const contactOf = (index: number) => ({
  tel: `0507-1000-${String(index).padStart(4, '0')}`,
  sms: `010-2000-${String(index).padStart(4, '0')}`,
  chatUrl: null,
});
const records = houseRecords(60).map((record, index) => ({
  ...record,
  contact: contactOf(index),
}));
const WITHDRAWN = houseRecord({
  listingNumber: 'W-410-410',
  status: 'HIDDEN',
  title: '거두어들인 방',
  description: '거두어들인 말',
  lat: 37.123456,
  lng: 126.654321,
  deposit: 98_765,
  photos: ['/house/scene/withdrawn.svg'],
  contact: contactOf(9999),
  advertiser: { kind: 'LAND_LORD', name: '거둔이' },
});
const OF_WITHDRAWN = [
  WITHDRAWN.listingNumber,
  WITHDRAWN.title,
  WITHDRAWN.description,
  '37.123456',
  '126.654321',
  '98765',
  '98,765',
  '8,765',
  'withdrawn.svg',
  '거둔이',
];

/** Stands in an address of one person. */
const CODE = 'a-code-of-one-sign-in';
const clock = { now: () => Date.now() };

let database: Database;
let server: RealServer;
const opened: (() => Promise<void>)[] = [];
const ids = new Map<string, string>();
const pageOf = ({ listingNumber }: Pick<HouseRecord, 'listingNumber'>) =>
  `/place/${ids.get(listingNumber) ?? ''}`;

/** As an import writes. */
const write = (given: readonly HouseRecord[]) =>
  database.db.transaction((tx) => replaceOrAdd(tx, given, 'test', '20261120'));

type Presented = Readonly<Record<string, string>>;

const presented = ({ accessToken, refreshToken }: Tokens): Presented => {
  const authorization = authorizationHeader(accessToken, ' HANKAN');
  return {
    ...(authorization !== undefined && { authorization }),
    ...(refreshToken !== null && { rt: refreshToken, cookie: `rt=${refreshToken}; theme=dark` }),
  };
};

/** Words that belong to one person, and the number of one. */
const PRIVATE: string[] = [CODE];
const NICKNAME = '김아무개만아는이름';

/** A member with all that is ever kept of one. */
async function aWholeMember(subject: string): Promise<{ id: number; tokens: Tokens }> {
  const id = await joinMember(new MemberRepository(database, clock), subject);
  await database.db
    .update(members)
    .set({ nickname: NICKNAME, certifiedAt: new Date() })
    .where(eq(members.id, id));
  const sessions = new TokenSessions(new SessionRepository(database), clock);
  const tokens = await sessions.open(id);
  PRIVATE.push(subject, String(id), tokens.accessToken, tokens.refreshToken);
  return { id, tokens };
}

const ASKERS = [
  'a member',
  'a member whose access token has run out',
  'a member who has signed out',
  'somebody whose account was deleted',
  'somebody in the midst of signing up',
  'somebody with tokens of nobody',
  'a visitor of another browser',
] as const;
type Asker = (typeof ASKERS)[number];
const presents = new Map<Asker, Presented>();

async function joinEverybody(): Promise<void> {
  await database.pool.query(
    `select setval(pg_get_serial_sequence('members', 'id'), 770077007700, true)`,
  );
  const member = await aWholeMember('subject-of-a-member');
  presents.set('a member', presented(member.tokens));
  const late = await aWholeMember('subject-of-a-late-member');
  presents.set(
    'a member whose access token has run out',
    presented({ ...late.tokens, accessToken: null }),
  );
  const person = new Person(member.tokens);
  const report = {
    CATEGORY: REPORT_REASON.OTHER,
    TITLE: '신고자만아는제목',
    CONTENT: '신고자만아는내용',
  };
  const about = { TARGET_CD: ITEM_TYPE.HOUSE, TARGET_ID: ids.get('T-0001') };
  const answer = await person.ask(server, '/v1/auth/report', {
    method: 'POST',
    body: { ...report, ...about },
  });
  const { DATA } = (await jsonOf(answer)) as { DATA: { CASE_NO: string } };
  PRIVATE.push(NICKNAME, report.TITLE, report.CONTENT, DATA.CASE_NO);

  const left = await aWholeMember('subject-of-who-signed-out');
  await new Person(left.tokens).ask(server, '/v1/auth/logout', { method: 'POST' });
  presents.set('a member who has signed out', presented(left.tokens));
  const deleted = await aWholeMember('subject-of-who-is-gone');
  for (const { hash } of await database.db.select().from(sessionTokens)) PRIVATE.push(hash);
  for (const { id } of await database.db.select().from(sessionFamilies)) PRIVATE.push(id);
  await database.db.delete(members).where(eq(members.id, deleted.id));
  presents.set('somebody whose account was deleted', presented(deleted.tokens));

  const pending = await new MemberRepository(database, clock).openSignUp({
    provider: 'naver',
    subject: 'subject-of-who-comes',
  });
  PRIVATE.push('subject-of-who-comes', pending);
  presents.set('somebody in the midst of signing up', { cookie: `hankan_sign_up=${pending}` });
  presents.set(
    'somebody with tokens of nobody',
    presented({ accessToken: 'nobodys-access-token', refreshToken: 'nobodys-refresh-token' }),
  );
  PRIVATE.push('nobodys-access-token', 'nobodys-refresh-token');
  presents.set('a visitor of another browser', { cookie: '_ga=GA1.1.1029384756; seen=notice-7' });
  PRIVATE.push('GA1.1.1029384756', 'notice-7');
  await database.db
    .insert(smsOutbox)
    .values({ maskedTo: '010-****-9182', text: '문자로만 보낸 말씀', sentAt: new Date() });
  PRIVATE.push('010-****-9182', '문자로만 보낸 말씀');
}

let paths: readonly string[];

beforeAll(async () => {
  const { url, drop } = await createPostgresDatabase();
  opened.push(drop);
  database = openPostgres(url);
  opened.push(() => database.close());
  await write([...records, WITHDRAWN]);
  for (const { id, listingNumber } of await database.db.select().from(houses))
    ids.set(listingNumber, String(id));
  const built = await builtServer(url);
  opened.push(built.end);
  ({ server } = built);
  await joinEverybody();
  const gone = pageOf(WITHDRAWN);
  paths = [
    ...SAMPLE_PAGES.map(([, address]) => address.split('#', 1)[0] ?? ''),
    ...records.slice(0, 3).map(pageOf),
    gone,
    `${gone}?p=report`,
    `${gone}?p=photos`,
    `/oauth/naver?code=${CODE}&state=s`,
  ];
});
afterAll(async () => {
  for (const end of opened.reverse()) await end();
});

const ask = (path: string, more: Presented = {}): Promise<FirstAnswer> =>
  firstAnswer(server, path, { ...balanced('phone'), ...more });

/** A page as a visitor is answered. */
async function page(path: string): Promise<FirstAnswer> {
  const [answer] = await untilDrawn(async () => [await ask(path)] as const);
  return answer;
}

/** What is kept of all pages holds no longer. */
let written = 0;
async function changeSomething(): Promise<void> {
  written += 1;
  await write([houseRecord({ listingNumber: 'SOLD', status: 'SOLD', deposit: 2000 + written })]);
}

/** One of all pages, to somebody and to a visitor within one minute; in turns they come first. */
const bothAnswers = (path: string, asker: Asker, isFirst: boolean) =>
  untilDrawn(() =>
    withinOneMinute(async () => {
      const own = () => ask(path, presents.get(asker));
      const [before, after] = isFirst ? [own, () => ask(path)] : [() => ask(path), own];
      return [await before(), await after()] as const;
    }),
  );

describe.each(ASKERS)('%s', (asker) => {
  test('is sent the pages of a visitor, byte by byte', async () => {
    await changeSomething();
    const turn = ASKERS.indexOf(asker);
    for (const [index, path] of paths.entries()) {
      const [one, other] = await bothAnswers(path, asker, (index + turn) % 2 === 0);
      expect([path, other.status, other.headers]).toEqual([path, one.status, one.headers]);
      expect([path, other.bytes.equals(one.bytes)]).toEqual([path, true]);
    }
  });

  test('hears that they have what a visitor has', async () => {
    const [{ status }] = await untilDrawn(() =>
      withinOneMinute(async () => {
        const { headers } = await page('/');
        const known = { 'if-none-match': headers.etag ?? '' };
        return [await ask('/', { ...presents.get(asker), ...known })] as const;
      }),
    );
    expect(status).toBe(304);
  });
});

/** Which pages of houses a page shows the house of: its own, or all that it compares. */
function shownOn(path: string): (page: string) => boolean {
  const [own, query = ''] = path.split('?', 2);
  const codes = new URLSearchParams(query).get('items')?.split(',') ?? [];
  const pages = new Set([own, ...codes.map((code) => code.replace(/^h/, '/place/'))]);
  return (page) => pages.has(page);
}

describe('every page', () => {
  test('hands over nothing, and may be kept by nobody without asking', async () => {
    for (const path of paths) {
      const { status, headers } = await page(path);
      for (const name of ['set-cookie', 'authentication', 'rt'])
        expect([path, headers[name]]).toEqual([path, undefined]);
      // What a person may withdraw from others is not kept at all (spec/wire W20a, W22).
      const isShared = /^\/(?:c|view)\//.test(path);
      const isKept = status === 200 && !isShared;
      expect([path, headers['cache-control'], headers.vary, headers.etag !== undefined]).toEqual([
        path,
        isShared ? 'no-store' : 'no-cache',
        isKept ? 'user-agent, accept-encoding' : 'user-agent',
        isKept,
      ]);
    }
  });

  test('says nothing that is of one person', async () => {
    expect(PRIVATE.filter((word) => word.length < 8)).toEqual([]);
    for (const path of paths) {
      const answer = await page(path);
      const said = textOf(answer) + JSON.stringify(answer.headers);
      expect([path, PRIVATE.filter((word) => said.includes(word))]).toEqual([path, []]);
    }
  });

  test('says nothing of a house that is withdrawn', async () => {
    const address = `"${pageOf(WITHDRAWN)}"`;
    for (const path of paths) {
      const text = textOf(await page(path));
      const said = OF_WITHDRAWN.filter((word) => text.includes(word));
      expect([path, said, text.includes(`href=${address}`)]).toEqual([path, [], false]);
    }
    expect((await page(pageOf(WITHDRAWN))).status).toBe(410);
  });

  test('names the telephones of the house that it shows, and of no other', async () => {
    for (const path of paths) {
      const found = new Set(textOf(await page(path)).match(TELEPHONE));
      const isShown = shownOn(path);
      const known = records.filter((record) => isShown(pageOf(record)));
      const named = new Set(known.flatMap(({ contact }) => [contact.tel, contact.sms]));
      expect([path, [...found].filter((each) => !named.has(each))]).toEqual([path, []]);
    }
    expect(textOf(await page(pageOf({ listingNumber: 'T-0001' })))).toMatch(TELEPHONE);
  });

  test('brings answers along that everybody is given', async () => {
    const asked = new Set<string>();
    for (const path of paths) {
      const text = textOf(await page(path));
      const [, json = ''] = /id="hankan-first">(.*?)<\/script>/.exec(text) ?? [];
      const { answers } = JSON.parse(json) as { answers: Readonly<Record<string, unknown>> };
      for (const address of Object.keys(answers)) asked.add(address);
    }
    expect(asked.size).toBeGreaterThan(20);
    for (const address of asked) {
      const [own, everybodys] = await withinOneMinute(() =>
        Promise.all([ask(address, presents.get('a member')), ask(address)]),
      );
      expect([address, own.status]).toEqual([address, everybodys.status]);
      expect([address, own.bytes.equals(everybodys.bytes)]).toEqual([address, true]);
      // As what is of one person says of itself.
      if (own.status === 200)
        expect([address, own.headers['cache-control']]).not.toEqual([address, 'no-store']);
    }
  });
});
