import { openFilter } from './open-filter';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER } from '#core';
import { described } from '../../support/described';

const field = () => screen.getByLabelText<HTMLInputElement>('이날까지 들어갈 수 있는 집');
const ownDay = () => {
  fireEvent.click(screen.getByRole('radio', { name: '날짜 고르기' }));
};
const type = (value: string) => {
  fireEvent.change(field(), { target: { value } });
  fireEvent.blur(field());
};

describe('a day of one’s own', () => {
  it('is asked as it was picked, also where it is one of the other choices', () => {
    const { apply } = openFilter();
    ownDay();
    expect(field().min).toBe('2026-11-20');
    expect(apply()).toEqual(EMPTY_FILTER);
    type('2026-12-01');
    expect(apply()).toEqual({ ...EMPTY_FILTER, moveInBy: '20261201' });
    type('2026-12-04');
    expect(field().value).toBe('2026-12-04');
    expect(apply()).toEqual({ ...EMPTY_FILTER, moveInBy: '20261204' });
  });

  it('begins with the day that is asked already', () => {
    const { apply } = openFilter({ filter: { moveInBy: '20261204' } });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '2주 안' }).checked).toBe(true);
    ownDay();
    expect(field().value).toBe('2026-12-04');
    expect(apply()).toEqual({ ...EMPTY_FILTER, moveInBy: '20261204' });
  });

  it('that has passed is told, stays in its field and changes nothing', () => {
    const { apply } = openFilter();
    ownDay();
    type('2026-12-01');
    type('2026-11-19');
    expect(described(field())).toBe(
      '지난 날짜예요. 오늘(11.20)부터 골라 주세요. 지금은 12.1까지로 찾고 있어요.',
    );
    expect(field().value).toBe('2026-11-19');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(apply()).toEqual({ ...EMPTY_FILTER, moveInBy: '20261201' });
    type('2026-12-24');
    expect(described(field())).toBe('');
    expect(apply()).toEqual({ ...EMPTY_FILTER, moveInBy: '20261224' });
  });

  it('is not told of before the field is left: a year is typed digit by digit', () => {
    openFilter();
    ownDay();
    fireEvent.change(field(), { target: { value: '0002-12-01' } });
    expect(described(field())).toBe('');
  });

  it('of a shared address that has passed since is told at once', () => {
    const { apply } = openFilter({ filter: { moveInBy: '20261101' } });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '날짜 고르기' }).checked).toBe(true);
    expect(described(field())).toContain('지난 날짜예요.');
    expect(apply()).toEqual({ ...EMPTY_FILTER, moveInBy: '20261101' });
    fireEvent.click(screen.getByRole('radio', { name: '언제든' }));
    expect(screen.queryByText(/지난 날짜/)).toBeNull();
    expect(apply()).toEqual(EMPTY_FILTER);
  });

  it('goes with everything else at the press of 초기화', () => {
    const { apply } = openFilter();
    ownDay();
    type('2026-11-01');
    fireEvent.click(screen.getByRole('button', { name: '초기화' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '언제든' }).checked).toBe(true);
    expect(apply()).toEqual(EMPTY_FILTER);
  });
});
