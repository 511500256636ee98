import { screen, waitFor } from '@testing-library/react';
import type { Author } from '#core';
import type { Services } from '../../../../src/ui/ground/services';
import type { MateStage } from '../../support/mate-stage';
import { renderApp } from '../../support/render-app';

/** A mate's page, as a visitor sees it, or as somebody who is logged in does. */
export async function openMate(
  stage: MateStage,
  id: string,
  who: Author | null = null,
): Promise<Services> {
  const services = renderApp(`/mate/detail/${id}`, stage.services);
  await screen.findByRole('button', { name: '뒤로' });
  if (who === null) return services;
  await screen.findByRole('heading', { level: 2, name: '생활' });
  const asked = stage.mates.of('one').length;
  stage.logIn(services, who);
  await waitFor(() => {
    if (stage.mates.of('one').length === asked) throw new Error('Nobody asked for a member.');
  });
  return services;
}
