import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LISTED_KIND, listedForm, listedIn, type ListedWord } from '#core';

const word = (typed: string): ListedWord => ({
  kind: LISTED_KIND.word,
  text: listedForm(LISTED_KIND.word, typed),
  rule: `${typed} 금지`,
});
const site = (typed: string): ListedWord => ({
  kind: LISTED_KIND.site,
  text: listedForm(LISTED_KIND.site, typed),
  rule: `${typed} 금지`,
});
const written = (text: string, ...links: string[]) => ({ text, links });

describe('listed words', () => {
  it('finds a word, however it is spaced, parted by signs, or widened', () => {
    const listed = [word('선입금 할인')];
    for (const text of ['선입금할인 해요', '선 입 금 할 인', '선.입.금-할인!', '선입금\u200b할인'])
      expect(listedIn(written(text), listed)?.rule, text).toBe('선입금 할인 금지');
    expect(listedIn(written('할인 없이 선입금'), listed)).toBeNull();
  });

  it('finds Latin letters in either case and in full width', () => {
    expect(listedIn(written('ＫaKaO ID 주세요'), [word('kakao id')])).not.toBeNull();
  });

  it('finds a site by a link, below another host, and written out', () => {
    const listed = [site('https://www.bad.example/path')];
    expect(listedIn(written('', 'https://bad.example'), listed)).not.toBeNull();
    expect(listedIn(written('', 'HTTP://a.Bad.Example:80/x?y'), listed)).not.toBeNull();
    expect(listedIn(written('bad.example 로 오세요'), listed)).not.toBeNull();
    expect(listedIn(written('', 'https://notbad.example'), listed)).toBeNull();
    expect(listedIn(written('', 'https://bad.example.org'), listed)).toBeNull();
  });

  it('answers the first of the list that is there', () => {
    expect(listedIn(written('둘 하나'), [word('하나'), word('둘')])?.rule).toBe('하나 금지');
  });

  it('finds nothing by what has no letters', () => {
    expect(listedIn(written('아무 말'), [word('!!'), site('//')])).toBeNull();
  });

  it('never throws, and finds each word in a text that has it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (typed, around) => {
          const one = word(typed);
          const found = listedIn(written(`${around}\n${typed}\n${around}`, typed), [one]);
          expect(found).toBe(one.text === '' ? null : one);
        },
      ),
    );
  });
});
