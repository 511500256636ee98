// @vitest-environment node
import { afterAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app';
import { listen } from '../../../server/http/listen';
import { HttpInstallLinks } from '../../../src/adapters/http/http-install-links';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random';
import { scriptedGateway } from '../../server/accounts/install/install-world';
import { appDeps } from '../../support/app-deps';
import { clientOf } from '../../support/http-client';
import { MINUTE_MS, MovingClock } from '../../support/moving-clock';
import { endServers, serve } from '../../support/small-server';
import { installLinksContract } from '../contracts/install-links.contract';

afterAll(endServers);

installLinksContract('http', async () => {
  const clock = new MovingClock();
  const sms = scriptedGateway();
  const app = await buildApp(appDeps({ clock, sms }));
  const url = await listen(app, { host: '127.0.0.1', port: 0 });
  return {
    links: new HttpInstallLinks(clientOf(url), new MemoryRandom()),
    sent: () => sms.sent.map(({ to }) => to),
    nextDay: () => {
      clock.advance(24 * 60 * MINUTE_MS);
    },
    close: () => app.close(),
  };
});

test('a refusal brings the server’s markup along, for the alert that shows it', async () => {
  const body = { RESULT_MSG: '<b>오늘</b>은 그만이에요.', MESSAGE: '오늘은 그만이에요.' };
  const url = await serve((_request, response) => {
    response.writeHead(429, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const links = new HttpInstallLinks(clientOf(url), new MemoryRandom());
  const sent = links.send('010-1234-5678');
  await expect(sent).rejects.toMatchObject({ kind: 'too-many', html: body.RESULT_MSG });
});

describe('the name of a sending', () => {
  /** A server that says what each call was named, and fares as it is told to. */
  async function watched() {
    const keys: unknown[] = [];
    const next = { status: 200 as number | null };
    const url = await serve((request, response) => {
      keys.push(request.headers['idempotency-key']);
      if (next.status === null) request.socket.destroy();
      else response.writeHead(next.status, { 'content-type': 'application/json' }).end('{}');
    });
    return { keys, next, links: new HttpInstallLinks(clientOf(url), new MemoryRandom()) };
  }
  const PHONE = '010-1234-5678';

  test('stays until it was answered, so that a lost answer makes no second message', async () => {
    const { keys, next, links } = await watched();
    next.status = null;
    await expect(links.send(PHONE)).rejects.toMatchObject({ kind: 'offline' });
    next.status = 200;
    await links.send(PHONE);
    await links.send(PHONE);
    const [lost, again, another] = keys;
    expect(lost).toMatch(/^.{22}$/);
    expect(again).toBe(lost);
    expect(another).not.toBe(lost);
  });

  test('is another one after a refusal, and for another number', async () => {
    const { keys, next, links } = await watched();
    next.status = 503;
    await expect(links.send(PHONE)).rejects.toMatchObject({ kind: 'server' });
    await expect(links.send(PHONE)).rejects.toMatchObject({ kind: 'server' });
    next.status = null;
    await expect(links.send(PHONE)).rejects.toMatchObject({ kind: 'offline' });
    await expect(links.send('010-8765-4321')).rejects.toMatchObject({ kind: 'offline' });
    expect(new Set(keys).size).toBe(4);
  });
});
