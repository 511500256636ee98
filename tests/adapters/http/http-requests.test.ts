// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { HttpClient } from '../../../src/adapters/http/client/http-client';
import { plainCall } from '../../../src/adapters/http/client/plain-call';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { clientOf } from '../../support/http-client';
import { bodyOf, endServers, serve } from '../../support/small-server';

interface Heard {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const reply = z.object({ DATA: z.object({}) });
const path = '/v1/call';

let heard: Heard[] = [];
/** What is answered; null breaks the connection. */
let answer: { readonly status: number; readonly body: string } | null;
let url: string;
let client: HttpClient;

beforeEach(async () => {
  heard = [];
  answer = { status: 200, body: '{"DATA":{}}' };
  url = await serve((request, response) => {
    void bodyOf(request).then((body) => {
      const { method = '', url = '' } = request;
      const headers = request.headers as Heard['headers'];
      heard.push({ method, url, headers, body: body.toString() });
      if (answer === null) request.socket.destroy();
      else
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  client = clientOf(url);
});
afterEach(endServers);

/** The only request that there was. */
const request = (): Heard => {
  const [only, ...others] = heard;
  if (only === undefined || others.length > 0) throw new Error(`${heard.length} requests`);
  return only;
};

describe('what HttpClient sends', () => {
  test.each(METHODS)('%s', async (method) => {
    expect(await client[method]({ path, reply })).toEqual({ DATA: {} });
    expect(request()).toMatchObject({ method: method.toUpperCase(), url: path, body: '' });
    expect(request().headers['accept']).toBe('application/json');
    for (const header of ['authorization', 'rt', 'idempotency-key', 'cookie'])
      expect(request().headers[header]).toBeUndefined();
  });

  test('the access token with its suffix, and the refresh token', async () => {
    const tokens = new MemoryTokenKeeper({ accessToken: 'a.b-c', refreshToken: 'r' });
    await clientOf(url, { tokens, suffix: ' SUFFIX' }).get({ path, reply });
    expect(request().headers).toMatchObject({ authorization: 'a.b-c SUFFIX', rt: 'r' });
  });

  test('what is no token of ours does not keep a call from being made', async () => {
    const tokens = new MemoryTokenKeeper({ accessToken: '한\n칸', refreshToken: ' \u0000' });
    expect(await clientOf(url, { tokens }).get({ path, reply })).toEqual({ DATA: {} });
  });

  test('parameters as a query', async () => {
    await client.get({ path, reply, params: { q: '신림 & 봉천', n: 3, on: true } });
    expect(Object.fromEntries(new URL(request().url, url).searchParams)).toEqual({
      q: '신림 & 봉천',
      n: '3',
      on: 'true',
    });
  });

  test('of a list each one under the name again, and of an empty one none', async () => {
    const params = { name: ['LH, SH', 'a&b'], none: [], n: 1 };
    await client.get({ path, reply, params });
    expect([...new URL(request().url, url).searchParams]).toEqual([
      ['name', 'LH, SH'],
      ['name', 'a&b'],
      ['n', '1'],
    ]);
  });

  test('parameters as one JSON text', async () => {
    const params = { q: '신림 & 봉천', n: 3, on: true };
    await client.get({ path, reply, params, paramsAs: 'json' });
    const query = new URL(request().url, url).searchParams;
    expect([...query.keys()]).toEqual(['json']);
    expect(JSON.parse(query.get('json') ?? '')).toEqual(params);
  });

  test.each(['post', 'put', 'patch', 'delete'] as const)('the body of a %s', async (method) => {
    await client[method]({ path, reply, body: { text: '한 칸', nested: { n: [1, null] } } });
    expect(request().headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(request().body)).toEqual({ text: '한 칸', nested: { n: [1, null] } });
  });

  test('a body as a form', async () => {
    await client.post({ path, reply, body: { text: '한 칸&=+', n: 3, on: false }, bodyAs: 'form' });
    expect(request().headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect([...new URLSearchParams(request().body)]).toEqual([
      ['text', '한 칸&=+'],
      ['n', '3'],
      ['on', 'false'],
    ]);
  });

  test('the key under which two calls are one', async () => {
    await client.post({ path, reply, body: {}, idempotencyKey: 'key-1' });
    expect(request().headers['idempotency-key']).toBe('key-1');
  });

  test.each([
    ['a 401', { status: 401, body: '{}' }],
    ['a 409', { status: 409, body: '{}' }],
    ['a 500', { status: 500, body: '{}' }],
    ['a 503', { status: 503, body: '{}' }],
    ['a broken connection', null],
  ])('never sends a write again after %s', async (_, given) => {
    answer = given;
    await expect(client.post({ path, reply, body: { n: 1 } })).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(request().method).toBe('POST');
  });

  test('nothing of a call that was cancelled before', async () => {
    const asked = client.post({ path, reply, body: {}, cancel: AbortSignal.abort() });
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    expect(heard).toEqual([]);
  });
});

describe('plainCall', () => {
  test('is content with a 200', async () => {
    await expect(plainCall(client, 'put', { path, body: { n: 1 } })).resolves.toBeUndefined();
    expect(request()).toMatchObject({ method: 'PUT', body: '{"n":1}' });
  });

  test.each([
    [201, '{"DATA":{}}', '201 Error'],
    [204, '', '204 Error'],
    [400, '{"MESSAGE":"안 돼요.","RESULT_MSG":"<b>안 돼요!</b>"}', '안 돼요.'],
    [500, '{"RESULT_MSG":"그것도 안 돼요."}', '그것도 안 돼요.'],
    [500, '', '500 Error'],
    [401, '{"MESSAGE":"로그인해 주세요."}', 'Unauthorized'],
    [200, '', 'Response is null'],
    [200, 'null', 'Response is null'],
    [200, '<html>', 'malformed'],
  ])('rejects a %i with %j: %s', async (status, body, message) => {
    answer = { status, body };
    const asked = plainCall(client, 'post', { path });
    await expect(asked).rejects.toMatchObject({ name: 'AppError', message, status });
  });

  test('reads MESSAGE and leaves the markup of RESULT_MSG aside', async () => {
    answer = { status: 400, body: '{"MESSAGE":"안 돼요.","RESULT_MSG":"<b>안 돼요!</b>"}' };
    const asked = plainCall(client, 'post', { path });
    await expect(asked).rejects.toMatchObject({ message: '안 돼요.', html: null });
  });
});
