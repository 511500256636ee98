import { expect, isPhone, test } from './support/journey';
import { MapScreen } from './support/map-screen';
import { Seeded } from './support/walk/seeded';
import { HOUSE_STEPS } from './support/walk/house-steps';
import { walkInTurns } from './support/walk/random-walk';
import { Walker } from './support/walk/walker';

const START = '/map?lat=37.48420&lng=126.92970&level=4';
const SEED = Number(process.env['HANKAN_WALK_SEED'] ?? 7);

// Looked at is what stands where, not pixels, which software draws one by one.
test.use({ deviceScaleFactor: 1 });

test('two tabs are walked in turns, and Back in each stays its own @phone', async ({
  page,
  context,
  faults,
}, testInfo) => {
  const other = await context.newPage();
  const walkers = [new Walker(page, new Seeded(SEED)), new Walker(other, new Seeded(SEED + 1))];
  await walkInTurns(walkers, faults, testInfo, {
    repertoire: HOUSE_STEPS,
    seed: SEED,
    steps: 14,
    start: START,
  });
});

test('a house that is kept or seen in one tab is so in the other, and after a reload @once', async ({
  page,
  context,
}) => {
  const map = new MapScreen(page);
  await map.open(START.slice('/map'.length));
  if (isPhone(page)) await page.getByRole('button', { name: '목록보기' }).click();
  const card = map.cards.first();
  const href = (await card.locator('a[href^="/place/"]').getAttribute('href')) ?? '';
  const heart = card.getByRole('button', { name: /찜하기$/ });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  const other = await context.newPage();
  await other.goto('/zzim?tab=zzim');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  const listed = other.locator(`article a[href="${href}"]`);
  await expect(listed).toHaveCount(0);

  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(listed).toBeVisible();
  await other.reload();
  await expect(listed).toBeVisible();
  await listed.click();
  await expect(other.getByRole('heading', { level: 1, name: /보증금|전세|월세/ })).toBeVisible();

  // The pills of the first tab know of it: some house in view is a seen one, and a kept one.
  await page.reload();
  await map.settled();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await other.goBack();
  await other
    .getByRole('article')
    .getByRole('button', { name: /찜하기$/ })
    .first()
    .click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
