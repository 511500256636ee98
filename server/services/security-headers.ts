import { createHash } from 'node:crypto';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Env } from '../env';
import type { InlineTexts } from './app-page';

/** A host in a policy; the page's own stands there already. */
function host(url: string | null): string[] {
  return url === null || url === '' ? [] : [new URL(url).origin];
}

/** The sources of a policy that allow just these texts to stand in a page. */
function hashes(texts: readonly string[]): string[] {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/**
 * What a browser may load for the app, and from where. Of a page's own text only what index.html
 * brings; MapLibre's worker is a file of ours; a map style's host only where one is configured.
 */
export function securityHeaders(env: Env, inline: InlineTexts): FastifyHelmetOptions {
  const isHttps = env.siteUrl.startsWith('https://');
  // No upgrade-insecure-requests: on a host over http it breaks every file of ours (WebKit).
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...hashes(inline.scripts)],
        styleSrc: ["'self'", ...hashes(inline.styles)],
        workerSrc: ["'self'"],
        imgSrc: ["'self'", ...host(env.imageUrl), 'data:', 'blob:'],
        connectSrc: ["'self'", ...host(env.apiUrl), ...host(env.mapStyleUrl)],
        fontSrc: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
      },
    },
    // Sign-in windows keep their opener (design: same-origin cuts it).
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  };
}
