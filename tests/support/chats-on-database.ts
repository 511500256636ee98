import { buildApp } from '../../server/app';
import { ChatRepository } from '../../server/db/chats/chat-repository';
import { openPostgres, type Database } from '../../server/db/database';
import { listenAtPostgres } from '../../server/db/notifications/listen-at-postgres';
import { MemberChangeRepository } from '../../server/db/notifications/member-changes';
import { OpenSignals } from '../../server/db/notifications/member-signals';
import { NotificationRepository } from '../../server/db/notifications/notification-repository';
import { ReportRepository } from '../../server/db/reports/report-repository';
import { readEnv } from '../../server/env';
import { listen } from '../../server/http/listen';
import { HeardChats } from '../../src/adapters/http/chats/heard-chats';
import { HeardCollections } from '../../src/adapters/http/collections/heard-collections';
import { HttpBlocks } from '../../src/adapters/http/community/http-blocks';
import { HttpChats } from '../../src/adapters/http/chats/http-chats';
import { HttpDeals } from '../../src/adapters/http/deals/http-deals';
import { HttpInbox } from '../../src/adapters/http/http-inbox';
import { HttpLiveInbox } from '../../src/adapters/http/http-live-inbox';
import { HttpReports } from '../../src/adapters/http/community/http-reports';
import { HttpVisitFiles } from '../../src/adapters/http/chats/http-visit-files';
import { StreamCarrier } from '../../src/adapters/http/client/stream-carrier';
import { MemoryTokenKeeper } from '../../src/adapters/memory/memory-token-keeper';
import { pause } from '../../src/adapters/system/pause';
import { joinLine } from '../../src/adapters/system/shared-line';
import { accountsOn } from './accounts-on-database';
import { appDeps } from './app-deps';
import { broughtPictures } from './brought-pictures';
import { createPostgresDatabase, openTestDatabase, type DATABASES } from './databases';
import { dealsOn } from './deals-on-database';
import { clientOf } from './http-client';
import { MovingClock } from './moving-clock';

/** A browser whose tabs share nothing: there is one. */
const ALONE = { locks: null, channel: null };

/** A database as one process has it, with what tells its pages. */
export interface ChatProcess {
  readonly database: Database;
  readonly signals: OpenSignals;
}

const silentLogger = { warn: () => undefined };

/** Two processes over one database, which hear of each other as running servers do. */
export async function twoProcesses(kind: (typeof DATABASES)[number]) {
  if (kind === 'embedded') {
    const database = await openTestDatabase(kind);
    const one = { database, signals: new OpenSignals(kind) };
    return { processes: [one, one] as const, close: () => database.close() };
  }
  const { url, drop } = await createPostgresDatabase();
  const open = (): ChatProcess => ({
    database: openPostgres(url),
    signals: new OpenSignals(kind),
  });
  const processes = [open(), open()] as const;
  const listening = processes.map(({ signals }) => listenAtPostgres(url, signals, silentLogger));
  const close = async () => {
    for (const each of listening) await each.close();
    for (const { database } of processes) await database.close();
    await drop();
  };
  return { processes, close };
}

/** Servers with rooms over one database, each a process, and people who call them. */
export async function wiredChats(processes: readonly [ChatProcess, ...ChatProcess[]]) {
  const [{ database }] = processes;
  const clock = new MovingClock();
  const accounts = accountsOn(database, new MovingClock());
  const offered = dealsOn(database, clock);
  const bring = broughtPictures(database, clock);
  const apps: { readonly app: Awaited<ReturnType<typeof buildApp>>; readonly url: string }[] = [];
  for (const place of processes) {
    const { signals } = place;
    const app = await buildApp(
      appDeps({
        ...accounts,
        clock,
        env: readEnv({
          WRITE_LIMIT: '100000',
          OWN_WRITE_LIMIT: '100000',
          READ_LIMIT: '100000',
          CHAT_LIMIT: '100000',
        }),
        deals: offered.deals,
        blocks: offered.blocks,
        chats: new ChatRepository(place, clock),
        notifications: new NotificationRepository(place.database, clock, signals),
        signals,
        changes: new MemberChangeRepository(place.database),
        reports: new ReportRepository(database, clock),
      }),
    );
    apps.push({ app, url: await listen(app, { host: '127.0.0.1', port: 0 }) });
  }
  const stops: (() => void)[] = [];
  const portsOf = (client: ReturnType<typeof clientOf>) => {
    const kept: string[] = [];
    return {
      chats: new HttpChats(client),
      visitFiles: new HttpVisitFiles(client, { keep: ({ fileName }) => kept.push(fileName) }),
      kept,
      blocks: new HttpBlocks(client),
      directs: new HttpDeals(client),
      inbox: new HttpInbox(client),
      reports: new HttpReports(client),
    };
  };
  const urls = apps.map(({ url }) => url);
  /** Somebody who is signed in, before whichever of the servers. */
  const join = async (subject: string, nickname: string) => {
    const memberId = await offered.join(subject);
    await database.pool.query('update members set nickname = $1 where id = $2', [
      nickname,
      memberId,
    ]);
    const tokens = await accounts.sessions.open(memberId);
    const clientBefore = (server: number) =>
      clientOf(urls[server] ?? '', { tokens: new MemoryTokenKeeper(tokens) });
    const before = (server: number) => portsOf(clientBefore(server));
    return { id: String(memberId), memberId, nickname, tokens, clientBefore, before };
  };
  return {
    database,
    clock,
    accounts,
    repository: new ChatRepository(processes[0], clock),
    offered,
    /** The addresses of the servers. */
    urls,
    visitor: portsOf(clientOf(urls[0] ?? '')),
    join,
    /** The same with a page that follows from now on. */
    member: async (subject: string, nickname: string, at = 0) => {
      const person = await join(subject, nickname);
      const { id, memberId } = person;
      const client = person.clientBefore(at);
      const live = new HeardChats();
      const inbox = new HttpLiveInbox({
        chats: live,
        collections: new HeardCollections(),
        random: { number: () => 0 },
        client,
        carrier: new StreamCarrier(urls[at] ?? ''),
        join: (name, use) => joinLine(name, ALONE, use),
        pause,
        rest: (_ms, signal) => pause(0, signal),
      });
      stops.push(
        inbox.open(
          id,
          () => Promise.resolve(0),
          () => undefined,
        ),
      );
      return { ...person, live, picture: () => bring(memberId), ...portsOf(client) };
    },
    close: async () => {
      for (const stop of stops) stop();
      for (const { app } of apps) await app.close();
    },
  };
}
