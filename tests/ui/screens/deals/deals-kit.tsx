import { screen } from '@testing-library/react';
import type { Services } from '../../../../src/ui/ground/services';
import type { DealStage } from '../../support/deal-stage';
import { renderApp } from '../../support/render-app';

/** The list at an address, as a visitor sees it. */
export const openDeals = (
  stage: DealStage,
  path = '/deal',
  change: Partial<Services> = {},
): Services => renderApp(path, { ...stage.services, ...change });

export const cards = () => screen.findAllByRole('article');
/** The price of every card, as it is seen. */
export const prices = async () =>
  (await cards()).map((card) => card.querySelector('h3 a [aria-hidden]')?.textContent);

export const title = () => screen.findByRole('heading', { level: 1 });
export const filters = () => screen.getByRole('group', { name: '필터' });
export const options = () => screen.getByRole('group', { name: '옵션' });
