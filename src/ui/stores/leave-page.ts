import type { NativeBridge } from '#core';
import type { HistoryStack } from './history/history-stack';
import type { OtherWindows } from './other-windows';

/** What a page can be left by. */
export interface WaysOut {
  readonly history: HistoryStack;
  readonly native: NativeBridge;
  readonly windows: OtherWindows;
}

/** Whether another page of the app stands before this one, whatever popups lie between them. */
function hasFormerPage({ entries, at, current }: HistoryStack): boolean {
  return entries.slice(0, at).some((entry) => entry.page !== current.page);
}

/**
 * Whether anything led to this page: a popup forced open on it then has a way out (spec/rules §2).
 */
export function canLeavePage({ history, native, windows }: WaysOut): boolean {
  const isOpened = windows.hasOpener() || native.shell !== null;
  return hasFormerPage(history) || isOpened || windows.hasReferrer();
}

/**
 * Leaves a page that is of no use without a login (spec/readings R14): back inside the app; a
 * window that a page of ours or a shell opened is closed; otherwise home.
 */
export async function leavePage({ history, native, windows }: WaysOut): Promise<void> {
  if (hasFormerPage(history)) {
    history.back();
    return;
  }
  if (windows.hasOpener()) windows.close();
  else if (native.shell !== null) await native.closeWindow();
  // Whoever refuses to close stays usable.
  history.back('/');
}
