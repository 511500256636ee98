import { describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import type { AppDeps } from '../../../server/ports/app-deps';
import { appDeps, NOW } from '../../support/app-deps';
import { fakeDongs } from '../../support/fake-dongs';
import { fakeNotices } from '../../support/fake-notices';
import { NOTICES } from '../../support/notices';

const HOUR_MS = 3_600_000;
const env = readEnv({ APP_ENV: 'DEV', SITE_URL: 'https://www.hankan.example' });

async function serve(given: Partial<AppDeps>) {
  const app = await buildApp(appDeps({ env, ...given }));
  onTestFinished(() => app.close());
  return () => app.inject('/sitemap.xml');
}
const found = (ids: number) =>
  Array.from({ length: ids }, (_, id) => ({ id: String(id + 1), changedOn: '20261118' }));

describe('the sitemap', () => {
  test('says of a notice when it was announced, or corrected last', async () => {
    const notices = fakeNotices(NOTICES.filter(({ id }) => id === '101' || id === '102'));
    const { body } = await (await serve({ notices }))();
    const url = (id: number, day: string) =>
      `<url><loc>https://www.hankan.example/notices/${id}</loc><lastmod>${day}</lastmod></url>`;
    expect(body).toContain(url(101, '2026-11-18') + url(102, '2026-11-01'));
    expect(body).toContain('<url><loc>https://www.hankan.example/youth/notices</loc></url>');
  });

  test('names no notice that is over by the clock', async () => {
    const notices = fakeNotices(NOTICES.filter(({ id }) => id === '102'));
    const clock = { now: () => NOW + 7 * HOUR_MS };
    expect((await (await serve({ notices, clock }))()).body).not.toContain('/notices/102');
  });

  test('holds no more than a sitemap may, and dongs beside any number of notices', async () => {
    const asked: number[] = [];
    const notices = {
      ...fakeNotices(),
      findable: (_: number, most: number) => Promise.resolve(found(most)),
    };
    const onOffer = (most: number) => {
      asked.push(most);
      return Promise.resolve(Array.from({ length: most }, (_, index) => String(1e9 + index)));
    };
    const get = await serve({ notices, dongs: { ...fakeDongs(), onOffer } });
    const { body } = await get();
    expect(body.match(/<loc>/g)).toHaveLength(50_000);
    expect(body.match(/\/notices\/\d/g)).toHaveLength(25_000);
    expect(asked).toEqual([24_990]);
  });

  test('is asked for once an hour, and again after it could not be made', async () => {
    let now = NOW;
    let times = 0;
    const findable = () => {
      times += 1;
      return times === 1 ? Promise.reject(new Error('away')) : Promise.resolve(found(times));
    };
    const get = await serve({ clock: { now: () => now }, notices: { ...fakeNotices(), findable } });
    expect((await get()).statusCode).toBe(500);
    expect((await get()).body).toContain('/notices/2<');
    now += HOUR_MS - 1;
    await get();
    expect(times).toBe(2);
    now += 1;
    expect((await get()).body).toContain('/notices/3<');
  });
});
