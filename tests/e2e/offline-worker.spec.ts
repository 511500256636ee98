import { expect, test } from './support/journey';
import { isKept, keptNames, lookedAfter } from './support/offline';
import { secondBuild } from './support/second-build';
import { someHouses } from './support/states';

// The worker, which other journeys do without.
test.use({ serviceWorkers: 'allow', deviceScaleFactor: 1 });

/** What the browser reports of a network that is not there. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch/;
const NOTE = /오프라인이에요 · .*저장한 내용이에요/;

test('what was kept opens without a network, and what was not says so @phone', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(NO_NETWORK);
  const [house = '', other = ''] = await someHouses(page, 2);
  await page.goto('/');
  await lookedAfter(page);
  await page.goto('/map');
  await isKept(page, '/map/base.json');

  await page.goto(`/place/${house}`);
  await page
    .getByRole('button', { name: /찜하기$/ })
    .last()
    .click();
  await isKept(page, `/v2/houses/${house}/price-level`);
  await isKept(page, '/images/');

  const answer = await page.request.get('/v2/notices?status=OPEN&sort=closing&limit=1');
  const { result } = (await answer.json()) as { result: { id: string }[] };
  const notice = `/notices/${result[0]?.id ?? ''}`;
  await page.goto(notice);
  await page
    .getByRole('button', { name: /찜하기$/ })
    .last()
    .click();
  await isKept(page, `/v2${notice}`);

  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByText(NOTE)).toBeVisible();

  await page.goto(`/place/${house}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(NOTE)).toBeVisible();
  const picture = page.getByRole('article').locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.goto(notice);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(NOTE)).toBeVisible();

  await page.goto(`/place/${other}`);
  await expect(page.getByText('오프라인이에요 · 저장해 두지 않은 화면이에요')).toBeVisible();
  const asked = page.getByText('네트워크 연결을 확인해 주세요.');
  await expect(asked.first()).toBeVisible();

  // The network is back: nobody has to press anything.
  await context.setOffline(false);
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await keptNames(page)).toContain('hankan-saved');
});

test('whoever starts the installed app without a network is answered, wherever it starts @phone', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(NO_NETWORK);
  await page.goto('/');
  await lookedAfter(page);
  const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
  const answer = await page.request.get(href);
  const { start_url: start, shortcuts } = (await answer.json()) as {
    readonly start_url: string;
    readonly shortcuts: readonly { readonly url: string }[];
  };
  await context.setOffline(true);
  for (const path of [start, ...shortcuts.map(({ url }) => url)])
    await test.step(path, async () => {
      const opened = await page.goto(path);
      expect(opened?.status()).toBe(200);
      expect(opened?.fromServiceWorker()).toBe(true);
      expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe(
        'activated',
      );
      await expect(page.getByRole('navigation', { name: '주 메뉴' }).last()).toBeVisible();
    });
});

test('a new build says so, an open page goes on with its own, and a press takes it up @phone', async ({
  page,
  mortalServer,
  faults,
}) => {
  faults.expect(/Failed to load resource|ERR_CONNECTION_REFUSED/);
  const { root, remove } = secondBuild();
  try {
    await page.goto(`${mortalServer.url}/`);
    await lookedAfter(page);
    const [old] = (await keptNames(page)).filter((name) => name.startsWith('hankan-app-'));
    await mortalServer.stop();
    await mortalServer.start(undefined, {}, root);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(page.getByText('새 버전이 있어요')).toBeVisible();

    // What it has not loaded yet is of its own build, which the server has no more.
    await page.getByRole('link', { name: '더보기' }).click();
    await expect(page.getByRole('heading', { name: '화면 밝기' })).toBeVisible();
    expect(await keptNames(page)).toContain(old);

    await page.getByRole('button', { name: '새로고침' }).click();
    await expect(page.getByText('새 버전이 있어요')).toBeHidden();
    await expect.poll(() => keptNames(page)).not.toContain(old);
    expect(await keptNames(page)).toContain(`${old ?? ''}2`);
  } finally {
    await mortalServer.stop();
    remove();
  }
});

test('a worker that is switched off goes, with all that it kept @phone', async ({
  page,
  mortalServer,
  faults,
}) => {
  faults.expect(/Failed to load resource|ERR_CONNECTION_REFUSED/);
  await page.goto(`${mortalServer.url}/more`);
  await lookedAfter(page);
  await mortalServer.stop();
  await mortalServer.start(undefined, { SERVICE_WORKER: 'off' });
  // As browsers do by themselves with a page that is opened.
  await page.goto(`${mortalServer.url}/more`);
  await expect
    .poll(() =>
      page
        .evaluate(async () => [
          ...(await caches.keys()),
          ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ])
        // The page is opened anew meanwhile.
        .catch(() => ['a page that is opened anew']),
    )
    .toEqual([]);
  await expect(page.getByRole('heading', { name: '화면 밝기' })).toBeVisible();
});
