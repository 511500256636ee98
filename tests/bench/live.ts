import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { authorizationHeader, ITEM_TYPE, NOTIFICATION_KIND } from '#core';
import { TokenSessions } from '../../server/accounts/sessions/token-sessions';
import { SessionRepository } from '../../server/db/accounts/session-repository';
import { openPostgres, type Database } from '../../server/db/database';
import { JobRepository } from '../../server/db/jobs/job-repository';
import { OpenSignals } from '../../server/db/notifications/member-signals';
import { NotificationRepository } from '../../server/db/notifications/notification-repository';
import { NOTICE_CORRECTED_JOB } from '../../server/ports/notices/notices';
import { freePort, RealServer } from '../support/real-server';
import { aMember } from '../server/accounts/sessions/session-database';
import { memoryOf } from './process-memory';
import { emptyPostgres, startScratchPostgres } from './scale/scratch-database';

const STREAMS = 1000;
const NOTIFICATIONS = 200;
const CHATS = 200;
const JOBS = 200;
/** Jobs fall due over so long, at moments that the server's looks know nothing of. */
const JOBS_MS = 30_000;
const clock = { now: () => Date.now() };
/** Browsers keep their connections, and are elsewhere: what theirs cost is not to be measured here. */
const agent = new Agent({ keepAlive: true });

/** ms */
interface Lateness {
  readonly p50: number;
  readonly p99: number;
}

export interface LiveFigures {
  readonly streams: number;
  /** Resident bytes of the server without one, and with all of them open. */
  readonly rss: { readonly before: number; readonly after: number };
  /** Until it is written, and until the page has heard of it. */
  readonly writing: Lateness;
  readonly delivery: Lateness;
  readonly jobs: Lateness;
  /** 200 who say something at the same time, until each other one's page has the message. */
  readonly chats: Lateness;
}

function latenessOf(times: readonly number[]): Lateness {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** A page that only listens. */
class OpenPage {
  private hear: () => void = () => undefined;
  private hearChat: () => void = () => undefined;

  private constructor(
    readonly memberId: number,
    private readonly origin: string,
    private readonly authorization: string,
    private readonly answer: IncomingMessage,
  ) {
    answer.setEncoding('utf8');
    answer.on('error', () => undefined);
    answer.on('data', (text: string) => {
      if (text.includes('event: notification')) this.hear();
      if (text.includes('event: chat')) this.hearChat();
    });
  }

  static async open(origin: string, database: Database): Promise<OpenPage> {
    const memberId = await aMember(database, clock.now());
    const { accessToken } = await new TokenSessions(new SessionRepository(database), clock).open(
      memberId,
    );
    const authorization = authorizationHeader(accessToken, ' HANKAN') ?? '';
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { authorization };
      get(`${origin}/v2/me/stream`, { headers, agent: false }, resolve).on('error', reject);
    });
    if (answer.statusCode !== 200) throw new Error(`no stream: ${answer.statusCode ?? 0}`);
    return new OpenPage(memberId, origin, authorization, answer);
  }

  /** Resolves with the next notification. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.hear = resolve;
    });
  }

  /** Resolves with the next change of a room. */
  nextChat(): Promise<void> {
    return new Promise((resolve) => {
      this.hearChat = resolve;
    });
  }

  /** Calls the server as this member. */
  async call(path: string, body?: object): Promise<unknown> {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const asking = {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: this.authorization, 'content-type': 'application/json' },
      };
      request(`${this.origin}${path}`, asking, resolve)
        .on('error', reject)
        .end(body === undefined ? undefined : JSON.stringify(body));
    });
    const answered = await json(answer);
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode ?? 0}`);
    return answered;
  }

  close(): void {
    this.answer.destroy();
  }
}

async function openPages(origin: string, database: Database, count: number): Promise<OpenPage[]> {
  const pages: OpenPage[] = [];
  while (pages.length < count) {
    const some = Array.from({ length: Math.min(20, count - pages.length) }, () =>
      OpenPage.open(origin, database),
    );
    pages.push(...(await Promise.all(some)));
  }
  return pages;
}

/** Written by this process, told by the server. */
async function deliver(
  database: Database,
  pages: readonly OpenPage[],
): Promise<Pick<LiveFigures, 'writing' | 'delivery'>> {
  const repository = new NotificationRepository(database, clock, new OpenSignals('postgres'));
  const written: number[] = [];
  const heard: number[] = [];
  for (const [at, page] of pages.slice(0, NOTIFICATIONS).entries()) {
    const next = page.next();
    const begun = performance.now();
    await repository.add([
      {
        memberId: page.memberId,
        key: String(at),
        kind: NOTIFICATION_KIND.NOTICE_ALARM,
        title: '청년 매입임대주택 입주자 모집',
        message: '내일 17:00에 마감해요',
        NOTI_TARGET_CD: ITEM_TYPE.RENTAL,
        LINK: '1',
      },
    ]);
    written.push(performance.now() - begun);
    await next;
    heard.push(performance.now() - begun);
  }
  return { writing: latenessOf(written), delivery: latenessOf(heard) };
}

/** In rooms of two: one says something, the other's page hears of it and asks for it; all at once. */
async function talk(database: Database, pages: readonly OpenPage[]): Promise<Lateness> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from deals where kind = 'direct' and status = 'OPEN'
      and hold_state is null and removed_at is null and shown_until > now() order by id limit $1`,
    [CHATS],
  );
  const talks = await Promise.all(
    rows.map(async ({ id }, at) => {
      const [owner, seeker] = [pages[2 * at], pages[2 * at + 1]];
      if (owner === undefined || seeker === undefined) throw new Error('a page is missing');
      await database.pool.query('update deals set author_id = $1 where id = $2', [
        owner.memberId,
        id,
      ]);
      const { item } = (await seeker.call('/v2/chats', { dealId: id })) as {
        item: { id: string };
      };
      return { owner, seeker, path: `/v2/chats/${item.id}/messages` };
    }),
  );
  // Everybody has their room open, and by that a connection.
  await Promise.all(
    talks.flatMap(({ owner, seeker, path }) => [owner.call(path), seeker.call(path)]),
  );
  const arrived = await Promise.all(
    talks.map(async ({ owner, seeker, path }) => {
      const next = owner.nextChat();
      const begun = performance.now();
      await seeker.call(path, { text: '아직 방이 있나요?' });
      await next;
      await owner.call(`${path}?after=0`);
      return performance.now() - begun;
    }),
  );
  return latenessOf(arrived);
}

