import { SNS_TYPE } from '../shared/codes';
import { graphemeCount } from '../shared/graphemes';
import { isLogin, PROVIDERS, type Provider, type Session } from './session';

export type SnsTypeCode = (typeof SNS_TYPE)[keyof typeof SNS_TYPE];

/** The code of each provider (product.md §3). */
export const SNS_TYPE_OF: Readonly<Record<Provider, SnsTypeCode>> = {
  kakao: SNS_TYPE.KAKAO,
  naver: SNS_TYPE.NAVER,
  facebook: SNS_TYPE.FACEBOOK,
  apple: SNS_TYPE.APPLE,
};

/** The provider of a code or of an address part; null for anything else. */
export function providerOf(text: string): Provider | null {
  return PROVIDERS.find((one) => one === text || SNS_TYPE_OF[one] === text) ?? null;
}

/**
 * What POST /v1/login takes: a shell's tokens exactly as product.md §7 names them, or what a
 * browser brought back from the provider's page (readings.md R28).
 */
export type LoginPayload =
  | {
      readonly SNS_TYPE_CD: typeof SNS_TYPE.KAKAO | typeof SNS_TYPE.NAVER;
      readonly accessToken: string;
      readonly refreshToken: string;
    }
  | { readonly SNS_TYPE_CD: typeof SNS_TYPE.FACEBOOK; readonly accessToken: string }
  | { readonly SNS_TYPE_CD: typeof SNS_TYPE.APPLE; readonly id_token: string }
  | { readonly SNS_TYPE_CD: SnsTypeCode; readonly code: string; readonly state: string };

/** What is agreed to when an account is made (facts.md F7): the first three are required. */
export interface Consents {
  readonly isFourteen: boolean;
  readonly terms: boolean;
  readonly privacy: boolean;
  readonly marketing: boolean;
  /** Advertising between 21:00 and 08:00; only with `marketing` (facts.md F6). */
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
  const { isFourteen, terms, privacy } = member.consents;
  if (!isFourteen)
    faults.push({ field: 'isFourteen', message: '만 14세 이상만 가입할 수 있어요.' });
  if (!terms) faults.push({ field: 'terms', message: '이용약관에 동의해 주세요.' });
  if (!privacy) faults.push({ field: 'privacy', message: '개인정보 수집과 이용에 동의해 주세요.' });
  return faults;
}

/** Where a login leads (product.md §4): `session` is null for a person who is not known yet. */
export type LoginOutcome =
  | { readonly kind: 'sign-up' }
  | { readonly kind: 'signed-in'; readonly session: Session; readonly isNew: boolean };

/** A reply without data, or without an ID, is no session. SIGN_UP_YN "Y" asks for the welcome. */
export function loginOutcome(session: Session | null): LoginOutcome {
  if (session === null || !isLogin(session)) return { kind: 'sign-up' };
  return { kind: 'signed-in', session, isNew: session.SIGN_UP_YN === 'Y' };
}
