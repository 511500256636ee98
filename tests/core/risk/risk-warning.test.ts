import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  gravestRisk,
  markRisks,
  maskContacts,
  riskAdvice,
  riskWarning,
  riskyPassages,
} from '#core';
import { anyText } from '../../support/core-values';
import { hostileText } from '../../support/hostile-texts';
import { FRAUDULENT_TEXTS } from './fraudulent-texts.data';
import { markedText } from './marked-texts';

const ROOM =
  '회사를 옮기게 되어 이사해요.\n방 보시기 전에 가계약금 10만 원 먼저 주시면 잡아 둘게요. 역에서 가까워요.';

describe('the warning of a text', () => {
  it('quotes the sentence with its words marked, and says what to do', () => {
    const warning = riskWarning(ROOM);
    expect(warning).toMatchObject(riskAdvice('MONEY_FIRST'));
    expect(warning?.quote).toEqual([
      { text: '방 보시기 전에 ', isHit: false },
      { text: '가계약금 10만 원 먼저', isHit: true },
      { text: ' 주시면 잡아 둘게요.', isHit: false },
    ]);
  });

  it('is of the gravest sign alone', () => {
    const texts =
      '카톡 아이디 room1234 로 연락 주세요.\n방 보시기 전에 가계약금 10만 원 먼저 주세요';
    expect(riskyPassages(texts).map(({ kind }) => kind)).toContain('OTHER_MESSENGER');
    const warning = riskWarning(texts);
    expect(warning?.title).toBe(riskAdvice('MONEY_FIRST').title);
    expect(warning?.quote.map(({ text }) => text).join('')).toBe(
      '방 보시기 전에 가계약금 10만 원 먼저 주세요',
    );
  });

  it('is of a sign that was hidden with a contact, too', () => {
    const said = 'https://open.kakao.com/o/sAbc 여기로 들어오세요';
    const { text } = maskContacts(said);
    expect(riskWarning(text)).toBeNull();
    expect(riskWarning(text, gravestRisk(said))).toEqual({
      ...riskAdvice('OTHER_MESSENGER'),
      quote: [{ text, isHit: false }],
    });
    const graver = '방 보시기 전에 가계약금 10만 원 먼저 주세요';
    expect(riskWarning(graver, 'OTHER_MESSENGER')).toEqual(riskWarning(graver));
  });

  it('is kept for every text of fraud, masked', () => {
    for (const written of FRAUDULENT_TEXTS) {
      const { text } = markedText(written);
      const warning = riskWarning(maskContacts(text).text, gravestRisk(text));
      expect(warning?.title, text).toBe(riskWarning(text)?.title);
    }
  });

  it('is none where nothing warns', () => {
    expect(riskWarning('남향이라 밝고 조용한 방이에요.')).toBeNull();
    expect(gravestRisk('남향이라 밝고 조용한 방이에요.')).toBeNull();
    expect(markRisks('')).toEqual([]);
  });

  it('quotes a part of the text, with words of it marked', () => {
    for (const written of FRAUDULENT_TEXTS) {
      const { text } = markedText(written);
      const quote = riskWarning(text)?.quote ?? [];
      expect(text).toContain(quote.map((part) => part.text).join(''));
      expect(quote.some(({ isHit }) => isHit)).toBe(true);
    }
  });

  it('marks nothing but parts of the text, and leaves none out', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, hostileText), (text) => {
        expect(
          markRisks(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
        expect(riskWarning(text)?.quote ?? [{ text: '', isHit: true }]).not.toEqual([]);
      }),
    );
  });
});
