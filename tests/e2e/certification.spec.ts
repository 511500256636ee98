import type { Page } from '@playwright/test';
import { signInAs } from './support/as-member';
import { expect, test } from './support/journey';
import { expectMember } from './support/sign-in';

async function joinAs(page: Page, nickname: string): Promise<void> {
  await signInAs(page, nickname);
  await page.goto('/more');
  await expectMember(page, nickname);
}

const row = (page: Page) => page.getByRole('button', { name: /본인인증/ });
const done = (page: Page) => page.getByRole('listitem').filter({ hasText: /본인인증\s*완료/ });

// What does not depend on the window is walked once: @phone.
test('a member certifies who they are in a window of its own @phone', async ({ page }) => {
  await joinAs(page, '확인할 이웃');
  const answer = async (button: string) => {
    const opened = page.waitForEvent('popup');
    await row(page).click();
    const popup = await opened;
    await popup.getByRole('radio', { name: '김한칸' }).check();
    await popup.getByRole('button', { name: button }).click();
  };
  await answer('취소');
  await expect(row(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await answer('인증번호가 맞지 않음');
  const failed = page.getByRole('alertdialog').filter({ hasText: '인증에 실패했습니다.' });
  await expect(failed).toContainText('인증번호가 맞지 않습니다.');
  await failed.getByRole('button', { name: '확인' }).click();

  await answer('인증하기');
  await expect(done(page)).toBeVisible();
  await page.reload();
  await expect(done(page)).toBeVisible();
});

test.describe('in the browser of a phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  });

  test('the certification leaves the page and comes back to it @phone', async ({ page }) => {
    await joinAs(page, '다녀온 이웃');
    await row(page).click();
    await page.waitForURL(/^http:\/\/localhost:/);
    await page.getByRole('radio', { name: '이새움' }).check();
    await page.getByRole('button', { name: '인증하기' }).click();
    await expect(done(page)).toBeVisible();
    expect(page.url()).not.toContain('imp_uid');
  });
});
