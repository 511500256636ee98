import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, isMobilePhone } from '#core';
import { anyText } from '../../support/core-values';
import { isIdempotent, losesNothing } from '../../support/laws';

const digits = (text: string): string[] => Array.from(text.replace(/[^0-9]/g, ''));
const typed = fc.oneof(
  anyText,
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789-+ .()')) }),
  fc
    .tuple(fc.constantFrom('02', '010', '0507', '031', '1588', '+82'), fc.nat())
    .map(([a, b]) => `${a}${b}`),
);
const mobiles = fc
  .tuple(
    fc.constantFrom('010', '011', '016', '017', '018', '019'),
    fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: 7, maxLength: 8 }),
  )
  .map(([head, rest]) => `${head}${rest}`);

describe('formatPhone', () => {
  it('changes nothing the second time', () => {
    isIdempotent(typed, formatPhone);
  });

  it('keeps every digit of a number that is not too long', () => {
    losesNothing(mobiles, digits, (text) => digits(formatPhone(text)));
    losesNothing(
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789 -.')), maxLength: 8 }),
      digits,
      (text) => digits(formatPhone(text)),
    );
  });

  it('adds nothing but hyphens, never at an end, never two', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(formatPhone(text)).toMatch(/^(\d+(-\d+)*)?$/);
      }),
    );
  });

  it('makes a mobile of the digits of a mobile, however they are written', () => {
    fc.assert(
      fc.property(mobiles, fc.constantFrom('', ' ', '-', '.'), (number, between) => {
        expect(isMobilePhone(formatPhone(Array.from(number).join(between)))).toBe(true);
        expect(formatPhone(`+82${number.slice(1)}`)).toBe(formatPhone(number));
      }),
    );
  });
});
