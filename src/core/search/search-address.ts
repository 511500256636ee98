import { LONGEST_SEARCH } from './search';

/** What the search page shows: all kinds, a few of each, or one of them whole. */
export const SEARCH_TAB = {
  all: 'all',
  notice: 'notice',
  post: 'post',
  deal: 'deal',
  content: 'content',
  place: 'place',
} as const;
export type SearchTab = keyof typeof SEARCH_TAB;

export interface SearchAddress {
  /** Empty where nothing is asked yet. */
  readonly q: string;
  readonly tab: SearchTab;
}

/** What an address of /search asks for: no more than a question may be, and all kinds for an unknown one. */
export function searchFrom(search: string): SearchAddress {
  const params = new URLSearchParams(search);
  const kind = params.get('kind');
  const tab = Object.values(SEARCH_TAB).find((known) => known === kind) ?? SEARCH_TAB.all;
  const q = (params.get('q') ?? '').replaceAll('\0', ' ').trim();
  return { q: Array.from(q).slice(0, LONGEST_SEARCH).join('').trim(), tab };
}

/** The address that asks for it; what asks nothing is left out. */
export function searchTo({ q, tab }: SearchAddress): string {
  const params = new URLSearchParams();
  if (q.trim() !== '') params.set('q', q.trim());
  if (tab !== SEARCH_TAB.all) params.set('kind', tab);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
