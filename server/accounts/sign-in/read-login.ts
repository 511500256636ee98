import type { output } from 'zod/mini';
import { providerOf, type NativeTokens, type Provider } from '#core';
import type { loginBody } from '#contract/sign-in-bodies';
import { Refusal } from '../../errors';

type LoginBody = output<typeof loginBody>;

/** What a login brings: what a browser came back with, or what a shell was given. */
export type AskedLogin =
  | {
      readonly kind: 'code';
      readonly provider: Provider;
      readonly code: string;
      readonly state: string;
    }
  | { readonly kind: 'tokens'; readonly provider: Provider; readonly tokens: NativeTokens };

/** What a shell sends of each provider (spec/rules §7). */
const TOKENS: Readonly<Record<Provider, readonly (keyof NativeTokens)[]>> = {
  kakao: ['accessToken', 'refreshToken'],
  naver: ['accessToken', 'refreshToken'],
  facebook: ['accessToken'],
  apple: ['id_token'],
};

function needed(body: LoginBody, field: Exclude<keyof LoginBody, 'SNS_TYPE_CD'>): string {
  const value = body[field];
  if (value === undefined) throw new Refusal('bad-parameter', field, `${field}: 꼭 보내 주세요.`);
  return value;
}

/**
 * Which fields belong to which SNS_TYPE_CD; others are not looked at.
 * @throws Refusal `bad-parameter` with the field that is missing
 */
export function readLogin(body: LoginBody): AskedLogin {
  const provider = providerOf(body.SNS_TYPE_CD);
  if (provider === null) throw new Refusal('bad-parameter', 'SNS_TYPE_CD');
  if (body.code !== undefined || body.state !== undefined)
    return { kind: 'code', provider, code: needed(body, 'code'), state: needed(body, 'state') };
  const fields = TOKENS[provider].map((field) => [field, needed(body, field)] as const);
  return { kind: 'tokens', provider, tokens: Object.fromEntries(fields) };
}
