import { expect, type Page } from '@playwright/test';
import { STORAGE_KEY } from '#core';
import { someHouses } from './states';

/** The heads of whoever is signed in on a page, as the app sends them. */
async function headsOf(page: Page): Promise<Record<string, string>> {
  const [access, refresh] = await page.evaluate(
    (names) => names.map((name) => localStorage.getItem(name) ?? ''),
    [STORAGE_KEY.ACCESS_TOKEN, STORAGE_KEY.REFRESH_TOKEN],
  );
  return { authorization: `${access} HANKAN`, rt: refresh ?? '' };
}

/** Makes a collection by the calls of the interface, with these houses; answers its id. */
export async function makeCollection(
  page: Page,
  name: string,
  houses: readonly string[],
): Promise<string> {
  const headers = await headsOf(page);
  const made = await page.request.post('/v2/collections', { headers, data: { name } });
  const { item } = (await made.json()) as { item: { id: string } };
  for (const id of houses)
    await page.request.put(`/v2/collections/${item.id}/items/house/${id}`, { headers, data: {} });
  return item.id;
}

/** Shares one by the calls of the interface; answers the path of its link. */
export async function shareCollection(page: Page, id: string): Promise<string> {
  const headers = await headsOf(page);
  const data = { mayAdd: true, mayVote: true, days: null };
  const shared = await page.request.put(`/v2/collections/${id}/link`, { headers, data });
  const { item } = (await shared.json()) as { item: { link: { code: string } } };
  return `/c/${item.link.code}`;
}

/** Keeps a house, and goes to the list of what is kept. */
export async function keepHouse(page: Page, house?: string): Promise<void> {
  const [near = ''] = house === undefined ? await someHouses(page, 1) : [house];
  await page.goto(`/place/${near}`);
  // Of the house itself, beside the ways to call: houses like it have hearts as well.
  const bar = page
    .getByRole('group', { name: '연락하기' })
    .filter({ visible: true })
    .locator('xpath=..');
  const heart = (pressed: boolean) => bar.getByRole('button', { name: /찜하기$/, pressed }).first();
  await heart(false).click();
  // A press before the app is attached is done once it is: who leaves before that takes it along.
  await expect(heart(true)).toBeVisible();
  await page.goto('/zzim?tab=zzim');
}

/** The same, and puts it in a collection, as a person does. */
export async function collectHouse(page: Page, house: string, name: string): Promise<void> {
  await keepHouse(page, house);
  await page
    .getByRole('button', { name: /모음에 담기$/ })
    .first()
    .click();
  await page.getByRole('checkbox', { name: new RegExp(name) }).click({ force: true });
  await expect(page.getByRole('button', { name: `‘${name}’에 담았어요 닫기` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
