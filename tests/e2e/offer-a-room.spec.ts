import { signInAs } from './support/as-member';
import { expect, test } from './support/journey';
import { offerByForm, stepsOf } from './support/offering';

/** 신림동 */
const DONG = '1162010200';

test('a room is offered, found in its dong, made cheaper and deleted @once', async ({ page }) => {
  const { field, next, asks } = stepsOf(page);
  await signInAs(page, '방 내놓는 이');
  const path = await offerByForm(page, { title: '남향이라 밝은 새 방', unit: '203호' });

  await page.goto(`/direct?dongliCode=${DONG}`);
  await page.locator(`a[href="${path}"]`).first().click();
  await page.waitForURL(new RegExp(`${path}$`));
  await page.getByRole('button', { name: '더 많은 기능' }).click();
  await page.getByRole('button', { name: '수정' }).click();
  await page.waitForURL(/\/direct\/modify\//);
  await asks('어떤 방인가요?');
  await next();
  await asks('방이 어디에 있나요?');
  await next();
  await asks('한 달에 얼마인가요?');
  await field('월세').fill('40');
  for (const question of ['방은 어떻게 생겼나요?', '방을 보여 주세요', '어떤 점이 좋은가요?']) {
    await next();
    await asks(question);
  }
  await next();
  await page.getByRole('button', { name: '고치기' }).click();
  await page.waitForURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('500/40');

  await page.getByRole('button', { name: '더 많은 기능' }).click();
  await page.getByRole('button', { name: '삭제' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제하기' }).click();
  await page.waitForURL(({ pathname }) => pathname !== path);
  await page.goto(`/direct?dongliCode=${DONG}`);
  await expect(page.locator('[data-deal]').first()).toBeVisible();
  await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0);
});
