import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../wire-types';

/** Headers by their names in small letters. */
export type Headers = Readonly<Record<string, string>>;

/** What an answer carries beside what its route says of it, by what a browser may do with it. */
export interface AnswerHeaders {
  /**
   * The headers of an answer to a request of this address. Its content type is null where it has
   * no body, and empty where nobody said what its body is.
   */
  of(contentType: string | null, url: string): Headers;
}

/**
 * In these nothing runs, whoever opens them. Everything else (pages, pictures that hold scripts,
 * scripts that a worker is made of, texts of any other kind) gets the policy of a page.
 */
const DATA =
  /^(?:application\/(?:json|geo\+json|manifest\+json|vnd\.mapbox-vector-tile)|image\/(?:webp|jpeg|png)|font\/)/;

/** Where a provider's page sends the browser back to. */
const RETURN_PATH = '/oauth/';

/** @param policy the Content-Security-Policy of pages */
export function answerHeaders(policy: string, { isHttps }: { isHttps: boolean }): AnswerHeaders {
  const data: Headers = {
    'x-content-type-options': 'nosniff',
    // No other site shows them; pictures say themselves that they may be shown.
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  const page: Headers = {
    ...data,
    'content-security-policy': policy,
    // Sign-in windows keep their opener (spec/outside O19: same-origin cuts it).
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'origin-agent-cluster': '?1',
    // Of our own origin alone: an address may hold the code of a link, and whoever stands before the
    // server logs what a page says that it came from.
    'referrer-policy': 'strict-origin',
    'x-dns-prefetch-control': 'off',
    // For browsers that do not know frame-ancestors.
    'x-frame-options': 'DENY',
  };
  // A page that came back from a provider still knows the window that opened it (spec/outside O19,
  // measured): with the other pages' policy its opener would be cut off.
  const returned: Headers = { ...page, 'cross-origin-opener-policy': 'unsafe-none' };
  return {
    of: (contentType, url) => {
      // Without a body (a redirect, 204) there is nothing that could run.
      if (contentType === null || DATA.test(contentType)) return data;
      return url.startsWith(RETURN_PATH) ? returned : page;
    },
  };
}

/** Adds them to every answer; what a route has said itself stands. Before a 304 loses its type. */
export function sayAnswerHeaders(app: Api, headers: AnswerHeaders): void {
  app.addHook('onSend', (request: FastifyRequest, reply: FastifyReply, payload, done) => {
    const isEmpty = payload === undefined || payload === null || payload === '';
    const type = reply.getHeader('content-type') ?? (isEmpty ? null : '');
    const own = headers.of(type === null ? null : String(type), request.url);
    for (const name in own) if (!reply.hasHeader(name)) void reply.header(name, own[name]);
    done(null, payload);
  });
}
