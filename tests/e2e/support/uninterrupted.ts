import type { BrowserContext } from '@playwright/test';

const MORE_THAN_ALL_NOTICES = 40;

/** As if everybody had said 다시 보지 않기: the sample's notices come between no step of a journey. */
export async function hideNotices(context: BrowserContext): Promise<void> {
  await context.addInitScript((most) => {
    try {
      for (let id = 1; id <= most; id += 1)
        localStorage.setItem(`NOTICE_HIDE_UNTIL_${id}`, '99991231');
    } catch {
      // A page without a storage of its own, such as about:blank, has no notices.
    }
  }, MORE_THAN_ALL_NOTICES);
}

/** The offer to install the app comes between no step either. */
export async function hideInstallOffer(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      localStorage.setItem('APP_INSTALL_HIDE', 'Y');
    } catch {
      // It runs in every frame: nothing is offered in one that has no storage.
    }
  });
}
