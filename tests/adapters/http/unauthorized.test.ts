// @vitest-environment node
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '../../../src/adapters/http/client/call';
import type { HttpClient } from '../../../src/adapters/http/client/http-client';
import { plainCall } from '../../../src/adapters/http/client/plain-call';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { clientOf } from '../../support/http-client';
import { endServers, serve } from '../../support/small-server';

const reply = z.object({ DATA: z.object({}) });
const path = '/v1/call';
const gone = { authentication: '-', rt: '-' };

let waiting: ServerResponse[] = [];
let keeper: MemoryTokenKeeper;
let client: HttpClient;
/** How often the session was given up. */
let lost: number;
/** How often it was asked whether anybody is there. */
let doubts: number;

beforeEach(async () => {
  waiting = [];
  lost = 0;
  doubts = 0;
  keeper = new MemoryTokenKeeper({ accessToken: 'a', refreshToken: 'r' });
  const url = await serve((_request, response) => waiting.push(response));
  client = clientOf(url, {
    tokens: keeper,
    onUnauthorized: () => {
      lost += 1;
      keeper.write({ accessToken: null, refreshToken: null });
    },
    onDoubt: () => {
      doubts += 1;
    },
  });
});
afterEach(endServers);

/** Makes calls and waits until the server has them. */
async function begin(
  count: number,
  how: Pick<Call, 'checks401' | 'byItself'> = {},
): Promise<Promise<unknown>[]> {
  const before = waiting.length;
  const calls = Array.from({ length: count }, () =>
    client.get({ path, reply, ...how }).catch((error: unknown) => error),
  );
  while (waiting.length < before + count) await new Promise((resolve) => setTimeout(resolve, 2));
  return calls;
}

const refuse = (response: ServerResponse, headers: Readonly<Record<string, string>> = {}) =>
  response.writeHead(401, { 'content-type': 'application/json', ...headers }).end('{}');

const welcome = (response: ServerResponse, token: string) =>
  response
    .writeHead(200, { 'content-type': 'application/json', authentication: token, rt: token })
    .end('{"DATA":{}}');

async function logIn(token: string): Promise<void> {
  const before = waiting.length;
  const asked = client.post({ path, reply, checks401: false, startsSession: true });
  while (waiting.length === before) await new Promise((resolve) => setTimeout(resolve, 2));
  const [response] = waiting.slice(before);
  if (response !== undefined) welcome(response, token);
  await asked;
}

describe('a 401', () => {
  test.each([{}, gone])('of a burst is told once, with the headers %j', async (headers) => {
    const calls = await begin(8);
    for (const response of waiting) refuse(response, headers);
    for (const error of await Promise.all(calls))
      expect(error).toMatchObject({ name: 'AppError', kind: 'unauthorized', status: 401 });
    expect(lost).toBe(1);
    expect(keeper.read()).toEqual({ accessToken: null, refreshToken: null });
  });

  test('of a visitor’s burst is told once, and of the next try again', async () => {
    keeper.write({ accessToken: null, refreshToken: null });
    for (const times of [1, 2]) {
      const calls = await begin(3);
      for (const response of waiting.splice(0)) refuse(response);
      await Promise.all(calls);
      expect(lost).toBe(times);
    }
  });

  test('that comes after another login says nothing of that one', async () => {
    const calls = await begin(2);
    const [early, late] = waiting;
    if (early !== undefined) refuse(early, gone);
    await calls[0];
    await logIn('later');
    if (late !== undefined) refuse(late, gone);
    expect(await calls[1]).toMatchObject({ kind: 'unauthorized' });
    expect(lost).toBe(1);
    expect(keeper.read()).toEqual({ accessToken: 'later', refreshToken: 'later' });
  });

  test('after a new login is told anew', async () => {
    const first = await begin(1);
    for (const response of waiting.splice(0)) refuse(response);
    await Promise.all(first);
    await logIn('later');
    const second = await begin(2);
    for (const response of waiting) if (!response.writableEnded) refuse(response, gone);
    await Promise.all(second);
    expect(lost).toBe(2);
  });

  test('is its caller’s own matter where it is not checked', async () => {
    const calls = await begin(2, { checks401: false });
    for (const response of waiting) refuse(response);
    for (const error of await Promise.all(calls))
      expect(error).toMatchObject({ kind: 'unauthorized' });
    expect([lost, doubts]).toEqual([0, 0]);
    expect(keeper.read().accessToken).toBe('a');
  });

  test.each([{}, gone])(
    'of what the page asked by itself makes it doubt alone, with the headers %j',
    async (headers) => {
      const calls = await begin(2, { byItself: true });
      const [pressed] = await begin(1);
      const [one, other, slow] = waiting;
      for (const response of [one, other]) if (response !== undefined) refuse(response, headers);
      for (const error of await Promise.all(calls))
        expect(error).toMatchObject({ kind: 'unauthorized' });
      expect([lost, doubts]).toEqual([0, 2]);
      expect(keeper.read()).toEqual({ accessToken: 'a', refreshToken: 'r' });
      if (slow !== undefined) refuse(slow, headers);
      await pressed;
      expect([lost, doubts]).toEqual([1, 2]);
    },
  );

  test('of what the page asked by itself says nothing of a later login', async () => {
    const [asked] = await begin(1, { byItself: true });
    const [late] = waiting;
    await logIn('later');
    if (late !== undefined) refuse(late, gone);
    expect(await asked).toMatchObject({ kind: 'unauthorized' });
    expect([lost, doubts]).toEqual([0, 0]);
    expect(keeper.read()).toEqual({ accessToken: 'later', refreshToken: 'later' });
  });

  test('of a plain call is told as well', async () => {
    const asked = plainCall(client, 'post', { path });
    while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 2));
    for (const response of waiting) refuse(response, gone);
    await expect(asked).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(lost).toBe(1);
  });
});

test('tokens of a refusal count as well', async () => {
  const calls = await begin(1);
  const [response] = waiting;
  response?.writeHead(422, { authentication: 'a2', rt: 'r2' }).end('{}');
  expect(await calls[0]).toMatchObject({ kind: 'refused' });
  expect(keeper.read()).toEqual({ accessToken: 'a2', refreshToken: 'r2' });
});

test('a slow answer brings back nobody who has logged out', async () => {
  const calls = await begin(2);
  const [slow, logout] = waiting;
  logout?.writeHead(200, { 'content-type': 'application/json', ...gone }).end('{"DATA":{}}');
  await calls[1];
  if (slow !== undefined) welcome(slow, 'revived');
  expect(await calls[0]).toEqual({ DATA: {} });
  expect(keeper.read()).toEqual({ accessToken: null, refreshToken: null });
});
