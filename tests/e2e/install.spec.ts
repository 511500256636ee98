import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';

test.use({ offersApp: true });

const ANDROID =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** Half a minute on the page, until the prompt is there: its code comes in its own time. */
async function waitHalfAMinute(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(15_000);
        return page.getByRole('dialog').count();
      },
      { timeout: 120_000 },
    )
    .toBe(1);
}

test.describe('on a computer', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('half a minute offers a link by SMS, which the development page shows @phone', async ({
    page,
    emulators,
    context,
  }) => {
    await page.clock.install();
    await page.goto('/more');
    await page.getByRole('heading', { name: '더보기' }).waitFor();
    await waitHalfAMinute(page);
    const dialog = page.getByRole('dialog', {
      name: '휴대폰 번호로 앱 설치 링크를 보내 드려요',
    });
    const field = dialog.getByRole('textbox', { name: '휴대폰 번호' });

    // The caret of a real browser: typing, correcting in the middle, over a hyphen, pasting.
    await field.pressSequentially('01012345678');
    await expect(field).toHaveValue('010-1234-5678');
    for (let step = 0; step < 4; step += 1) await field.press('ArrowLeft');
    await field.press('Backspace');
    await expect(field).toHaveValue('010-123-5678');
    await field.pressSequentially('9');
    await expect(field).toHaveValue('010-1239-5678');
    await field.press('ControlOrMeta+A');
    await page.keyboard.insertText('+82 10 1111 2222');
    await expect(field).toHaveValue('010-1111-2222');

    await dialog.getByRole('button', { name: '보내기' }).dblclick();
    await expect(page.getByText('설치 링크를 보냈어요.').last()).toBeVisible();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

    const outbox = await context.newPage();
    await outbox.goto(`${emulators}/sms`);
    await expect(outbox.getByText('010-****-2222')).toHaveCount(1);
    await expect(outbox.getByRole('link').first()).toHaveAttribute('href', /\/app\/install$/);
  });
});

test.describe('on a phone', () => {
  test.use({ userAgent: ANDROID });

  test('the bar is there at once, the prompt after half a minute, and neither again today @phone', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/map');
    const bar = page.getByRole('complementary', { name: '앱 안내' });
    await expect(bar.getByRole('button', { name: '앱 열기' })).toBeVisible();
    const search = page.getByRole('button', { name: /검색/ }).first();
    const [above, below] = [await bar.boundingBox(), await search.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

    await waitHalfAMinute(page);
    await page.getByRole('button', { name: '오늘은 그냥 볼게요' }).click();
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.reload();
    await page.getByRole('navigation', { name: '주 메뉴' }).last().waitFor();
    await expect(page.locator('[data-install-bar]')).toHaveCount(0);
    await page.clock.runFor(65_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
