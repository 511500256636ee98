import { createHash } from 'node:crypto';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Env } from '../../env';
import type { Certifications } from '../../ports/sign-in';
import { vendorSources } from './vendor-sources';
import type { Api } from '../wire-types';

/** What stands in a page instead of in a file: scripts that run, and styles. */
export interface InlineTexts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A host in a policy; the page's own stands there already. */
function host(url: string | null): string[] {
  return url === null || url === '' ? [] : [new URL(url).origin];
}

/** The sources of a policy that allow just these texts to stand in a page. */
function hashes(texts: readonly string[]): string[] {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** What PortOne's script needs besides its own host: it asks there, and opens a frame of it. */
const PORTONE_SCRIPT_HOST = 'https://cdn.iamport.kr';
const PORTONE_HOSTS = ['https://service.iamport.kr'];

/**
 * What a browser may load for the app, and from where. Of a page's own text only what index.html
 * brings; MapLibre's worker is a file of ours; the hosts of a map style, of the map services and of
 * the certification only where one is configured.
 */
export function securityHeaders(
  env: Env,
  inline: InlineTexts,
  certification: Certifications['widget'] | null,
): FastifyHelmetOptions {
  const certifier = host(certification?.scriptUrl ?? null);
  const portOne = certifier.includes(PORTONE_SCRIPT_HOST) ? PORTONE_HOSTS : [];
  const vendors = vendorSources(env);
  const isHttps = env.siteUrl.startsWith('https://');
  // No upgrade-insecure-requests: on a host over http it breaks every file of ours (WebKit).
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...hashes(inline.scripts), ...certifier, ...vendors.script],
        styleSrc: ["'self'", ...hashes(inline.styles)],
        ...(vendors.styleAttribute !== null && { styleSrcAttr: [...vendors.styleAttribute] }),
        workerSrc: ["'self'"],
        imgSrc: ["'self'", ...host(env.imageUrl), 'data:', 'blob:', ...vendors.image],
        connectSrc: [
          "'self'",
          ...host(env.apiUrl),
          ...host(env.mapStyleUrl),
          ...portOne,
          ...vendors.connect,
        ],
        frameSrc: portOne.length > 0 ? portOne : ["'none'"],
        fontSrc: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        formAction: ["'self'", ...vendors.form],
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

/** Where a provider's page sends the browser back to. */
const RETURN_PATH = '/oauth/';

/**
 * A page that came back from a provider still knows the window that opened it (design, measured):
 * with the other pages' policy its opener would be cut off, redirects on the way included.
 */
export function keepOpenerOnReturn(app: Api): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(RETURN_PATH))
      void reply.header('cross-origin-opener-policy', 'unsafe-none');
    done();
  });
}
