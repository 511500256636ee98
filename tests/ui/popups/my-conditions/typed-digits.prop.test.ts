import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupThousands } from '#core';
import { birthText } from '../../../../src/ui/popups/my-conditions/birth-day';
import { afterDigits } from '../../../../src/ui/popups/my-conditions/typed-digits';

const grouped = (digits: string) => (digits === '' ? '' : groupThousands(Number(digits)));

describe('a field of digits', () => {
  it.each([
    ['20000514', 8, '2000.05.14', 10],
    ['2000.05', 7, '2000.05', 7],
    ['2000.051', 8, '2000.05.1', 9],
    ['２０００', 4, '2000', 4],
    ['', 0, '', 0],
  ])('writes a birth day %j with the caret at %i', (value, caret, written, at) => {
    expect(afterDigits({ value, caret }, 8, birthText)).toMatchObject({
      value: written,
      caret: at,
    });
  });

  it.each([
    // A 5 was typed behind the 1.
    ['15,800', 2, '15,800', 2],
    ['1800', 4, '1,800', 5],
    ['007', 3, '7', 1],
    ['12만 원', 2, '12', 2],
  ])('writes an amount %j with the caret at %i', (value, caret, written, at) => {
    expect(afterDigits({ value, caret }, 8, grouped)).toMatchObject({ value: written, caret: at });
  });

  it('changes nothing that it wrote, and keeps the caret inside', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(40), (value, caret) => {
        const once = afterDigits({ value, caret }, 8, grouped);
        expect(once.caret).toBeGreaterThanOrEqual(0);
        expect(once.caret).toBeLessThanOrEqual(once.value.length);
        expect(once.digits.length).toBeLessThanOrEqual(8);
        const again = afterDigits(once, 8, grouped);
        expect([again.value, again.caret]).toEqual([once.value, once.caret]);
        expect(Number(once.value.replaceAll(',', ''))).toBe(Number(once.digits));
      }),
    );
  });
});
