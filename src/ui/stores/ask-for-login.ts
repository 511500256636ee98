import type { AppPopups } from './popups/app-popups';
import { canLeavePage, leavePage, type WaysOut } from './leave-page';
import type { PopupStore } from './popups/popup-store';

/**
 * Opens the login popup that a 401 forces open (spec/readings R14); none where one is open already,
 * so that a burst opens one. Closing it leaves the page, Back only closes it.
 */
export async function askForLogin(
  ways: WaysOut & { readonly popups: PopupStore<AppPopups> },
): Promise<void> {
  const canClose = canLeavePage(ways);
  const answer = await ways.popups.askOnce('login', { isForced: true, canClose });
  if (answer === 'closed') await leavePage(ways);
}
