import type { Locator, Page } from '@playwright/test';

/**
 * The controls on the page that cannot be reached: not even scrolled into view, in whatever way,
 * does a press on their middle meet them. Ranges, which are pressed by their thumbs, and those that
 * are inert, disabled or the map's marks (whose equal is the list) are left out.
 */
export function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // What slides in has arrived, however short its way, or was stopped on it.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const layer =
      [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1) ?? document.body;
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

/**
 * By how many px the page, or anything that is read downwards in what lies on top of it, scrolls
 * sideways. What has a table in it may: its columns are read beside each other (WCAG 1.4.10).
 */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const layer = [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1);
    const parts = layer === undefined ? [] : [layer, ...layer.querySelectorAll('*')];
    const readDown = parts.filter(
      (part) =>
        part.scrollHeight > part.clientHeight &&
        part.querySelector(':scope > table') === null &&
        ['auto', 'scroll'].includes(getComputedStyle(part).overflowY),
    );
    const widths = [document.documentElement, ...readDown].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    return Math.max(...widths);
  });
}

/** What is pressed in a part of the page and is less than 44 px high or wide, with what is added to it (spec/look L4). */
export function smallTargets(part: Locator): Promise<string[]> {
  return part.locator('label, button, a[href]').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => {
        const { width, height } = control.getBoundingClientRect();
        // The mixin `touch`: a box of its own around something smaller.
        const { content, position, top, right, bottom, left } = getComputedStyle(
          control,
          '::before',
        );
        const isWidened = content !== 'none' && position === 'absolute';
        const more = (...sides: readonly string[]) =>
          isWidened ? sides.reduce((sum, side) => sum - Math.min(0, parseFloat(side)), 0) : 0;
        const size = [width + more(left, right), height + more(top, bottom)].map(Math.round);
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return { name: `${name}: ${size.join(' × ')}`, isSmall: size.some((px) => px < 44) };
      })
      .filter(({ isSmall }) => isSmall)
      .map(({ name }) => name),
  );
}
