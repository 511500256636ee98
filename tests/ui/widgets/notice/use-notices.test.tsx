import { renderApp } from '../../support/render-app';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryInventories } from '../../../../src/adapters/memory/memory-inventories';
import { noticeOf } from '../../support/notices';

const there = () => screen.queryByRole('dialog', { name: noticeOf('1').TITLE }) !== null;

async function openYouthHome(): Promise<void> {
  renderApp('/youth/todays', { inventories: new MemoryInventories({ POPUP: [noticeOf('1')] }) });
  await screen.findByRole('heading', { level: 1 });
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

it('tells nothing to who only looks, for twenty seconds', async () => {
  await openYouthHome();
  await pass(15_000);
  expect(there()).toBe(false);
  await pass(10_000);
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('tells it a moment after the first touch', async () => {
  await openYouthHome();
  await pass(3000);
  fireEvent.wheel(window);
  await pass(1000);
  expect(there()).toBe(false);
  await pass(1000);
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
