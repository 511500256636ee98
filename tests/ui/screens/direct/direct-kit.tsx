import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Author } from '#core';
import type { Services } from '../../../../src/ui/ground/services';
import type { DealStage } from '../../support/deal-stage';
import { pressable } from '../../support/pressable';
import { renderApp } from '../../support/render-app';

/** A deal's page, as a visitor sees it, or as somebody who is logged in does. */
export async function openDirect(
  stage: DealStage,
  id: string,
  who: Author | null = null,
): Promise<Services> {
  const services = renderApp(`/direct/detail/${id}`, stage.services);
  await screen.findByRole('button', { name: '뒤로' });
  if (who === null) return services;
  await screen.findByRole('heading', { level: 2, name: '올린 사람' });
  const asked = stage.directs.of('one').length;
  stage.logIn(services, who);
  await waitFor(() => {
    if (stage.directs.of('one').length === asked) throw new Error('Nobody asked for a member.');
  });
  return services;
}

/** Opens the menu of the page and presses an item of it. */
export async function choose(item: string): Promise<void> {
  const more = await pressable('더 많은 기능');
  fireEvent.click(more);
  const menu = more.parentElement;
  if (menu === null) throw new Error('There is no menu.');
  fireEvent.click(await within(menu).findByRole('button', { name: item }));
}

export async function confirm(name: string): Promise<void> {
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
}

export const section = async (name: string) => within(await screen.findByRole('region', { name }));
