import { buildApp } from '../../../server/app';
import { DealAlarmRepository } from '../../../server/db/deal-alarms/deal-alarm-repository';
import { readEnv } from '../../../server/env';
import { listen } from '../../../server/http/listen';
import { HttpDealAlarms } from '../../../src/adapters/http/deals/http-deal-alarms';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { dealAlarmsContract, SILLIM_DONG } from '../../adapters/contracts/deal-alarms.contract';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps } from '../../support/app-deps';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { fakeDongs } from '../../support/fake-dongs';
import { clientOf } from '../../support/http-client';
import { joinMember } from '../../support/join-member';
import { MovingClock } from '../../support/moving-clock';

const SILLIM = { ...SILLIM_DONG, sido: '서울특별시', sigungu: '관악구', lat: 37.48, lng: 126.93 };

for (const kind of DATABASES)
  dealAlarmsContract(`http on ${kind}`, async () => {
    const database = await openTestDatabase(kind);
    const clock = new MovingClock();
    const accounts = accountsOn(database, clock);
    const app = await buildApp(
      appDeps({
        ...accounts,
        clock,
        env: readEnv({ OWN_WRITE_LIMIT: '1000' }),
        dealAlarms: new DealAlarmRepository(database, clock),
        dongs: fakeDongs([SILLIM]),
      }),
    );
    const url = await listen(app, { host: '127.0.0.1', port: 0 });
    const member = async (subject: string) => {
      const memberId = await joinMember(accounts.members, subject);
      const tokens = new MemoryTokenKeeper(await accounts.sessions.open(memberId));
      return new HttpDealAlarms(clientOf(url, { tokens }));
    };
    return {
      kim: await member('kim'),
      lee: await member('lee'),
      visitor: new HttpDealAlarms(clientOf(url)),
      close: () => app.close().then(() => database.close()),
    };
  });
