import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NICKNAME_LENGTH, nicknameLength, signUpFaults, tidyNickname, type NewMember } from '#core';
import { anyText } from '../../support/core-values';
import { isIdempotent } from '../../support/laws';

describe('tidyNickname', () => {
  it.each([
    ['  새움  ', '새움'],
    ['한 \n\t  칸', '한 칸'],
    ['\u1112\u1161\u11ab칸', '한칸'],
    ['\u3000한\u00a0칸', '한 칸'],
    ['', ''],
  ])('%j is kept as %j', (typed, kept) => {
    expect(tidyNickname(typed)).toBe(kept);
  });

  it('changes nothing the second time', () => {
    isIdempotent(anyText, tidyNickname);
  });
});

describe('signUpFaults', () => {
  const member: NewMember = {
    nickname: '새움',
    consents: {
      isFourteen: true,
      terms: true,
      privacy: true,
      marketing: false,
      nightMarketing: false,
    },
  };
  const fieldsOf = (one: NewMember) => signUpFaults(one).map(({ field }) => field);

  it.each([
    '새움',
    '가'.repeat(12),
    '\u1112\u119e\u11ab'.repeat(12),
    'kim_1.a-b',
    '7번방',
    ' 새  움 ',
    'José',
    '𠮷𠮷',
  ])('has none with the nickname %j', (nickname) => {
    expect(signUpFaults({ ...member, nickname })).toEqual([]);
  });

  it.each([
    ['', /2자 이상/],
    ['가', /2자 이상/],
    [' 가 ', /2자 이상/],
    ['𠮷', /2자 이상/],
    ['\u1112\u119e\u11ab', /2자 이상/],
    ['가'.repeat(13), /12자 이하/],
    ['_가나', /시작/],
    ['.가나', /시작/],
    ['가나!', /시작/],
    ['<b>가</b>', /시작/],
    ['가\u200b나', /시작/],
    ['🏠🏠', /시작/],
    ['01012345678', /전화번호/],
    ['공일공12345678', /전화번호/],
    ['카톡 hankan99', /전화번호/],
    ['hankan.com', /전화번호/],
  ])('says of the nickname %j: %s', (nickname, message) => {
    expect(signUpFaults({ ...member, nickname })).toEqual([
      { field: 'nickname', message: expect.stringMatching(message) as string },
    ]);
  });

  it.each([
    ['isFourteen', '만 14세 이상만 가입할 수 있어요.'],
    ['terms', '이용약관에 동의해 주세요.'],
    ['privacy', '개인정보 수집과 이용에 동의해 주세요.'],
  ] as const)('asks for %s: %s', (field, message) => {
    const consents = { ...member.consents, [field]: false };
    expect(signUpFaults({ ...member, consents })).toEqual([{ field, message }]);
  });

  it('asks for nothing that is optional', () => {
    const consents = { ...member.consents, marketing: true, nightMarketing: true };
    expect(fieldsOf({ ...member, consents })).toEqual([]);
  });

  it('names everything at once, in the order of the form', () => {
    const consents = { ...member.consents, isFourteen: false, terms: false, privacy: false };
    expect(fieldsOf({ nickname: '', consents })).toEqual([
      'nickname',
      'isFourteen',
      'terms',
      'privacy',
    ]);
  });

  it('lets no nickname pass that is kept otherwise than within its limits', () => {
    fc.assert(
      fc.property(anyText, (nickname) => {
        if (signUpFaults({ ...member, nickname }).length > 0) return;
        const length = nicknameLength(nickname);
        expect(length).toBeGreaterThanOrEqual(NICKNAME_LENGTH.min);
        expect(length).toBeLessThanOrEqual(NICKNAME_LENGTH.max);
      }),
    );
  });
});
