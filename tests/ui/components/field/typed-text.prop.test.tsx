import '../../support/dom';
import { cleanup, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { FieldProps } from '../../../../src/ui/components/field/field-props';
import { TextArea } from '../../../../src/ui/components/field/TextArea';
import { TextField } from '../../../../src/ui/components/field/TextField';
import { described } from '../../support/described';

afterEach(cleanup);

/** Whatever a form may say of a field while somebody types into it. */
const said: fc.Arbitrary<Omit<FieldProps, 'label'>> = fc.record({
  hint: fc.option(fc.constantFrom('힌트', '다른 힌트'), { nil: undefined }),
  good: fc.option(fc.constant('좋아요')),
  error: fc.option(fc.constantFrom('틀려요', '<b>틀려요</b>')),
  need: fc.constantFrom(undefined, 'required' as const, 'optional' as const),
  count: fc.option(fc.record({ now: fc.nat(30), most: fc.nat(30) }), { nil: undefined }),
});

const FIELDS = {
  TextField: (props: FieldProps) => <TextField defaultValue="" {...props} />,
  TextArea: (props: FieldProps) => <TextArea defaultValue="" {...props} />,
} as const;

describe.each(Object.entries(FIELDS))('%s', (_, Field) => {
  const field = () => {
    const found = document.querySelector<HTMLInputElement>('input, textarea');
    if (found === null) throw new Error('There is no field.');
    return found;
  };

  it('keeps text, caret and focus, whatever is said of it', () => {
    fc.assert(
      fc.property(fc.array(said, { minLength: 1, maxLength: 8 }), fc.nat(9), (states, at) => {
        const { rerender } = render(<Field label="글" />);
        const first = field();
        first.focus();
        const text = '가나\u1112\u1161다 👨‍👩‍👧';
        fireEvent.input(first, { target: { value: text } });
        const caret = Math.min(at, text.length);
        first.setSelectionRange(caret, caret);
        for (const state of states) {
          rerender(<Field label="글" {...state} />);
          expect(field()).toBe(first);
          expect([first.value, first.selectionStart]).toEqual([text, caret]);
          expect(document.activeElement).toBe(first);
        }
        cleanup();
      }),
      { numRuns: 30 },
    );
  });

  it('is described by what is shown of it, and is invalid exactly where something is wrong', () => {
    fc.assert(
      fc.property(said, (state) => {
        render(<Field label="글" {...state} />);
        const { error, good, hint, count, need } = state;
        expect(described(field())).toContain(error ?? good ?? hint ?? '');
        if (count !== undefined) expect(described(field())).toContain(`${count.now}자`);
        expect(field().getAttribute('aria-invalid')).toBe(error === null ? null : 'true');
        expect(field().getAttribute('aria-required')).toBe(need === 'required' ? 'true' : null);
        cleanup();
      }),
      { numRuns: 60 },
    );
  });
});
