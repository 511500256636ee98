import { withoutPopup, type AppLinkOpener } from '#core';
import type { HistoryStack } from '../stores/history/history-stack';
import { pathOf, searchOf } from '../stores/history/url-parts';
import { PATH } from './paths';

/**
 * Opens this page in the app; without one the install page (spec/rules §4), in the place of the
 * popup that was pressed or behind the page. Answers whether the app opened.
 */
export async function openApp(
  { appLink, history }: { readonly appLink: AppLinkOpener; readonly history: HistoryStack },
  popup: string | null = null,
): Promise<boolean> {
  const { url, page } = history.current;
  const search = popup === null ? searchOf(url) : withoutPopup(searchOf(url), popup);
  const path = pathOf(url) + search;
  if ((await appLink.open(path)) === 'opened') return true;
  // Whoever went on meanwhile, or closed the popup, is not called back.
  const { current } = history;
  if (current.page !== page || (popup !== null && current.popup !== popup)) return false;
  const target = `${PATH.appInstall}?path=${encodeURIComponent(path)}`;
  if (popup === null) history.push(target);
  else history.replace(target, null);
  return false;
}
