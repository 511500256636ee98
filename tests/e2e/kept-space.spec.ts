import type { Page } from '@playwright/test';
import {
  buildCache,
  isOwnCache,
  KEPT_AT,
  KEPT_BYTES,
  KEPT_LIMIT,
  keptCache,
  kindOfCache,
  sizeText,
  type KeptKind,
} from '#core';
import { expect, test } from './support/journey';
import { keptNames, lookedAfter } from './support/offline';

// The worker, which other journeys do without.
test.use({ serviceWorkers: 'allow', deviceScaleFactor: 1 });

const MB = 1_000_000;
const KINDS = ['pages', 'map', 'pictures'] as const;
const MOST_MB = 100;

/** An address that the app never asks for, of something kept a while ago. */
const oldPath = (kind: KeptKind, index: number) => `/kept-before/${kind}/${index}`;
const howMany = (kind: KeptKind) => KEPT_LIMIT[kind] / MB + 2;

/** As an older visit left it: two megabytes more of a kind than there may be, the first the oldest. */
async function fillKind(page: Page, kind: (typeof KINDS)[number]): Promise<void> {
  const entries = Array.from({ length: howMany(kind) }, (_, index) => ({
    path: oldPath(kind, index),
    heads: { [KEPT_AT]: String(1_000_000 + index), [KEPT_BYTES]: String(MB) },
  }));
  await page.evaluate(
    async ({ name, all, bytes }) => {
      const cache = await caches.open(name);
      for (const { path, heads } of all)
        await cache.put(path, new Response(new Uint8Array(bytes), { headers: heads }));
    },
    { name: keptCache(kind), all: entries, bytes: MB },
  );
}

/** What lies in each cache of ours, as the browser has it: how many bytes, and the paths. */
async function keptIn(page: Page) {
  const found = await page.evaluate(async () => {
    const told: { name: string; bytes: number; paths: string[] }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const requests = await cache.keys();
      let bytes = 0;
      for (const request of requests) {
        const answer = await cache.match(request, { ignoreVary: true });
        bytes += (await answer?.arrayBuffer())?.byteLength ?? 0;
      }
      told.push({ name, bytes, paths: requests.map(({ url }) => new URL(url).pathname) });
    }
    return told;
  });
  return found.filter(({ name }) => isOwnCache(name) && kindOfCache(name) !== null);
}

const sumOf = (kept: readonly { readonly bytes: number }[]) =>
  kept.reduce((sum, { bytes }) => sum + bytes, 0);

test('what is kept stays within its bounds, the oldest goes, and a person sees and empties it @once', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:fetch|load resource)/);
  // On a page of the site without the app: no worker is there yet that would tidy up.
  const body = '<!doctype html><title>한칸</title><link rel="icon" href="data:,">';
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/empty');
  for (const kind of KINDS) await fillKind(page, kind);
  expect(sumOf(await keptIn(page))).toBe(44 * MB);

  await page.goto('/');
  await lookedAfter(page);
  await page.goto('/map?lat=37.48420&lng=126.92970&level=4');
  await page.goto('/');
  for (const kind of KINDS) {
    const ofKind = async () =>
      (await keptIn(page)).find(({ name }) => name === keptCache(kind)) ?? {
        bytes: 0,
        paths: [] as string[],
      };
    await expect
      .poll(async () => (await ofKind()).bytes, { message: kind })
      .toBeLessThanOrEqual(KEPT_LIMIT[kind]);
    const { bytes, paths } = await ofKind();
    // No more goes than has to.
    expect(bytes).toBeGreaterThan(KEPT_LIMIT[kind] * 0.8);
    const all = Array.from({ length: howMany(kind) }, (_, index) => oldPath(kind, index));
    const left = all.filter((path) => paths.includes(path));
    expect(left.length).toBeGreaterThan(0);
    expect(left).toEqual(all.slice(-left.length));
    expect(paths.length).toBeGreaterThan(left.length);
  }

  // Nothing more comes now, and the page says what there is.
  await context.setOffline(true);
  await page.goto('/more/offline');
  const total = page.getByText(/^모두 /);
  await expect(total).toBeVisible();
  const bytes = sumOf(await keptIn(page));
  expect(bytes).toBeLessThanOrEqual(MOST_MB * MB);
  await expect(total).toHaveText(`모두 ${sizeText(bytes)}`);
  const buttons = page.getByRole('button', { name: /비우기$/ });
  await expect(buttons.first()).toBeEnabled();
  for (const button of await buttons.all()) await button.click();
  await expect(page.getByText('비웠어요')).toHaveCount(await buttons.count());
  await expect(total).toHaveText(`모두 ${sizeText(0)}`);
  expect(await keptIn(page)).toEqual([]);

  // The app comes again by itself.
  await context.setOffline(false);
  await page.goto('/more');
  await expect
    .poll(async () => (await keptNames(page)).some((name) => name.startsWith(buildCache(''))))
    .toBe(true);
});
