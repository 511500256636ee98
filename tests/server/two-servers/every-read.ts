import { waysToAsk, type Asking } from '../../support/openapi/addresses';
import { callsIn } from '../../support/openapi/calls';

/** What the reads of files are about. */
export interface Known {
  /** A signed link. */
  readonly picture: string;
}

/** Reads that are no call of the documentation: files, pictures. */
const otherReads = ({ picture }: Known): readonly string[] => [
  '/map/base.json',
  picture,
  '/docs/openapi.json',
  '/sitemap.xml',
  '/.well-known/apple-app-site-association',
  '/.well-known/assetlinks.json',
];

/** Every read of the documentation, told all that it may be told, and those beside it. */
export function readsOf(openApi: object, known: Known): readonly Asking[] {
  const documented = callsIn(openApi).filter(({ method }) => method === 'GET');
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
