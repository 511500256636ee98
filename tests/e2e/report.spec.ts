import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { openHouse } from './support/house-states';
import { expect, test } from './support/journey';
import { agreeAs, beWelcomed, leaveFor, signUp } from './support/sign-in';

const TEXT = '사진 속 방과 실제 방이 달라요.';

async function pressReport(page: Page): Promise<void> {
  await page.getByRole('button', { name: '더 많은 기능' }).click();
  await page.getByRole('button', { name: '신고하기' }).click();
}

async function write(page: Page, reason: string, text: string): Promise<void> {
  await page.getByRole('dialog').getByText(reason, { exact: true }).click();
  await page.getByRole('textbox').fill(text);
}

/** A popup of the whole screen ends where the screen does. */
async function expectWholeOnScreen(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: '제출하기' })).toBeInViewport();
  const further = await dialog.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(further, 'px to scroll').toBe(0);
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: '제출하기' }).click();
  const question = page.getByRole('alertdialog', { name: '제출하시겠습니까?' });
  await question.getByRole('button', { name: '확인' }).click();
}

test('a visitor who reports a house logs in first, then writes @phone', async ({
  page,
  faults,
}) => {
  await openHouse(page);
  const { pathname } = new URL(page.url());
  await pressReport(page);
  await expect(page.getByRole('dialog', { name: '신고하기' })).toHaveCount(0);
  await leaveFor(page, 'kakao');
  await agreeAs(page, '처음 온 사람');
  await signUp(page, '꼼꼼한 이웃');
  await beWelcomed(page);

  await expect(page).toHaveURL(`${pathname}?p=report`);
  await expectWholeOnScreen(page);
  await write(page, '욕설 또는 비방', TEXT);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue(TEXT);
  await submit(page);
  const done = page.getByRole('alertdialog', { name: '처리되었습니다.' });
  await expect(done).toContainText(/접수번호: RP-\w{8}/);
  await done.getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(pathname);

  faults.expect(/the server responded with a status of 409/);
  await pressReport(page);
  await write(page, '기타', '하나 더 있어요.');
  await submit(page);
  const told = page.getByRole('alertdialog');
  await expect(told).toContainText(/이미 신고해 주셔서 처리 중이에요. 접수번호: RP-\w{8}/);
  await told.getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('textbox')).toHaveValue('하나 더 있어요.');
});
