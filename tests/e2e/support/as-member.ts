import type { Page } from '@playwright/test';
import { agreeAs, beWelcomed, leaveFor, openLogin, signUp } from './sign-in';

/** Somebody is there, whichever state was looked at before. */
export async function asMember(page: Page): Promise<void> {
  const { origins } = await page.context().storageState();
  if (origins.some(({ localStorage }) => localStorage.some(({ name }) => name === 'USER_DATA')))
    return;
  await openLogin(page);
  await leaveFor(page, 'kakao');
  await agreeAs(page, '처음 온 사람');
  await signUp(page, '조용한 이웃');
  await beWelcomed(page);
}
