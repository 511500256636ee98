import { eq } from 'drizzle-orm';
import { buildApp } from '../../../server/app';
import { HouseNumberRepository } from '../../../server/db/houses/house-number-repository';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { houses } from '../../../server/db/schema/houses';
import { readEnv } from '../../../server/env';
import { listen } from '../../../server/http/listen';
import { HttpDealInquiries } from '../../../src/adapters/http/deals/http-deal-inquiries';
import { HttpHouseSearch } from '../../../src/adapters/http/houses/http-house-search';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { houseNumbersContract } from '../../adapters/contracts/house-numbers.contract';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps } from '../../support/app-deps';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { housesOf } from '../../support/houses-in-memory';
import { clientOf } from '../../support/http-client';
import { joinMember } from '../../support/join-member';
import { MovingClock } from '../../support/moving-clock';

for (const kind of DATABASES)
  houseNumbersContract(`http on ${kind}`, async (records) => {
    const database = await openTestDatabase(kind);
    await database.db.transaction((tx) => replaceOrAdd(tx, records, 'test', '20261120'));
    const clock = new MovingClock();
    // Days go by for numbers, not for those who are signed in.
    const accounts = accountsOn(database, new MovingClock());
    const app = await buildApp(
      appDeps({
        ...accounts,
        env: readEnv({ OWN_WRITE_LIMIT: '100000' }),
        houses: housesOf(database),
        houseNumbers: new HouseNumberRepository(database, clock),
        clock,
      }),
    );
    const url = await listen(app, { host: '127.0.0.1', port: 0 });
    const member = async (subject: string) => {
      const tokens = await accounts.sessions.open(await joinMember(accounts.members, subject));
      return new HttpDealInquiries(clientOf(url, { tokens: new MemoryTokenKeeper(tokens) }));
    };
    return {
      search: new HttpHouseSearch(clientOf(url)),
      visitor: new HttpDealInquiries(clientOf(url)),
      kim: await member('kim'),
      lee: await member('lee'),
      idOf: async (listingNumber) => {
        const [row] = await database.db
          .select({ id: houses.id })
          .from(houses)
          .where(eq(houses.listingNumber, listingNumber));
        return String(row?.id);
      },
      wait: (ms) => {
        clock.advance(ms);
      },
      close: () => app.close().then(() => database.close()),
    };
  });
