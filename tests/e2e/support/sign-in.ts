import type { Page } from '@playwright/test';
import { expect } from './journey';

/** A provider's button in the login popup. */
export const PROVIDER_BUTTON = {
  kakao: '카카오로 시작하기',
  naver: '네이버로 시작하기',
  apple: 'Apple로 시작하기',
} as const;
export type ButtonProvider = keyof typeof PROVIDER_BUTTON;

/** Opens the login popup over /more. */
export async function openLogin(page: Page): Promise<void> {
  await page.goto('/more');
  await page.getByRole('button', { name: '로그인하기' }).click();
  await expect(page.getByRole('dialog', { name: /가벼운 생활을 시작해 보세요/ })).toBeVisible();
}

/** Presses a provider's button and stands before its page of consent. */
export async function leaveFor(page: Page, provider: ButtonProvider): Promise<void> {
  const button = page.getByRole('button', { name: PROVIDER_BUTTON[provider] });
  if (!(await button.isVisible()))
    await page.getByRole('button', { name: '다른 방법으로 시작하기' }).click();
  await button.click();
  await page.waitForURL(/^http:\/\/localhost:/);
}

/** Agrees there as one of the emulated people. */
export async function agreeAs(page: Page, person: string): Promise<void> {
  await page.getByRole('radio', { name: person }).check();
  await page.getByRole('button', { name: '동의하고 계속하기' }).click();
  await page.waitForURL(/^http:\/\/127\.0\.0\.1:/);
}

/** Fills in the form of /more/sign-up with what is needed, and sends it. */
export async function signUp(page: Page, nickname: string): Promise<void> {
  await expect(page).toHaveURL(/\/more\/sign-up$/);
  await page.getByRole('textbox', { name: '닉네임' }).fill(nickname);
  await page.getByText('필수 항목에 모두 동의해요').click();
  await page.getByRole('button', { name: '가입하기' }).click();
}

/** Answers the greeting of a new member. */
export async function beWelcomed(page: Page): Promise<void> {
  const welcome = page.getByRole('dialog', { name: /환영합니다!/ });
  await welcome.getByRole('button', { name: '시작하기' }).click();
  await expect(welcome).toBeHidden();
}

/** Whom /more greets. */
export async function expectMember(page: Page, nickname: string): Promise<void> {
  await expect(
    page.getByRole('region', { name: '내 정보' }).getByRole('heading', { name: nickname }),
  ).toBeVisible();
}

export async function expectVisitor(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: '로그인하기' })).toBeVisible();
}

/** Tokens as this browser keeps them. */
export const keptTokens = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('ACCESS_TOKEN'),
    localStorage.getItem('REFRESH_TOKEN'),
  ]);
