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

/** No example can name a calendar; and each of these servers keeps the pictures that it was sent. */
const NOT_TO_BE_NAMED = ['/v2/calendars/{file}', '/v2/views/{code}/pictures/{picture}'];

/** An answer that stays open is followed by a test of its own. */
const isAsked = ({ method, path, responses }: DescribedCall): boolean =>
  method === 'GET' &&
  !NOT_TO_BE_NAMED.includes(path) &&
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
