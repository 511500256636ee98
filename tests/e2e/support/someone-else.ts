import type { Browser, Page } from '@playwright/test';
import { signInAs } from './as-member';
import { hideInstallOffer, hideNotices } from './uninterrupted';
import { waitsForApp } from './waits-for-app';

/** A browser of somebody else, who has just joined. */
export async function someoneElse(
  browser: Browser,
  baseURL: string,
  nickname: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await hideNotices(context);
  await hideInstallOffer(context);
  const page = waitsForApp(await context.newPage());
  await signInAs(page, nickname);
  return page;
}
