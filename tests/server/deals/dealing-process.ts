/**
 * A process that the suite of killed servers kills: serves deals of both kinds, with their pictures, over
 * the database of argv[2] (embedded) or argv[3] (PostgreSQL) to two members, who are made where there are
 * none, and says where and by which tokens.
 */
import { buildApp } from '../../../server/app';
import { openDatabase } from '../../../server/db/open-database';
import { members } from '../../../server/db/schema/members';
import { readEnv } from '../../../server/env';
import { listen } from '../../../server/http/listen';
import { openPictures } from '../../../server/open-pictures';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps, fakePlaces } from '../../support/app-deps';
import { dealsOn } from '../../support/deals-on-database';
import { joinMember } from '../../support/join-member';
import { matesOn } from '../../support/mates-on-database';

const [, , dataDir = '', url = ''] = process.argv;

const clock = { now: () => Date.now() };
const env = readEnv({ DATA_DIR: dataDir, WRITE_LIMIT: '100000', OWN_WRITE_LIMIT: '100000' });
const database = await openDatabase({ url: url === '' ? null : url, dataDir });
const accounts = accountsOn(database, clock);
const { deps } = openPictures(env, database, clock);
const { deals, ownDeals } = dealsOn(database, clock);
/** All dongs are where the rooms are. */
const dong = (dongliCode: string) =>
  Promise.resolve({
    dongliCode,
    sido: '서울특별시',
    sigungu: '관악구',
    dong: '신림동',
    lat: 37.484,
    lng: 126.93,
    level: 5,
    bounds: null,
  });
const app = await buildApp(
  appDeps({
    ...accounts,
    ...deps,
    ...matesOn(database, clock),
    env,
    deals,
    ownDeals,
    clock,
    dongs: { one: dong, onOffer: () => Promise.resolve([]) },
    places: { ...fakePlaces(), areaAt: () => Promise.resolve(null) },
  }),
);
const address = await listen(app, { host: '127.0.0.1', port: 0 });

const known = await database.db.select({ id: members.id }).from(members).orderBy(members.id);
const [one, other] = known.map(({ id }) => id);
const people = [
  one ?? (await joinMember(accounts.members, 'one')),
  other ?? (await joinMember(accounts.members, 'other')),
];
const opened = await Promise.all(people.map((id) => accounts.sessions.open(id)));
const tokens = opened.flatMap(({ accessToken, refreshToken }) => [accessToken, refreshToken]);
process.stdout.write(`${[address, ...tokens].join(' ')}\n`);
