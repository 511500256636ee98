import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Author } from '#core';
import type { Services } from '../../../../src/ui/ground/services';
import type { ChatStage } from '../../support/chat-stage';
import { renderApp } from '../../support/render-app';

/** The app at an address, with somebody who is logged in; null for a visitor. */
export async function openChats(
  stage: ChatStage,
  url: string,
  who: Author | null,
): Promise<Services> {
  const services = renderApp(url, (made) => stage.around(made));
  if (who === null) return services;
  stage.logIn(services, who);
  await waitFor(() => {
    expect(services.stores.chats.own).not.toBeNull();
  });
  return services;
}
