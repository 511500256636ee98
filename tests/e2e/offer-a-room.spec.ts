import sharp from 'sharp';
import { signInAs } from './support/as-member';
import { expect, test } from './support/journey';

/** 신림동 */
const DONG = '1162010200';

test('a room is offered, found in its dong, made cheaper and deleted @once', async ({ page }) => {
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  const next = () => page.getByRole('button', { name: '다음' }).click();
  const choose = (name: string) => page.getByText(name, { exact: true }).click();
  const asks = (question: string) =>
    expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible();

  await signInAs(page, '방 내놓는 이');
  await page.goto('/direct/write');
  await asks('어떤 방인가요?');
  await choose('세입자');
  await choose('원룸');
  await next();
  await asks('방이 어디에 있나요?');
  await field(/^주소/).fill('신림로');
  await page.getByRole('radio').first().check();
  await field(/^호/).fill('203호');
  await next();
  await asks('한 달에 얼마인가요?');
  await field('보증금').fill('500');
  await field('월세').fill('45');
  await field('관리비').fill('5');
  // Nothing is lost by a reload.
  await expect(page.getByText('임시저장됨')).toBeVisible();
  await page.reload();
  await expect(field('월세')).toHaveValue('45');
  await next();
  await asks('방은 어떻게 생겼나요?');
  await field('전용면적').fill('19.8');
  await field('방이 있는 층').fill('2');
  await field('건물 전체').fill('4');
  await next();
  await asks('방을 보여 주세요');
  const background = '#8a7f70';
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } });
  await page.getByLabel('사진 파일').setInputFiles({
    name: 'room.png',
    mimeType: 'image/png',
    buffer: await picture.png().toBuffer(),
  });
  await expect(page.getByRole('img', { name: '1번째 사진' })).toBeVisible();
  await next();
  await asks('어떤 점이 좋은가요?');
  await field(/^제목/).fill('남향이라 밝은 새 방');
  await field(/^소개/).fill('회사를 옮기게 되어 이사해요. 밤에는 조용한 골목이에요.');
  await next();
  await asks('다른 사람에게는 이렇게 보여요');
  await page.getByRole('button', { name: '올리기' }).click();
  await page.waitForURL(/\/direct\/detail\/\d+$/);
  const path = new URL(page.url()).pathname;

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
  await expect(page.getByRole('status').filter({ hasText: '글을 삭제했어요' })).toHaveCount(1);
  await page.goto(`/direct?dongliCode=${DONG}`);
  await expect(page.locator('[data-deal]').first()).toBeVisible();
  await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0);
});
