import { renderParts } from '../../support/render-parts';
import { told } from '../../support/told';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryClock } from '../../../../src/adapters/memory/memory-clock';
import { NotificationDays } from '../../../../src/ui/widgets/notification-list/NotificationDays';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const MINUTE_MS = 60_000;

/** One that was told at 23:50, looked at from 23:57 on. */
function openEvening() {
  const clock = new MemoryClock(Date.parse('2026-11-20T23:57+09:00'));
  const one = told('a', 0, { createdAt: '2026-11-20T23:50:00+09:00' });
  renderParts(<NotificationDays items={[one]} heading="h2" />, { clock });
  const pass = (minutes: number) => {
    clock.advance(minutes * MINUTE_MS);
    act(() => {
      vi.advanceTimersByTime(minutes * MINUTE_MS);
    });
  };
  return { clock, pass };
}

const day = () => screen.getByRole('heading', { level: 2 }).textContent;

it('what was told grows older while it is looked at', () => {
  const { pass } = openEvening();
  expect([day(), screen.getByText('7분 전').tagName]).toEqual(['오늘', 'TIME']);
  pass(1);
  expect(screen.getByText('8분 전')).toBeTruthy();
  pass(2);
  expect([day(), screen.getByText('23:50').tagName]).toEqual(['어제', 'TIME']);
});

it('a window that is looked at again does not say the former day', () => {
  const { clock } = openEvening();
  clock.advance(10 * MINUTE_MS);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect([day(), screen.getByText('23:50').tagName]).toEqual(['어제', 'TIME']);
});
