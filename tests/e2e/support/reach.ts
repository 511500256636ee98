import type { Page } from '@playwright/test';

/**
 * The controls on the page that cannot be reached: not even scrolled into view, in whatever way,
 * does a press on their middle meet them. Ranges, which are pressed by their thumbs, and those that
 * are inert, disabled or the map's marks (whose equal is the list) are left out.
 */
export function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // What slides in has arrived, however short its way.
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const layer = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const controls = layer.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="range"]), select, textarea, summary',
    );
    const isMeant = (control: HTMLElement) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      control.tabIndex >= 0 &&
      control.closest('[inert], :disabled') === null;
    const isMet = (control: HTMLElement, block: ScrollLogicalPosition) => {
      // A way past the frame shows itself when it is focused.
      control.focus({ preventScroll: true });
      control.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
      // A hidden box of a label is pressed by its label.
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      return [control, label].some((target) => {
        if (target === undefined) return false;
        const { left, top, width, height } = target.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && (target.contains(hit) || (hit.contains(control) && hit === label));
      });
    };
    return [...controls]
      .filter(isMeant)
      .filter((control) => !(['center', 'start', 'end'] as const).some((to) => isMet(control, to)))
      .map((control) => control.getAttribute('aria-label') ?? control.outerHTML.slice(0, 120));
  });
}
