import { expect, it } from 'vitest';
import { graphemeCount } from '#core';

it.each([
  ['nothing', '', 0],
  ['syllables', '한칸 집', 4],
  ['a syllable of three jamo, as macOS names files', '\u1112\u1161\u11ab', 1],
  ['old Hangul, which has no syllable of its own', '\u1112\u119e\u11ab', 1],
  ['jamo by themselves', 'ㅋㅋㅋ', 3],
  ['an open syllable and what closes it', '하\u11ab', 1],
  ['a consonant and a tail that have no vowel', '\u1112\u11ab', 2],
  ['a family', '👨‍👩‍👧‍👦', 1],
  ['a family with skin tones', '👨🏻‍👩🏽‍👧🏿‍👦🏾', 1],
  ['a kiss', '👩🏻‍❤️‍💋‍👨🏿', 1],
  ['two people side by side', '👩👨', 2],
  ['a flag', '🇰🇷', 1],
  ['two flags', '🇰🇷🇯🇵', 2],
  ['half a flag', '🇰', 1],
  ['the flag of a part of a country', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1],
  ['a key', '1️⃣', 1],
  ['a letter and its accent', 'e\u0301', 1],
  ['a letter with a vowel sign beside it', 'கா', 1],
  ['an accent on nothing', '\u0301', 1],
  ['a line break of Windows', 'a\r\nb', 3],
  ['line breaks', '\n\n', 2],
  ['half a character', '\ud83d', 1],
])('%s', (_, text, count) => {
  expect(graphemeCount(text)).toBe(count);
});

it('is done with a megabyte of anything', () => {
  for (const sign of ['가', '\u0301', '\u200d', '👩\u200d', '\u1112', '\r', '🇰'])
    expect(graphemeCount(sign.repeat(200_000))).toBeGreaterThan(0);
});
