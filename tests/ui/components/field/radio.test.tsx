import '../../support/dom';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { FieldGroup } from '../../../../src/ui/components/field/FieldGroup';
import { Radio } from '../../../../src/ui/components/field/Radio';
import { announced, described } from '../../support/described';

afterEach(cleanup);

function Posts({ error = null }: { readonly error?: string | null }) {
  const [kept, setKept] = useState<'delete' | 'keep' | null>(null);
  const radio = (value: 'delete' | 'keep') => ({
    name: 'posts',
    value,
    checked: kept === value,
    onChoose: () => {
      setKept(value);
    },
  });
  return (
    <FieldGroup label="내가 쓴 글" error={error} hint="나중에 바꿀 수 없어요.">
      <Radio {...radio('delete')} hint="답글이 달린 글은 내용만 지워요">
        함께 지우기
      </Radio>
      <Radio {...radio('keep')}>이름 없이 남기기</Radio>
    </FieldGroup>
  );
}

const group = () => screen.getByRole('group', { name: '내가 쓴 글' });
const radios = () => within(group()).getAllByRole<HTMLInputElement>('radio');

it('is one of several, none of them chosen beforehand', () => {
  render(<Posts />);
  expect(radios().map(({ checked }) => checked)).toEqual([false, false]);
  fireEvent.click(screen.getByText('이름 없이 남기기'));
  expect(radios().map(({ checked }) => checked)).toEqual([false, true]);
  fireEvent.click(screen.getByText('함께 지우기'));
  expect(radios().map(({ checked }) => checked)).toEqual([true, false]);
});

it('has help of its own, and the question has its', () => {
  render(<Posts />);
  const [first, second] = radios();
  expect(first && described(first)).toBe('답글이 달린 글은 내용만 지워요');
  expect(second && described(second)).toBe('');
  expect(described(group())).toBe('나중에 바꿀 수 없어요.');
});

it('says once, of all of them, that nothing was chosen', () => {
  const { container } = render(<Posts error="하나를 골라 주세요." />);
  expect(described(group())).toBe('하나를 골라 주세요.');
  expect(announced(container)).toBe('하나를 골라 주세요.');
  expect(screen.getAllByText('하나를 골라 주세요.')).toHaveLength(1);
});
