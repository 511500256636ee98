import { DECISION } from '#core';
import { buildApp } from '../../server/app';
import type { Database } from '../../server/db/database';
import { LinkRepository } from '../../server/db/content/link-repository';
import { ModerationRepository } from '../../server/db/moderation/moderation-repository';
import { BundleRepository } from '../../server/db/notifications/bundle-repository';
import { OpenSignals } from '../../server/db/notifications/member-signals';
import { NotificationRepository } from '../../server/db/notifications/notification-repository';
import { ReportRepository } from '../../server/db/reports/report-repository';
import { readEnv } from '../../server/env';
import { listen } from '../../server/http/listen';
import { Care } from '../../server/moderation/care';
import { HttpBlocks } from '../../src/adapters/http/community/http-blocks';
import { HttpComments } from '../../src/adapters/http/community/http-comments';
import { HttpInbox } from '../../src/adapters/http/http-inbox';
import { HttpPosts } from '../../src/adapters/http/community/http-posts';
import { HttpReports } from '../../src/adapters/http/community/http-reports';
import { MemoryTokenKeeper } from '../../src/adapters/memory/memory-token-keeper';
import { accountsOn } from './accounts-on-database';
import { appDeps } from './app-deps';
import { communityOn } from './community-on-database';
import { clientOf } from './http-client';
import { joinMember } from './join-member';
import { MovingClock } from './moving-clock';

/** Everything that one person does in the community, each by a call of its own. */
const portsOf = (client: ReturnType<typeof clientOf>) => ({
  posts: new HttpPosts(client),
  comments: new HttpComments(client),
  blocks: new HttpBlocks(client),
  reports: new HttpReports(client),
  inbox: new HttpInbox(client),
});

/** A server with the community, its moderation and its notifications, and people who call it. */
export async function wiredCommunity(database: Database) {
  const clock = new MovingClock();
  const accounts = accountsOn(database, clock);
  const { posts, comments, blocks } = communityOn(database, clock);
  const moderation = new ModerationRepository(database, clock);
  const signals = new OpenSignals(database.kind);
  const notifications = new NotificationRepository(database, clock, signals);
  const bundles = new BundleRepository({ database, signals }, clock);
  const app = await buildApp(
    appDeps({
      ...accounts,
      env: readEnv({ WRITE_LIMIT: '100000', OWN_WRITE_LIMIT: '100000' }),
      posts,
      comments,
      blocks,
      moderation,
      links: new LinkRepository(database),
      reports: new ReportRepository(database, clock),
      notifications,
      bundles,
    }),
  );
  const url = await listen(app, { host: '127.0.0.1', port: 0 });
  return {
    clock,
    moderation,
    visitor: portsOf(clientOf(url)),
    /** As a moderator decides about a comment that is held. */
    show: async (commentId: string) => {
      const waiting = await moderation.waiting();
      const { caseNumber } = waiting.find(({ targetId }) => targetId === commentId) ?? {};
      if (caseNumber === undefined) throw new Error('nothing waits');
      const why = '괜찮은 댓글이에요.';
      const decided = await moderation.decide(caseNumber, DECISION.SHOW, why);
      if (decided === null) throw new Error('it was decided before');
      const care = new Care({ moderation, notifications, bundles });
      await care.tellDecided(caseNumber, DECISION.SHOW, why, decided);
    },
    member: async (subject: string) => {
      const id = await joinMember(accounts.members, subject);
      const tokens = await accounts.sessions.open(id);
      return {
        id: String(id),
        ...portsOf(clientOf(url, { tokens: new MemoryTokenKeeper(tokens) })),
      };
    },
    close: () => app.close().then(() => database.close()),
  };
}
