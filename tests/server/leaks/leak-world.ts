import { pino } from 'pino';
import { APP_PAGES, type Clock, type Tokens } from '#core';
import { buildApp } from '../../../server/app';
import { ConditionRepository } from '../../../server/db/accounts/condition-repository';
import { HouseNumberRepository } from '../../../server/db/houses/house-number-repository';
import { LinkRepository } from '../../../server/db/content/link-repository';
import type { Database } from '../../../server/db/database';
import { ChecklistRepository } from '../../../server/db/checklists/checklist-repository';
import { DealAlarmRepository } from '../../../server/db/deal-alarms/deal-alarm-repository';
import { ContentRepository } from '../../../server/db/magazine/content-repository';
import { ModerationRepository } from '../../../server/db/moderation/moderation-repository';
import { memberLists } from '../../../server/db/lists/member-list-repository';
import { NoticeRepository } from '../../../server/db/notices/notice-repository';
import { replaceOrAddNotices } from '../../../server/db/notices/notice-writer';
import { PictureRepository } from '../../../server/db/pictures/picture-repository';
import { ReportRepository } from '../../../server/db/reports/report-repository';
import { PushDeviceRepository } from '../../../server/db/push/push-device-repository';
import { SearchRepository } from '../../../server/db/search/search-repository';
import { readEnv } from '../../../server/env';
import type { Api } from '../../../server/http/wire-types';
import { openNotifications } from '../../../server/open-notifications';
import { DrawnPictures } from '../../../server/pictures/drawn-pictures';
import { AllPictures } from '../../../server/pictures/shown-pictures';
import type { PageLook } from '../../../server/ports/page-drawer';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps, NOW } from '../../support/app-deps';
import { communityOn } from '../../support/community-on-database';
import { shownPicture } from '../../support/contents';
import { dealsOn } from '../../support/deals-on-database';
import { matesOn } from '../../support/mates-on-database';
import { directDraft } from '../../support/direct-drafts';
import { MovingClock } from '../../support/moving-clock';
import { TestBrowser } from '../../support/test-browser';
import { housesOf } from '../../support/houses-in-memory';
import { noticeContent } from '../../support/notices';
import { scriptedProvider } from '../../support/scripted-provider';
import { scriptedGateway } from '../accounts/install/install-world';
import { builtClient } from '../pages/app/built-client';
import { drawnPage, ScriptedDrawer } from '../pages/app/scripted-drawer';
import type { Sent, Write } from './every-write';
import { MEMBERS, type Member, type Person } from './people';

const LISTS = [
  '/v2/communities?sort=popular&limit=100',
  '/v2/contents?limit=100',
  '/v2/deals?limit=100',
  '/v2/deals/map?level=1',
  '/v2/deals?dealType=mate&limit=100',
];

const ONE = /^\/(posts|contents|place|(?:direct|mate)\/detail)\/([^/?]+)/;

/** Draws what the calls of a page answer: of one thing, or of all on pages of many. */
async function draw({ url, ask }: PageLook) {
  const [, page = '', id = ''] = ONE.exec(url) ?? [];
  const isOfMany = Object.values(APP_PAGES).some(({ path }) => path === url.split('?')[0]);
  const asked: Readonly<Record<string, readonly string[]>> = {
    posts: [`/v2/communities/${id}`, `/v2/communities/${id}/comments`],
    contents: [`/v2/contents/${id}`],
    place: [`/v2/houses/${id}`],
    'direct/detail': [`/v2/deals/${id}`],
    'mate/detail': [`/v2/deals/${id}`],
  };
  const answers = await Promise.all((isOfMany ? LISTS : (asked[page] ?? [])).map(ask));
  return drawnPage({ html: `<main>${JSON.stringify(answers)}</main>` });
}

/** What the server has of the database, by the clock of a test. */
function depsOn(database: Database, clock: Clock) {
  const { posts, comments } = communityOn(database, clock);
  const { deals, dealMap, inquiries, dealZzims, ownDeals } = dealsOn(database, clock);
  const env = { databaseUrl: null };
  const logger = pino({ level: 'silent' });
  const brought = new PictureRepository(database, clock);
  return {
    ...accountsOn(database, clock),
    ...openNotifications({ database, env, clock, logger }).deps,
    posts,
    comments,
    lists: memberLists(database, clock),
    deals,
    dealMap,
    inquiries,
    dealZzims,
    ownDeals,
    houses: housesOf(database),
    houseNumbers: new HouseNumberRepository(database, clock),
    dealAlarms: new DealAlarmRepository(database, clock),
    pushDevices: new PushDeviceRepository(database, clock),
    checklists: new ChecklistRepository(database, clock),
    ...matesOn(database, clock),
    notices: new NoticeRepository(database),
    contents: new ContentRepository(database),
    search: new SearchRepository(database),
    links: new LinkRepository(database),
    conditions: new ConditionRepository(database, clock),
    moderation: new ModerationRepository(database, clock),
    reports: new ReportRepository(database, clock),
    shownPictures: new AllPictures({
      drawn: new DrawnPictures({ baseUrl: '', secret: 'secret' }),
      brought,
      present: ({ id }) => shownPicture(id),
      presentCard: (path: string) => `/images/c${path}`,
    }),
  };
}

