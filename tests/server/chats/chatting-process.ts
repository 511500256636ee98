/**
 * A process that the suite of killed servers kills: serves rooms over the database of argv[2] (embedded)
 * or argv[3] (PostgreSQL) to the two members of one room, who are made where there are none, and says
 * where, in which room, and by which tokens.
 */
import { buildApp } from '../../../server/app';
import { openDatabase } from '../../../server/db/open-database';
import { members } from '../../../server/db/schema/members';
import { readEnv } from '../../../server/env';
import { listen } from '../../../server/http/listen';
import { openNotifications } from '../../../server/open-notifications';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps } from '../../support/app-deps';
import { made } from '../../support/community-on-database';
import { dealsOn } from '../../support/deals-on-database';
import { joinMember } from '../../support/join-member';

const [, , dataDir = '', url = ''] = process.argv;

const clock = { now: () => Date.now() };
const logger = appDeps().logger as never;
const databaseUrl = url === '' ? null : url;
const database = await openDatabase({ url: databaseUrl, dataDir });
const accounts = accountsOn(database, clock);
const { deps } = openNotifications({ database, env: { databaseUrl }, clock, logger });
const env = readEnv({ CHAT_LIMIT: '1000000' });
const app = await buildApp(appDeps({ ...accounts, ...deps, env, clock }));
const address = await listen(app, { host: '127.0.0.1', port: 0 });

let [owner, seeker] = (
  await database.db.select({ id: members.id }).from(members).orderBy(members.id)
).map(({ id }) => id);
owner ??= await joinMember(accounts.members, 'owner');
seeker ??= await joinMember(accounts.members, 'seeker');
const known = await database.pool.query<{ id: string }>('select id from deals limit 1');
const dealId = known.rows[0]?.id ?? (await dealsOn(database, clock).write(owner));
const room = made(await deps.chats.open(seeker, { dealId }));
const tokens = await Promise.all([owner, seeker].map((id) => accounts.sessions.open(id)));
process.stdout.write(
  `${[address, room, ...tokens.map(({ accessToken }) => accessToken)].join(' ')}\n`,
);
