import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { searchRank, searchWords, textAroundHit } from '#core';

const LONG = `${'처음에는 아무 말이나 적어 둡니다. '.repeat(6)}그러다 월세 지원을 받았어요. ${'그리고 더 적습니다. '.repeat(6)}`;

test.each([
  ['창문을  막아요.\n따뜻해요.', '없는말', '창문을 막아요. 따뜻해요.'],
  ['월세 지원을 받았어요.', '월세', '월세 지원을 받았어요.'],
  ['짧은 글 끝에 월세', '', '짧은 글 끝에 월세'],
])('%j shows a short text whole', (text, q, shown) => {
  expect(textAroundHit(text, q, 60)).toBe(shown);
});

test('a long one begins shortly before what was found, where a word begins', () => {
  const shown = textAroundHit(LONG, '월세', 40);
  expect(shown).toMatch(/^…아무 말이나|^…적어|^…둡니다|^…[가-힣]+/);
  expect(shown).toContain('월세 지원');
  expect(shown.endsWith('…')).toBe(true);
});

test('a long one without a hit, or with one at once, shows its beginning', () => {
  expect(textAroundHit(LONG, '없는말', 20)).toBe('처음에는 아무 말이나 적어 둡니다.…');
  expect(textAroundHit(LONG, '처음', 10)).toBe('처음에는 아무 말이…');
});

test('a word without a blank before it is cut', () => {
  const shown = textAroundHit(`${'가'.repeat(100)}월세`, '월세', 30);
  expect(shown).toBe(`…${'가'.repeat(20)}월세`);
});

it('what the text holds is in what is shown, which is no longer than asked', () => {
  const letters = fc.string({ unit: fc.constantFrom('월', '세', '가', ' ', 'a'), maxLength: 200 });
  fc.assert(
    fc.property(letters, fc.constantFrom('월세', '세가', 'a월'), (text, q) => {
      const shown = textAroundHit(text, q, 60);
      expect(shown.replaceAll('…', '').length).toBeLessThanOrEqual(60);
      const holds = (body: string) =>
        searchRank({ title: '', names: '', body }, searchWords(q)) !== null;
      if (holds(text)) expect(holds(shown)).toBe(true);
    }),
  );
});
