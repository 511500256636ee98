import '../../support/dom';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TextField } from '../../../../src/ui/components/field/TextField';
import { announced, described } from '../../support/described';

afterEach(cleanup);

type Props = Partial<Parameters<typeof TextField>[0]>;

function Nickname(props: Props) {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="닉네임"
      value={value}
      onChange={setValue}
      onClear={() => {
        setValue('');
      }}
      {...props}
    />
  );
}

const input = (name = '닉네임') => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (value: string) => {
  fireEvent.change(input(), { target: { value } });
};

describe('a text field', () => {
  it('has its label for a name, and a press on the label leads into it', () => {
    render(<Nickname />);
    expect(screen.getByText('닉네임').closest('label')?.htmlFor).toBe(input().id);
  });

  it('is described by its hint, and by how much of the room is taken', () => {
    render(<Nickname hint="2자부터 적어 주세요." count={{ now: 1234, most: 2000 }} />);
    expect(described(input())).toBe('2자부터 적어 주세요. 2,000자 가운데 1,234자');
    expect(screen.getByText('1,234/2,000').getAttribute('aria-hidden')).toBe('true');
  });

  it('says what is wrong instead of the hint: seen, announced, and with the field', () => {
    const { container, rerender } = render(<Nickname hint="힌트" error={null} />);
    expect(input().getAttribute('aria-invalid')).toBeNull();
    rerender(<Nickname hint="힌트" error="2자 이상 적어 주세요." />);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(described(input())).toBe('2자 이상 적어 주세요.');
    expect(announced(container)).toBe('2자 이상 적어 주세요.');
  });

  it('says what is in order', () => {
    render(<Nickname hint="힌트" good="쓸 수 있는 닉네임이에요" />);
    expect(described(input())).toBe('쓸 수 있는 닉네임이에요');
    expect(input().getAttribute('aria-invalid')).toBeNull();
  });

  it('announces once that there is too much, and not how much', () => {
    const { container, rerender } = render(<Nickname count={{ now: 12, most: 12 }} />);
    expect(announced(container)).toBe('');
    rerender(<Nickname count={{ now: 13, most: 12 }} />);
    expect(announced(container)).toBe('12자를 넘었어요.');
    rerender(<Nickname count={{ now: 14, most: 12 }} />);
    expect(announced(container)).toBe('12자를 넘었어요.');
  });

  it('tells by its state that it is required, and by its name that it is optional', () => {
    const { rerender } = render(<Nickname need="required" />);
    expect(screen.getByText('필수')).toBeTruthy();
    expect(input().getAttribute('aria-required')).toBe('true');
    rerender(<Nickname need="optional" />);
    expect(input('닉네임 선택').getAttribute('aria-required')).toBeNull();
  });

  it('is emptied by a button that is there while there is something, and keeps the focus', () => {
    render(<Nickname />);
    expect(screen.queryByRole('button')).toBeNull();
    type('한칸');
    const clear = screen.getByRole('button', { name: '닉네임 지우기' });
    clear.focus();
    fireEvent.click(clear);
    expect(input().value).toBe('');
    expect(document.activeElement).toBe(input());
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([{ readOnly: true }, { disabled: true }])('cannot be emptied while it is %j', (state) => {
    render(<Nickname {...state} value="한칸" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reads its unit out with it', () => {
    render(<Nickname unit="만원" hint="없으면 0" />);
    expect(described(input())).toBe('만원 없으면 0');
  });

  it('hands on what else an input takes, and keeps the text itself where it is given none', () => {
    const heard = vi.fn();
    const ref = createRef<HTMLInputElement>();
    render(
      <TextField
        label="전화번호"
        type="tel"
        inputMode="numeric"
        defaultValue="010"
        ref={ref}
        onInput={heard}
      />,
    );
    const field = input('전화번호');
    expect([field.type, field.inputMode, field.value]).toEqual(['tel', 'numeric', '010']);
    expect(ref.current).toBe(field);
    fireEvent.input(field, { target: { value: '0101' } });
    expect([heard.mock.calls.length, field.value]).toEqual([1, '0101']);
  });
});
