// @vitest-environment node
import { expect, test } from 'vitest';
import { buildApp } from '../../../server/app';
import type { AppDeps } from '../../../server/ports/app-deps';
import { listen } from '../../../server/http/listen';
import { HttpItemLookup } from '../../../src/adapters/http/http-item-lookup';
import { HttpNotifications } from '../../../src/adapters/http/http-notifications';
import { HttpSessionSource } from '../../../src/adapters/http/http-session-source';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { appDeps } from '../../support/app-deps';
import { fakeLinks, fakeMembers, fakeSessions } from '../../support/fake-accounts';
import { FAKE_DEAL, fakeDeals } from '../../support/fake-deals';
import { clientOf } from '../../support/http-client';
import { itemLookupContract } from '../contracts/item-lookup.contract';
import { notificationsContract } from '../contracts/notifications.contract';
import { sessionSourceContract } from '../contracts/session-source.contract';

async function serve(given: Partial<AppDeps>) {
  const app = await buildApp(appDeps(given));
  const url = await listen(app, { host: '127.0.0.1', port: 0 });
  return { url, close: () => app.close() };
}

const ENDED = { accessToken: 'a'.repeat(43), refreshToken: 'r'.repeat(43) };

async function openSessions() {
  const sessions = fakeSessions();
  const members = fakeMembers([
    { id: 7, nickname: '한칸', isCertified: true, providers: ['kakao', 'naver'] },
  ]);
  const { url, close } = await serve({ sessions, members });
  const keeper = new MemoryTokenKeeper(ENDED);
  const source = (tokens: MemoryTokenKeeper) => new HttpSessionSource(clientOf(url, { tokens }));
  return {
    visitor: source(new MemoryTokenKeeper()),
    member: source(new MemoryTokenKeeper(await sessions.open(7))),
    ended: source(keeper),
    keeper,
    close,
  };
}

sessionSourceContract('http', openSessions);

test('a session that has ended takes its tokens along', async () => {
  const { ended, keeper, close } = await openSessions();
  await ended.read();
  expect(keeper.read()).toEqual({ accessToken: null, refreshToken: null });
  await close();
});

notificationsContract('http', async (clusters) => {
  const links = fakeLinks({ notiCluster: (id) => Promise.resolve(clusters.get(id) ?? null) });
  const { url, close } = await serve({ links });
  return { notifications: new HttpNotifications(clientOf(url)), close };
});

itemLookupContract('http', async ({ communities, deals }) => {
  const links = fakeLinks({
    community: (id) => Promise.resolve(communities.get(id) ?? null),
  });
  const known = fakeDeals();
  const { url, close } = await serve({
    links,
    deals: fakeDeals({ one: (id, reader) => known.one(deals.has(id) ? FAKE_DEAL.id : '', reader) }),
  });
  return { items: new HttpItemLookup(clientOf(url)), close };
});
