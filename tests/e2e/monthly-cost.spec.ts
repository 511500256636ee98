import { expect, test } from './support/journey';
import { openMap } from './support/map-states';
import { MapScreen } from './support/map-screen';
import { tellsOfCards, wonIn } from './support/card-prices';

const RENTS_UP_TO = 40;

// Looked at is what is told, not pixels, which software draws one by one.
test.use({ deviceScaleFactor: 1 });

test('with the fee in it, the limit of a rent holds for what is paid a month @phone', async ({
  page,
}) => {
  const map = new MapScreen(page);
  await map.open('?lat=37.48420&lng=126.92970&level=4&dealType=MONTH_RENT');
  const chips = page.getByRole('group', { name: '필터' });
  const filter = page.getByRole('dialog', { name: '필터' });
  const apply = async () => {
    const asked = page.waitForResponse(/\/v2\/houses\?/);
    await filter.getByRole('button', { name: /^집 [\d,]+개 보기/ }).click();
    await asked;
    await map.settled();
  };

  await chips.getByRole('button', { name: '더보기' }).click();
  await filter.getByRole('slider', { name: '월세 최대' }).fill(String(RENTS_UP_TO));
  await apply();
  const chip = (name: string) => chips.getByRole('button', { name, exact: true });
  await chip(`월세 ${RENTS_UP_TO}만 이하`).click();
  const byRent = await map.countInList();
  const limit = wonIn(`${RENTS_UP_TO}만`);
  for (const { rent } of await tellsOfCards(map)) expect(rent).toBeLessThanOrEqual(limit);

  await filter.getByText('관리비를 더해서 보기').click();
  await expect(filter.getByRole('switch', { name: '관리비를 더해서 보기' })).toBeChecked();
  await apply();
  await expect(chip(`월세 ${RENTS_UP_TO}만 이하, 관리비 포함`)).toBeVisible();
  await expect(page).toHaveURL(/withMaintenance=true/);
  expect(await map.countInList()).toBeLessThan(byRent);
  const told = await tellsOfCards(map);
  expect(told.some(({ beside }) => /^관리비 \d/.test(beside))).toBe(true);
  for (const { rent, beside } of told) expect(rent + wonIn(beside)).toBeLessThanOrEqual(limit);

  await chips.getByRole('button', { name: /관리비 포함 지우기$/ }).click();
  await expect(page).not.toHaveURL(/withMaintenance|monthly/);
});

test('by the real monthly cost the list begins with the least, as its cards tell @phone', async ({
  page,
}) => {
  const map = await openMap(page);
  const asked = page.waitForResponse(/\/v2\/houses\?.*sort=cost/);
  await page.getByRole('combobox', { name: '정렬' }).selectOption({ label: '실월비용 낮은순' });
  await asked;
  await map.settled();
  await expect(page).toHaveURL(/sort=cost/);
  await page.getByRole('switch', { name: '실월비용' }).click();

  const costs = async () => (await tellsOfCards(map)).map(({ beside }) => beside);
  await expect.poll(async () => (await costs())[0]).toMatch(/^실월비용 [\d,]+만/);
  const won = (await costs()).map(wonIn);
  expect(won.length).toBeGreaterThan(5);
  expect(won).toEqual([...won].sort((one, other) => one - other));
  expect(won.at(-1)).toBeGreaterThan(won[0] ?? 0);
});

test('the pills show what a house really costs a month, and the price again @phone', async ({
  page,
}) => {
  const map = new MapScreen(page);
  await map.open('?lat=37.48420&lng=126.92970&level=2');
  const pills = map.marks.filter({ hasNotText: /^\d+$/ });
  const prices = await pills.allTextContents();
  expect(prices.length).toBeGreaterThan(1);

  const face = page.getByRole('switch', { name: '실월비용' });
  await face.click();
  await expect(face).toBeChecked();
  await expect(page).toHaveURL(/pill=cost/);
  for (const text of await pills.allTextContents()) expect(text).toMatch(/^월 [\d,억만 ]+(\+α)?$/);
  await expect(pills.first()).toHaveAccessibleName(/실월비용 .+ 원/);

  await face.click();
  await expect(face).not.toBeChecked();
  expect(await pills.allTextContents()).toEqual(prices);
});
