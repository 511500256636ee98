import type { Request } from '@playwright/test';
import { MOST_MARKS } from '#core';
import { expectBackToMap } from './support/back-to-map';
import { test } from './support/crowd-journey';
import { expect } from './support/journey';
import { MapScreen } from './support/map-screen';

/** Cards in the page, however long the list is. */
const MOST_CARDS = 30;
const COUNTRY_LEVEL = 12;
/** Where every house of the crowd is in a phone's view. */
const COUNTRY = '?lat=36.2&lng=127.8&level=13';
/** Five questions; the same of a house in SQL. */
const FIVE = '&dealType=MONTH_RENT&depositTo=1000&monthlyTo=60&areaFrom=15&elevator=true';
const FIVE_SQL =
  "status = 'OPEN' and deal_type = 'MONTH_RENT' and deposit <= 1000 and monthly <= 60" +
  ' and area >= 15 and elevator';

const isMapCall = (request: Request, type: 'xhr' | 'fetch'): boolean =>
  request.resourceType() === type && new URL(request.url()).pathname === '/v2/houses/map';

test('a hundred thousand houses, from a neighbourhood to the country and back @phone', async ({
  page,
  crowded,
}) => {
  const map = new MapScreen(page);
  /** Houses on offer, as the database counts them. */
  const stored = async (condition: string): Promise<number> => {
    const sql = `select count(*)::int as count from houses where ${condition}`;
    const { rows } = await crowded.database.pool.query<{ count: number }>(sql);
    return rows[0]?.count ?? 0;
  };
  const expectBounded = async () => {
    expect(await map.marks.count()).toBeLessThanOrEqual(MOST_MARKS);
    expect(await map.cards.count()).toBeLessThanOrEqual(MOST_CARDS);
  };

  const asked: Request[] = [];
  page.on('request', (request) => {
    if (isMapCall(request, 'xhr')) asked.push(request);
  });
  const ahead = page.waitForRequest((request) => isMapCall(request, 'fetch'));
  /** The map states exactly the houses of the box that it asked for, in few marks and cards. */
  const expectExact = async () => {
    await map.settled();
    await expectBounded();
    const box = new URL(asked.at(-1)?.url() ?? '').searchParams;
    const [south, west, north, east] = ['swLat', 'swLng', 'neLat', 'neLng'].map((edge) =>
      Number(box.get(edge)),
    );
    const inBox = `lat between ${south} and ${north} and lng between ${west} and ${east}`;
    expect(await map.countInList()).toBe(await stored(`status = 'OPEN' and ${inBox}`));
  };

  await map.open();
  await expectExact();

  // The view that probably comes next is there before the person is.
  const fetched = await ahead;
  await (await fetched.response())?.finished();
  await map.press('-');
  await map.settled();
  const last = asked.at(-1)?.url() ?? '';
  expect(last).toBe(fetched.url());
  const sent = await page.evaluate((url) => {
    const [, again] = performance.getEntriesByName(url) as PerformanceResourceTiming[];
    return again && { bytes: again.transferSize, body: again.encodedBodySize };
  }, last);
  // From the browser's cache, or with a 304 where that took the machine longer than it may be old.
  expect(sent?.body).toBeGreaterThan(0);
  expect(sent?.bytes).toBeLessThan(sent?.body ?? 0);

  const before = await map.place();
  await map.drag(-120, -80);
  await expect.poll(async () => (await map.place()).lng).not.toBe(before.lng);

  const level = async () => (await map.place()).level;
  for (let press = before.level; press < COUNTRY_LEVEL; press += 1) await map.press('-');
  await expect.poll(level).toBeGreaterThanOrEqual(COUNTRY_LEVEL);
  await expectExact();
  const farthest = await level();
  await map.press('+');
  await expect.poll(level).toBe(farthest - 1);
  await expectExact();

  await map.open(COUNTRY + FIVE);
  expect(await map.countInList()).toBe(await stored(FIVE_SQL));
  await page.getByRole('button', { name: '목록보기' }).click();
  const item = page.getByRole('listitem').filter({ has: page.getByRole('article') });
  const place = async () => Number(await item.last().getAttribute('aria-posinset'));
  // Further than two of its pages of 24, by the wheel of whoever has one.
  await expect(async () => {
    await map.cards.last().scrollIntoViewIfNeeded({ timeout: 1_000 });
    expect(await place()).toBeGreaterThan(60);
  }).toPass();
  await expectBounded();
  expect(await item.last().getAttribute('aria-setsize')).toBe(String(await map.countInList()));

  await expectBackToMap(page, map, async () => {
    const chosen = map.cards.nth(Math.floor((await map.cards.count()) / 2)).getByRole('link');
    const name = await chosen.getAttribute('href');
    await page.evaluate((href) => {
      document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
    }, name);
  });
});
