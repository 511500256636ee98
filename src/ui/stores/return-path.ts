import { pageAt, safeReturnPath, STORAGE_KEY, withoutPopup, type KeyValueStorage } from '#core';
import { hashOf, pathOf, searchOf } from './history/url-parts';

/** Pages on the way through a login: nobody wants to come back to one. */
function isPassage(url: string): boolean {
  const name = pageAt(pathOf(url))?.name;
  return name === 'oauth' || name === 'signUp';
}

/** Keeps where somebody was when they began to log in, without the popup that they began it in. */
export function keepReturnPath(perTab: KeyValueStorage, url: string): void {
  if (isPassage(url)) return;
  const path = `${pathOf(url)}${withoutPopup(searchOf(url), 'login')}${hashOf(url)}`;
  perTab.write(STORAGE_KEY.POST_LOGIN_REDIRECT_URI, path);
}

/**
 * Where they were, once; `/` where nothing is kept, or what is kept leads elsewhere
 * (spec/readings R13).
 */
export function takeReturnPath(perTab: KeyValueStorage): string {
  const path = safeReturnPath(perTab.read(STORAGE_KEY.POST_LOGIN_REDIRECT_URI));
  perTab.remove(STORAGE_KEY.POST_LOGIN_REDIRECT_URI);
  return isPassage(path) ? '/' : path;
}
