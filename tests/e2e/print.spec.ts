import type { Page } from '@playwright/test';
import { CHECKLIST_STATES } from './support/checklist-states';
import { expect, test } from './support/journey';

async function someHouse(page: Page): Promise<string> {
  const answer = await page.request.get('/v2/houses/nearest?lat=37.4842&lng=126.9297&limit=1');
  const { result } = (await answer.json()) as { result: { id: string }[] };
  return result[0]?.id ?? '';
}

test('a house is printed on one or two pages of A4, and nothing around it @desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const id = await someHouse(page);
  await page.goto(`/place/${id}`);
  await expect(page.getByRole('region', { name: '매물 정보' })).toBeVisible();
  await expect(page.getByRole('region', { name: '비슷한 집' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(`/place/${id}`)).toBeVisible();
  await expect(page.getByText(/\d{4}\.\d{2}\.\d{2} 인쇄/)).toBeVisible();
  for (const name of ['집 정보', '관리비', '매물 정보'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  // Chrome, other houses and what is pressed stay on the screen.
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('region', { name: '비슷한 집' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '공유하기' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: '연락하기' })).toHaveCount(0);

  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect([1, 2]).toContain(pages.length);
});

test('a shared checklist is printed without the bars of the site @desk', async ({ page }) => {
  const shared = CHECKLIST_STATES['checklist-view']?.find(({ state }) => state === 'content');
  if (shared === undefined) throw new Error('No shared checklist is known.');
  await shared.open(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: '공간별로 보기' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /인쇄/ })).toHaveCount(0);
});
