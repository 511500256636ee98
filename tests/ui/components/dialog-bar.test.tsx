import '../support/dom';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DialogBar } from '../../../src/ui/components/dialog/DialogBar';

afterEach(cleanup);

const order = () =>
  [...document.querySelectorAll('h2, button')].map(
    (one) => one.getAttribute('aria-label') ?? one.textContent,
  );

it('leads out of a full screen before its title, and does one thing behind it', () => {
  const closed = vi.fn();
  render(
    <DialogBar onClose={closed} action={<button type="button">비우기</button>}>
      <h2>집 비교</h2>
    </DialogBar>,
  );
  expect(order()).toEqual(['닫기', '집 비교', '비우기']);
  fireEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(closed).toHaveBeenCalledTimes(1);
});

it('leads out of a sheet at its end', () => {
  render(
    <DialogBar closesAt="end" onClose={() => undefined}>
      <h2>필터</h2>
    </DialogBar>,
  );
  expect(order()).toEqual(['필터', '닫기']);
});
