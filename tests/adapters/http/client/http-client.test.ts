// @vitest-environment node
import { afterEach, describe, expect, test } from 'vitest';
import { AppError } from '#core';
import { sessionReply } from '#contract/session';
import { clientOf } from '../../../support/http-client';
import { endServers, serve } from '../../../support/small-server';

afterEach(endServers);

const answering = (status: number, body: string, type = 'application/json') =>
  serve((_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  });
const ask = (baseUrl: string, timeoutMs = 15_000) =>
  clientOf(baseUrl, { timeoutMs }).get({ path: '/v1/session', reply: sessionReply });

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
    const html = '<b>안 돼요.</b>';
    const body = { RESULT_MSG: html, MESSAGE: '안 됩니다.', code: 'no', field: 'swLat' };
    const asked = ask(await answering(status, JSON.stringify(body)));
    await expect(asked).rejects.toBeInstanceOf(AppError);
    const message = status === 401 ? 'Unauthorized' : html;
    await expect(asked).rejects.toMatchObject({ kind, status, message, field: 'swLat', html });
  });

  test('calls a 401 Unauthorized, also without words', async () => {
    await expect(ask(await answering(401, '{}'))).rejects.toThrow(/^Unauthorized$/);
  });

  test.each(['', 'null', '"text"', '<html>', '{"MESSAGE":7,"field":{}}'])(
    'has its own words where the server sends %j',
    async (body) => {
      await expect(ask(await answering(502, body))).rejects.toMatchObject({
        kind: 'server',
        status: 502,
        message: '502 Error',
        field: null,
        html: null,
      });
    },
  );

  test.each(['<html>a login page of some network</html>', '{}', '{"DATA":[]}', '{"DATA":'])(
    'takes %j for no answer',
    async (body) => {
      const asked = ask(await answering(200, body));
      await expect(asked).rejects.toMatchObject({
        kind: 'malformed',
        message: 'malformed',
        status: 200,
      });
    },
  );

  test.each([
    [200, 'null'],
    [200, ''],
    [204, ''],
  ])('says of a %i with the body %j that it is null', async (status, body) => {
    await expect(ask(await answering(status, body))).rejects.toMatchObject({
      kind: 'malformed',
      message: 'Response is null',
      status,
    });
  });

  test('knows nobody is there', async () => {
    const url = await answering(200, '{}');
    endServers();
    await expect(ask(url)).rejects.toMatchObject({
      kind: 'offline',
      status: -1,
      message: '네트워크 연결을 확인해 주세요.',
    });
  });

  test('knows a connection that breaks', async () => {
    const url = await serve((request) => {
      request.socket.destroy();
    });
    await expect(ask(url)).rejects.toMatchObject({ kind: 'offline', status: -1 });
  });

  test('waits only so long', async () => {
    const url = await serve(() => undefined);
    await expect(ask(url, 50)).rejects.toMatchObject({ kind: 'timeout', status: -1 });
  });

  test('leaves what it does not know of an answer aside', async () => {
    const url = await answering(200, '{"DATA":{"ID":3,"NEW":1},"MORE":true}');
    expect(await ask(url)).toEqual({ DATA: { ID: 3 } });
  });
});
