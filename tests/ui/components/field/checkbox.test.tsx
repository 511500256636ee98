import '../../support/dom';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Checkbox } from '../../../../src/ui/components/field/Checkbox';
import { announced, described } from '../../support/described';

afterEach(cleanup);

const draw = (props: Partial<Parameters<typeof Checkbox>[0]> = {}) =>
  render(
    <Checkbox checked={false} onChange={() => undefined} {...props}>
      이용약관에 동의해요
    </Checkbox>,
  );
const box = (name = '이용약관에 동의해요') =>
  screen.getByRole<HTMLInputElement>('checkbox', { name });

it('is a native box that is ticked by its words as well', () => {
  const told = vi.fn();
  draw({ onChange: told });
  fireEvent.click(screen.getByText('이용약관에 동의해요'));
  expect(told).toHaveBeenCalledWith(true);
});

it('tells by its state that it is required, and by its name that it is optional', () => {
  const { unmount } = draw({ need: 'required' });
  expect(screen.getByText(/^필수/).getAttribute('aria-hidden')).toBe('true');
  expect(box().getAttribute('aria-required')).toBe('true');
  unmount();
  draw({ need: 'optional' });
  expect(box('선택 이용약관에 동의해요').getAttribute('aria-required')).toBeNull();
});

it('says why it has to be ticked: seen, announced, and with the box', () => {
  const { container } = draw({ hint: '힌트', error: '이용약관에 동의해 주세요.' });
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(described(box())).toBe('이용약관에 동의해 주세요.');
  expect(announced(container)).toBe('이용약관에 동의해 주세요.');
});

it('is described by its hint, and can stand back', () => {
  draw({ hint: '아이폰 15 · 한칸 1.4.0', disabled: true });
  expect(described(box())).toBe('아이폰 15 · 한칸 1.4.0');
  expect(box().disabled).toBe(true);
});