/** From the moment at which a job is due to its end; there is nothing to do in it. */
async function doJobs(database: Database): Promise<Lateness> {
  const first = clock.now() + 1000;
  await new JobRepository(database).add(
    Array.from({ length: JOBS }, (_, at) => ({
      kind: NOTICE_CORRECTED_JOB,
      key: `bench ${at}`,
      payload: { noticeId: '0', number: 1 },
      runAt: first + Math.round(((at + 0.37) / JOBS) * JOBS_MS),
    })),
  );
  for (;;) {
    const { rows } = await database.pool.query<{ late: string | null }>(
      `select extract(epoch from done_at - run_at) * 1000 as late from jobs
        where key like 'bench %' and key not like '% morning'`,
    );
    if (rows.every(({ late }) => late !== null))
      return latenessOf(rows.map(({ late }) => Number(late)));
    await wait(500);
  }
}

/** What open streams cost a server, and how soon members are told, on a PostgreSQL of its own. */
export async function measureLive(): Promise<LiveFigures> {
  const postgres = await startScratchPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'hankan-bench-'));
  const url = await emptyPostgres(postgres.url);
  const server = new RealServer(await freePort(), dataDir, { DATABASE_URL: url });
  const database = openPostgres(url);
  try {
    await server.start(180_000);
    // What the first calls load is not what streams cost.
    for (const page of await openPages(server.url, database, 50)) page.close();
    await wait(2000);
    const before = memoryOf(server.pid, 'VmRSS');
    const pages = await openPages(server.url, database, STREAMS);
    await wait(2000);
    const rss = { before, after: memoryOf(server.pid, 'VmRSS') };
    const delivered = await deliver(database, pages);
    const chats = await talk(database, pages);
    for (const page of pages) page.close();
    return { streams: STREAMS, rss, ...delivered, chats, jobs: await doJobs(database) };
  } finally {
    agent.destroy();
    await database.close();
    await server.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
