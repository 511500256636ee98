import { pino } from 'pino';
import type { Clock } from '#core';
import { buildApp } from '../../../server/app';
import { ConditionRepository } from '../../../server/db/accounts/condition-repository';
import { LinkRepository } from '../../../server/db/content/link-repository';
import type { Database } from '../../../server/db/database';
import { ContentRepository } from '../../../server/db/magazine/content-repository';
import { ModerationRepository } from '../../../server/db/moderation/moderation-repository';
import { NoticeRepository } from '../../../server/db/notices/notice-repository';
import { PictureRepository } from '../../../server/db/pictures/picture-repository';
import { ReportRepository } from '../../../server/db/reports/report-repository';
import { SearchRepository } from '../../../server/db/search/search-repository';
import { readEnv } from '../../../server/env';
import type { Api } from '../../../server/http/wire-types';
import { openNotifications } from '../../../server/open-notifications';
import { DrawnPictures } from '../../../server/pictures/drawn-pictures';
import { AllPictures } from '../../../server/pictures/shown-pictures';
import type { PageLook } from '../../../server/ports/page-drawer';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps } from '../../support/app-deps';
import { communityOn } from '../../support/community-on-database';
import { shownPicture } from '../../support/contents';
import { dealsOn } from '../../support/deals-on-database';
import { MovingClock } from '../../support/moving-clock';
import { TestBrowser } from '../../support/test-browser';
import { builtClient } from '../pages/app/built-client';
import { drawnPage, ScriptedDrawer } from '../pages/app/scripted-drawer';

/** Who asks; the author wrote what is held, hidden and deleted. */
export const PEOPLE = ['visitor', 'author', 'stranger', 'blocker', 'blocked'] as const;
export type Person = (typeof PEOPLE)[number];
type Member = Exclude<Person, 'visitor'>;
const MEMBERS = PEOPLE.filter((one): one is Member => one !== 'visitor');

/** Draws what the calls of a page answer. */
async function draw({ url, ask }: PageLook) {
  const [, id = ''] = /^\/(?:posts|contents|direct\/detail)\/([^/?]+)/.exec(url) ?? [];
  const asked = [
    '/v2/communities?sort=popular&limit=100',
    '/v2/contents?limit=100',
    '/v2/deals?limit=100',
    ...(url.startsWith('/posts/')
      ? [`/v2/communities/${id}`, `/v2/communities/${id}/comments`]
      : []),
    ...(url.startsWith('/direct/') ? [`/v2/deals/${id}`] : []),
    ...(url.startsWith('/contents/') ? [`/v2/contents/${id}`] : []),
  ];
  const answers = await Promise.all(asked.map(ask));
  return drawnPage({ html: `<main>${JSON.stringify(answers)}</main>` });
}

/** What the server has of the database, by the clock of a test. */
function depsOn(database: Database, clock: Clock) {
  const { posts, comments, blocks } = communityOn(database, clock);
  const env = { databaseUrl: null };
  const logger = pino({ level: 'silent' });
  const brought = new PictureRepository(database, clock);
  return {
    ...accountsOn(database, clock),
    ...openNotifications({ database, env, clock, logger }).deps,
    posts,
    comments,
    blocks,
    deals: dealsOn(database, clock).deals,
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

/** A server with people who write, and who ask. */
export async function openLeakWorld(database: Database) {
  const clock = new MovingClock();
  const deps = depsOn(database, clock);
  const community = communityOn(database, clock);
  const { clientDir, remove } = builtClient();
  const app: Api = await buildApp(
    appDeps({
      ...deps,
      env: readEnv({ APP_ENV: 'DEV', SITE_URL: 'https://www.hankan.example' }),
      clientDir,
      drawer: new ScriptedDrawer(draw),
    }),
  );
  const ids = new Map<Member, number>();
  const browsers = new Map<Person, TestBrowser>([['visitor', new TestBrowser(app)]]);
  for (const member of MEMBERS) {
    const id = await community.join(`subject-of-${member}`);
    ids.set(member, id);
    const browser = new TestBrowser(app);
    browser.tokens = await deps.sessions.open(id);
    browsers.set(member, browser);
  }
  const idOf = (member: Member): number => ids.get(member) ?? nobody(member);
  const host = await community.write(idOf('stranger'), '모두가 읽는 글');
  return {
    ...deps,
    app,
    clock,
    database,
    community,
    offered: dealsOn(database, clock),
    idOf,
    /** A post of the stranger, on which all may say something. */
    host,
    ask: async (person: Person, address: string): Promise<string> => {
      const browser = browsers.get(person) ?? nobody(person);
      const { payload, headers } = await browser.send('GET', address);
      return `${JSON.stringify(headers)}\n${payload}`;
    },
    /** What an open page of a member hears. */
    hears: async (person: Person): Promise<string> =>
      person === 'visitor' ? '' : JSON.stringify(await deps.notifications.since(idOf(person), 0)),
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
