import { act, fireEvent, screen } from '@testing-library/react';
import type { Author } from '#core';
import type { Services } from '../../../../src/ui/ground/services';
import type { CommunityStage } from '../../support/community-stage';
import { renderApp } from '../../support/render-app';

/** The list at an address, as a visitor sees it. */
export function openCommunities(stage: CommunityStage, search = ''): Services {
  return renderApp(`/youth/communities${search}`, stage.services);
}

/** Somebody logs in here. */
export function logIn({ stores }: Services, stage: CommunityStage, who: Author): void {
  stage.reader = who;
  act(() => {
    stores.session.signedIn({ ID: who.id, NICKNAME: who.nickname });
  });
}

export const rows = () => screen.findAllByRole('article');
export const titles = async () => (await rows()).map((row) => row.querySelector('h3')?.textContent);
export const boards = () => screen.getByRole('navigation', { name: '게시판' });
export const sorts = () => screen.getByRole('navigation', { name: '정렬' });

/** Scrolls the page so that the list stands so many px above the window's upper edge. */
export function scrollTo(px: number): void {
  const list = document.querySelector('[data-post]')?.closest('ul');
  if (!list) throw new Error('There is no list to scroll.');
  list.getBoundingClientRect = () => new DOMRect(0, -px, 390, 0);
  fireEvent.scroll(window);
}
