import type { Browser, Page } from '@playwright/test';
import { signInAs } from './as-member';

/** A browser of somebody else, who has just joined. */
export async function someoneElse(
  browser: Browser,
  baseURL: string,
  nickname: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await context.addInitScript(() => {
    localStorage.setItem('APP_INSTALL_HIDE', 'Y');
    for (let id = 1; id <= 40; id += 1)
      localStorage.setItem(`NOTICE_HIDE_UNTIL_${String(id)}`, '99991231');
  });
  const page = await context.newPage();
  await signInAs(page, nickname);
  return page;
}
