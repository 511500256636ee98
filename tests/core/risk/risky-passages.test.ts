import { describe, expect, it } from 'vitest';
import { RISK_KIND, RISK_KINDS, riskAdvice, riskyPassages } from '#core';
import { FRAUDULENT_TEXTS } from './fraudulent-texts.data';
import { HONEST_ROOMS } from './honest-rooms.data';
import { HONEST_TALK } from './honest-talk.data';
import { markedText, signsIn } from './marked-texts';

describe('riskyPassages', () => {
  it.each(FRAUDULENT_TEXTS)('finds the words and their kinds: %s', (written) => {
    const { text, signs } = markedText(written);
    expect(signs).not.toEqual([]);
    expect(signsIn(text)).toEqual(signs);
  });

  it.each([...HONEST_ROOMS, ...HONEST_TALK])('finds nothing in an honest text: %s', (text) => {
    expect(signsIn(text)).toEqual([]);
  });

  it('knows enough texts of every kind, each once', () => {
    const kinds = FRAUDULENT_TEXTS.flatMap((written) => markedText(written).signs).map(
      ({ kind }) => kind,
    );
    for (const kind of RISK_KINDS)
      expect(kinds.filter((one) => one === kind).length, kind).toBeGreaterThanOrEqual(12);
    const honest = [...HONEST_ROOMS, ...HONEST_TALK];
    expect(new Set(honest).size).toBe(honest.length);
    expect(honest.length).toBeGreaterThanOrEqual(500);
    expect(new Set(FRAUDULENT_TEXTS).size).toBe(FRAUDULENT_TEXTS.length);
    expect(FRAUDULENT_TEXTS.length).toBeGreaterThanOrEqual(120);
  });

  it.each([
    ['blanks', '가 계 약 금 먼저 보내 주세요', '가 계 약 금 먼저'],
    ['dots', '가.계.약.금 먼저 보내 주세요', '가.계.약.금 먼저'],
    ['dots and blanks', '가. 계. 약. 금 먼저 보내 주세요', '가. 계. 약. 금 먼저'],
    ['line breaks', '가\n계\n약\n금 먼저 보내 주세요', '가\n계\n약\n금 먼저'],
    ['no width', '가\u200b계\u2060약\ufeff금 먼저 보내 주세요', '가\u200b계\u2060약\ufeff금 먼저'],
    [
      'marks on letters',
      '가\u0307계\u0307약\u0307금 먼저 보내 주세요',
      '가\u0307계\u0307약\u0307금 먼저',
    ],
    ['emoji', '가🏠계🏠약🏠금 먼저 보내 주세요', '가🏠계🏠약🏠금 먼저'],
    ['wide digits', '가계약금 １０만원 먼저 보내 주세요', '가계약금 １０만원 먼저'],
    ['three dots', '가계약금... 먼저 보내 주세요', '가계약금... 먼저'],
    ['control characters', '가\u0001계약금 먼저 보내 주세요', '가\u0001계약금 먼저'],
  ])('sees through %s', (_, text, words) => {
    expect(signsIn(text)).toEqual([{ kind: RISK_KIND.MONEY_FIRST, words }]);
  });

  it('reads syllables in pieces, and says where they stand', () => {
    const text = '방 보기 전에 가계약금 10만 원 먼저 주세요'.normalize('NFD');
    expect(signsIn(text)).toEqual([
      { kind: RISK_KIND.MONEY_FIRST, words: '가계약금 10만 원 먼저'.normalize('NFD') },
    ]);
  });

  it.each(['카톡', '까톡', '카똑', 'ㅋㅌ', 'ㅋㅏ톡', '텔레', 'KakaoTalk', 'ＫＡＫＡＯ'])(
    'knows a messenger as %s',
    (name) => {
      expect(signsIn(`${name} 아이디 알려 주세요`)).toEqual([
        { kind: RISK_KIND.OTHER_MESSENGER, words: `${name} 아이디` },
      ]);
    },
  );

  it('does not read one sentence as a part of the next', () => {
    for (const end of ['.', '!', '?', '\n', '. ', '\r\n'])
      expect(signsIn(`집주인이 있어요${end}해외에 있어도 계약은 만나서 해요`), end).toEqual([]);
  });

  it('counts words that are a sign of two kinds for the graver one', () => {
    expect(signsIn('만나지 않고 계약금 먼저 보내 주시면 됩니다')).toEqual([
      { kind: RISK_KIND.MONEY_FIRST, words: '계약금 먼저' },
    ]);
  });

  it('finds nothing in nothing', () => {
    expect(riskyPassages('')).toEqual([]);
  });
});

describe('riskAdvice', () => {
  it('says what not to do before the room was seen', () => {
    expect(riskAdvice(RISK_KIND.MONEY_FIRST)).toEqual({
      title: '방을 보기 전에 돈을 보내지 마세요',
      reason: '돈을 받고 사라지는 일이 가장 많이 이렇게 시작돼요.',
      steps: [
        '방을 직접 보고, 지금 사는 사람인지 확인해요.',
        '등기부의 집주인과 계좌 이름이 같은지 봐요.',
        '계약서는 집주인과 만나서 써요.',
      ],
    });
  });

  it.each(RISK_KINDS)('has one sentence and at most three steps for %s', (kind) => {
    const { title, reason, steps } = riskAdvice(kind);
    expect(title).toMatch(/^[^.]+세요$/);
    expect(reason).toMatch(/^[^.]+요\.$/);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.length).toBeLessThanOrEqual(3);
    for (const step of steps) expect(step).toMatch(/요\.$/);
    expect(signsIn([title, reason, ...steps].join('\n'))).toEqual([]);
  });
});
