import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import { seoulDay, type Clock } from '#core';
import { buildApp } from './app';
import { AddressRepository } from './db/addresses/address-repository';
import { connectSample } from './db/accounts/sample-accounts';
import { AttemptRepository } from './db/accounts/attempt-repository';
import { BoundaryRepository } from './db/geo/boundary-repository';
import { CallCountRepository } from './db/limits/call-count-repository';
import { CommentRepository } from './db/communities/comment-repository';
import { openDatabase } from './db/open-database';
import type { Database } from './db/database';
import { dealSource } from './db/deals/deal-reading';
import { ChecklistRepository } from './db/checklists/checklist-repository';
import { DealAlarmRepository } from './db/deal-alarms/deal-alarm-repository';
import { DealRepository } from './db/deals/deal-repository';
import { DealZzimRepository } from './db/deals/deal-zzim-repository';
import { memberLists } from './db/lists/member-list-repository';
import { InquiryRepository } from './db/deals/inquiry-repository';
import { MateRepository } from './db/mates/mate-repository';
import { OwnDealRepository } from './db/deals/own-deal-repository';
import { DongRepository } from './db/geo/dong-repository';
import { HouseNumberRepository } from './db/houses/house-number-repository';
import { UsualPriceRepository } from './db/houses/house-price-level';
import { HouseRepository } from './db/houses/house-repository';
import { InventoryRepository } from './db/content/inventory-repository';
import { isAnswering } from './db/is-answering';
import { LinkRepository } from './db/content/link-repository';
import { ConditionRepository } from './db/accounts/condition-repository';
import { MemberRepository } from './db/accounts/member-repository';
import { MessageCountRepository } from './db/limits/message-count-repository';
import { ModerationRepository } from './db/moderation/moderation-repository';
import { NearbyPlaceRepository } from './db/geo/nearby-place-repository';
import { ContentRepository } from './db/magazine/content-repository';
import { NoticeRepository } from './db/notices/notice-repository';
import { PlaceRepository } from './db/geo/place-repository';
import { PostRepository } from './db/communities/post-repository';
import { SearchRepository } from './db/search/search-repository';
import { prepare } from './prepare';
import { ReportRepository } from './db/reports/report-repository';
import { fillSample } from './sample/fill-sample';
import { SessionRepository } from './db/accounts/session-repository';
import { SmsOutboxRepository } from './db/limits/sms-outbox-repository';
import { readEnv, type Env } from './env';
import { explain } from './shared/explained-error';
import { openJobs } from './open-jobs';
import { openNotifications } from './open-notifications';
import { openPush } from './open-push';
import { openPictures } from './open-pictures';
import { openOutside, type OutsideServices } from './outside/open-outside';
import { baseMap } from './map/base-map/base-map';
import type { PageDrawer } from './ports/page-drawer';
import { DealsInMemory } from './deals/deals-in-memory';
import { HousesInMemory } from './houses/houses-in-memory';
import { listen, refuseTakenAddress } from './http/listen';
import { createLogger } from './http/request-log';
import { TokenSessions } from './accounts/sessions/token-sessions';
import { stopOnSignals } from './http/stop-on-signals';
import { MapTiles } from './map/tiles/map-tiles';
import type { Api } from './http/wire-types';

/** The machine's, ahead of it where a rehearsal wants to see another day. */
const clockOf = ({ clockAheadSeconds }: Env): Clock => ({
  now: () => Date.now() + clockAheadSeconds * 1000,
});

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** The built app: beside the built server, or under dist when this runs from its source. */
function findClient(): string | null {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const places = [join(here, '../client'), join(here, '../dist/client')];
  return places.find((place) => existsSync(join(place, 'index.html'))) ?? null;
}

/** The built app as a server runs it, beside the built server. */
async function findDrawer(): Promise<PageDrawer | null> {
  const file = fileURLToPath(new URL('../app/draw.js', import.meta.url));
  // Read when it is there: the server is built without it, and it without the server.
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as PageDrawer) : null;
}

/** A statement of a question is done in a second or two: after so long its host is gone. */
const SILENCE_MS = 30_000;

async function openFilled(env: Env, clock: Clock): Promise<Database> {
  say(
    env.databaseUrl === null ? `데이터베이스를 엽니다: ${env.dataDir}` : 'PostgreSQL에 연결합니다.',
  );
  const where = { url: env.databaseUrl, dataDir: env.dataDir };
  const database = await openDatabase(where);
  await prepare(database);
  // Invented houses have no place among real ones.
  if (env.environment !== 'REAL')
    await fillSample(database, { today: seoulDay(clock.now()), progress: say });
  if (database.kind === 'embedded') return database;
  // Making tables may take long, and waits for another process that makes them; a question may not.
  await database.close();
  return openDatabase({ ...where, silenceMs: SILENCE_MS });
}

interface Opened {
  readonly clock: Clock;
  readonly database: Database;
  readonly outside: OutsideServices;
  readonly notifying: ReturnType<typeof openNotifications>;
  readonly pushing: Awaited<ReturnType<typeof openPush>>;
  readonly pictures: ReturnType<typeof openPictures>;
  readonly logger: Logger;
}

