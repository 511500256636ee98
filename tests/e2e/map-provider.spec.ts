import { expect, test, type Page } from '@playwright/test';
import { serveMapPage } from '../support/map-page/serve-map-page';
import type { ContractOutcome } from '../support/map-page/run-contract';

let served: Awaited<ReturnType<typeof serveMapPage>>;

test.beforeAll(async () => {
  served = await serveMapPage();
});
test.afterAll(() => served.close());

interface Shown {
  readonly rests: readonly { readonly level: number; readonly byPerson: boolean }[];
}

const lastRest = (page: Page) =>
  page.evaluate(() => (window as unknown as { mapPage?: Shown }).mapPage?.rests.at(-1));

async function showMap(page: Page, query = ''): Promise<void> {
  await page.goto(`${served.url}/?${query}`);
  // The engine is compiled before its first rest, beside whatever else runs on this machine.
  await expect.poll(() => lastRest(page)).toEqual({ level: 5, byPerson: false });
}

for (const [name, query] of [
  ['MapLibre', ''],
  ['a picture of the map', '&still'],
] as const)
  test(`${name} keeps what every map provider keeps @once`, async ({ page }) => {
    await page.goto(`${served.url}/?run=contract${query}`);
    const outcomes = await page.waitForFunction(() => {
      const { mapPage } = window as unknown as { mapPage: unknown };
      return Array.isArray(mapPage) ? (mapPage as ContractOutcome[]) : null;
    });
    const broken = ((await outcomes.jsonValue()) ?? []).filter(({ failure }) => failure !== null);
    expect(broken).toEqual([]);
  });

test('a picture of the map gives way to the map, and nothing on it moves @once', async ({
  page,
}) => {
  await showMap(page, 'still');
  const [picture, canvas] = [page.locator('.hankan-map-still svg'), page.locator('canvas')];
  await expect(picture.locator('text').first()).toBeVisible();
  await expect(canvas).toHaveCount(0);
  const pill = page.getByRole('button', { name: '전세 구천만 원' });
  const before = await pill.boundingBox();
  await page.mouse.move(100, 100);
  await expect(picture).toHaveCount(0);
  await expect(canvas).toBeVisible();
  expect(await pill.boundingBox()).toEqual(before);
  expect(await lastRest(page)).toEqual({ level: 5, byPerson: false });
  await pill.click();
  expect(await page.evaluate(() => (window as { pressed?: unknown }).pressed)).toBe('h3');
});

test('a picture of the map follows a hand that comes with the person @once', async ({ page }) => {
  await showMap(page, 'still');
  const pill = page.getByRole('button', { name: '전세 구천만 원' });
  const before = await pill.boundingBox();
  if (before === null) throw new Error('the pill is not on the page');
  await page.mouse.move(200, 300);
  await page.mouse.down();
  await page.mouse.move(200, 420, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => lastRest(page)).toEqual({ level: 5, byPerson: true });
  await expect(page.locator('.hankan-map-still')).toHaveCount(0);
  const after = await pill.boundingBox();
  expect(Math.abs((after?.y ?? 0) - before.y - 120)).toBeLessThanOrEqual(1);
});

test.describe('with a mouse and keys', () => {
  test.use({ isMobile: false, hasTouch: false });

  test('a wheel, a key and a button rest on whole levels and are a person @once', async ({
    page,
  }) => {
    await showMap(page, 'marks=none&zoom=1');
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, -120);
    await expect.poll(() => lastRest(page)).toEqual({ level: 4, byPerson: true });
    await page.getByRole('region', { name: '집 지도' }).focus();
    await page.keyboard.press('Minus');
    await expect.poll(() => lastRest(page)).toEqual({ level: 5, byPerson: true });
    await page.getByRole('button', { name: '지도 확대' }).click();
    await expect.poll(() => lastRest(page)).toEqual({ level: 4, byPerson: true });
  });
});

test('a drag that begins on a pill moves the map and presses nothing @once', async ({ page }) => {
  await showMap(page);
  const pill = page.getByRole('button', { name: '전세 구천만 원' });
  const before = await pill.boundingBox();
  if (before === null) throw new Error('the pill is not on the page');
  await page.mouse.move(before.x + 30, before.y + 20);
  await page.mouse.down();
  await page.mouse.move(before.x + 50, before.y + 140, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => lastRest(page)).toEqual({ level: 5, byPerson: true });
  const after = await pill.boundingBox();
  expect(Math.round((after?.y ?? 0) - before.y)).toBeGreaterThan(80);
  expect(await page.evaluate(() => 'pressed' in window)).toBe(false);
  await pill.click();
  expect(await page.evaluate(() => (window as { pressed?: unknown }).pressed)).toBe('h3');
});

test('a ground that cannot be had leaves a map that can be used @once', async ({ page }) => {
  await showMap(page, 'base=/nothing.json&style=http%3A%2F%2F127.0.0.1%3A9%2Fstyle.json');
  await expect(page.getByRole('button', { name: '집 42개 모여 있는 곳' })).toBeVisible();
});

test('imported areas come from their tiles, with who made them @once', async ({ page }) => {
  const tile = page.waitForResponse(/\/v2\/map\/tiles\/13\/\d+\/\d+\?v=1$/);
  await showMap(page, 'base=/areas.json');
  expect((await tile).status()).toBe(200);
  await expect(page.getByText('Natural Earth · 통계청 SGIS')).toBeVisible();
});
