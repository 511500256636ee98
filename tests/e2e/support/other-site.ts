import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another site on this machine, with one page that leads nowhere. */
export interface OtherSite {
  readonly url: string;
  close(): Promise<void>;
}

/** `localhost` is another origin, and another site, than the server's 127.0.0.1. */
export async function openOtherSite(): Promise<OtherSite> {
  const server = createServer((_request, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    reply.end(
      '<!doctype html><link rel="icon" href="data:,"><title>elsewhere</title><h1>elsewhere</h1>',
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
