import { LISTED_KIND, listedForm, type Area } from '#core';
import { buildApp } from '../../server/app';
import { ChatRepository } from '../../server/db/chats/chat-repository';
import { ModerationRepository } from '../../server/db/moderation/moderation-repository';
import { OpenSignals } from '../../server/db/notifications/member-signals';
import { readEnv } from '../../server/env';
import { listen } from '../../server/http/listen';
import { MemoryTokenKeeper } from '../../src/adapters/memory/memory-token-keeper';
import { accountsOn } from './accounts-on-database';
import { appDeps, fakePlaces } from './app-deps';
import { broughtPictures } from './brought-pictures';
import { openTestDatabase, type DATABASES } from './databases';
import { dealsOn } from './deals-on-database';
import { clientOf } from './http-client';
import { joinMember } from './join-member';
import { matesOn } from './mates-on-database';
import { DONG_MIDDLE } from './direct-drafts';
import { MovingClock } from './moving-clock';

const LISTED = { text: '오픈채팅방초대', rule: '연락처를 남기는 글은 먼저 살펴봐요.' };

type Client = ReturnType<typeof clientOf>;

/**
 * A server with deals of every kind, and people who call it; of no point it is known in which dong it
 * lies, and of a code what `areaOf` says.
 */
export async function openDealServer<Ports extends object>(
  kind: (typeof DATABASES)[number],
  areaOf: (dongliCode: string) => Area,
  portsOf: (client: Client) => Ports,
) {
  const database = await openTestDatabase(kind);
  const clock = new MovingClock();
  // Weeks go by for deals, not for those who are signed in.
  const accounts = accountsOn(database, new MovingClock());
  const { deals, dealMap, inquiries, dealZzims, ownDeals, blocks } = dealsOn(database, clock);
  const word = LISTED_KIND.word;
  const moderation = new ModerationRepository(database, clock);
  await moderation.list(word, listedForm(word, LISTED.text), LISTED.rule);
  const dong = (code: string) =>
    Promise.resolve({ ...areaOf(code), ...DONG_MIDDLE, level: 5, bounds: null });
  const app = await buildApp(
    appDeps({
      ...accounts,
      env: readEnv({ WRITE_LIMIT: '100000', OWN_WRITE_LIMIT: '100000' }),
      deals,
      dealMap,
      inquiries,
      dealZzims,
      ownDeals,
      ...matesOn(database, clock),
      chats: new ChatRepository({ database, signals: new OpenSignals(kind) }, clock),
      clock,
      blocks,
      dongs: { one: dong, onOffer: () => Promise.resolve([]) },
      places: { ...fakePlaces(), areaAt: () => Promise.resolve(null) },
    }),
  );
  const url = await listen(app, { host: '127.0.0.1', port: 0 });
  const bring = broughtPictures(database, clock);
  return {
    member: async (subject: string) => {
      const memberId = await joinMember(accounts.members, subject);
      const tokens = await accounts.sessions.open(memberId);
      const ports = portsOf(clientOf(url, { tokens: new MemoryTokenKeeper(tokens) }));
      const picture = () => bring(memberId);
      return { id: String(memberId), nickname: '새싹', picture, ...ports };
    },
    world: {
      visitor: portsOf(clientOf(url)),
      listed: LISTED,
      wait: (ms: number) => {
        clock.advance(ms);
      },
      close: () => app.close().then(() => database.close()),
    },
  };
}
