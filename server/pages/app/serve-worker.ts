import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_TITLE } from '#core';
import type { Env } from '../../env';
import { Refusal } from '../../errors';
import type { Api } from '../../http/wire-types';
import type { PageTemplate } from './page-template';

/** Every page may be looked after: the worker stands at the root. */
const WORKER_PATH = '/sw.js';
/** The page that the app draws by itself, at whatever address it is shown. */
const SHELL_PATH = '/shell.html';

const SHELL_HEAD = `<title>${SITE_TITLE}</title><meta name="robots" content="noindex">`;

/**
 * Serves the service worker, and the page that it keeps. Where it is switched off, in its place one
 * that takes away what is on people's devices. Browsers ask for it anew each time.
 */
export function serveWorker(
  app: Api,
  env: Pick<Env, 'serviceWorker' | 'apiUrl' | 'imageUrl'>,
  { clientDir, template }: { readonly clientDir: string; readonly template: PageTemplate },
): void {
  const script = env.serviceWorker ? workerText(clientDir, env) : built(clientDir, 'sw-off.js');
  app.get(WORKER_PATH, { schema: { hide: true } }, (_request, reply) => {
    if (script === null) throw new Refusal('no-such-call');
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(script);
  });
  app.get(SHELL_PATH, { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(template.plain(SHELL_HEAD, [])),
  );
}

/** It is configured when the server starts, not when the app is built: another host is another worker. */
function workerText(
  clientDir: string,
  { apiUrl, imageUrl }: Pick<Env, 'apiUrl' | 'imageUrl'>,
): string | null {
  const text = built(clientDir, 'sw.js');
  return text === null ? null : `self.hankan=${JSON.stringify({ apiUrl, imageUrl })};\n${text}`;
}

function built(clientDir: string, name: string): string | null {
  const file = join(clientDir, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
