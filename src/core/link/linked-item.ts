import { isId } from '../shared/ids';
import { pageAt, type PageName } from './app-pages';

/** What a page shows that somebody may have deleted; `id` is null where the path holds none. */
export interface LinkedItem {
  readonly lookup: 'community' | 'deal';
  readonly id: string | null;
}

/** The pages of one item (spec/rules §2), and where it is looked up. */
const LOOKUPS: ReadonlyMap<PageName, LinkedItem['lookup']> = new Map([
  ['content', 'community'],
  ['post', 'community'],
  ['directDetail', 'deal'],
  ['mateDetail', 'deal'],
] as const);

/** The post, content or deal that a path shows, whatever follows it; null for every other page. */
export function linkedItem(path: string): LinkedItem | null {
  const pathname = path.replace(/[?#].*/s, '');
  // What was mangled on its way names an item, too: one that nobody has.
  const found = pageAt(pathname) ?? pageAt(pathname.replaceAll('%', '~'));
  if (found === null) return null;
  const lookup = LOOKUPS.get(found.name);
  if (lookup === undefined) return null;
  return { lookup, id: Object.values(found.params).find(isId) ?? null };
}
