import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROVIDERS, SNS_TYPE_OF } from '#core';
import { errorReply } from '#contract/errors';
import { buildApp } from '../../../../server/app';
import type { Database } from '../../../../server/db/database';
import { readEnv } from '../../../../server/env';
import type { Api } from '../../../../server/http/wire-types';
import { accountsOn } from '../../../support/accounts-on-database';
import { appDeps } from '../../../support/app-deps';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { MovingClock } from '../../../support/moving-clock';
import { scriptedProvider } from '../../../support/scripted-provider';

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', '\0', '\ud800', 'x'.repeat(9000), '{}', '__proto__', 'expired', '새싹'),
  fc.constantFrom(...Object.values(SNS_TYPE_OF), ...PROVIDERS, 'cert', 'imp_1'),
);
const oddValue = fc.oneof(
  { weight: 4, arbitrary: oddText },
  fc.boolean(),
  fc.double(),
  fc.constant(null),
  fc.array(oddText, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('isFourteen', 'terms', 'privacy', 'marketing'), fc.boolean()),
);
const field = fc.constantFrom(
  'SNS_TYPE_CD',
  'accessToken',
  'refreshToken',
  'id_token',
  'code',
  'state',
  'provider',
  'nickname',
  'consents',
  'type',
  'imp_uid',
  'error',
  '__proto__',
);
const fields = fc.dictionary(field, oddValue, { maxKeys: 8 });

const body = fc.oneof(
  fields.map((value) => ({ type: 'application/json', text: JSON.stringify(value) })),
  fc.array(fc.tuple(field, oddText), { maxLength: 8 }).map((pairs) => ({
    type: 'application/x-www-form-urlencoded',
    text: new URLSearchParams(pairs).toString(),
  })),
  fc.record({
    type: fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/xml'),
    text: fc.oneof(oddText, fc.constantFrom('[]', 'null', '%ff=%00', 'a=1&a=2', '[[[[1]]]]')),
  }),
);
const call = fc.constantFrom(
  ['POST', '/v2/sign-ins'] as const,
  ['POST', '/v1/login'] as const,
  ['POST', '/v2/members'] as const,
  ['PUT', '/v1/auth/my/cert'] as const,
  ['POST', '/oauth/apple'] as const,
);
const cookie = fc.constantFrom(
  '',
  'hankan_sign_in=x; hankan_sign_up=y',
  'hankan_sign_in=%00; hankan_sign_up=%ed%a0%80',
  'hankan_sign_up=a; hankan_sign_up=b; =; ;;',
);

describe.each(DATABASES)('odd bodies on %s', (kind) => {
  let database: Database;
  let app: Api;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    app = await buildApp(
      appDeps({
        ...accountsOn(database, new MovingClock()),
        env: readEnv({ SIGN_IN_LIMIT: '1000000' }),
        identityProviders: new Map(PROVIDERS.map((one) => [one, scriptedProvider(one)])),
      }),
    );
  });
  afterAll(() => app.close().then(() => database.close()));

  test('are answered or refused in their shape; who signs in is never sent to sign in', async () => {
    await fc.assert(
      fc.asyncProperty(call, body, cookie, async ([method, url], { type, text }, cookies) => {
        const headers = { 'content-type': type, cookie: cookies };
        const answer = await app.inject({ method, url, headers, payload: text });
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode === 401) expect(url).toBe('/v1/auth/my/cert');
        if (answer.statusCode < 400) return;
        const { MESSAGE, RESULT_MSG } = errorReply.parse(answer.json());
        expect(MESSAGE).toMatch(/[가-힣]/);
        expect(RESULT_MSG).toBe(MESSAGE);
      }),
      { numRuns: 1000 },
    );
  });
});
