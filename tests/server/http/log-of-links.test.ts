import { Writable } from 'node:stream';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../../server/app';
import { createLogger } from '../../../server/http/request-log';
import type { AppDeps } from '../../../server/ports/app-deps';
import { appDeps } from '../../support/app-deps';
import { fakeSessions } from '../../support/fake-accounts';
import { fakeCollections } from '../../support/fake-collections';
import { smallClient } from '../../support/small-client';
import { TestBrowser } from '../../support/test-browser';

/** As drawn, and as nothing else is written. */
const CODE = 'jPq3kD0nOtTeLlAnYbOdYwHaTtHiSiSfOr01234abcd';
const client = smallClient();
afterAll(() => {
  client.remove();
});

async function world(given: Partial<AppDeps> = {}) {
  const lines: string[] = [];
  const out = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const sessions = fakeSessions();
  const logger = createLogger('trace', out);
  const app = await buildApp(appDeps({ logger, sessions, clientDir: client.clientDir, ...given }));
  onTestFinished(() => app.close());
  const browser = new TestBrowser(app);
  browser.tokens = await sessions.open(1);
  return { app, browser, lines };
}

const SHARED = '/v2/collections/shared/:code';
/** A database's error repeats what it was asked. */
const broken = () => Promise.reject(new Error(`Failed query: params: ${CODE}`));
const BREAKS = { collections: { ...fakeCollections(), shared: broken, join: broken } };

describe('the code of a link stands in no log', () => {
  test.each<[status: number, route: string, method: 'GET' | 'PUT', address: string, object]>([
    [404, SHARED, 'GET', `/v2/collections/shared/${CODE}`, {}],
    [404, `${SHARED}/membership`, 'PUT', `/v2/collections/shared/${CODE}/membership`, {}],
    [500, SHARED, 'GET', `/v2/collections/shared/${CODE}`, BREAKS],
    [500, `${SHARED}/membership`, 'PUT', `/v2/collections/shared/${CODE}/membership`, BREAKS],
    [404, '-', 'GET', `/v2/collections/shared/${CODE}/more`, {}],
    [200, '/v2/views/:code', 'GET', `/v2/views/${CODE}`, {}],
  ])('%i at %s', async (status, route, method, url, given) => {
    const { browser, lines } = await world(given);
    const answer = await browser.send(method, url);
    expect(answer.statusCode).toBe(status);
    expect(lines.map((line) => (JSON.parse(line) as { route?: string }).route)).toContain(route);
    expect(lines.join('')).not.toContain(CODE);
  });

  test.each(['/c', '/view'])('whatever becomes of the page %s', async (path) => {
    for (const given of [{}, BREAKS]) {
      const { app, lines } = await world(given);
      const answer = await app.inject(`${path}/${CODE}?p=share&from=${CODE}`);
      expect(answer.headers['referrer-policy']).toBe('strict-origin');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.join('')).not.toContain(CODE);
    }
  });
});
