import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ID_LIST_FORM, isId } from '#core';
import { anyText } from '../../support/core-values';

describe('the form of an id', () => {
  it.each([
    ['1', true],
    ['imp_123-A', true],
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
    ['', false],
    ['a/b', false],
    ['..', false],
    ['한글', false],
    ['1\n', false],
    ['1,2', false],
  ])('%j: %s', (text, isOne) => {
    expect(isId(text)).toBe(isOne);
  });

  it('is that of each id of a list', () => {
    const texts = fc.array(fc.oneof(fc.stringMatching(/^[\w-]{1,64}$/), anyText), { minLength: 1 });
    fc.assert(
      fc.property(texts, (texts) => {
        const list = texts.join(',');
        expect(ID_LIST_FORM.test(list)).toBe(list.split(',').every(isId));
      }),
    );
  });
});
