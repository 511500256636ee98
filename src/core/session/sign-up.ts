import { graphemeCount } from '../shared/text/graphemes';
import { maskContacts } from '../shared/text/mask-contacts';

/** What is agreed to when an account is made (spec/facts F7): the first three are required. */
export interface Consents {
  readonly isFourteen: boolean;
  readonly terms: boolean;
  readonly privacy: boolean;
  readonly marketing: boolean;
  /** Advertising between 21:00 and 08:00; only with `marketing` (spec/facts F6). */
  readonly nightMarketing: boolean;
}

export interface NewMember {
  readonly nickname: string;
  readonly consents: Consents;
}

/** Characters of a nickname as a person counts them. */
export const NICKNAME_LENGTH = { min: 2, max: 12 } as const;

const NICKNAME = /^[\p{L}\p{N}][\p{L}\p{N} _.-]*$/u;

export type SignUpFault = {
  readonly field: 'nickname' | 'isFourteen' | 'terms' | 'privacy';
  readonly message: string;
};

/** A nickname as it is kept: composed, without blanks around it or repeated ones in it. */
export function tidyNickname(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** Characters of a nickname as it will be kept. */
export function nicknameLength(typed: string): number {
  return graphemeCount(tidyNickname(typed));
}

/** What has to be mended before an account can be made, in the order of the form. */
export function signUpFaults(member: NewMember): readonly SignUpFault[] {
  const nickname = tidyNickname(member.nickname);
  const length = nicknameLength(nickname);
  const faults: SignUpFault[] = [];
  if (length < NICKNAME_LENGTH.min || length > NICKNAME_LENGTH.max)
    faults.push({ field: 'nickname', message: '닉네임을 2자 이상 12자 이하로 적어 주세요.' });
  else if (!NICKNAME.test(nickname))
    faults.push({
      field: 'nickname',
      message: '닉네임은 글자나 숫자로 시작하고, 글자와 숫자, 빈칸, _ . - 만 쓸 수 있어요.',
    });
  else if (maskContacts(nickname).isMasked)
    // It stands beside everything that a member writes, also before two agreed to talk.
    faults.push({ field: 'nickname', message: '닉네임에 전화번호나 주소는 적을 수 없어요.' });
  const { isFourteen, terms, privacy } = member.consents;
  if (!isFourteen)
    faults.push({ field: 'isFourteen', message: '만 14세 이상만 가입할 수 있어요.' });
  if (!terms) faults.push({ field: 'terms', message: '이용약관에 동의해 주세요.' });
  if (!privacy) faults.push({ field: 'privacy', message: '개인정보 수집과 이용에 동의해 주세요.' });
  return faults;
}
