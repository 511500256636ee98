/** `hide`: not to be shown again for the notice's days (readings.md R2); else only closed. */
export type NoticeAnswer = 'hide' | 'closed';

/** Opened with this, a press of Enter that was meant for the page leads nowhere. */
export function focusFirst(button: HTMLElement | null): void {
  button?.setAttribute('autofocus', '');
}
