import { LISTED_KIND, listedForm } from '#core';
import { buildApp } from '../../../server/app';
import { ModerationRepository } from '../../../server/db/moderation/moderation-repository';
import { PictureRepository } from '../../../server/db/pictures/picture-repository';
import { readEnv } from '../../../server/env';
import { listen } from '../../../server/http/listen';
import { HttpBlocks } from '../../../src/adapters/http/http-blocks';
import { HttpDeals } from '../../../src/adapters/http/http-deals';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { dealsContract } from '../../adapters/contracts/deals.contract';
import type { OpenedDeals } from '../../adapters/contracts/deals-stage';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps, fakePlaces } from '../../support/app-deps';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { dealsOn } from '../../support/deals-on-database';
import { clientOf } from '../../support/http-client';
import { joinMember } from '../../support/join-member';
import { MovingClock } from '../../support/moving-clock';

const LISTED = { text: '오픈채팅방초대', rule: '연락처를 남기는 글은 먼저 살펴봐요.' };

/** A dong that every address of the contract lies in. */
const dong = (dongliCode: string) =>
  Promise.resolve({
    dongliCode,
    sido: '서울특별시',
    sigungu: '관악구',
    dong: '신림동',
    lat: 37.51,
    lng: 127,
    level: 5,
    bounds: null,
  });

for (const kind of DATABASES) {
  const open = async (): Promise<OpenedDeals> => {
    const database = await openTestDatabase(kind);
    const clock = new MovingClock();
    // Weeks go by for deals, not for those who are signed in.
    const accounts = accountsOn(database, new MovingClock());
    const { deals, blocks } = dealsOn(database, clock);
    const pictures = new PictureRepository(database, clock);
    const word = LISTED_KIND.word;
    const moderation = new ModerationRepository(database, clock);
    await moderation.list(word, listedForm(word, LISTED.text), LISTED.rule);
    const env = readEnv({ WRITE_LIMIT: '100000', OWN_WRITE_LIMIT: '100000' });
    const app = await buildApp(
      appDeps({
        ...accounts,
        env,
        deals,
        blocks,
        dongs: { one: dong, onOffer: () => Promise.resolve([]) },
        // Of no point it is known in which dong it lies.
        places: { ...fakePlaces(), areaAt: () => Promise.resolve(null) },
      }),
    );
    const url = await listen(app, { host: '127.0.0.1', port: 0 });
    const portsOf = (client: ReturnType<typeof clientOf>) => {
      const http = new HttpDeals(client);
      return { directs: http, own: http, blocks: new HttpBlocks(client) };
    };
    let brought = 0;
    const member = async (subject: string) => {
      const memberId = await joinMember(accounts.members, subject);
      const tokens = await accounts.sessions.open(memberId);
      const client = clientOf(url, { tokens: new MemoryTokenKeeper(tokens) });
      const picture = async () => {
        brought += 1;
        const id = brought.toString(16).padStart(32, '0');
        await pictures.keep(
          { id, width: 640, height: 480, bytes: 1000, sha256: id },
          { memberId, key: null, mostADay: 1000 },
        );
        return id;
      };
      return { id: String(memberId), nickname: '새싹', picture, ...portsOf(client) };
    };
    return {
      kim: await member('kim'),
      lee: await member('lee'),
      visitor: portsOf(clientOf(url)),
      listed: LISTED,
      wait: (ms) => {
        clock.advance(ms);
      },
      close: () => app.close().then(() => database.close()),
    };
  };
  dealsContract(`http on ${kind}`, open);
}
