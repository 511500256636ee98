import { buildApp } from '../../server/app';
import { CollectionRepository } from '../../server/db/collections/collection-repository';
import { BlockRepository } from '../../server/db/communities/block-repository';
import { ModerationRepository } from '../../server/db/moderation/moderation-repository';
import { MemberChangeRepository } from '../../server/db/notifications/member-changes';
import { NotificationRepository } from '../../server/db/notifications/notification-repository';
import { ReportRepository } from '../../server/db/reports/report-repository';
import { readEnv } from '../../server/env';
import { listen } from '../../server/http/listen';
import { HeardChats } from '../../src/adapters/http/chats/heard-chats';
import { HeardCollections } from '../../src/adapters/http/collections/heard-collections';
import { HttpCollections } from '../../src/adapters/http/collections/http-collections';
import { HttpBlocks } from '../../src/adapters/http/community/http-blocks';
import { HttpReports } from '../../src/adapters/http/community/http-reports';
import { HttpInbox } from '../../src/adapters/http/http-inbox';
import { HttpLiveInbox } from '../../src/adapters/http/http-live-inbox';
import { StreamCarrier } from '../../src/adapters/http/client/stream-carrier';
import { MemoryTokenKeeper } from '../../src/adapters/memory/memory-token-keeper';
import { pause } from '../../src/adapters/system/pause';
import { joinLine } from '../../src/adapters/system/shared-line';
import { accountsOn } from './accounts-on-database';
import { appDeps, FakeHouses } from './app-deps';
import type { ChatProcess } from './chats-on-database';
import { houseRecords } from './house-records';
import { clientOf } from './http-client';
import { joinMember } from './join-member';
import { MovingClock } from './moving-clock';

/** A browser whose tabs share nothing: there is one. */
const ALONE = { locks: null, channel: null };
/** So many can be put in collections, by their ids from 1 on. */
const HOUSES = 120;

/** Servers with collections over one database, each a process, and people who call them. */
export async function wiredCollections(processes: readonly [ChatProcess, ...ChatProcess[]]) {
  const [{ database }] = processes;
  const clock = new MovingClock();
  // Sessions do not end while days go by.
  const accounts = accountsOn(database, new MovingClock());
  const servers: { readonly url: string; readonly close: () => Promise<void> }[] = [];
  for (const { database: own, signals } of processes) {
    const app = await buildApp(
      appDeps({
        ...accounts,
        clock,
        env: readEnv({ WRITE_LIMIT: '100000', OWN_WRITE_LIMIT: '100000' }),
        houses: new FakeHouses(houseRecords(HOUSES)),
        collections: new CollectionRepository({ database: own, signals }, clock),
        blocks: new BlockRepository({ database: own, signals }, clock),
        notifications: new NotificationRepository(own, clock, signals),
        moderation: new ModerationRepository(own, clock),
        reports: new ReportRepository(own, clock),
        signals,
        changes: new MemberChangeRepository(own),
      }),
    );
    servers.push({
      url: await listen(app, { host: '127.0.0.1', port: 0 }),
      close: () => app.close(),
    });
  }
  const urlOf = (at: number): string => servers[at]?.url ?? '';
  const stops: (() => void)[] = [];
  return {
    clock,
    accounts,
    repository: new CollectionRepository(processes[0], clock),
    moderation: new ModerationRepository(database, clock),
    url: urlOf(0),
    visitor: new HttpCollections(clientOf(urlOf(0))),
    /** Somebody who is signed in, before whichever of the servers, with a page that follows. */
    person: async (nickname: string, at = 0) => {
      const memberId = await joinMember(accounts.members, nickname);
      await database.pool.query('update members set nickname = $1 where id = $2', [
        nickname,
        memberId,
      ]);
      const tokens = new MemoryTokenKeeper(await accounts.sessions.open(memberId));
      const client = clientOf(urlOf(at), { tokens });
      const live = new HeardCollections();
      const inbox = new HttpLiveInbox({
        chats: new HeardChats(),
        collections: live,
        random: { number: () => 0 },
        client,
        carrier: new StreamCarrier(urlOf(at)),
        join: (name, use) => joinLine(name, ALONE, use),
        pause,
        rest: (_ms, signal) => pause(0, signal),
      });
      stops.push(
        inbox.open(
          String(memberId),
          () => Promise.resolve(0),
          () => undefined,
        ),
      );
      return {
        memberId,
        nickname,
        live,
        collections: new HttpCollections(client),
        blocks: new HttpBlocks(client),
        inbox: new HttpInbox(client),
        reports: new HttpReports(client),
      };
    },
    close: async () => {
      for (const stop of stops) stop();
      for (const { close } of servers) await close();
    },
  };
}
