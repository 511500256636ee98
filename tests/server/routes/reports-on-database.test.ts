import { eq } from 'drizzle-orm';
import { buildApp } from '../../../server/app';
import type { Database } from '../../../server/db/database';
import { housesOf } from '../../support/houses-in-memory';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { ReportRepository } from '../../../server/db/reports/report-repository';
import { houses } from '../../../server/db/schema/houses';
import { reports } from '../../../server/db/schema/reports';
import { readEnv } from '../../../server/env';
import { listen } from '../../../server/http/listen';
import { HttpReports } from '../../../src/adapters/http/community/http-reports';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { reportsContract } from '../../adapters/contracts/reports.contract';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps } from '../../support/app-deps';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { houseRecords } from '../../support/house-records';
import { clientOf } from '../../support/http-client';
import { joinMember } from '../../support/join-member';
import { MovingClock } from '../../support/moving-clock';

async function houseIds(database: Database): Promise<string[]> {
  await database.db.transaction((tx) => replaceOrAdd(tx, houseRecords(5), 'test', '20261120'));
  const rows = await database.db.select({ id: houses.id }).from(houses);
  return rows.map(({ id }) => String(id));
}

for (const kind of DATABASES)
  reportsContract(`http on ${kind}`, async () => {
    const database = await openTestDatabase(kind);
    const clock = new MovingClock();
    const accounts = accountsOn(database, clock);
    const app = await buildApp(
      appDeps({
        ...accounts,
        env: readEnv({ WRITE_LIMIT: '1000' }),
        houses: housesOf(database),
        reports: new ReportRepository(database, clock),
      }),
    );
    const url = await listen(app, { host: '127.0.0.1', port: 0 });
    const member = async (subject: string) => {
      const tokens = await accounts.sessions.open(await joinMember(accounts.members, subject));
      return new HttpReports(clientOf(url, { tokens: new MemoryTokenKeeper(tokens) }));
    };
    return {
      kim: await member('kim'),
      lee: await member('lee'),
      visitor: new HttpReports(clientOf(url)),
      houses: await houseIds(database),
      finish: async (caseNumber) => {
        const isThis = eq(reports.caseNumber, caseNumber);
        await database.db.update(reports).set({ state: 'DONE' }).where(isThis);
      },
      close: () => app.close().then(() => database.close()),
    };
  });
