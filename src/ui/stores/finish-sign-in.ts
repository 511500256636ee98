import type { KeyValueStorage, Session } from '#core';
import type { AppPopups } from './popups/app-popups';
import type { HistoryStack } from './history/history-stack';
import type { OtherWindows } from './other-windows';
import type { PopupStore } from './popups/popup-store';
import { takeReturnPath } from './return-path';
import type { SessionStore } from './session-store';

interface FinishDeps {
  readonly session: SessionStore;
  readonly popups: PopupStore<AppPopups>;
  readonly history: HistoryStack;
  readonly windows: OtherWindows;
  readonly perTab: KeyValueStorage;
}

/**
 * The end of a login on a page of its own (spec/rules §4): session stored, opener told, welcome
 * first, then the kept path in the place of this page. A window that a page of ours opened for the
 * login closes.
 */
export async function finishSignIn(
  { session, popups, history, windows, perTab }: FinishDeps,
  person: { readonly session: Session; readonly isNew: boolean },
  /** The page that the login was finished on. */
  page: string,
): Promise<void> {
  session.signedIn(person.session);
  if (person.isNew) await popups.ask('welcome');
  // Whoever went elsewhere meanwhile stays there.
  if (history.current.page !== page) return;
  const path = takeReturnPath(perTab);
  if (windows.hasOpener()) windows.close();
  history.replace(path, null);
}
