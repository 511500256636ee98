/** What an emulator can be told to do wrong. */
export type Failure =
  | 'expired'
  | 'wrong-app'
  | 'wrong-nonce'
  | 'slow'
  | 'token-down'
  | 'profile-down';

export const FAILURE_LABEL: Readonly<Record<Failure, string>> = {
  expired: '유효 시간이 지난 코드',
  'wrong-app': '다른 앱에 발급된 토큰',
  'wrong-nonce': '다른 로그인 시도의 응답',
  slow: '너무 느린 응답',
  'token-down': '토큰 발급 장애',
  'profile-down': '본인 확인 장애',
};

export const FAILURES = Object.keys(FAILURE_LABEL) as readonly Failure[];

/** Services without a nonce cannot answer another one. */
export const FAILURES_WITHOUT_NONCE = FAILURES.filter((failure) => failure !== 'wrong-nonce');

/** A shell brings tokens: neither a code nor a nonce of ours is in them. */
export const SHELL_FAILURES = ['expired', 'wrong-app', 'slow', 'profile-down'] as const;

/** The service is broken on purpose: it answers as a gateway in front of it would. */
export class BrokenOnPurpose extends Error {
  override readonly name = 'BrokenOnPurpose';
  readonly statusCode = 503;
}
