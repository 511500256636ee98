import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pino } from 'pino';
import { PUSH_KIND } from '#core';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import { listen } from '../../../server/http/listen';
import type { Api } from '../../../server/http/wire-types';
import { openPush } from '../../../server/open-push';
import { stopCode } from '../../../server/shared/push/stop-code';
import { newVapidKeys } from '../../../server/shared/push/vapid-keys';
import { HttpPushAlarms } from '../../../src/adapters/http/http-push-alarms';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { pushAlarmsContract } from '../../adapters/contracts/push-alarms.contract';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps } from '../../support/app-deps';
import type { Database } from '../../../server/db/database';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { clientOf } from '../../support/http-client';
import { joinMember } from '../../support/join-member';
import { MovingClock } from '../../support/moving-clock';
import { PUSH_ADDRESS } from '../../support/push-values';

async function serve(kind: (typeof DATABASES)[number], variables: Record<string, string> = {}) {
  const database = await openTestDatabase(kind);
  const clock = new MovingClock();
  const accounts = accountsOn(database, clock);
  const env = readEnv({ OWN_WRITE_LIMIT: '1000', ...variables });
  const { deps } = await openPush({ database, env, clock, logger: pino({ level: 'silent' }) });
  const app = await buildApp(appDeps({ ...accounts, ...deps, clock, env }));
  const join = (subject: string) => joinMember(accounts.members, subject);
  const openSession = (memberId: number) => accounts.sessions.open(memberId);
  return {
    database,
    app,
    join,
    openSession,
    close: () => app.close().then(() => database.close()),
  };
}

for (const kind of DATABASES) {
  pushAlarmsContract(`http on ${kind}`, async () => {
    const { app, join, openSession, close } = await serve(kind);
    const url = await listen(app, { host: '127.0.0.1', port: 0 });
    const device = async (memberId: number) =>
      new HttpPushAlarms(
        clientOf(url, { tokens: new MemoryTokenKeeper(await openSession(memberId)) }),
      );
    const kim = await join('kim');
    return {
      kim: await device(kim),
      kimElsewhere: await device(kim),
      lee: await device(await join('lee')),
      visitor: new HttpPushAlarms(clientOf(url)),
      close,
    };
  });

  describe(`the calls of pushes, on ${kind}`, () => {
    let app: Api;
    let database: Database;
    let close: () => Promise<void>;
    let authorization: string;
    const keys = newVapidKeys();
    beforeAll(async () => {
      const served = await serve(kind, {
        VAPID_PUBLIC_KEY: keys.publicKey,
        VAPID_PRIVATE_KEY: keys.privateKey,
        SIGN_IN_LIMIT: '5',
      });
      ({ app, database, close } = served);
      authorization = `${(await served.openSession(await served.join('kim'))).accessToken} HANKAN`;
    });
    afterAll(() => close());

    const put = (given: object = {}) =>
      app.inject({
        method: 'PUT',
        url: '/v2/me/push',
        headers: { authorization },
        payload: {
          ...PUSH_ADDRESS,
          publicKey: keys.publicKey,
          kinds: [PUSH_KIND.CHAT, PUSH_KIND.NOTICE],
          showsText: false,
          ...given,
        },
      });

    test('give out the key that is configured, and never its other half', async () => {
      const answer = await put();
      expect(answer.json()).toEqual({
        item: {
          publicKey: keys.publicKey,
          choice: { kinds: [PUSH_KIND.NOTICE, PUSH_KIND.CHAT], showsText: false },
          elsewhere: [],
        },
      });
      // Nor where a device is reached, which is nobody's business who holds a session.
      for (const secret of [keys.privateKey, PUSH_ADDRESS.endpoint, PUSH_ADDRESS.auth])
        expect(answer.body).not.toContain(secret);
    });

    test.each([
      ['endpoint', 'https://127.0.0.1/hook', 422],
      ['endpoint', 'https://push.internal/hook', 422],
      ['endpoint', 'http://fcm.googleapis.com/fcm/send/a', 422],
      ['endpoint', 'ftp://fcm.googleapis.com/a', 400],
      ['endpoint', `https://fcm.googleapis.com/${'a'.repeat(1100)}`, 400],
      ['p256dh', `B${'A'.repeat(86)}`, 422],
      ['p256dh', 'short', 400],
      ['auth', 'short', 400],
      ['publicKey', PUSH_ADDRESS.p256dh, 409],
      ['kinds', [], 400],
      ['kinds', ['AD'], 400],
      ['kinds', [PUSH_KIND.CHAT, PUSH_KIND.CHAT], 400],
      ['showsText', 'yes', 400],
    ])('name the field that is wrong: %s %j', async (field, value, status) => {
      const answer = await put({ [field]: value });
      expect([answer.statusCode, answer.json<{ field?: string }>().field]).toEqual([status, field]);
    });

    const stop = (code: string) =>
      app.inject({ method: 'POST', url: '/v2/push/stop', payload: { code } });

    test('switch a kind off without a session, and are not asked too often', async () => {
      await put();
      const { rows } = await database.pool.query<{ id: string; stop_secret: string }>(
        'select id, stop_secret from push_devices',
      );
      const code = stopCode(rows[0]?.id ?? '', rows[0]?.stop_secret ?? '', PUSH_KIND.CHAT);
      const forged = stopCode(rows[0]?.id ?? '', 'guessed', PUSH_KIND.NOTICE);
      expect((await stop(code)).json()).toEqual({ item: { kind: PUSH_KIND.CHAT } });
      // Whoever guesses learns nothing.
      expect((await stop(forged)).json()).toEqual({ item: { kind: PUSH_KIND.NOTICE } });
      expect((await stop('code')).statusCode).toBe(400);
      expect((await stop(code.replace('CHAT', 'AD'))).json()).toMatchObject({ field: 'code' });
      const standing = await app.inject({ url: '/v2/me/push', headers: { authorization } });
      expect(standing.json()).toMatchObject({ item: { choice: { kinds: [PUSH_KIND.NOTICE] } } });
      expect((await stop(code)).statusCode).toBe(200);
      expect((await stop(code)).statusCode).toBe(429);
    });
  });
}
