import { screen } from '@testing-library/react';
import { STORAGE_KEY } from '#core';
import { house, ScriptedHouses } from '../../../support/scripted-houses';
import { DealStage } from '../../support/deal-stage';
import { renderApp } from '../../support/render-app';
import type { Services } from '../../../../src/ui/ground/services';

/** Houses `a`, `b`, …, of which `b` is cheaper and `gone` is not there, and one direct deal. */
export function compareWorld() {
  const stage = new DealStage();
  const deal = stage.offer({ draft: { monthly: 33, title: '조용한 방이에요' } });
  const houses = new ScriptedHouses();
  houses.onOne = (id) =>
    Promise.resolve(id === 'gone' ? null : house(id, id === 'b' ? { monthly: 45 } : {}));
  return { stage, houses, code: `d${deal.id}`, deal };
}

export const openAt = (
  url: string,
  { stage, houses }: ReturnType<typeof compareWorld>,
  more: Partial<Services> = {},
): Services => renderApp(url, { ...stage.services, houses, ...more });

export const chosen = (...codes: string[]) => {
  sessionStorage.setItem(STORAGE_KEY.COMPARED, codes.join(','));
};

export const table = () => screen.findByRole('table');

/** What the columns are called, in their order. */
export const columns = () =>
  [...document.querySelectorAll('[data-column]')].map((one) => one.getAttribute('data-column'));
