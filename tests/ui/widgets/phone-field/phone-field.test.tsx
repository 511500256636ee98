import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PhoneField } from '../../../../src/ui/widgets/phone-field/PhoneField';

afterEach(cleanup);

function Form({ heard }: { readonly heard: string[] }) {
  const [phone, setPhone] = useState('');
  return (
    <>
      <PhoneField
        label="휴대폰 번호"
        value={phone}
        error={null}
        onChange={(value) => {
          heard.push(value);
          setPhone(value);
        }}
      />
      <button
        type="button"
        onClick={() => {
          setPhone('');
        }}
      >
        지우기
      </button>
    </>
  );
}

function open() {
  const heard: string[] = [];
  render(<Form heard={heard} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '휴대폰 번호' });
  /** As a browser does it: the text is there, then the page hears of it. */
  const put = (text: string, init: InputEventInit = {}) => {
    // The prototype's setter: the page's own would count as heard.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field,
      text.replace('|', ''),
    );
    field.setSelectionRange(text.indexOf('|'), text.indexOf('|'));
    fireEvent(field, new InputEvent('input', { bubbles: true, ...init }));
  };
  const shown = () => {
    const caret = field.selectionStart ?? -1;
    return `${field.value.slice(0, caret)}|${field.value.slice(caret)}`;
  };
  return { field, put, shown, heard };
}

describe('the field', () => {
  it('brings numeric keys and takes what the browser remembers', () => {
    const { field } = open();
    expect([field.type, field.inputMode, field.autocomplete]).toEqual(['tel', 'numeric', 'tel']);
  });

  it('hyphenates while somebody types, and leaves the caret where it was', () => {
    const { put, shown, heard } = open();
    put('0101|');
    expect(shown()).toBe('010-1|');
    put('010-12345678|');
    expect(shown()).toBe('010-1234-5678|');
    put('010-1|34-5678', { inputType: 'deleteContentBackward' });
    expect(shown()).toBe('010-1|34-5678');
    put('010|134-5678', { inputType: 'deleteContentBackward' });
    expect(shown()).toBe('01|1-345-678');
    expect(heard.at(-1)).toBe('011-345-678');
  });

  it('keeps every digit when a 4 is typed over a selected 4-', () => {
    const { put, shown, heard } = open();
    put('01012345678|');
    put('010-1234|5678', { inputType: 'insertText', data: '4' });
    expect([shown(), heard.at(-1)]).toEqual(['010-1234|-5678', '010-1234-5678']);
  });

  it('takes what a password manager fills in, which names no kind of input', () => {
    const { field, shown } = open();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field,
      '01012345678',
    );
    fireEvent(field, new Event('input', { bubbles: true }));
    expect(shown()).toBe('010-1234-5678|');
  });

  it('takes a letter away at once, though nothing has changed', () => {
    const { put, shown, heard } = open();
    put('010|');
    put('01ㅁ|0');
    expect(shown()).toBe('01|0');
    expect(heard).toEqual(['010', '010']);
  });

  it('Delete goes forward over a hyphen', () => {
    const { put, shown } = open();
    put('01012345678|');
    put('010|1234-5678', { inputType: 'deleteContentForward' });
    expect(shown()).toBe('010|-234-5678');
  });

  it('does not touch what is being composed until that is done', () => {
    const { field, put, shown, heard } = open();
    put('010|');
    put('010ㅂ|', { isComposing: true });
    expect([shown(), heard]).toEqual(['010ㅂ|', ['010']]);
    put('010１|', { isComposing: true });
    fireEvent.compositionEnd(field);
    expect(shown()).toBe('010|');
  });

  it('shows what its form decides', () => {
    const { field, put } = open();
    put('0101234|');
    fireEvent.click(screen.getByRole('button', { name: '지우기' }));
    expect(field.value).toBe('');
    put('0|');
    expect(field.value).toBe('0');
  });
});
