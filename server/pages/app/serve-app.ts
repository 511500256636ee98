import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, sendRefusal } from '../../errors';
import { asOnePage, type OwnPage } from '../../http/requests/own-call';
import { isApiPath } from '../../http/requests/api-path';
import { askedOrigin, siteOrigin } from '../../http/site-origin';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import type { PageDrawer, PageLook } from '../../ports/page-drawer';
import { storedVersion } from '../../ports/stored';
import { within } from '../../shared/within';
import { headHtml } from '../head-html';
import { headOf } from '../head-of';
import { readManifest } from './app-files';
import { appPage, environmentText } from './app-page';
import { DrawnPages } from './drawn-pages';
import { askOwn } from './own-calls';
import { pageTemplate } from './page-template';
import { readerOf, type Reader } from './reader';
import { serveFiles } from './serve-files';
import { serveWorker } from './serve-worker';

/**
 * Serves the built app: its files, and its page at every other address, with 404 where the app has
 * no page or what it shows is gone. Each page brings its head and its first view as HTML, which the
 * app takes over; without a drawer, or where that would take too long, the app draws it.
 */
export async function serveApp(app: Api, deps: AppDeps): Promise<void> {
  const { clientDir } = deps;
  const answerPage = clientDir === null ? null : pageAnswers(app, deps, clientDir);
  if (clientDir !== null) await serveFiles(app, clientDir);
  app.setNotFoundHandler(async (request, reply) => {
    // Where a mangled one is routed to says nothing of what was asked.
    const url = request.originalUrl;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (answerPage === null || !isRead || isApiPath(url))
      return sendRefusal(reply, new Refusal('no-such-call'));
    return answerPage(request, reply);
  });
}

type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The page is filled once, when the server starts; for each answer it gets what that says. */
function pageAnswers(app: Api, deps: AppDeps, clientDir: string): AnswerPage {
  const { env, drawer, logger } = deps;
  const environment = environmentText(env, {
    providers: [...deps.identityProviders.keys()],
    certification: deps.certifications?.widget ?? null,
  });
  const template = pageTemplate(appPage(clientDir, environment), readManifest(clientDir));
  serveWorker(app, env, { clientDir, template });
  const pages = drawer === null ? null : new DrawnPages(drawer, logger, env.drawingLimitMs);

  const draw = (request: FastifyRequest, reader: Reader, page: OwnPage, now: number) => {
    const { originalUrl: url } = request;
    if (pages === null || isMangled(url)) return null;
    const { device, kind } = reader;
    const origin = askedOrigin(request);
    const ask = askOwn(app, page);
    return pages.draw(`${kind} ${url}`, { url, origin, env: environment, device, now, ask });
  };

  if (pages !== null)
    app.addHook('onListen', (done) => {
      const look = { origin: 'http://localhost', env: environment, device: VISITOR.device };
      for (const url of COMMONEST)
        void asOnePage((page) =>
          pages.warmUp({ ...look, url, now: deps.clock.now(), ask: askOwn(app, page) }),
        );
      done();
    });

  const versionNow = () => within(LOOK_MS, storedVersion(deps, 'all')).catch(() => null);

  return async (request, reply) => {
    const url = request.originalUrl;
    const reader = readerOf(request);
    const now = endOfMinute(deps.clock.now());
    const [before, head, drawn] = await asOnePage((page) =>
      Promise.all([versionNow(), headOf(deps, url, page.asked), draw(request, reader, page, now)]),
    );
    // What was asked meanwhile is of one version where that is still the same.
    const after = drawn === null || before === null ? null : await versionNow();
    const words = headHtml(head, siteOrigin(env, request));
    // Without the view that it should have it is only for whoever would not wait.
    const all = before === after && after !== null ? { of: 'all' as const, version: after } : null;
    const madeOf = drawn === null ? (pages === null ? head.madeOf : null) : all;
    const isKept = !head.isFallback && !isOnePersons(url) && !showsWritten(url);
    if (madeOf !== null && isKept)
      app.hotAnswers.keep(request, {
        ...madeOf,
        moment: drawn === null ? null : now,
        // Where nobody configured an address, the page names the one that it was asked at.
        origin: env.siteUrl === '' ? askedOrigin(request) : null,
        reader: reader.kind,
      });
    return reply
      .code(head.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', isShared(url) ? 'no-store' : 'no-cache')
      .header('vary', 'user-agent')
      .send(
        drawn === null
          ? template.plain(words, await sourcesOf(drawer, { url, device: reader.device }))
          : template.drawn(words, drawn),
      );
  };
}

/** The page draws by itself what nobody names. */
async function sourcesOf(
  drawer: PageDrawer | null,
  look: Pick<PageLook, 'url' | 'device'>,
): Promise<readonly string[]> {
  try {
    return (await drawer?.sourcesOf(look)) ?? [];
  } catch {
    return [];
  }
}

/** What people begin with; drawn before anybody asks. */
const COMMONEST = ['/', '/map'] as const;
const VISITOR = readerOf({ headers: {} });

/** A page whose version nobody tells by then is shown and not kept. */
const LOOK_MS = 1000;

const MINUTE_MS = 60_000;

/** One moment for all pages of a minute, and none of them older than what it shows. */
const endOfMinute = (now: number): number => now - (now % MINUTE_MS) + MINUTE_MS - 1;

/** An address that nobody can read leads to no page: the app says so. */
function isMangled(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return false;
  } catch {
    return true;
  }
}

/** What is held, hidden, deleted, withdrawn or not confirmed is shown no more from that moment on. */
const showsWritten = (url: string): boolean =>
  /^\/(?:posts\/|youth\/communities|search|deal|direct|mate|c\/|view\/)/.test(url);

/** Behind a link that its owner may withdraw: no browser may have it after that either. */
const isShared = (url: string): boolean => /^\/(?:c|view)\//.test(url);

/** Where a sign-in comes back to with its code. */
const isOnePersons = (url: string): boolean => url.startsWith('/oauth/');
