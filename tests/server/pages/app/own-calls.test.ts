import { Writable } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../../server/app';
import { readEnv } from '../../../../server/env';
import { listen } from '../../../../server/http/listen';
import { createLogger } from '../../../../server/http/request-log';
import { asOnePage, isOwnCall } from '../../../../server/http/requests/own-call';
import type { Api } from '../../../../server/http/wire-types';
import { askOwn } from '../../../../server/pages/app/own-calls';
import { headOf } from '../../../../server/pages/head-of';
import type { AppDeps } from '../../../../server/ports/app-deps';
import type { PageLook } from '../../../../server/ports/page-drawer';
import { appDeps, FakeHouses } from '../../../support/app-deps';
import { fakeSessions } from '../../../support/fake-accounts';
import { fakeDeals } from '../../../support/fake-deals';
import { fakeMates } from '../../../support/fake-mates';
import { fakeNotices } from '../../../support/fake-notices';
import { houseRecords } from '../../../support/house-records';

const opened: Api[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

async function serve(given: Partial<AppDeps> = {}) {
  const lines: Record<string, unknown>[] = [];
  const out = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  const app = await buildApp(appDeps({ ...given, logger: createLogger('info', out) }));
  opened.push(app);
  const ask = (address: string) => asOnePage((page) => askOwn(app, page)(address));
  return { app, lines, ask };
}

const broken = (): FakeHouses =>
  Object.assign(new FakeHouses(houseRecords(3)), {
    priceLevel: () => Promise.reject(new Error('the database is away')),
  });

describe('a call of the server’s own', () => {
  test('is answered as a visitor is, refusals too', async () => {
    const { app, ask } = await serve();
    for (const address of ['/v2/houses/1', '/v2/houses/999', '/v2/places?q=%EC%8B%A0%EB%A6%BC']) {
      const { statusCode, payload } = await app.inject(address);
      const body: unknown = JSON.parse(payload);
      expect(await ask(address)).toEqual({ status: statusCode, body });
    }
    expect(await ask('/v2/houses/999')).toMatchObject({ status: 404 });
  });

  test('presents no tokens and no cookies', async () => {
    const presented: unknown[] = [];
    const sessions: AppDeps['sessions'] = {
      ...fakeSessions(),
      identify: (tokens) => {
        presented.push(tokens);
        return Promise.resolve(null);
      },
    };
    const { app, ask } = await serve({ sessions });
    const heard: unknown[] = [];
    app.addHook('onRequest', ({ headers }, _reply, done) => {
      heard.push(headers);
      done();
    });
    await ask('/v2/houses/1');
    expect(presented).toEqual([]);
    expect(heard).toHaveLength(1);
    for (const name of ['cookie', 'authorization', 'rt']) expect(heard[0]).not.toHaveProperty(name);
  });

  test('asks what its page has asked already no second time', async () => {
    const houses = new FakeHouses(houseRecords(3));
    let asked = 0;
    const counted = Object.assign(new FakeHouses(houseRecords(3)), {
      oneNow: (id: string) => {
        asked += 1;
        return houses.oneNow(id);
      },
    });
    const { app } = await serve({ houses: counted });
    const twice = async () => {
      let later: PageLook['ask'] | undefined;
      await asOnePage(async (page) => {
        later = askOwn(app, page);
        await page.asked.ask('house 1', () => counted.oneNow('1'));
        await Promise.all([later('/v2/houses/1/instead'), later('/v2/houses/1/instead')]);
      });
      return later;
    };
    const later = await twice();
    expect(asked).toBe(1);
    // What goes on after its page was sent asks by itself.
    await later?.('/v2/houses/1');
    expect(asked).toBe(2);
    await twice();
    expect(asked).toBe(3);
  });

  test('asks for notices and their counts as the head of its page has asked', async () => {
    const plain = fakeNotices();
    const questions: string[] = [];
    const notices: AppDeps['notices'] = {
      ...plain,
      list: (query) => {
        questions.push('list');
        return plain.list(query);
      },
      tally: (filter, now) => {
        questions.push('tally');
        return plain.tally(filter, now);
      },
    };
    const { app } = await serve({ notices });
    await asOnePage(async (page) => {
      const ask = askOwn(app, page);
      await Promise.all([
        headOf(appDeps({ notices }), '/youth/notices?area=1162000000', page.asked),
        ask('/v2/notices?area=1162000000&sort=closing&limit=30'),
        ask('/v2/notices/tally?area=1162000000'),
      ]);
      await ask('/v2/notices?area=1162000000&sort=newest&limit=30');
      await ask('/v2/notices/tally?area=1100000000');
    });
    expect(questions.sort()).toEqual(['list', 'list', 'tally', 'tally']);
  });

  test('asks for deals and mates as the head of their list has asked', async () => {
    const plain = { deals: fakeDeals(), mates: fakeMates() };
    const questions: string[] = [];
    const given = {
      deals: fakeDeals({
        list: (query, reader) => {
          questions.push('deals');
          return plain.deals.list(query, reader);
        },
      }),
      mates: fakeMates({
        list: (query, reader) => {
          questions.push('mates');
          return plain.mates.list(query, reader);
        },
      }),
    };
    const { app } = await serve(given);
    await asOnePage(async (page) => {
      const ask = askOwn(app, page);
      await headOf(appDeps(given), '/deal', page.asked);
      await headOf(appDeps(given), '/mate', page.asked);
      await ask('/v2/deals?dealType=direct&sort=newest&limit=30');
      await ask('/v2/deals?dealType=mate&side=HAS&sort=fit&limit=30');
    });
    expect(questions).toEqual(['deals', 'mates']);
  });

  test('rejects where the server is broken for a moment', async () => {
    const { ask } = await serve({ houses: broken() });
    await expect(ask('/v2/houses/1/price-level')).rejects.toThrow('500');
  });

  test('rejects where nothing can be read from the answer', async () => {
    const { ask } = await serve();
    await expect(ask('/robots.txt')).rejects.toThrow();
  });

  test('is no line of the log, though what breaks in it is one', async () => {
    const { app, ask, lines } = await serve({ houses: broken() });
    await ask('/v2/houses/1');
    expect(lines).toEqual([]);
    await ask('/v2/houses/1/price-level').catch(() => undefined);
    expect(lines.map(({ msg }) => msg)).toEqual(['broken']);
    await app.inject('/v2/houses/1');
    expect(lines.map(({ msg }) => msg)).toEqual(['broken', 'answered']);
  });
});

describe.each([
  ['no proxies', {}],
  ['the loopback’s proxies', { TRUST_PROXY: '127.0.0.1,::1' }],
])('nobody outside takes part in it, with %s', (_, variables) => {
  test.each([
    'x-forwarded-for',
    'x-forwarded-host',
    'x-real-ip',
    'x-client-ip',
    'forwarded',
    'remote-address',
    'via',
  ])('by the header %s', async (name) => {
    const { app, lines } = await serve({ env: readEnv(variables) });
    const seen: boolean[] = [];
    app.addHook('onRequest', (request, _reply, done) => {
      seen.push(isOwnCall(request));
      done();
    });
    const url = await listen(app, { host: '127.0.0.1', port: 0 });
    const here = await asOnePage(({ address }) => Promise.resolve(address));
    const values = [here, encodeURIComponent(here), `for="${here}"`, `127.0.0.1, ${here}`];
    for (const [index, value] of values.entries()) {
      // Another house each: what is kept is answered before the hook.
      const asked = fetch(`${url}/v2/houses/${index + 1}`, { headers: { [name]: value } });
      expect((await asked).status).toBe(200);
    }
    expect(seen).toEqual([false, false, false, false]);
    await app.close();
    expect(lines.filter(({ msg }) => msg === 'answered')).toHaveLength(4);
  });
});

test('a call of the server’s own is one with proxies, too', async () => {
  const { app, ask, lines } = await serve({ env: readEnv({ TRUST_PROXY: '127.0.0.1' }) });
  const seen: boolean[] = [];
  app.addHook('onRequest', (request, _reply, done) => {
    seen.push(isOwnCall(request));
    done();
  });
  expect(await ask('/v2/houses/1')).toMatchObject({ status: 200 });
  expect(seen).toEqual([true]);
  expect(lines).toEqual([]);
});
