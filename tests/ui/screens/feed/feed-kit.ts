import { fireEvent, screen } from '@testing-library/react';
import type { Services } from '../../../../src/ui/ground/services';
import type { ContentStage } from '../../support/content-stage';
import { renderApp } from '../../support/render-app';

/** The list at an address. */
export const openFeed = (contents: ContentStage, path = '/feed'): Services =>
  renderApp(path, { contents });

export const rows = () => screen.findAllByRole('article');
export const titles = async () => (await rows()).map((row) => row.querySelector('h2')?.textContent);
export const topics = () => screen.getByRole('navigation', { name: '주제' });

/** The windowed list: what follows the lead and what stands beside it. */
export function tiles(): HTMLUListElement {
  const list = document.querySelector<HTMLUListElement>('ul:has(> [aria-posinset])');
  if (list === null) throw new Error('There is no list.');
  return list;
}

/** Scrolls the page so that the list stands so many px above the window's upper edge. */
export function scrollTo(px: number): void {
  tiles().getBoundingClientRect = () => new DOMRect(0, -px, 390, 0);
  fireEvent.scroll(window);
}
