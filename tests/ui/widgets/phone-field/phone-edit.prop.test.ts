import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, phoneDigits } from '#core';
import {
  afterEdit,
  deletionOf,
  type Typed,
} from '../../../../src/ui/widgets/phone-field/phone-edit';

/** How far the caret goes; the end is further than any number is long. */
const MOVES = { left: -1, right: 1, end: 99 };

type Step =
  | { readonly do: 'type'; readonly text: string }
  | { readonly do: 'backspace' | 'delete' }
  /** Selects what follows the caret, and types over it or cuts it out. */
  | { readonly do: 'replace'; readonly over: number; readonly text: string }
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
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('replace' as const),
      over: fc.integer({ min: 1, max: 4 }),
      text: fc.stringMatching(/^[0-9]{0,2}$/),
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
  if (edit.do === 'replace')
    return {
      value: value.slice(0, caret) + edit.text + value.slice(caret + edit.over),
      caret: caret + edit.text.length,
    };
  if (edit.do === 'backspace' && caret > 0)
    return { value: value.slice(0, caret - 1) + value.slice(caret), caret: caret - 1 };
  if (edit.do === 'delete') return { value: value.slice(0, caret) + value.slice(caret + 1), caret };
  return { value, caret };
}

/** What the browser says that an edit was. */
const INPUT_TYPE = {
  type: 'insertText',
  backspace: 'deleteContentBackward',
  delete: 'deleteContentForward',
};

function inputTypeOf(edit: Step): string {
  if (edit.do === 'replace') return edit.text === '' ? 'deleteByCut' : 'insertText';
  return INPUT_TYPE[edit.do as keyof typeof INPUT_TYPE];
}

/** The same on digits alone: how many stand before the caret, and which they are. */
function digitEdit(
  digits: string,
  at: number,
  edit: Step,
  selected: string,
): { digits: string; at: number } {
  if (edit.do === 'replace') {
    const kept = digits.slice(at + phoneDigits(selected).length);
    return { digits: digits.slice(0, at) + edit.text + kept, at: at + edit.text.length };
  }
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
            const over = each.do === 'replace' ? each.over : 0;
            const selected = before.value.slice(caret, caret + over);
            field =
              each.do in MOVES
                ? before
                : afterEdit(before.value, raw, deletionOf(inputTypeOf(each)));
            const meant = digitEdit(phoneDigits(before.value), behind(before), each, selected);
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
    ['a 4 over a selected 4-', '010-1234-5678', '010-1234|5678', '010-1234|-5678'],
    ['a 0 over a selected 0-', '010-1234-5678', '010|1234-5678', '010|-1234-5678'],
    ['a hyphen that was cut out', '010-1234-5678', '010|1234-5678', '010|-1234-5678'],
    ['a letter', '010-12', '010-a|12', '010|-12'],
    ['a paste over everything', '', '+82 10-1234-5678|', '010-1234-5678|'],
    ['a paste with 0', '', '+82 (0)10.1234.5678|', '010-1234-5678|'],
    ['an autofill', '', '01012345678|', '010-1234-5678|'],
    ['the emptying', '010-1234-5678', '|', '|'],
  ])('%s', (_, before, typed, after) => {
    expect(show(afterEdit(before, at(typed), null))).toBe(after);
  });

  it.each([
    ['in the middle', '010-1|34-5678', '010-1|34-5678'],
    ['over a hyphen', '010|1234-5678', '01|1-234-5678'],
    ['over the second', '010-1234|5678', '010-123|-5678'],
  ])('Backspace %s', (_, typed, after) => {
    expect(show(afterEdit('010-1234-5678', at(typed), 'backward'))).toBe(after);
  });

  it('Delete in front of a hyphen takes the digit behind it', () => {
    expect(show(afterEdit('010-1234-5678', at('010|1234-5678'), 'forward'))).toBe('010|-234-5678');
  });

  it.each([
    ['deleteContentBackward', 'backward'],
    ['deleteWordBackward', 'backward'],
    ['deleteContentForward', 'forward'],
    ['deleteSoftLineForward', 'forward'],
    ['deleteByCut', null],
    ['insertText', null],
    ['insertFromPaste', null],
    ['', null],
    [undefined, null],
  ])('that is called %j deletes %s', (inputType, deletion) => {
    expect(deletionOf(inputType)).toBe(deletion);
  });
});