const FROM = { source: 'IMPORT', sourceName: 'test' } as const;

/** A server with people who write, and who ask. */
export async function openLeakWorld(database: Database) {
  const clock = new MovingClock();
  const deps = depsOn(database, clock);
  const community = communityOn(database, clock);
  const { clientDir, remove } = builtClient();
  const app: Api = await buildApp(
    appDeps({
      ...deps,
      env: readEnv({
        APP_ENV: 'DEV',
        SITE_URL: 'https://www.hankan.example',
        SIGN_IN_LIMIT: '1000000',
        WRITE_LIMIT: '1000000',
        OWN_WRITE_LIMIT: '1000000',
        READ_LIMIT: '1000000',
        CHAT_LIMIT: '1000000',
      }),
      identityProviders: new Map([['facebook', scriptedProvider('facebook')]]),
      certifications: {
        widget: { merchant: 'imp1', scriptUrl: 'https://cdn.iamport.kr/v1/iamport.js' },
        check: () => Promise.resolve({ ok: false, reason: 'away' }),
      },
      sms: scriptedGateway(),
      uploads: {
        take: () => Promise.resolve({ ok: true, value: { id: 'a', width: 9, height: 9 } }),
      },
      clientDir,
      drawer: new ScriptedDrawer(draw),
    }),
  );
  const ids = new Map<Member, number>();
  const tokens = new Map<Person, Tokens>([['visitor', { accessToken: null, refreshToken: null }]]);
  const browserOf = (person: Person): TestBrowser => {
    const browser = new TestBrowser(app);
    browser.tokens = tokens.get(person) ?? nobody(person);
    return browser;
  };
  for (const member of MEMBERS) {
    const id = await community.join(`subject-of-${member}`);
    ids.set(member, id);
    tokens.set(member, await deps.sessions.open(id));
  }
  const idOf = (member: Member): number => ids.get(member) ?? nobody(member);
  const host = await community.write(idOf('stranger'), '모두가 읽는 글');
  const bring = (memberId: number, id: string) =>
    database.pool.query(
      `insert into pictures (id, member_id, sha256, width, height, bytes, created_at)
       values ($1, $2, $1, 640, 480, 1, now())`,
      [id, memberId],
    );
  // Of the room that the author writes when all calls are asked.
  for (const id of directDraft().pictureIds) await bring(idOf('author'), id);
  await database.db.transaction((tx) =>
    replaceOrAddNotices(tx, [{ ...noticeContent(), number: '1' }], FROM, { now: NOW }),
  );
  return {
    ...deps,
    app,
    clock,
    database,
    community,
    offered: dealsOn(database, clock),
    idOf,
    /** The row of a picture that a member brought. */
    bring,
    /** A post of the stranger, on which all may say something. */
    host,
    ask: async (person: Person, address: string): Promise<string> => {
      const { payload, headers } = await browserOf(person).send('GET', address);
      return `${JSON.stringify(headers)}\n${payload}`;
    },
    /** In a browser of its own: what a write sets in one stays there. */
    write: async (
      person: Person,
      method: Write['method'],
      address: string,
      { body, type }: Sent,
    ) => {
      const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
      const given = text === undefined ? {} : { 'content-type': type };
      const { statusCode, payload, headers } = await browserOf(person).send(
        method,
        address,
        text,
        given,
      );
      return { status: statusCode, said: `${JSON.stringify(headers)}\n${payload}` };
    },
    /** What a program is told that subscribed to a member's calendar. */
    subscribes: async (person: Person): Promise<string> => {
      if (person === 'visitor') return '';
      const token = await deps.calendars.open(idOf(person));
      return (await app.inject(`/v2/calendars/${token}.ics`)).payload;
    },
    /** What an open page of a member hears. */
    hears: async (person: Person): Promise<string> =>
      person === 'visitor'
        ? ''
        : JSON.stringify(await deps.changes.since([{ memberId: idOf(person), after: 0 }])),
    close: async () => {
      await app.close();
      await database.close();
      remove();
    },
  };
}

export type LeakWorld = Awaited<ReturnType<typeof openLeakWorld>>;

function nobody(name: string): never {
  throw new Error(`there is no ${name}`);
}
