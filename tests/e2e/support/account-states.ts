import { expect, type Page } from '@playwright/test';
import { putIntoShell } from './native-shell';
import { headed, says, withAnswers, type ScreenState } from './screen-state';
import { agreeAs, beWelcomed, expectMember, leaveFor, openLogin, signUp } from './sign-in';

/** The browser of a phone, as far as the page asks for it. */
const PHONE_BROWSER =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** One opens a second, as many as are kept: the frame stays for the time that a look takes. */
const TEN_PAGES = Array.from({ length: 10 }, () => '/zzim');

async function installInPhone(page: Page): Promise<void> {
  await page.addInitScript((userAgent) => {
    Object.defineProperty(navigator, 'userAgent', { value: userAgent });
  }, PHONE_BROWSER);
  await page.goto('/app/install?path=/zzim');
  await page.getByRole('button', { name: '앱 열기' }).click();
  await says(page, /앱이 열리지 않았어요/);
}

/** Who is there, and the ways into the app. */
export const ACCOUNT_STATES: Readonly<Record<string, readonly ScreenState[]>> = {
  login: [
    { state: 'first', open: openLogin },
    {
      state: 'content',
      open: async (page) => {
        await page.getByRole('button', { name: '다른 방법으로 시작하기' }).click();
        await expect(page.getByRole('button', { expanded: true })).toBeVisible();
      },
    },
    {
      state: 'coming back',
      open: async (page) => {
        await withAnswers(page, 'held', /\/v1\/login/, '/oauth/kakao?code=a&state=b');
        await says(page, '로그인하고 있어요');
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await page.goto('/oauth/kakao?error=server_error');
        await says(page, '로그인을 마치지 못했어요');
      },
    },
  ],
  'sign-up': [
    {
      state: 'first',
      open: async (page) => {
        await page.goto('/more/sign-up');
        await headed(page);
      },
    },
    {
      state: 'content',
      // With its faults: what stands by a field is seen in both themes.
      open: async (page) => {
        await page.getByRole('button', { name: '가입하기' }).click();
        await expect(page.getByRole('textbox', { name: '닉네임' })).toHaveAttribute(
          'aria-invalid',
          'true',
        );
      },
    },
    {
      state: 'over',
      open: async (page) => {
        await signUp(page, '한칸 이웃');
        await expect(page.getByRole('button', { name: '다시 로그인' })).toBeVisible();
      },
    },
  ],
  member: [
    {
      state: 'welcome',
      open: async (page) => {
        await openLogin(page);
        await leaveFor(page, 'kakao');
        await agreeAs(page, '처음 온 사람');
        await signUp(page, '밝은 이웃');
        await expect(page.getByRole('dialog', { name: /환영합니다!/ })).toBeVisible();
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await beWelcomed(page);
        await expectMember(page, '밝은 이웃');
      },
    },
    {
      state: 'logout asked',
      open: async (page) => {
        await page.getByRole('button', { name: '로그아웃', exact: true }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
  ],
  app: [
    {
      state: 'install',
      open: async (page) => {
        await page.goto('/app/install');
        await says(page, 'App Store에서 받기');
      },
    },
    {
      state: 'update',
      open: async (page) => {
        await page.goto('/app/update');
        await says(page, '앱에서 확인할 수 있어요');
      },
    },
    { state: 'content', open: installInPhone },
    {
      state: 'nothing to update',
      open: async (page) => {
        await putIntoShell(page, 'android', { getVersionCode: '1.2.3' });
        await page.goto('/app/update');
        await says(page, '업데이트할 것이 없어요');
      },
    },
    {
      state: 'waiting',
      open: async (page) => {
        await page.evaluate((pages) => {
          sessionStorage.setItem('URLS_TO_GO', JSON.stringify(pages));
        }, TEN_PAGES);
        await page.goto('/zzim');
        await expect(page.getByRole('status', { name: /여는 중/ })).toBeVisible();
      },
    },
  ],
};
