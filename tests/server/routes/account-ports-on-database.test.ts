import { describe, expect, test } from 'vitest';
import { COMMUNITY_CATEGORY, PROVIDERS, type Tokens } from '#core';
import { buildApp } from '../../../server/app';
import type { Database } from '../../../server/db/database';
import { DealRepository } from '../../../server/db/deals/deal-repository';
import { LinkRepository } from '../../../server/db/content/link-repository';
import { notiClusters } from '../../../server/db/schema/content';
import { writeContents } from '../../../server/db/magazine/content-writer';
import { readEnv } from '../../../server/env';
import { listen } from '../../../server/http/listen';
import { HttpItemLookup } from '../../../src/adapters/http/http-item-lookup';
import { HttpNotifications } from '../../../src/adapters/http/http-notifications';
import { HttpSessionSource } from '../../../src/adapters/http/http-session-source';
import { HttpSignIn } from '../../../src/adapters/http/http-sign-in';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { itemLookupContract } from '../../adapters/contracts/item-lookup.contract';
import { notificationsContract } from '../../adapters/contracts/notifications.contract';
import { signInContract } from '../../adapters/contracts/sign-in.contract';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps } from '../../support/app-deps';
import { newContent } from '../../support/contents';
import { keepCookies } from '../../support/cookie-keeper';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { dealsOn } from '../../support/deals-on-database';
import { clientOf } from '../../support/http-client';
import { MINUTE_MS, MovingClock } from '../../support/moving-clock';
import { scriptedProvider } from '../../support/scripted-provider';
import { NEW_MEMBER } from '../../support/sign-in-steps';
import { endServers } from '../../support/small-server';

/** The server on a database; every code and every token is somebody's own. */
async function serve(database: Database, clock: MovingClock) {
  const app = await buildApp(
    appDeps({
      ...accountsOn(database, clock),
      env: readEnv({ SIGN_IN_LIMIT: '1000' }),
      identityProviders: new Map(PROVIDERS.map((one) => [one, scriptedProvider(one)])),
      certifications: {
        widget: { merchant: 'imp1', scriptUrl: 'https://cert.example/iamport.js' },
        check: (impUid) => Promise.resolve({ ok: true, value: { merchantUid: impUid.slice(4) } }),
      },
      links: new LinkRepository(database),
      deals: new DealRepository(database, clock),
    }),
  );
  const url = await listen(app, { host: '127.0.0.1', port: 0 });
  const close = async () => {
    endServers();
    await app.close();
    await database.close();
  };
  return { url, close };
}

const putContents = (database: Database, ids: readonly string[]) =>
  database.db.transaction((tx) =>
    writeContents(
      tx,
      ids.map((id) => newContent({ id })),
      { source: 'import', kept: [], takesGoneAway: false },
      0,
    ),
  );

/** One browser, as the built app makes it. */
async function browse(url: string) {
  const tokens = new MemoryTokenKeeper();
  const client = clientOf(await keepCookies(url), { tokens });
  return { tokens, signIn: new HttpSignIn(client), source: new HttpSessionSource(client) };
}

const FACEBOOK = { SNS_TYPE_CD: 'SNSTP00003', accessToken: 'kim' } as const;

for (const kind of DATABASES) {
  const open = async (clock = new MovingClock()) => {
    const database = await openTestDatabase(kind);
    return { database, clock, ...(await serve(database, clock)) };
  };

  signInContract(`http on ${kind}`, async () => {
    const { url, close } = await open();
    return { browse: () => browse(url), close };
  });

  notificationsContract(`http on ${kind}`, async (clusters) => {
    const { database, url, close } = await open();
    const rows = [...clusters].map(([id, { NOTI_TARGET_CD, LINK }]) => ({
      id,
      targetCode: NOTI_TARGET_CD,
      link: LINK,
    }));
    await database.db.insert(notiClusters).values(rows);
    return { notifications: new HttpNotifications(clientOf(url)), close };
  });

  itemLookupContract(`http on ${kind}`, async ({ communities, deals, deleted }) => {
    const { database, clock, url, close } = await open();
    for (const [id, { categoryTypeCode }] of communities) {
      if (categoryTypeCode === COMMUNITY_CATEGORY.CONTENT) await putContents(database, [id]);
      else
        await database.pool.query(
          `insert into posts (id, board, title, document, text, preview, picture_ids, created_at)
           overriding system value values ($1, $2, '글', '{"type":"doc","content":[]}', '', '', '{}', now())`,
          [id, categoryTypeCode],
        );
    }
    await putContents(database, [deleted]);
    await database.pool.query('delete from contents where id = $1', [deleted]);
    const offered = dealsOn(database, clock);
    for (const id of deals.keys()) await offered.writeAs(id);
    return { items: new HttpItemLookup(clientOf(url)), close };
  });

  describe(`tokens that are exchanged: http on ${kind}`, () => {
    test('twenty calls of two tabs at once, hour after hour: nobody is signed out', async () => {
      const { clock, url, close } = await open();
      const { tokens, signIn, source } = await browse(url);
      await signIn.login(FACEBOOK);
      const { ID } = await signIn.signUp(NEW_MEMBER);
      const otherTab = new HttpSessionSource(clientOf(url, { tokens }));
      const seen = new Set<string | null>();
      for (let hour = 0; hour < 4; hour += 1) {
        clock.advance(60 * MINUTE_MS);
        const calls = Array.from({ length: 20 }, (_, at) => (at % 2 ? source : otherTab).read());
        for (const session of await Promise.all(calls)) expect(session.ID).toBe(ID);
        seen.add(tokens.read().refreshToken);
      }
      expect(seen).toHaveProperty('size', 4);
      await close();
    });

    test('an answer that was lost costs nobody the session', async () => {
      const { clock, url, close } = await open();
      const { tokens, signIn, source } = await browse(url);
      await signIn.login(FACEBOOK);
      const { ID } = await signIn.signUp(NEW_MEMBER);
      const before: Tokens = tokens.read();
      clock.advance(60 * MINUTE_MS);
      await source.read();
      tokens.write(before);
      clock.advance(MINUTE_MS / 2);
      expect((await source.read()).ID).toBe(ID);
      clock.advance(60 * MINUTE_MS);
      expect((await source.read()).ID).toBe(ID);
      await close();
    });
  });
}
