import { buildApp } from '../../../server/app';
import { ChecklistRepository } from '../../../server/db/checklists/checklist-repository';
import { readEnv } from '../../../server/env';
import { listen } from '../../../server/http/listen';
import { HttpChecklists } from '../../../src/adapters/http/checklists/http-checklists';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { checklistsContract } from '../../adapters/contracts/checklists.contract';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps } from '../../support/app-deps';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { clientOf } from '../../support/http-client';
import { joinMember } from '../../support/join-member';
import { MovingClock } from '../../support/moving-clock';

for (const kind of DATABASES)
  checklistsContract(`http on ${kind}`, async () => {
    const database = await openTestDatabase(kind);
    const clock = new MovingClock();
    const accounts = accountsOn(database, clock);
    const app = await buildApp(
      appDeps({
        ...accounts,
        clock,
        env: readEnv({ OWN_WRITE_LIMIT: '1000' }),
        checklists: new ChecklistRepository(database, clock),
      }),
    );
    const url = await listen(app, { host: '127.0.0.1', port: 0 });
    const member = async (subject: string) => {
      const memberId = await joinMember(accounts.members, subject);
      const tokens = new MemoryTokenKeeper(await accounts.sessions.open(memberId));
      return { memberId, calls: new HttpChecklists(clientOf(url, { tokens })) };
    };
    const kim = await member('kim');
    let brought = 0;
    return {
      kim: kim.calls,
      lee: (await member('lee')).calls,
      visitor: new HttpChecklists(clientOf(url)),
      views: new HttpChecklists(clientOf(url)),
      now: () => clock.now(),
      pass: (ms: number) => {
        clock.advance(ms);
      },
      bring: async () => {
        brought += 1;
        const id = `picture-${brought}`;
        await database.pool.query(
          `insert into pictures (id, member_id, sha256, width, height, bytes, created_at, unused_since)
           values ($1, $2, $1, 640, 480, 1, now(), now())`,
          [id, kim.memberId],
        );
        return id;
      },
      close: () => app.close().then(() => database.close()),
    };
  });
