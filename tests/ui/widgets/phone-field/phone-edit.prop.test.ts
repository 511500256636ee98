import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, phoneDigits } from '#core';
import { afterEdit, type Typed } from '../../../../src/ui/widgets/phone-field/phone-edit';

/** How far the caret goes; the end is further than any number is long. */
const MOVES = { left: -1, right: 1, end: 99 };

type Step =
  | { readonly do: 'type'; readonly text: string }
  | { readonly do: 'backspace' | 'delete' }
  | { readonly do: 'left' | 'right' | 'end' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('type' as const), text: fc.stringMatching(/^[0-9]$/) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      text: fc.stringMatching(/^[0-9 .a-]{0,6}$/),
    }),
  },
  { weight: 4, arbitrary: fc.constantFrom<Step>({ do: 'backspace' }, { do: 'delete' }) },
  { weight: 3, arbitrary: fc.constantFrom<Step>({ do: 'left' }, { do: 'right' }, { do: 'end' }) },
);

/** What a browser does to a field before the page hears of it. */
function browserEdit({ value, caret }: Typed, edit: Step): Typed {
  if (edit.do === 'type')
    return {
      value: value.slice(0, caret) + edit.text + value.slice(caret),
      caret: caret + edit.text.length,
    };
  if (edit.do === 'backspace' && caret > 0)
    return { value: value.slice(0, caret - 1) + value.slice(caret), caret: caret - 1 };
  if (edit.do === 'delete') return { value: value.slice(0, caret) + value.slice(caret + 1), caret };
  return { value, caret };
}

/** The same on digits alone: how many stand before the caret, and which they are. */
function digitEdit(digits: string, at: number, edit: Step): { digits: string; at: number } {
  if (edit.do === 'type') {
    const added = edit.text.replace(/\D/g, '');
    return { digits: digits.slice(0, at) + added + digits.slice(at), at: at + added.length };
  }
  if (edit.do === 'backspace' && at > 0)
    return { digits: digits.slice(0, at - 1) + digits.slice(at), at: at - 1 };
  if (edit.do === 'delete') return { digits: digits.slice(0, at) + digits.slice(at + 1), at };
  return { digits, at };
}

const behind = ({ value, caret }: Typed): number => phoneDigits(value.slice(0, caret)).length;

describe('typing and deleting anywhere in a telephone number', () => {
  it('leaves the digits that were meant, and the caret behind the same ones', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^0[0-9]{0,10}$/),
        fc.array(step, { maxLength: 30 }),
        (start, steps) => {
          let field: Typed = { value: formatPhone(start), caret: 0 };
          for (const each of steps) {
            const moved = each.do in MOVES ? MOVES[each.do as keyof typeof MOVES] : 0;
            const caret = Math.min(Math.max(field.caret + moved, 0), field.value.length);
            field = { ...field, caret };
            const before = field;
            const raw = browserEdit(before, each);
            field = afterEdit(before.value, raw, each.do === 'delete');
            const meant = digitEdit(phoneDigits(before.value), behind(before), each);
            expect(phoneDigits(field.value)).toBe(phoneDigits(formatPhone(meant.digits)));
            expect(field.value).toBe(formatPhone(field.value));
            expect(behind(field)).toBe(Math.min(meant.at, phoneDigits(field.value).length));
            if (raw.value === before.value) field = { ...field, caret };
          }
        },
      ),
    );
  });
});

describe('an edit', () => {
  const at = (text: string): Typed => ({ value: text.replace('|', ''), caret: text.indexOf('|') });
  const show = ({ value, caret }: Typed) => `${value.slice(0, caret)}|${value.slice(caret)}`;

  it.each([
    ['a digit at the end', '010-123', '010-1234|', '010-123-4|'],
    ['the last of eleven', '010-123-4567', '010-123-45678|', '010-1234-5678|'],
    ['one too many', '010-1234-5678', '010-1234-56789|', '010-1234-5678|'],
    ['one too many in the middle', '010-1234-5678', '010-91|234-5678', '010-91|23-4567'],
    ['Backspace in the middle', '010-1234-5678', '010-1|34-5678', '010-1|34-5678'],
    ['Backspace over a hyphen', '010-1234-5678', '010|1234-5678', '01|1-234-5678'],
    ['Backspace over the second', '010-1234-5678', '010-1234|5678', '010-123|-5678'],
    ['a letter', '010-12', '010-a|12', '010|-12'],
    ['a paste over everything', '', '+82 10-1234-5678|', '010-1234-5678|'],
    ['a paste with 0', '', '+82 (0)10.1234.5678|', '010-1234-5678|'],
    ['an autofill', '', '01012345678|', '010-1234-5678|'],
    ['the emptying', '010-1234-5678', '|', '|'],
  ])('%s', (_, before, typed, after) => {
    expect(show(afterEdit(before, at(typed)))).toBe(after);
  });

  it('Delete in front of a hyphen takes the digit behind it', () => {
    expect(show(afterEdit('010-1234-5678', at('010|1234-5678'), true))).toBe('010|-234-5678');
  });
});
