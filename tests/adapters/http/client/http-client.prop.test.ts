// @vitest-environment node
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AppError, authorizationHeader, nextTokens, type Tokens } from '#core';
import { refusal } from '../../../../src/adapters/http/client/failure';
import { MemoryTokenKeeper } from '../../../../src/adapters/memory/memory-token-keeper';
import { clientOf } from '../../../support/http-client';
import { endServers, serve } from '../../../support/small-server';

const reply = z.object({ DATA: z.object({ n: z.number() }) });
const path = '/v1/call';

const words = fc.oneof(fc.constant(''), fc.string({ minLength: 1 }), fc.integer());
const body = fc.oneof(
  fc.jsonValue(),
  fc.record({ RESULT_MSG: words, MESSAGE: words, field: words }, { requiredKeys: [] }),
  fc.record({ DATA: fc.record({ n: fc.integer() }) }),
);

/** The next answer, as bytes. */
let next = { status: 200, text: '', headers: {} as Record<string, string> };
let heard: Readonly<Record<string, unknown>> = {};
let url: string;
beforeAll(async () => {
  url = await serve((request, response) => {
    heard = request.headers;
    response
      .writeHead(next.status, { 'content-type': 'application/json', ...next.headers })
      .end(next.text);
  });
});
afterAll(endServers);

const filled = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

function checkRefusal(error: unknown, status: number, said: unknown): void {
  expect(error).toBeInstanceOf(AppError);
  const fields = (said ?? {}) as Readonly<Record<string, unknown>>;
  const html = filled(fields['RESULT_MSG']);
  const words = html ?? filled(fields['MESSAGE']) ?? `${status} Error`;
  expect(error).toMatchObject({
    status,
    html,
    field: filled(fields['field']),
    message: status === 401 ? 'Unauthorized' : words,
  });
}

test('every status with every body is one refusal, in the words of the server', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), body, (status, said) => {
      const error = refusal({ status, body: said });
      checkRefusal(error, status, said);
      const own = {
        401: 'unauthorized',
        404: 'not-found',
        409: 'conflict',
        410: 'not-found',
        429: 'too-many',
      };
      const usual = status >= 500 ? 'server' : 'refused';
      expect(error.kind).toBe(Object.entries(own).find(([of]) => +of === status)?.[1] ?? usual);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['30', 30_000],
  ['0', 0],
  [undefined, null],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
  ['-1', null],
  ['1e9', null],
])('a refusal that says when to come again (%s) is kept with it', (header, retryAfterMs) => {
  const error = refusal({ status: 429, body: {}, header: () => header });
  expect(error.retryAfterMs).toBe(retryAfterMs);
});

test('every answer is what the contract says, or an AppError with its status', async () => {
  const client = clientOf(url);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 200, max: 599 }), body, async (status, said) => {
      next = { status, text: JSON.stringify(said), headers: {} };
      const answer = await client.get({ path, reply }).catch((error: unknown) => error);
      // These two never carry a body.
      const arrived = status === 204 || status === 304 ? null : said;
      if (status >= 300) checkRefusal(answer, status, arrived);
      else if (reply.safeParse(arrived).success) expect(answer).toEqual(arrived);
      else expect(answer).toMatchObject({ name: 'AppError', kind: 'malformed', status });
    }),
    { numRuns: 300 },
  );
});

test('bytes that are no JSON are never an answer, and never more than an AppError', async () => {
  const client = clientOf(url);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(200, 400, 500), fc.string(), async (status, text) => {
      next = { status, text, headers: {} };
      const error: unknown = await client.get({ path, reply }).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ status });
    }),
    { numRuns: 100 },
  );
});

test('calls one after the other carry what the answers before them said', async () => {
  const token = fc.stringMatching(/^[A-Za-z0-9._-]{1,20}$/);
  const header = fc.oneof(fc.constant(undefined), fc.constant(''), fc.constant('-'), token);
  const said = fc.record({ authentication: header, rt: header, status: fc.constantFrom(200, 422) });
  const kept = fc.oneof(fc.constant(null), token);
  await fc.assert(
    fc.asyncProperty(
      fc.record({ accessToken: kept, refreshToken: kept }),
      fc.array(said, { maxLength: 6 }),
      async (start: Tokens, answers) => {
        const keeper = new MemoryTokenKeeper(start);
        const client = clientOf(url, { tokens: keeper, suffix: ' S' });
        let expected = start;
        for (const { status, ...headers } of answers) {
          const sent = Object.entries(headers).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, value] as const],
          );
          next = { status, text: '{"DATA":{"n":1}}', headers: Object.fromEntries(sent) };
          await client.get({ path, reply }).catch((error: unknown) => error);
          expect(heard['authorization']).toBe(authorizationHeader(expected.accessToken, ' S'));
          expect(heard['rt']).toBe(expected.refreshToken ?? undefined);
          expected = nextTokens(expected, headers);
          expect(keeper.read()).toEqual(expected);
        }
      },
    ),
    { numRuns: 60 },
  );
});
