import { signInAs } from './support/as-member';
import { afterCrash } from './support/dying-page';
import { expect, test } from './support/journey';
import { stepsOf } from './support/offering';

test('a room that is half described is found again after a crash @once', async ({ page }) => {
  const { field, next, choose, asks } = stepsOf(page);
  await signInAs(page, '다시 여는 이');
  await page.goto('/direct/write');
  await asks('어떤 방인가요?');
  await choose('세입자');
  await choose('원룸');
  await next();
  await asks('방이 어디에 있나요?');
  await field(/^주소/).fill('신림로');
  await page.getByRole('radio').first().check();
  const chosen = page.getByRole('status').filter({ has: page.locator('b') });
  const address = (await chosen.textContent()) ?? '';
  await field(/^호/).fill('507호');
  await next();
  await asks('한 달에 얼마인가요?');
  await field('보증금').fill('700');
  await field('월세').fill('43');

  const again = await afterCrash(page, '"43"');
  const found = stepsOf(again);
  await again.goto('/direct/write');
  await again.getByRole('button', { name: '이어서 쓰기' }).click();
  await found.asks('한 달에 얼마인가요?');
  await expect(found.field('보증금')).toHaveValue('700');
  await expect(found.field('월세')).toHaveValue('43');
  await again.getByRole('button', { name: '이전' }).click();
  await found.asks('방이 어디에 있나요?');
  await expect(again.getByRole('status').filter({ hasText: address })).toBeVisible();
  await expect(found.field(/^호/)).toHaveValue('507호');
  await again.getByRole('button', { name: '이전' }).click();
  await found.asks('어떤 방인가요?');
  for (const name of ['세입자', '원룸'])
    await expect(again.getByRole('radio', { name, exact: true })).toBeChecked();
});

test('a mate who has half told of themselves finds it again after a crash @once', async ({
  page,
}) => {
  const { field, next, asks } = stepsOf(page);
  const chosen = { '방이 있나요?': '방 있어요', '내 성별': '여성', 나이대: '20대 후반' };
  await signInAs(page, '다시 여는 메이트');
  await page.goto('/mate/write');
  await asks('어떤 사람인가요?');
  for (const [question, answer] of Object.entries({ ...chosen, '하는 일': '직장인' }))
    await page
      .getByRole('group', { name: question, exact: true })
      .getByText(answer, { exact: true })
      .click();
  await next();
  await asks('언제, 어디서 함께 살까요?');
  await page.getByRole('button', { name: '동네 고르기' }).click();
  await page.getByRole('combobox').fill('신림역');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('checkbox', { name: /동$/ })).toBeChecked();
  await field('함께 살 기간').fill('11');

  const again = await afterCrash(page, '"11"');
  const found = stepsOf(again);
  await again.goto('/mate/write');
  await again.getByRole('button', { name: '이어서 쓰기' }).click();
  await found.asks('언제, 어디서 함께 살까요?');
  await expect(found.field('함께 살 기간')).toHaveValue('11');
  await expect(again.getByRole('checkbox', { name: /동$/ })).toBeChecked();
  await again.getByRole('button', { name: '이전' }).click();
  await found.asks('어떤 사람인가요?');
  for (const [question, answer] of Object.entries(chosen))
    await expect(
      again
        .getByRole('group', { name: question, exact: true })
        .getByRole('radio', { name: answer }),
    ).toBeChecked();
});
