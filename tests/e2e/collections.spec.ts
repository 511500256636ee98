import { signInAs } from './support/as-member';
import { collectHouse } from './support/collecting';
import { expect, test } from './support/journey';
import { someoneElse } from './support/someone-else';
import { someHouses } from './support/states';

const NAME = '신림에서 볼 방';

test('two choose together on two phones, live, until the link is withdrawn @once', async ({
  page,
  browser,
  baseURL,
}) => {
  const [first = '', second = ''] = await someHouses(page, 2);
  await signInAs(page, '방 찾는 둘 하나');
  await page.goto('/collections');
  await page.getByRole('textbox', { name: '새 모음 이름' }).fill(NAME);
  await page.getByRole('button', { name: '만들기' }).dblclick();
  await page.waitForURL(/\/collections\/\d+$/);
  const path = new URL(page.url()).pathname;
  await expect(page.getByText('아직 나만 보고 있어요')).toBeVisible();
  await collectHouse(page, first, NAME);

  await page.goto(path);
  await expect(page.getByText('내가 담았어요')).toBeVisible();
  await page.getByRole('button', { name: '함께 보기' }).click();
  await page.getByRole('button', { name: '링크 만들기' }).click();
  const shared = page.waitForResponse((answer) => answer.url().includes(path));
  await expect(page.getByRole('button', { name: '링크 보내기' })).toBeVisible();
  const { item } = (await (await shared).json()) as { item: { link: { code: string } | null } };
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '함께 보는 중' })).toBeVisible();
  const link = `/c/${item.link?.code ?? ''}`;

  // Whoever has the link reads it, also without a script.
  const readable = await page.request.get(link);
  const text = await readable.text();
  expect(text).toContain(`>${NAME}</h1>`);
  expect(text).toContain(`href="/place/${first}"`);
  expect(text).toContain('<meta name="robots" content="noindex"');
  // It is kept nowhere, and its address goes nowhere.
  expect(readable.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin',
  });

  const other = await someoneElse(browser, baseURL ?? '', '방 찾는 둘 둘');
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await other.getByRole('button', { name: '함께 보기' }).click();
  await other.waitForURL(`**${path}`);
  await expect(page.getByText('방 찾는 둘 둘님과 함께 봐요')).toBeVisible();

  // What one votes and adds the other sees without doing anything.
  await other.getByRole('button', { name: '좋아요 0' }).click();
  await expect(page.getByRole('button', { name: '좋아요 1' })).toBeVisible();
  await collectHouse(other, second, NAME);
  await expect(page.getByText('방 찾는 둘 둘님이 담았어요')).toBeVisible();
  await other.goto(path);
  await page.getByRole('button', { name: '좋아요 1' }).click();
  await expect(other.getByRole('button', { name: '좋아요 2' })).toBeVisible();

  await page.getByRole('button', { name: '모음 설정' }).click();
  await page.getByRole('button', { name: '링크 거두기' }).click();
  await page.getByRole('button', { name: '거두기', exact: true }).click();
  await expect(other.getByText('더는 볼 수 없는 모음이에요')).toBeVisible();
  expect((await page.request.get(link)).status()).toBe(404);
  await other.context().close();
});
