import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { HttpClient } from '../../../../src/adapters/http/client/http-client';
import { download } from '../../../../src/adapters/http/client/transfer';
import { clientOf } from '../../../support/http-client';
import { allowPages, endServers, serve } from '../../../support/small-server';

const path = '/v2/files';

/** How the next call is answered. */
let answer: { status: number; body: string; headers: Readonly<Record<string, string>> } | 'never';
let client: HttpClient;

beforeEach(async () => {
  const url = await serve(
    allowPages((_request, response) => {
      if (answer !== 'never') response.writeHead(answer.status, answer.headers).end(answer.body);
    }),
  );
  client = clientOf(url);
});
afterEach(endServers);

// Uploads, and what a refused download says, are walked in a browser: tests/e2e/http-client.spec.ts.
describe('download', () => {
  const named = (disposition: string) => ({ 'content-disposition': disposition });

  test.each([
    ["attachment; filename*=UTF-8''%EC%9B%90%EB%A3%B8.pdf; filename=room.pdf", '원룸.pdf'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment', '파일명 미지정'],
    ['', '파일명 미지정'],
  ])('%j is kept as %s', async (disposition, fileName) => {
    const headers = disposition === '' ? {} : named(disposition);
    answer = { status: 200, body: '%PDF-1.7', headers };
    const file = await download(client, { path, params: { id: 3 } });
    expect(file.fileName).toBe(fileName);
    expect(file.content.size).toBe(8);
  });

  test('keeps bytes that are no text, and texts that are JSON, as they are', async () => {
    answer = { status: 200, body: '{"a": 1 }', headers: { 'content-type': 'application/json' } };
    const { content } = await download(client, { path });
    expect(content.size).toBe(9);
    expect(content.type).toBe('application/json');
  });

  test.each([
    [403, '', 'refused', '403 Error'],
    [404, '<html>', 'not-found', '404 Error'],
    [500, '', 'server', '500 Error'],
  ])('a %i with %j is a refusal', async (status, body, kind, message) => {
    answer = { status, body, headers: {} };
    await expect(download(client, { path })).rejects.toMatchObject({ kind, status, message });
  });

  test('ends when it is cancelled', async () => {
    answer = 'never';
    const cancel = new AbortController();
    const asked = download(client, { path, cancel: cancel.signal });
    setTimeout(() => {
      cancel.abort();
    }, 20);
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});
