/** What a page shows that somebody may have deleted; `id` is null where the path holds none. */
export interface LinkedItem {
  readonly lookup: 'community' | 'deal';
  readonly id: string | null;
}

const ID = /^[A-Za-z0-9_-]{1,64}$/;
const END = String.raw`/([^/?#]+)/?(?:[?#]|$)`;

/** The pages of one item (spec/rules §2); `/posts/write` is none. */
const ITEM_PAGES = [
  { page: new RegExp(`^/(?:contents|posts(?!/write(?:[/?#]|$)))${END}`), lookup: 'community' },
  { page: new RegExp(`^/(?:direct|mate)/detail${END}`), lookup: 'deal' },
] as const;

/** The post, content or deal that a path shows; null for every other page. */
export function linkedItem(path: string): LinkedItem | null {
  for (const { page, lookup } of ITEM_PAGES) {
    const [, part] = page.exec(path) ?? [];
    if (part !== undefined) return { lookup, id: ID.test(part) ? part : null };
  }
  return null;
}
