import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { UNREACHED, withoutBody } from '../../../scripts/setup/leave-out.mjs';

const PAGE =
  '<!doctype html><html lang="ko"><link rel="icon" href="data:,"><title>전송 시험장</title><script src="/main.js"></script>';

/** The page's script as the app is built: without the parts of axios that it does not reach. */
export async function buildClientPage(): Promise<string> {
  const left = new Set<string>();
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('main.ts', import.meta.url)),
        output: { format: 'iife', name: 'page' },
      },
    },
    plugins: [
      {
        name: 'leave-out-of-axios',
        enforce: 'pre',
        load: (id) => {
          const file = id.split('/node_modules/').at(-1) ?? '';
          const names = UNREACHED[file];
          if (names === undefined) return null;
          left.add(file);
          return withoutBody(file, names);
        },
      },
    ],
  })) as Rolldown.RolldownOutput;
  if (left.size === 0) throw new Error('Nothing was left out: the page is not as the app is.');
  return built.output[0].code;
}

/** Serves the page, and what is asked beside it by `answer`. */
export async function serveClientPage(script: string, answer: RequestListener) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    if (pathname === '/') response.setHeader('content-type', 'text/html').end(PAGE);
    else if (pathname === '/main.js')
      response.setHeader('content-type', 'text/javascript; charset=utf-8').end(script);
    else answer(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close().closeAllConnections();
    },
  };
}
