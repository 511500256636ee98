import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** What stands in a form of steps, and how a person goes on in it. */
export const stepsOf = (page: Page) => ({
  field: (name: string | RegExp) => page.getByRole('textbox', { name }),
  next: () => page.getByRole('button', { name: '다음' }).click(),
  choose: (name: string) => page.getByText(name, { exact: true }).click(),
  asks: (question: string) =>
    expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible(),
});

/** The member of this browser offers a room of 신림동, step by step; answers the path of its page. The door is its own: the same of another one would be held. */
export async function offerByForm(
  page: Page,
  { title, unit }: { readonly title: string; readonly unit: string },
): Promise<string> {
  const { field, next, choose, asks } = stepsOf(page);
  await page.goto('/direct/write');
  await asks('어떤 방인가요?');
  await choose('세입자');
  await choose('원룸');
  await next();
  await asks('방이 어디에 있나요?');
  await field(/^주소/).fill('신림로');
  await page.getByRole('radio').first().check();
  await field(/^호/).fill(unit);
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
  await field(/^제목/).fill(title);
  await field(/^소개/).fill('회사를 옮기게 되어 이사해요. 밤에는 조용한 골목이에요.');
  await next();
  await asks('다른 사람에게는 이렇게 보여요');
  await page.getByRole('button', { name: '올리기' }).click();
  await page.waitForURL(/\/direct\/detail\/\d+$/);
  return new URL(page.url()).pathname;
}
