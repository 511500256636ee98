import { waysToAsk, type Asking } from '../../support/openapi/addresses';
import { callsIn, type DescribedCall } from '../../support/openapi/calls';

/** What the reads of files are about. */
export interface Known {
  /** A signed link. */
  readonly picture: string;
  /** An address that its member opened. */
  readonly calendar: string;
}

/** Reads that are no call of the documentation: files, pictures. */
const otherReads = ({ picture, calendar }: Known): readonly string[] => [
  '/map/base.json',
  picture,
  calendar,
  '/docs/openapi.json',
  '/sitemap.xml',
  '/.well-known/apple-app-site-association',
  '/.well-known/assetlinks.json',
];

/**
 * An answer that stays open is followed by a test of its own, and no example can name a calendar.
 */
const isAsked = ({ method, path, responses }: DescribedCall): boolean =>
  method === 'GET' &&
  path !== '/v2/calendars/{file}' &&
  !JSON.stringify(responses).includes('text/event-stream');

/** Every read of the documentation, told all that it may be told, and those beside it. */
export function readsOf(openApi: object, known: Known): readonly Asking[] {
  const documented = callsIn(openApi).filter(isAsked);
  return [
    ...documented.flatMap(waysToAsk),
    ...otherReads(known).map((address) => ({ address, about: null })),
  ];
}

/** The address of the page after this answer; null where it names none. */
export function nextPage(address: string, body: string): string | null {
  if (!body.startsWith('{')) return null;
  const { page } = JSON.parse(body) as { readonly page?: { readonly next: string | null } };
  const next = page?.next ?? null;
  const joint = address.includes('?') ? '&' : '?';
  return next === null ? null : `${address}${joint}cursor=${encodeURIComponent(next)}`;
}
