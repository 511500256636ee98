import { SNS_TYPE } from '../shared/codes';
import { isLogin, PROVIDERS, type Provider, type Session } from './session';

export type SnsTypeCode = (typeof SNS_TYPE)[keyof typeof SNS_TYPE];

/** The code of each provider (spec/rules §3). */
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
 * What POST /v1/login takes: a shell's tokens exactly as spec/rules §7 names them, or what a
 * browser brought back from the provider's page (spec/readings R28).
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

/** Where a login leads (spec/rules §4): `session` is null for a person who is not known yet. */
export type LoginOutcome =
  | { readonly kind: 'sign-up' }
  | { readonly kind: 'signed-in'; readonly session: Session; readonly isNew: boolean };

/** A reply without data, or without an ID, is no session. SIGN_UP_YN "Y" asks for the welcome. */
export function loginOutcome(session: Session | null): LoginOutcome {
  if (session === null || !isLogin(session)) return { kind: 'sign-up' };
  return { kind: 'signed-in', session, isNew: session.SIGN_UP_YN === 'Y' };
}
