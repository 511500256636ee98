import '../../support/dom';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextArea } from '../../../../src/ui/components/field/TextArea';
import { announced, described } from '../../support/described';

afterEach(cleanup);

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '내용' });

it('is a field of several lines that tells each change', () => {
  const told = vi.fn();
  render(<TextArea label="내용" value="한 줄" rows={3} onChange={told} />);
  expect([area().tagName, area().rows, area().value]).toEqual(['TEXTAREA', 3, '한 줄']);
  fireEvent.change(area(), { target: { value: '한 줄\n두 줄' } });
  expect(told).toHaveBeenCalledWith('한 줄\n두 줄');
});

it('has its count in its corner, once, and says of both what a line of text would', () => {
  const count = { now: 1001, most: 1000 };
  const { container } = render(
    <TextArea label="내용" need="required" error="조금 줄여 주세요." count={count} />,
  );
  expect(screen.getAllByText('1,001/1,000')).toHaveLength(1);
  expect(described(area())).toBe('조금 줄여 주세요. 1,000자 가운데 1,001자');
  expect(announced(container)).toBe('1,000자를 넘었어요.조금 줄여 주세요.');
  expect([area().getAttribute('aria-invalid'), area().getAttribute('aria-required')]).toEqual([
    'true',
    'true',
  ]);
});

it('can be read and not written, and looks so', () => {
  const { container } = render(<TextArea label="내용" readOnly value="보내는 중" />);
  expect(area().readOnly).toBe(true);
  expect(container.querySelector('[data-still]')?.contains(area())).toBe(true);
});
