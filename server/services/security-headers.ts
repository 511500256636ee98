import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Env } from '../env';

/** A host in a policy; the page's own stands there already. */
function host(url: string | null): string[] {
  return url === null || url === '' ? [] : [new URL(url).origin];
}

/**
 * What a browser may load for the app, and from where. No script or style of a page's own text;
 * MapLibre's worker is a file of ours; a map style's host only where one is configured.
 */
export function securityHeaders(env: Env): FastifyHelmetOptions {
  const isHttps = env.siteUrl.startsWith('https://');
  // No upgrade-insecure-requests: on a host over http it breaks every file of ours (WebKit).
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
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
