import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, sendRefusal } from '../../errors';
import { headHtml } from '../head-html';
import { headOf } from '../head-of';
import type { AppDeps } from '../../ports/app-deps';
import { appPage, HEAD_MARKER } from './app-page';
import { readManifest, screenLinks } from './screen-files';
import { isApiPath } from '../../http/requests/api-path';
import { askedOrigin, siteOrigin } from '../../http/site-origin';
import type { Api } from '../../http/wire-types';

/**
 * Serves the built app: its files as they lie (compressed beforehand), and its page at every other
 * address, with 404 where the app has no page or what it shows is gone. The page is filled once, when
 * the server starts; for each answer it gets its head, and links to the files and first answers of
 * the screen that is asked for.
 */
export async function serveApp(app: Api, deps: AppDeps): Promise<void> {
  const { clientDir, env } = deps;
  if (clientDir !== null)
    await app.register(fastifyStatic, {
      root: clientDir,
      // Each file is a route of its own: no address is ever made into a path.
      wildcard: false,
      globIgnore: ['index.html', '.vite/**', '**/*.{br,gz}'],
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
  const offered = {
    providers: [...deps.identityProviders.keys()],
    certification: deps.certifications?.widget ?? null,
  };
  const page = clientDir === null ? null : appPage(clientDir, env, offered);
  const manifest = clientDir === null ? {} : readManifest(clientDir);

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // Where a mangled one is routed to says nothing of what was asked.
    const url = request.originalUrl;
    const path = url.split('?', 1)[0] ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (page === null || !isRead || isApiPath(url))
      return sendRefusal(reply, new Refusal('no-such-call'));
    const head = await headOf(deps, url);
    const origin = siteOrigin(env, request);
    if (head.version !== null)
      app.hotAnswers.keep(request, {
        version: head.version,
        moment: null,
        // Where nobody configured an address, the page names the one that it was asked at.
        origin: env.siteUrl === '' ? askedOrigin(request) : null,
      });
    return reply
      .code(head.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        page
          .replace(HEAD_MARKER, () => headHtml(head, origin))
          .replace('</body>', () => `${screenLinks(manifest, path, env.apiUrl)}</body>`),
      );
  };
  app.setNotFoundHandler(answer);
}
