import fastifyStatic from '@fastify/static';
import type { Api } from '../../http/wire-types';

/** Serves the built app's files as they lie, compressed beforehand. */
export async function serveFiles(app: Api, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    // Each file is a route of its own: no address is ever made into a path.
    wildcard: false,
    globIgnore: ['index.html', 'sw.js', 'sw-off.js', '.vite/**', '**/*.{br,gz}'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      );
    },
  });
}
