import { expect, onTestFinished, test } from 'vitest';
import { zzimReply } from '#contract/member-lists';
import { buildApp } from '../../../server/app';
import { appDeps } from '../../support/app-deps';
import { fakeSessions } from '../../support/fake-accounts';
import { TestBrowser } from '../../support/test-browser';

async function browse() {
  const sessions = fakeSessions();
  const app = await buildApp(appDeps({ sessions }));
  onTestFinished(() => app.close());
  const browser = new TestBrowser(app);
  browser.tokens = await sessions.open(7);
  return browser;
}

test('a house is kept as it is where nobody says what it cost; of one that is none nothing is', async () => {
  const browser = await browse();
  const kept = await browser.send('PUT', '/v2/me/zzims/house/1', {});
  expect(kept.statusCode).toBe(200);
  const { item } = zzimReply.parse(kept.json());
  expect(item).toMatchObject({ type: 'house', id: '1', isKept: true });
  expect(item.kept?.deposit).toBeGreaterThanOrEqual(0);
  expect((await browser.send('PUT', '/v2/me/zzims/house/none', {})).statusCode).toBe(404);
});

test('what costs nothing is kept without a price, whatever is sent', async () => {
  const browser = await browse();
  const price = {
    status: 'OPEN',
    dealType: 'JEONSE',
    deposit: 1,
    monthly: 0,
    maintenance: null,
  };
  const kept = await browser.send('PUT', '/v2/me/zzims/post/1', { kept: price });
  expect(zzimReply.parse(kept.json()).item.kept).toBeNull();
});
