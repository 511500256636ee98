import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTACT_MASK, EARLIER_SAID, heldBack, maskContacts } from '#core';
import { anyText } from '../../support/core-values';

describe('what is held back until the other has answered', () => {
  test.each([
    ['010', '1234 5678'],
    ['010 1234', '5678'],
    ['카톡 아이디는', 'hankan99'],
    ['open.kakao', '.com/o/sAbc'],
  ])('a contact in pieces: %s | %s', (first, last) => {
    expect(heldBack(last, [first])).toEqual({ text: CONTACT_MASK, isMasked: true });
  });

  test('digits one by one', () => {
    const said = ['0', '10', '12', '34', '56', '78'];
    const shown = said.map((text, at) => heldBack(text, said.slice(0, at)));
    expect(shown.some(({ isMasked }) => isMasked)).toBe(true);
  });

  test.each([
    ['보증금 500', '월세 50이에요'],
    ['오후 7시', '30분에 뵐게요'],
    ['네', '알겠어요'],
  ])('nothing where what was said before only has numbers: %s | %s', (first, last) => {
    expect(heldBack(last, [first])).toEqual({ text: last, isMasked: false });
  });

  test('a contact of its own, whatever was said before', () => {
    expect(heldBack('문자는 010-1234-5678로', ['안녕하세요', '네'])).toEqual({
      text: `문자는 ${CONTACT_MASK}로`,
      isMasked: true,
    });
  });

  test('a sign without width hides no piece, and is no reason to mask', () => {
    expect(heldBack('1234\u20605678', ['010']).isMasked).toBe(true);
    expect(heldBack('안녕\u2060하세요', [])).toEqual({ text: '안녕\u2060하세요', isMasked: false });
  });

  test('masks as much as the text alone does, or more', () => {
    fc.assert(
      fc.property(anyText, fc.array(anyText, { maxLength: EARLIER_SAID + 2 }), (text, earlier) => {
        const held = heldBack(text, earlier);
        if (maskContacts(text.replaceAll('\u2060', '')).isMasked) expect(held.isMasked).toBe(true);
        if (!held.isMasked) expect(held.text).toBe(text);
      }),
    );
  });
});
