import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildFakeScripts } from '../support/fake-sdks/build-fake-scripts';
import { freePort, RealServer } from '../support/real-server';
import { TEMPLATE } from './support/fill-once';
import { expect, test as journey } from './support/journey';
import { MapScreen } from './support/map-screen';

type Service = 'kakao' | 'naver';

const SCRIPT = {
  kakao: 'https://dapi.kakao.com/v2/maps/sdk.js*',
  naver: 'https://oapi.map.naver.com/openapi/v3/maps.js*',
} as const;
/** What each service shows on its maps, and only there. */
const MARK = {
  kakao: 'a[href^="https://map.kakao.com"]',
  naver: 'a[href$="/legal.html"]',
} as const;

/** The product on a server that has keys of both map services. */
const test = journey.extend<object, { server: RealServer }>({
  server: [
    async ({ emulators }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'hankan-e2e-server-'));
      cpSync(process.env[TEMPLATE] ?? '', dataDir, { recursive: true });
      const server = new RealServer(await freePort(), dataDir, {
        EMULATOR_PORT: new URL(emulators).port,
        KAKAO_JAVASCRIPT_KEY: 'kakao-key',
        NAVER_MAP_KEY_ID: 'naver-key',
      });
      await server.start();
      await use(server);
      await server.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

let scripts: Readonly<Record<Service, string>>;
test.beforeAll(async () => {
  scripts = await buildFakeScripts();
});
test.beforeEach(({ faults }) => {
  // Asked for, and answered by this machine.
  faults.expect(/a call to a stranger: https:\/\/(dapi\.kakao\.com|oapi\.map\.naver\.com)\//);
});

const serve = (page: Page, service: Service) =>
  page.route(SCRIPT[service], (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: scripts[service] }),
  );

const AT = 'lat=37.48420&lng=126.92970&level=4';

for (const service of ['kakao', 'naver'] as const)
  test(`the map is usable through ${service} @phone`, async ({ page }) => {
    await serve(page, service);
    const map = new MapScreen(page);
    await map.open(`?${AT}&map=${service}`);
    await expect(page.locator(MARK[service])).toBeVisible();

    const region = page.getByRole('region', { name: /지도/ }).last();
    const ground = await region.boundingBox();
    if (ground === null) throw new Error('The map is not on the page.');
    const [x, y] = [ground.x + ground.width / 2, ground.y + 300];
    const answer = page.waitForResponse(/\/v2\/houses\/map\?/);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 90, { steps: 5 });
    await page.mouse.up();
    await answer;
    await map.settled();
    const there = await map.place();
    expect(there.level).toBe(4);
    expect(there.lat).toBeGreaterThan(37.4842);
    expect(there.lng).toBeLessThan(126.9297);

    await region.focus();
    await page.keyboard.press('Equal');
    await expect.poll(async () => (await map.place()).level).toBe(3);
    await map.settled();
    await map.marks
      .and(page.getByRole('button', { name: /만 원/ }))
      .first()
      .click();
    await expect(page).toHaveURL(/\/place\/\d+/);
  });

test('a refused key and blocked scripts leave a map that can be used @phone', async ({
  page,
  faults,
}) => {
  await serve(page, 'kakao');
  await serve(page, 'naver');
  await page.addInitScript(() => {
    Object.assign(window, { naverBehaviour: { badKey: true } });
  });
  const map = new MapScreen(page);
  await map.open(`?${AT}&map=naver`);
  await expect(page.locator(MARK.kakao)).toBeVisible();
  await expect(page.locator(MARK.naver)).toHaveCount(0);

  faults.expect(/ERR_FAILED/);
  for (const service of ['kakao', 'naver'] as const) {
    await page.unroute(SCRIPT[service]);
    await page.route(SCRIPT[service], (route) => route.abort());
  }
  await map.open(`?${AT}`);
  await expect(page.locator('canvas').first()).toBeVisible();
});
