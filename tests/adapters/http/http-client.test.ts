// @vitest-environment node
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { AppError } from '#core';
import { sessionReply } from '#contract/session';
import { HttpClient } from '../../../src/adapters/http/http-client';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answering = (status: number, body: string, type = 'application/json') =>
  serve((_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  });
const ask = (baseUrl: string, timeoutMs?: number) =>
  new HttpClient(baseUrl, timeoutMs).get({ path: '/v1/session', reply: sessionReply });

describe('HttpClient', () => {
  test.each([
    [400, 'refused'],
    [401, 'unauthorized'],
    [403, 'refused'],
    [404, 'not-found'],
    [409, 'conflict'],
    [413, 'refused'],
    [422, 'refused'],
    [429, 'too-many'],
    [500, 'server'],
    [503, 'server'],
  ])('tells of a %i as %s, in the words of the server', async (status, kind) => {
    const body = { RESULT_MSG: '안 돼요.', MESSAGE: '안 돼요.', code: 'no', field: 'swLat' };
    const asked = ask(await answering(status, JSON.stringify(body)));
    await expect(asked).rejects.toBeInstanceOf(AppError);
    await expect(asked).rejects.toMatchObject({ kind, message: '안 돼요.', field: 'swLat' });
  });

  test.each(['', 'null', '"text"', '<html>', '{"MESSAGE":7,"field":{}}'])(
    'has its own words where the server sends %j',
    async (body) => {
      await expect(ask(await answering(502, body))).rejects.toMatchObject({
        kind: 'server',
        message: 'server',
        field: null,
      });
    },
  );

  test.each(['<html>a login page of some network</html>', '{}', '{"DATA":[]}', '', '{"DATA":'])(
    'takes %j for no answer',
    async (body) => {
      await expect(ask(await answering(200, body))).rejects.toMatchObject({ kind: 'malformed' });
    },
  );

  test('knows nobody is there', async () => {
    const url = await answering(200, '{}');
    for (const server of servers.splice(0)) server.close();
    await expect(ask(url)).rejects.toMatchObject({ kind: 'offline' });
  });

  test('knows a connection that breaks', async () => {
    const url = await serve((request) => {
      request.socket.destroy();
    });
    await expect(ask(url)).rejects.toMatchObject({ kind: 'offline' });
  });

  test('waits only so long', async () => {
    const url = await serve(() => undefined);
    await expect(ask(url, 50)).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('leaves what it does not know of an answer aside', async () => {
    const url = await answering(200, '{"DATA":{"ID":3,"NEW":1},"MORE":true}');
    expect(await ask(url)).toEqual({ DATA: { ID: 3 } });
  });
});
