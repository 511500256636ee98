import { afterAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import { appDeps, FakeHouses } from '../../support/app-deps';
import { houseRecord } from '../../support/house-records';
import { smallClient } from '../../support/small-client';

const { clientDir, remove } = smallClient();
const local = await buildApp(appDeps({ clientDir }));
const env = readEnv({ APP_ENV: 'DEV', SITE_URL: 'https://www.hankan.example' });
const real = await buildApp(appDeps({ clientDir, env }));
afterAll(async () => {
  await Promise.all([local.close(), real.close()]);
  remove();
});

describe('the page', () => {
  test('has the head of what it shows, once', async () => {
    const { body, statusCode } = await local.inject('/place/2');
    expect(statusCode).toBe(200);
    expect(body.match(/<title>.*?<\/title>/g)).toEqual([
      '<title>전세 4,350 고시원 · 신림동 · 한칸</title>',
    ]);
    expect(body).toContain('<meta property="og:site_name" content="한칸">');
    expect(body).not.toContain('hankan-head');
  });

  test('says where it is by the configuration, on a developer’s machine by the request', async () => {
    const canonical = async (app: typeof local, host: string) => {
      const { body } = await app.inject({ url: '/map?p=login', headers: { host } });
      const [, url] = /<link rel="canonical" href="([^"]*)">/.exec(body) ?? [];
      const [, image] = /property="og:image" content="([^"]*)">/.exec(body) ?? [];
      return [url, image];
    };
    expect(await canonical(local, 'localhost:4180')).toEqual([
      'http://localhost:4180/map',
      'http://localhost:4180/images/c/site/card.svg',
    ]);
    expect(await canonical(local, 'evil.example')).toEqual([undefined, undefined]);
    expect((await canonical(real, 'evil.example'))[0]).toBe('https://www.hankan.example/map');
  });

  test('tells what is gone from what never was; a call knows neither', async () => {
    const houses = new FakeHouses([houseRecord({ id: '2', status: 'HIDDEN' })]);
    const app = await buildApp(appDeps({ clientDir, houses }));
    const statusOf = async (url: string) => (await app.inject(url)).statusCode;
    expect(await statusOf('/place/2')).toBe(410);
    expect(await statusOf('/place/3')).toBe(404);
    expect(await statusOf('/v2/houses/2')).toBe(404);
    expect(await statusOf('/v2/houses/3')).toBe(404);
    await app.close();
  });

  test.each([
    ['/place/2', '/place/2'],
    ['/place/2/', '/place/2'],
    ['/place/2//?p=share', '/place/2'],
    ['/pl%61ce/2?utm_source=x', '/place/2'],
    ['/map/?lat=37.5&lng=127&level=3&monthlyTo=50', '/map'],
    ['/map?monthlyTo=50&p=filter&pill=cost', '/map'],
    ['/map?level=3&p=filter&dong=1162010200&pill=cost', '/map?dong=1162010200'],
    ['/map/?dong=1162010200&monthlyTo=50', '/map?dong=1162010200'],
    ['/map?dong=1162010200&page=1', '/map?dong=1162010200'],
    ['/map?p=login&page=2&dong=1162010200', '/map?dong=1162010200&amp;page=2'],
    ['/?p=login', '/'],
    ['/notices/101/?p=share', '/notices/101'],
    ['/youth/todays?utm_source=x', '/youth/todays'],
    ['/youth/guide?part=ranks', '/youth/guide'],
    ['/checklist/guide?from=a', '/checklist/guide'],
    ['/youth/notices?isPush=T&DONGLI_CD=1162010200', '/youth/notices'],
    ['/youth/notices?isPush=T&DONGLI_CD=%22%3E%3Cscript%3E', '/youth/notices'],
    ['/youth/notices?notice=101&supply=SUPLY00004&sort=newest', '/youth/notices?supply=SUPLY00004'],
  ])('has one name at %s', async (url, path) => {
    const { body } = await real.inject(url);
    expect(body).toContain(`<link rel="canonical" href="https://www.hankan.example${path}">`);
  });

  test('answers HEAD as GET, without the text', async () => {
    for (const url of ['/place/2', '/place/999', '/nowhere']) {
      const get = await local.inject(url);
      const head = await local.inject({ method: 'HEAD', url });
      expect(head.statusCode).toBe(get.statusCode);
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
      expect(head.headers.etag).toBe(get.headers.etag);
      expect(head.body).toBe('');
    }
  });

  test('is there while the database is away', async () => {
    const away = () => Promise.reject(new Error('connect ECONNREFUSED'));
    const houses = Object.assign(new FakeHouses([]), { one: away });
    const app = await buildApp(appDeps({ clientDir, houses }));
    const answer = await app.inject('/place/2');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('<title>한칸 · 1인 가구를 위한 주거 플랫폼</title>');
    await app.close();
  });

  test('lets no text of a house out of its place', async () => {
    const title = `"><script>alert(1)</script>`;
    const odd = houseRecord({ id: '2', title, description: title });
    const app = await buildApp(appDeps({ clientDir, houses: new FakeHouses([odd]) }));
    const { body } = await app.inject('/place/2');
    expect(body).not.toContain('<script>alert');
    expect(body.match(/<script type="application\/ld\+json">/g)).toHaveLength(1);
    expect(body).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    await app.close();
  });
});
