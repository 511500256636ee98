import type { KnownAnswer, Wanted } from '#core';

/** What a page says to the worker. */
export type ToWorker =
  /** It is open, and of this build. */
  | { readonly kind: 'here'; readonly build: string }
  | { readonly kind: 'want'; readonly wanted: Wanted }
  | { readonly kind: 'bring'; readonly answers: readonly KnownAnswer[] }
  /** It has loaded these before the worker looked after it. */
  | { readonly kind: 'seen'; readonly urls: readonly string[] };

/** What the worker says to a page. */
export type ToPage =
  /** What it asked is answered as it was at this moment. */
  | { readonly kind: 'kept'; readonly at: number }
  /** What it asked cannot be had, and was never kept. */
  | { readonly kind: 'lacking' }
  /** These notifications were opened by their push. */
  | { readonly kind: 'opened'; readonly ids: readonly string[] }
  /** A push that tells of this path was pressed: these were opened by it. Answered (PAGE_ANSWER). */
  | { readonly kind: 'go'; readonly path: string; readonly ids: readonly string[] }
  /** This build took over. */
  | { readonly kind: 'renewed'; readonly build: string };

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}));
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const idsIn = (value: unknown): readonly string[] =>
  listOf(value).filter((id): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id));

/** A message as it was meant; null for any other. A page of another build may say something else. */
export function readMessage(data: unknown): ToWorker | null {
  const said = fieldsOf(data);
  switch (said.get('kind')) {
    case 'here': {
      const build = said.get('build');
      return typeof build === 'string' && build !== '' ? { kind: 'here', build } : null;
    }
    case 'want': {
      const wanted = fieldsOf(said.get('wanted'));
      const listed = fieldsOf(wanted.get('listed'));
      const owner = wanted.get('owner');
      return {
        kind: 'want',
        wanted: {
          owner: typeof owner === 'string' ? owner : null,
          houses: idsIn(wanted.get('houses')),
          notices: idsIn(wanted.get('notices')),
          listed: {
            houses: idsIn(listed.get('houses')),
            notices: idsIn(listed.get('notices')),
            // Pages of an older build name none.
            contents: idsIn(listed.get('contents')),
          },
        },
      };
    }
    case 'bring': {
      const answers = listOf(said.get('answers')).flatMap((each): KnownAnswer[] => {
        const answer = fieldsOf(each);
        const address = answer.get('address');
        return typeof address === 'string' ? [{ address, body: answer.get('body') }] : [];
      });
      return { kind: 'bring', answers };
    }
    case 'seen': {
      const urls = listOf(said.get('urls')).filter((url) => typeof url === 'string');
      return { kind: 'seen', urls: urls.filter((url) => URL.canParse(url)) };
    }
    default:
      return null;
  }
}
