import * as z from 'zod/mini';
import { ID_FORM, SNS_TYPE, type Provider } from '#core';

const object = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object(shape, { error: '요청 값을 확인해 주세요.' });

const text = (label: string, most: number) => {
  const error = `${label}: 꼭 보내 주세요.`;
  return z
    .string({ error })
    .check(
      z.minLength(1, { error }),
      z.maxLength(most, { error: `${label}: ${most}자를 넘을 수 없어요.` }),
    );
};

/** Tokens of the providers are a few kB at most. */
const token = (label: string) => text(label, 8192);

const snsTypes = Object.values(SNS_TYPE);
const snsTypeCode = z.enum(snsTypes as [(typeof snsTypes)[number], ...typeof snsTypes], {
  error: 'SNS_TYPE_CD: 로그인 방법 코드를 보내 주세요.',
});

/**
 * POST /v1/login (spec/rules §7): SNS_TYPE_CD with what that provider's shell sends, or with what
 * a browser brought back from its page. Which fields belong together is decided behind it.
 */
export const loginBody = object({
  SNS_TYPE_CD: snsTypeCode,
  accessToken: z.exactOptional(token('accessToken')),
  refreshToken: z.exactOptional(token('refreshToken')),
  id_token: z.exactOptional(token('id_token')),
  code: z.exactOptional(token('code')),
  state: z.exactOptional(token('state')),
});

export const logoutBody = object({
  /** Y ends every session of the account. */
  ALL_YN: z.exactOptional(z.enum(['Y', 'N'], { error: 'ALL_YN: Y 또는 N으로 보내 주세요.' })),
});

const providers = ['kakao', 'naver', 'facebook', 'apple'] as const satisfies readonly Provider[];

/** POST /v2/sign-ins: begins a sign-in that is bound to this browser. */
export const beginSignInBody = object({
  provider: z.enum(providers, {
    error: 'provider: kakao, naver, facebook, apple 가운데 하나로 보내 주세요.',
  }),
});

const yes = (field: string) => z.boolean({ error: `${field}: true 또는 false로 보내 주세요.` });

const once = (field: string) =>
  z.exactOptional(z.string({ error: `${field}: 한 번만 보내 주세요.` }));

/** POST /oauth/apple: Apple's form (response_mode form_post), as far as it is looked at. */
export const appleReturnBody = object({
  code: once('code'),
  state: once('state'),
  error: once('error'),
});

/** POST /v2/members: makes the account of the person whom the login did not know. */
export const signUpBody = object({
  nickname: text('nickname', 200),
  consents: object({
    isFourteen: yes('isFourteen'),
    terms: yes('terms'),
    privacy: yes('privacy'),
    marketing: yes('marketing'),
    nightMarketing: yes('nightMarketing'),
  }),
});

/** PUT /v1/auth/my/cert (spec/rules §7). */
export const certifyBody = object({
  type: z.literal('cert', { error: 'type: cert로 보내 주세요.' }),
  imp_uid: z
    .string({ error: 'imp_uid: 꼭 보내 주세요.' })
    .check(z.regex(ID_FORM, { error: 'imp_uid: 본인인증을 다시 해 주세요.' })),
});
