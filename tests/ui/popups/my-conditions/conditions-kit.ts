import { act, fireEvent, screen } from '@testing-library/react';
import type { PersonField } from '#core';
import type { Services } from '../../../../src/ui/ground/services';
import { renderApp } from '../../support/render-app';
import { BY_AGE, BY_AREA, BY_PARENTS, noticeClock, noticesOf } from '../../support/weighed-notices';

export const dialog = () => screen.findByRole('dialog', { name: '내 조건' });

/** The popup over a page, with three notices to weigh. */
export async function openConditions(
  change: Partial<Services> | ((made: Services) => Partial<Services>) = {},
  field: PersonField | null = null,
  path = '/mate',
): Promise<{ readonly services: Services; readonly answer: Promise<boolean> }> {
  const services = renderApp(path, (made) => ({
    clock: noticeClock,
    notices: noticesOf(BY_AGE, BY_PARENTS, BY_AREA),
    ...(typeof change === 'function' ? change(made) : change),
  }));
  await screen.findByRole('heading', { level: 1 });
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => {
    answer = services.stores.popups.ask('my-conditions', { field });
  });
  await dialog();
  // What is drawn hears of its store only after its effects have run.
  await act(() => Promise.resolve());
  return { services, answer };
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Types as a person does: the field has the text, and tells of it. */
export const type = (name: string, value: string) => {
  fireEvent.input(field(name), { target: { value } });
};
export const press = (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
export const rowOf = (name: PersonField) => {
  const row = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  if (row === null) throw new Error(`There is no row ${name}.`);
  return row;
};
