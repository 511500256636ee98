/**
 * A process that the suite of killed servers kills: serves the community over the database of argv[2]
 * (embedded) or argv[3] (PostgreSQL) to one who reads and one who wrote, who are made where there are none,
 * and says where, by which tokens of the reader, and which posts there are.
 */
import { BOARD } from '#core';
import { buildApp } from '../../../server/app';
import { LinkRepository } from '../../../server/db/content/link-repository';
import { openDatabase } from '../../../server/db/open-database';
import { ModerationRepository } from '../../../server/db/moderation/moderation-repository';
import { BundleRepository } from '../../../server/db/notifications/bundle-repository';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { NotificationRepository } from '../../../server/db/notifications/notification-repository';
import { ReportRepository } from '../../../server/db/reports/report-repository';
import { members } from '../../../server/db/schema/members';
import { posts as postTable } from '../../../server/db/schema/communities';
import { readEnv } from '../../../server/env';
import { listen } from '../../../server/http/listen';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps } from '../../support/app-deps';
import { communityOn } from '../../support/community-on-database';
import { joinMember } from '../../support/join-member';

const POSTS = 4;
const [, , dataDir = '', url = ''] = process.argv;

const clock = { now: () => Date.now() };
const database = await openDatabase({ url: url === '' ? null : url, dataDir });
const accounts = accountsOn(database, clock);
const { posts, comments, blocks, write } = communityOn(database, clock);
const signals = new OpenSignals(database.kind);
const app = await buildApp(
  appDeps({
    ...accounts,
    env: readEnv({ DATA_DIR: dataDir, WRITE_LIMIT: '100000', OWN_WRITE_LIMIT: '100000' }),
    posts,
    comments,
    blocks,
    clock,
    links: new LinkRepository(database),
    moderation: new ModerationRepository(database, clock),
    notifications: new NotificationRepository(database, clock, signals),
    bundles: new BundleRepository({ database, signals }, clock),
    reports: new ReportRepository(database, clock),
  }),
);
const address = await listen(app, { host: '127.0.0.1', port: 0 });

const known = await database.db.select({ id: members.id }).from(members).orderBy(members.id);
const author = known[0]?.id ?? (await joinMember(accounts.members, 'author'));
const reader = known[1]?.id ?? (await joinMember(accounts.members, 'reader'));
const made = await database.db.select({ id: postTable.id }).from(postTable).orderBy(postTable.id);
const ids = made.map(({ id }) => String(id));
while (ids.length < POSTS) ids.push(await write(author, '글', { board: BOARD.TIP }));
const { accessToken, refreshToken } = await accounts.sessions.open(reader);
process.stdout.write(`${[address, accessToken, refreshToken, ...ids].join(' ')}\n`);
