import { APP_PAGES, type PageName } from './app-pages';

/** The names of the `:x` in a path. */
type PartName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PartName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What stands in a path for each of its `:x`, not encoded. */
type PartsOf<Name extends PageName> = Readonly<
  Record<PartName<(typeof APP_PAGES)[Name]['path']>, string>
>;

/** Half of a character that takes two has no bytes: it is written as the sign for what is lost. */
const encoded = (part: string): string => encodeURIComponent(part.replace(/\p{Cs}/gu, '\ufffd'));

/** The address of a page, its parts encoded; `pageAt` reads it back. */
export function pagePath<Name extends PageName>(name: Name, parts: PartsOf<Name>): string {
  let path: string = APP_PAGES[name].path;
  for (const [part, value] of Object.entries<string>(parts))
    path = path.replace(`:${part}`, () => encoded(value));
  return path;
}

/** The page of a house. */
export const housePath = (id: string): string => pagePath('house', { id });

/** The page of a notice. */
export const noticePath = (id: string): string => pagePath('notice', { id });

/** The page of a post. */
export const postPath = (id: string): string => pagePath('post', { id });

/** Where a post is changed. */
export const postModifyPath = (id: string): string => pagePath('postModify', { id });

/** The page of an article. */
export const contentPath = (id: string): string => pagePath('content', { id });

/** The articles that have a tag. */
export const feedTagPath = (tag: string): string => pagePath('feedTag', { tag });

/** The map filtered by a dong's ten-digit code. */
export const dongPath = (code: string): string => `${APP_PAGES.map.path}?dong=${code}`;

/** The page of a direct deal. */
export const directPath = (id: string): string => pagePath('directDetail', { id });

/** Where a direct deal is changed. */
export const directModifyPath = (id: string): string => pagePath('directModify', { id });

/** A room of two. */
export const chatPath = (id: string): string => pagePath('chat', { id });

/** Direct deals in a dong, by its ten-digit code (spec/readings R48). */
export const directListPath = (code: string): string =>
  `${APP_PAGES.direct.path}?dongliCode=${code}`;

/** A collection, for who is in it. */
export const collectionPath = (id: string): string => pagePath('collection', { id });

/** What the link of a collection opens. */
export const collectionViewPath = (code: string): string => pagePath('collectionView', { code });

/** The page of a mate's listing. */
export const matePath = (id: string): string => pagePath('mateDetail', { id });

/** Where a mate's listing is changed. */
export const mateModifyPath = (id: string): string => pagePath('mateModify', { id });

/** Mates in a dong, by its ten-digit code (spec/readings R48). */
export const mateListPath = (code: string): string => `${APP_PAGES.mate.path}?dongliCode=${code}`;
