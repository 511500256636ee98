import { expect, isPhone, test } from './support/journey';
import { MapScreen } from './support/map-screen';
import { fetchedAhead } from './support/requests';

// Looked at is what is said, not pixels, which software draws one by one.
test.use({ deviceScaleFactor: 1 });

test('a server that dies shows why, and its return brings the houses back @phone', async ({
  page,
  mortalServer,
  faults,
}) => {
  // The browser reports every call that nobody answers.
  faults.expect(/Failed to load resource|ERR_CONNECTION_REFUSED/);
  const map = new MapScreen(page);
  await page.goto(`${mortalServer.url}/map`);
  await map.settled();
  if (!isPhone(page)) await expect(map.cards.first()).toBeVisible();

  // The engine has all its files: what is shown here is the fate of the data.
  await fetchedAhead(page, 'house screen');
  await mortalServer.kill();
  await map.drag(-150, -100);
  const failed = page.getByText('집 목록을 불러오지 못했어요');
  await expect(failed).toBeInViewport();
  await expect(page.getByText('네트워크 연결을 확인해 주세요.').first()).toBeInViewport();

  await mortalServer.start();
  await page.getByRole('button', { name: /다시 (불러오기|시도)/ }).click();
  await expect(failed).toBeHidden();
  await expect(map.cards.first()).toBeInViewport();
  await map.settled();
});

test('a house that a dead server owes is there after its return @phone', async ({
  page,
  mortalServer,
  faults,
}) => {
  faults.expect(/Failed to load resource|ERR_CONNECTION_REFUSED/);
  const map = new MapScreen(page);
  await page.goto(`${mortalServer.url}/map`);
  await map.settled();
  if (isPhone(page)) await page.getByRole('button', { name: '목록보기' }).click();
  const link = map.cards.first().getByRole('link');
  await expect(link).toBeInViewport();
  // What dies is the house's data: its screen is there.
  await fetchedAhead(page, 'house screen');

  await mortalServer.kill();
  await link.click();
  const failed = page.getByText('집 정보를 불러오지 못했어요');
  await expect(failed).toBeInViewport();
  await expect(page.getByText('네트워크 연결을 확인해 주세요.').first()).toBeInViewport();

  await mortalServer.start();
  await page.getByRole('article').getByRole('button', { name: '다시 불러오기' }).click();
  await expect(failed).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: /보증금|전세/ })).toBeInViewport();
});
