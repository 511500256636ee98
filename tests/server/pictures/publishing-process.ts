/**
 * A process that the suite of killed servers kills: serves pictures and posts over the database of
 * argv[2] (embedded) or argv[3] (PostgreSQL), to a new member, and says where and by which token.
 */
import { buildApp } from '../../../server/app';
import { PostRepository } from '../../../server/db/communities/post-repository';
import { openDatabase } from '../../../server/db/open-database';
import { readEnv } from '../../../server/env';
import { listen } from '../../../server/http/listen';
import { openPictures } from '../../../server/open-pictures';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps } from '../../support/app-deps';
import { joinMember } from '../../support/join-member';

const [, , dataDir = '', url = '', subject = ''] = process.argv;

const clock = { now: () => Date.now() };
const env = readEnv({ DATA_DIR: dataDir, WRITE_LIMIT: '100000', OWN_WRITE_LIMIT: '100000' });
const database = await openDatabase({ url: url === '' ? null : url, dataDir });
const accounts = accountsOn(database, clock);
const { deps } = openPictures(env, database, clock);
const posts = new PostRepository(database, clock);
const app = await buildApp(appDeps({ ...accounts, ...deps, env, posts, clock }));
const address = await listen(app, { host: '127.0.0.1', port: 0 });
const tokens = await accounts.sessions.open(await joinMember(accounts.members, subject));
process.stdout.write(`${address} ${tokens.accessToken}\n`);
