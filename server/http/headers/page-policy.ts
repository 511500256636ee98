import { createHash } from 'node:crypto';
import { EMBED_HOST } from '#core';
import type { Env } from '../../env';
import type { Certifications } from '../../ports/accounts/sign-in';
import { vendorSources } from './vendor-sources';

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
 * The Content-Security-Policy of the app: what a browser may load for it, and from where. Of a page's
 * own text only what index.html brings; MapLibre's worker is a file of ours; the hosts of a map
 * style, of the map services and of the certification only where one is configured; a frame for the
 * films of articles.
 */
export function pagePolicy(
  env: Env,
  inline: InlineTexts,
  certification: Certifications['widget'] | null,
): string {
  const certifier = host(certification?.scriptUrl ?? null);
  const portOne = certifier.includes(PORTONE_SCRIPT_HOST) ? PORTONE_HOSTS : [];
  const vendors = vendorSources(env);
  const { styleAttribute } = vendors;
  const own = "'self'";
  // No upgrade-insecure-requests: on a host over http it breaks every file of ours (WebKit).
  const directives: readonly (readonly [name: string, sources: readonly string[]])[] = [
    ['default-src', [own]],
    ['script-src', [own, ...hashes(inline.scripts), ...certifier, ...vendors.script]],
    ['style-src', [own, ...hashes(inline.styles)]],
    ...(styleAttribute === null ? [] : [['style-src-attr', styleAttribute] as const]),
    ['worker-src', [own]],
    ['img-src', [own, ...host(env.imageUrl), 'data:', 'blob:', ...vendors.image]],
    [
      'connect-src',
      // Pictures as well: the service worker fetches what it keeps.
      [
        own,
        ...host(env.apiUrl),
        ...host(env.imageUrl),
        ...host(env.mapStyleUrl),
        ...portOne,
        ...vendors.connect,
      ],
    ],
    ['frame-src', [EMBED_HOST, ...portOne, ...vendors.frame]],
    ['font-src', [own]],
    ['frame-ancestors', ["'none'"]],
    ['base-uri', [own]],
    ['object-src', ["'none'"]],
    ['form-action', [own, ...vendors.form]],
  ];
  return directives.map(([name, sources]) => `${name} ${sources.join(' ')}`).join(';');
}
