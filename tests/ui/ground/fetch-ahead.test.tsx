import { act } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Device } from '#core';
import { FetchAhead } from '../../../src/ui/ground/FetchAhead';
import { renderParts } from '../support/render-parts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

function screenWith(load: (device: Device) => Promise<unknown>, isUsable: boolean) {
  return (
    <Routes>
      <Route element={<Outlet context={isUsable} />}>
        <Route path="/" element={<FetchAhead load={load} />} />
      </Route>
    </Routes>
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('waits for as long as the screen is not usable, and then lets it rest a moment', async () => {
  const load = vi.fn((_device: Device) => Promise.resolve());
  const { services, redraw } = renderParts(screenWith(load, false));
  await pass(60_000);
  expect(load).not.toHaveBeenCalled();
  redraw(screenWith(load, true));
  await pass(1000);
  expect(load).not.toHaveBeenCalled();
  await pass(9000);
  expect(load.mock.calls).toEqual([[services.device]]);
});

test('fetches nothing for a screen that was left meanwhile', async () => {
  const load = vi.fn(() => Promise.resolve());
  const { unmount } = renderParts(screenWith(load, true));
  await pass(1000);
  unmount();
  await pass(9000);
  expect(load).not.toHaveBeenCalled();
});

test('a chunk that cannot be had is nobody’s failure', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  renderParts(screenWith(load, true));
  await pass(10_000);
  expect(load).toHaveBeenCalledOnce();
});
