/**
 * A server's process, as far as sessions go: on the PostgreSQL of argv[2] at the moment argv[3],
 * presents the refresh token of argv[4] as ten calls at once would, and prints what they hear.
 */
import { openPostgres } from '../../../server/db/database';
import { accountsOn } from '../../support/accounts-on-database';

const [, , url = '', moment = '', refreshToken = ''] = process.argv;

const database = openPostgres(url);
const { sessions } = accountsOn(database, { now: () => Number(moment) });
// Both processes are ready before either asks.
process.stdout.write('ready\n');
process.stdin.once('data', () => {
  const calls = Array.from({ length: 10 }, () =>
    sessions.identify({ accessToken: null, refreshToken }),
  );
  void Promise.all(calls)
    .then((heard) => process.stdout.write(`${JSON.stringify(heard)}\n`))
    .then(() => database.close())
    .then(() => process.stdin.destroy());
});
