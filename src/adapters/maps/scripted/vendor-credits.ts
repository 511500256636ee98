import type { MapPadding } from '#core';

/**
 * Lifts a vendor's own marks (logo, scale, rights) over what covers the map's foot: they have to be
 * seen. No script has a call for that, so the marks are found by a link in them; where a vendor
 * draws them otherwise, they stay where it puts them.
 */
export function liftCredits(root: HTMLElement, link: string, { left, bottom }: MapPadding): void {
  for (const child of root.children) {
    if (child instanceof HTMLElement && child.querySelector(link) !== null) {
      child.style.translate = `${left}px ${-bottom}px`;
    }
  }
}
