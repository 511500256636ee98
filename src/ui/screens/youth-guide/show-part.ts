/** Scrolls to a part of the page, and lets a screen reader go on there. */
export function showPart(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}
