import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const servers: Server[] = [];

/** A server of a test's own on a free port; its address. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Ends every one of them with all connections. */
export function endServers(): void {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
}

export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Lets a page of another origin ask, and read all headers, as the API lets its own ones. */
export function allowPages(listener: RequestListener): RequestListener {
  return (request, response) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader(
      'access-control-allow-headers',
      'authorization, rt, idempotency-key, content-type',
    );
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
    response.setHeader(
      'access-control-expose-headers',
      'authentication, rt, content-disposition, retry-after',
    );
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else listener(request, response);
  };
}
