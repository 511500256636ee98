import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
const JOBS = 200;
/** Jobs fall due over so long, at moments that the server's looks know nothing of. */
const JOBS_MS = 30_000;
const clock = { now: () => Date.now() };

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
}

function latenessOf(times: readonly number[]): Lateness {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** A page that only listens. */
class OpenPage {
  private hear: () => void = () => undefined;

  private constructor(
    readonly memberId: number,
    private readonly answer: IncomingMessage,
  ) {
    answer.setEncoding('utf8');
    answer.on('error', () => undefined);
    answer.on('data', (text: string) => {
      if (text.includes('event: notification')) this.hear();
    });
  }

  static async open(origin: string, database: Database): Promise<OpenPage> {
    const memberId = await aMember(database, clock.now());
    const { accessToken } = await new TokenSessions(new SessionRepository(database), clock).open(
      memberId,
    );
    const authorization = authorizationHeader(accessToken, ' HANKAN');
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = authorization === undefined ? {} : { authorization };
      get(`${origin}/v2/me/stream`, { headers, agent: false }, resolve).on('error', reject);
    });
    if (answer.statusCode !== 200) throw new Error(`no stream: ${answer.statusCode ?? 0}`);
    return new OpenPage(memberId, answer);
  }

  /** Resolves with the next notification. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.hear = resolve;
    });
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
    for (const page of pages) page.close();
    return { streams: STREAMS, rss, ...delivered, jobs: await doJobs(database) };
  } finally {
    await database.close();
    await server.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
