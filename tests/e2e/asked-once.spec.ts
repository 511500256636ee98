import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { headed } from './support/screen-state';
import { quiet } from './support/requests';
import { someHouses } from './support/states';
import { undrawn } from './support/undrawn';

/** Every call of the API that the page makes, by path and search; also those it loads ahead. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/v\d\//.test(pathname)) calls.push(pathname + search);
  });
  return calls;
}

test('a house whose page the server could not draw is asked for once @phone', async ({ page }) => {
  const [id = ''] = await someHouses(page, 1);
  await undrawn(page);
  const calls = callsOf(page);
  await page.goto(`/place/${id}`);
  await headed(page);
  await quiet(page);
  expect(calls.filter((call) => call === `/v2/houses/${id}`)).toHaveLength(1);
  expect([...new Set(calls)]).toEqual(calls);
});

test('home asks for each of its slots once where its page was not drawn @phone', async ({
  page,
}) => {
  await undrawn(page);
  const calls = callsOf(page);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await quiet(page);
  const slots = calls.filter((call) => call.startsWith('/v1/inventories?'));
  expect(slots.length).toBeGreaterThan(1);
  expect([...new Set(calls)]).toEqual(calls);
});
