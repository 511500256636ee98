import { buildApp } from '../../../server/app';
import { memberLists } from '../../../server/db/lists/member-list-repository';
import { readEnv } from '../../../server/env';
import { listen } from '../../../server/http/listen';
import { HttpMemberLists } from '../../../src/adapters/http/lists/http-member-lists';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { memberListsContract } from '../../adapters/contracts/member-lists.contract';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps } from '../../support/app-deps';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { clientOf } from '../../support/http-client';
import { joinMember } from '../../support/join-member';
import { MovingClock } from '../../support/moving-clock';

for (const kind of DATABASES)
  memberListsContract(`http on ${kind}`, async () => {
    const database = await openTestDatabase(kind);
    const clock = new MovingClock();
    const accounts = accountsOn(database, clock);
    const app = await buildApp(
      appDeps({
        ...accounts,
        clock,
        env: readEnv({ OWN_WRITE_LIMIT: '1000' }),
        lists: memberLists(database, clock),
      }),
    );
    const url = await listen(app, { host: '127.0.0.1', port: 0 });
    const member = async (subject: string) => {
      const memberId = await joinMember(accounts.members, subject);
      const tokens = new MemoryTokenKeeper(await accounts.sessions.open(memberId));
      return new HttpMemberLists(clientOf(url, { tokens }));
    };
    return {
      kim: await member('kim'),
      lee: await member('lee'),
      visitor: new HttpMemberLists(clientOf(url)),
      now: () => clock.now(),
      close: () => app.close().then(() => database.close()),
    };
  });
