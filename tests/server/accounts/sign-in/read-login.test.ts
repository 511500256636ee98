import { describe, expect, test } from 'vitest';
import { SNS_TYPE_OF } from '#core';
import { buildApp } from '../../../../server/app';
import { readLogin } from '../../../../server/accounts/sign-in/read-login';
import { appDeps } from '../../../support/app-deps';

const { kakao, naver, facebook, apple } = SNS_TYPE_OF;
const TOKENS = { accessToken: 'a', refreshToken: 'r' };

describe('the payloads of POST /v1/login', () => {
  test.each([
    [{ SNS_TYPE_CD: kakao, ...TOKENS }, 'kakao', TOKENS],
    [{ SNS_TYPE_CD: naver, ...TOKENS }, 'naver', TOKENS],
    [{ SNS_TYPE_CD: facebook, accessToken: 'a' }, 'facebook', { accessToken: 'a' }],
    [{ SNS_TYPE_CD: facebook, ...TOKENS }, 'facebook', { accessToken: 'a' }],
    [{ SNS_TYPE_CD: apple, id_token: 'i' }, 'apple', { id_token: 'i' }],
  ])('%j are the tokens of %s', (body, provider, tokens) => {
    expect(readLogin(body)).toEqual({ kind: 'tokens', provider, tokens });
  });

  test.each(Object.entries(SNS_TYPE_OF))(
    'code and state are what came back from %s',
    (name, sns) => {
      expect(readLogin({ SNS_TYPE_CD: sns, code: 'c', state: 's', ...TOKENS })).toEqual({
        kind: 'code',
        provider: name,
        code: 'c',
        state: 's',
      });
    },
  );

  test.each([
    [{ SNS_TYPE_CD: kakao, accessToken: 'a' }, 'refreshToken'],
    [{ SNS_TYPE_CD: naver, refreshToken: 'r' }, 'accessToken'],
    [{ SNS_TYPE_CD: facebook }, 'accessToken'],
    [{ SNS_TYPE_CD: apple, ...TOKENS }, 'id_token'],
    [{ SNS_TYPE_CD: kakao, ...TOKENS, code: 'c' }, 'state'],
    [{ SNS_TYPE_CD: apple, id_token: 'i', state: 's' }, 'code'],
    [{ SNS_TYPE_CD: 'SNSTP00005', ...TOKENS }, 'SNS_TYPE_CD'],
    [TOKENS, 'SNS_TYPE_CD'],
    [{ SNS_TYPE_CD: kakao, accessToken: '', refreshToken: 'r' }, 'accessToken'],
    [{ SNS_TYPE_CD: kakao, accessToken: 'a', refreshToken: 'r'.repeat(8193) }, 'refreshToken'],
    [{ SNS_TYPE_CD: apple, id_token: ['i'] }, 'id_token'],
    [{ SNS_TYPE_CD: kakao, code: 'c\0', state: 's' }, 'code'],
    [[], undefined],
    [undefined, undefined],
  ])('%j is refused by the name of %s', async (body, field) => {
    const app = await buildApp(appDeps());
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/login',
      ...(body !== undefined && { payload: body }),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad-parameter' });
    expect(answer.json<{ field?: string; MESSAGE: string }>().field).toBe(field);
    expect(answer.json<{ MESSAGE: string }>().MESSAGE).toMatch(/[가-힣]/);
    await app.close();
  });
});
