import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Author } from '#core';
import type { Services } from '../../../../src/ui/ground/services';
import type { CommunityStage } from '../../support/community-stage';
import { renderApp } from '../../support/render-app';

/** A post's page, as a visitor sees it, or somebody who is logged in. */
export async function openPost(
  stage: CommunityStage,
  id: string,
  who: Author | null = null,
): Promise<Services> {
  const services = renderApp(`/posts/${id}`, stage.services);
  await screen.findByRole('button', { name: '뒤로' });
  if (who !== null) logIn(services, stage, who);
  return services;
}

function logIn({ stores }: Services, stage: CommunityStage, who: Author): void {
  stage.reader = who;
  act(() => {
    stores.session.signedIn({ ID: who.id, NICKNAME: who.nickname });
  });
}

/** The comment that says so. */
export const bodyOf = (text: string) => {
  const comment = screen.getByText(text).closest<HTMLElement>('[data-comment]');
  if (comment === null) throw new Error(`Nothing says ${text}.`);
  return comment;
};

/** Opens the menu of a comment and presses an item of it. */
export function choose(text: string, item: string): void {
  const comment = within(bodyOf(text));
  fireEvent.click(comment.getByRole('button', { name: /더보기$/ }));
  fireEvent.click(comment.getByRole('button', { name: item }));
}

export const field = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^(?:댓글|답글)$/ });

/** Types a comment and sends it. */
export async function write(text: string): Promise<void> {
  fireEvent.change(await field(), { target: { value: text } });
  fireEvent.submit(screen.getByRole('form', { name: '댓글 쓰기' }));
}

/** What every comment says, in the order of the page. */
export const said = () =>
  [...document.querySelectorAll('[data-comment] p:nth-of-type(2)')].map((text) => text.textContent);
