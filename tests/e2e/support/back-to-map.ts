import type { Page } from '@playwright/test';
import { expect } from './journey';
import { expectSameMarks, type MapScreen } from './map-screen';
import { fetchedAhead, quiet, recordCalls } from './requests';

/** Opens a house of the list, goes Back, and finds the map and its list as they were: no request. */
export async function expectBackToMap(
  page: Page,
  map: MapScreen,
  open: () => Promise<void>,
): Promise<void> {
  // The virtual list has drawn what is near.
  await quiet(page);
  const address = await map.address();
  const links = await map.links();
  const top = await map.scrolled();
  const marks = await map.marksWithPlaces();
  expect(marks.length).toBeGreaterThan(0);
  expect(top).toBeGreaterThan(0);
  await open();
  await expect(page).toHaveURL(/\/place\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Everything that the house itself asks for has come: what follows is Back's alone.
  await fetchedAhead(page, 'photos popup');

  const { calls, stop } = recordCalls(page);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(map.marks.first()).toBeVisible();
  await expect.poll(async () => Math.abs((await map.scrolled()) - top)).toBeLessThanOrEqual(1);
  expect(await map.links()).toEqual(links);
  expectSameMarks(await map.marksWithPlaces(), marks, 1);
  await quiet(page);
  stop();
  expect(calls).toEqual([]);
}
