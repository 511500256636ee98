import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeViewport } from '../../support/fake-viewport';
import { CommunityStage, MOON } from '../../support/community-stage';
import { renderApp } from '../../support/render-app';

let viewport: FakeViewport;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  viewport = new FakeViewport();
  vi.stubGlobal('visualViewport', viewport);
  Object.defineProperty(HTMLElement.prototype, 'scrollIntoView', {
    value: () => undefined,
    configurable: true,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

/** The form of a member, and how far above the lower edge its toolbar stands. */
async function openForm() {
  const stage = new CommunityStage();
  stage.reader = MOON;
  const services = renderApp('/posts/write', stage.services);
  act(() => {
    services.stores.session.signedIn({ ID: 1 });
  });
  const toolbar = await screen.findByRole('toolbar', { name: '글 꾸미기' });
  const form = toolbar.closest('form');
  return { services, room: () => form?.style.getPropertyValue('--keyboard') };
}

it('the toolbar stands on the keyboard as it comes, and down again as it goes', async () => {
  const { room } = await openForm();
  viewport.cover(312);
  expect(room()).toBe('312px');
  viewport.cover(268);
  expect(room()).toBe('268px');
  viewport.cover(0);
  expect(room()).toBe('0px');
});

it('the toolbar stays on it where the window was pushed up by what is typed', async () => {
  const { room } = await openForm();
  viewport.cover(312);
  viewport.push(120);
  expect(room()).toBe('192px');
  viewport.push(0);
  expect(room()).toBe('312px');
});

it('the toolbar moves for no closer look with two fingers', async () => {
  const { room } = await openForm();
  viewport.scale = 2;
  viewport.cover(400);
  expect(room()).toBe('');
});

it('the keyboard is followed no longer than the form is there', async () => {
  const { services } = await openForm();
  expect(viewport.listeners).toBeGreaterThan(0);
  act(() => {
    services.stores.history.push('/mate');
  });
  await screen.findByRole('heading', { name: '메이트' });
  expect(viewport.listeners).toBe(0);
});
