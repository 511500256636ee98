import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../../server/app';
import { appDeps } from '../../support/app-deps';
import { FAKE_DEAL, fakeDeals } from '../../support/fake-deals';
import { builtClient } from '../pages/app/built-client';
import { drawnPage, ScriptedDrawer } from '../pages/app/scripted-drawer';

const { clientDir, remove } = builtClient();
afterAll(remove);

describe('a page that shows rooms', () => {
  test.each([
    ['/deal', '/v2/deals'],
    ['/direct?dongliCode=1162010200', '/v2/deals'],
    ['/direct/detail/1', '/v2/deals/1'],
  ])('at %s shows none any more from the moment on that it is over', async (url, call) => {
    let isOver = false;
    const known = fakeDeals();
    const deals = fakeDeals({
      list: (query, reader) =>
        isOver
          ? Promise.resolve({ items: [], next: null, total: 0, version: '2' })
          : known.list(query, reader),
      one: (id, reader) =>
        isOver ? Promise.resolve({ ok: false, reason: 'ended' }) : known.one(id, reader),
    });
    const drawer = new ScriptedDrawer(async ({ ask }) => {
      const { body } = await ask(call);
      return drawnPage({ html: `<main>${JSON.stringify(body)}</main>` });
    });
    const app = await buildApp(appDeps({ deals, clientDir, drawer }));
    onTestFinished(() => app.close());
    const body = async () => (await app.inject(url)).body;
    expect([await body(), await body()].join('')).toContain(FAKE_DEAL.title);
    isOver = true;
    expect(await body()).not.toContain(FAKE_DEAL.title);
  });
});