const HOUR_MS = 3_600_000;

/** Deletes what was counted once its day or window is over, whether or not somebody calls again. */
function forgetCounts(database: Database, clock: Clock): { close(): Promise<void> } {
  const messages = new MessageCountRepository(database);
  const calls = new CallCountRepository(database, clock);
  const forget = () => {
    // The database may be away for a moment: there is a next hour.
    messages.forgetBefore(seoulDay(clock.now())).catch(() => undefined);
    calls.forgetEnded().catch(() => undefined);
  };
  forget();
  const timer = setInterval(forget, HOUR_MS).unref();
  return {
    close: () => {
      clearInterval(timer);
      return Promise.resolve();
    },
  };
}

/** Nobody is let in before the houses are in memory: the first question would wait for them. */
async function openHouses(database: Database): Promise<HousesInMemory> {
  const houses = new HousesInMemory(new HouseRepository(database));
  await houses.warm();
  return houses;
}

async function openDealMap(database: Database, clock: Clock): Promise<DealsInMemory> {
  const deals = new DealsInMemory(dealSource(database), clock);
  await deals.warm();
  return deals;
}

async function build(env: Env, opened: Opened): Promise<Api> {
  const { clock, database, outside, notifying, pushing, pictures, logger } = opened;
  return buildApp({
    env,
    clock,
    houses: await openHouses(database),
    notices: new NoticeRepository(database),
    contents: new ContentRepository(database),
    ...notifying.deps,
    ...pushing.deps,
    posts: new PostRepository(database, clock),
    comments: new CommentRepository(database, clock),
    deals: new DealRepository(database, clock),
    dealMap: await openDealMap(database, clock),
    inquiries: new InquiryRepository(database, clock),
    houseNumbers: new HouseNumberRepository(database, clock),
    dealZzims: new DealZzimRepository(database, clock),
    lists: memberLists(database, clock),
    mates: new MateRepository(database, clock),
    ownDeals: new OwnDealRepository(database, clock),
    dealAlarms: new DealAlarmRepository(database, clock),
    checklists: new ChecklistRepository(database, clock),
    usualPrices: new UsualPriceRepository(database),
    search: new SearchRepository(database),
    places: new PlaceRepository(database),
    addresses: new AddressRepository(database),
    nearby: new NearbyPlaceRepository(database),
    inventories: new InventoryRepository(database),
    sessions: new TokenSessions(new SessionRepository(database), clock),
    members: new MemberRepository(database, clock),
    conditions: new ConditionRepository(database, clock),
    attempts: new AttemptRepository(database, clock),
    identityProviders: outside.identityProviders,
    certifications: outside.certifications,
    sms: outside.sms,
    messageCounts: new MessageCountRepository(database),
    callCounts: new CallCountRepository(database, clock),
    links: new LinkRepository(database),
    reports: new ReportRepository(database, clock),
    moderation: new ModerationRepository(database, clock),
    ...pictures.deps,
    baseMap,
    tiles: new MapTiles(new BoundaryRepository(database)),
    dongs: new DongRepository(database),
    isReady: () => isAnswering(database),
    clientDir: findClient(),
    drawer: await findDrawer(),
    logger,
  });
}

/** Opens everything, prints the address as its last line, and closes in order when told to. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  await refuseTakenAddress(env);
  const opened: { close(): Promise<void> }[] = [];
  stopOnSignals(process, async () => {
    say('한칸을 닫습니다. 진행 중인 요청을 마치고 있어요.');
    for (const each of opened.reverse()) await each.close();
  });
  const clock = clockOf(env);
  const database = await openFilled(env, clock);
  opened.push(database);
  opened.push(forgetCounts(database, clock));
  const logger = createLogger(env.logLevel);
  const outside = await openOutside(env, {
    clock,
    logger,
    outbox: new SmsOutboxRepository(database),
    counts: new CallCountRepository(database, clock),
  });
  opened.push(outside);
  await connectSample(database, outside.sampleIdentities, clock.now());
  if (outside.emulatorsUrl !== null)
    say(
      `로그인, 본인인증, 문자, 공고 서비스는 이 컴퓨터에서 흉내 냅니다: ${outside.emulatorsUrl} (보낸 문자: /sms)`,
    );
  const notifying = openNotifications({ database, env, clock, logger });
  opened.push(notifying);
  const pushing = await openPush({ database, env, clock, logger });
  const { publicNotices } = outside;
  const pictures = openPictures(env, database, clock);
  const { forgetting } = pictures;
  const jobs = openJobs({
    database,
    clock,
    logger,
    publicNotices,
    forgetting,
    pushing: pushing.handlers,
    hasExamples: env.environment !== 'REAL',
    ...notifying.deps,
  });
  opened.push(jobs);
  await jobs.askFirst();
  jobs.start();
  const app = await build(env, { clock, database, outside, notifying, pushing, pictures, logger });
  opened.push({ close: () => app.leaving.begin(env.drainSeconds * 1000).then(() => app.close()) });
  say(`한칸이 열렸습니다: ${await listen(app, env)}`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
