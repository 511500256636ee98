import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { errorReply } from '#contract/errors';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import { listen } from '../../../server/http/listen';
import { throwAwayRest } from '../../../server/http/requests/throw-away-rest';
import { appDeps } from '../../support/app-deps';

const MB = 1024 * 1024;
const ORIGIN = 'https://www.hankan.example';

const app = await buildApp(appDeps({ env: readEnv({ CORS_ORIGINS: ORIGIN }) }));
let url = '';
beforeAll(async () => {
  url = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** A body that comes in pieces of a megabyte, so that nobody knows its length beforehand. */
const inPieces = (megabytes: number) =>
  new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (megabytes === 0) controller.close();
      else controller.enqueue(new Uint8Array(MB).fill(120));
      megabytes -= 1;
    },
  });

describe('ten megabytes', () => {
  test.each([
    ['to a call that reads them', '/v1/login', 'POST'],
    ['to a call that takes none', '/v2/houses', 'POST'],
    ['to nowhere', '/v2/nowhere', 'PUT'],
    ['to a page', '/map', 'POST'],
  ])('sent at once %s are refused, and the refusal arrives', async (_, path, method) => {
    for (let times = 0; times < 5; times += 1) {
      const answer = await fetch(url + path, {
        method,
        body: new Uint8Array(10 * MB).fill(120),
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.status).toBe(413);
      expect(errorReply.parse(await answer.json()).code).toBe('too-large');
    }
  });

  test('of a length that nobody announced are refused all the same', async () => {
    const answer = await fetch(`${url}/v1/login`, {
      method: 'POST',
      body: inPieces(10),
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(errorReply.parse(await answer.json()).code).toBe('too-large');
  });

  test('of a type that nobody reads are refused', async () => {
    const answer = await fetch(`${url}/v1/login`, {
      method: 'POST',
      body: inPieces(10),
      duplex: 'half',
      headers: { 'content-type': 'text/xml' },
    } as RequestInit);
    expect(answer.status).toBe(415);
  });

  test('are refused so that the page of a configured origin may read why', async () => {
    const answer = await fetch(`${url}/v1/login`, {
      method: 'POST',
      body: new Uint8Array(10 * MB),
      headers: { 'content-type': 'application/json', origin: ORIGIN },
    });
    expect(answer.status).toBe(413);
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  });
});

/** Writes until the other side closes; the bytes that it took, and what it said. */
async function sendForEver(socket: Socket, head: string) {
  let said = '';
  socket.on('data', (chunk) => (said += chunk.toString()));
  // Cut off under a sender, a connection ends in an error or quietly.
  socket.on('error', () => undefined);
  const piece = Buffer.from(`${MB.toString(16)}\r\n${'x'.repeat(MB)}\r\n`);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const send = () => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', send);
  socket.write(head);
  send();
  await closed;
  return { said, sent: socket.bytesWritten };
}

describe('a sender that never stops', () => {
  test('is refused, and cut off after 32 MB', async () => {
    const { port } = app.server.address() as AddressInfo;
    const { said, sent } = await sendForEver(
      connect(port, '127.0.0.1'),
      'POST /v1/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
    );
    expect(said).toMatch(/^HTTP\/1\.1 413 /);
    // What the server took, and what waited on both sides of the connection.
    expect(sent).toBeLessThan(64 * MB);
  });

  test.each([
    ['bytes', { bytes: MB, ms: 2 ** 30 }],
    ['time', { bytes: Infinity, ms: 1 }],
  ])('is cut off by its %s alone', async (_, patience) => {
    const server = createServer((request, response) => {
      response.writeHead(413).end();
      throwAwayRest(request, patience);
    }).listen(0, '127.0.0.1');
    onTestFinished(() => {
      server.closeAllConnections();
    });
    await once(server, 'listening');
    const { sent } = await sendForEver(
      connect((server.address() as AddressInfo).port, '127.0.0.1'),
      'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n',
    );
    expect(sent).toBeGreaterThan(0);
    // It waits for its connections: none is left.
    await new Promise((resolve) => server.close(resolve));
  });
});

test('a connection that was heard out may ask again', async () => {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => (said += chunk.toString()));
  socket.write(`POST /v1/login HTTP/1.1\r\nhost: a\r\ncontent-length: ${10 * MB}\r\n\r\n`);
  socket.write('x'.repeat(10 * MB));
  socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  await once(socket, 'close');
  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});
