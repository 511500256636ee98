import '../../support/dom';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FieldNote } from '../../../../src/ui/components/field/FieldNote';

afterEach(cleanup);

const note = (props: Omit<Parameters<typeof FieldNote>[0], 'id'>) => (
  <FieldNote id="note" {...props} />
);
const said = (within: HTMLElement) => within.querySelector('#note')?.textContent;
const announced = (within: HTMLElement) => within.querySelector('[aria-live]')?.textContent;

it('shows an error before what is in order, and that before the hint', () => {
  const { container, rerender } = render(note({ hint: '힌트', good: '좋아요', error: '틀려요' }));
  expect(said(container)).toBe('틀려요');
  rerender(note({ hint: '힌트', good: '좋아요', error: null }));
  expect(said(container)).toBe('좋아요');
  rerender(note({ hint: '힌트', good: null }));
  expect(said(container)).toBe('힌트');
});

it('announces what is found, from a place that was there before, and never the hint', () => {
  const { container, rerender } = render(note({ hint: '힌트' }));
  const place = container.querySelector('[aria-live="polite"]');
  expect(announced(container)).toBe('');
  rerender(note({ hint: '힌트', error: '틀려요' }));
  expect(container.querySelector('[aria-live="polite"]')).toBe(place);
  expect(announced(container)).toBe('틀려요');
  rerender(note({ hint: '힌트' }));
  expect(announced(container)).toBe('');
});

it('is there to be described by while it is empty', () => {
  const { container } = render(note({}));
  expect(said(container)).toBe('');
});
