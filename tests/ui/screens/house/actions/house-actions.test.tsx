import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { HouseActions } from '../../../../../src/ui/screens/house/actions/HouseActions';

afterEach(cleanup);

const nothing = () => undefined;
const COMPARE = { name: '비교에 담기', shape: { line: '' }, run: nothing };

function open(onPrint: (() => void) | null) {
  const onReport = vi.fn();
  render(
    <>
      <HouseActions more={[COMPARE]} onShare={nothing} onReport={onReport} onPrint={onPrint} />
      <button type="button">elsewhere</button>
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: '더 많은 기능' }));
  return { onReport };
}

it('prints where somebody prints', () => {
  const onPrint = vi.fn();
  open(onPrint);
  fireEvent.click(screen.getByRole('button', { name: '인쇄하기' }));
  expect(onPrint).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: '인쇄하기' })).toBeNull();
});

it('offers no paper on a phone', () => {
  open(null);
  expect(screen.queryByRole('button', { name: '인쇄하기' })).toBeNull();
  expect(screen.getByRole('button', { name: '신고하기' })).toBeTruthy();
});

it('keeps the focus where a popup that was chosen gives it back to', () => {
  const { onReport } = open(null);
  const chosen = screen.getByRole('button', { name: '신고하기' });
  chosen.focus();
  fireEvent.click(chosen);
  expect(onReport).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '더 많은 기능' }));
});

it('closes by Escape and gives the focus back to its button', () => {
  open(null);
  screen.getByRole('button', { name: '신고하기' }).focus();
  fireEvent.keyDown(screen.getByRole('button', { name: '신고하기' }), { key: 'Escape' });
  expect(screen.queryByRole('button', { name: '신고하기' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '더 많은 기능' }));
});

it.each(['pointerdown', 'focusin'])('closes on a %s elsewhere, not on one inside', (name) => {
  open(null);
  fireEvent(screen.getByRole('button', { name: '신고하기' }), new Event(name, { bubbles: true }));
  expect(screen.getByRole('button', { name: '신고하기' })).toBeTruthy();
  fireEvent(screen.getByRole('button', { name: 'elsewhere' }), new Event(name, { bubbles: true }));
  expect(screen.queryByRole('button', { name: '신고하기' })).toBeNull();
});
