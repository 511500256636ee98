/** `hide`: not to be shown again for the notice's days (readings.md R2); else only closed. */
export type NoticeAnswer = 'hide' | 'closed';

/**
 * Put on one of its elements: the popup itself has the focus at first. It comes by itself, and a
 * press of Enter that was meant for the page leads nowhere.
 */
export function focusWhole(inside: HTMLElement | null): void {
  inside?.closest('dialog')?.setAttribute('autofocus', '');
}
