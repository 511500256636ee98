import { joinSearch, searchParts } from '../shared/search';

/** How many houses a page of the map's list has. */
export const LIST_PAGE_SIZE = 24;

/**
 * The last page that an address can ask for. A list is gone through from its first house, so that
 * each further page costs more; whoever looks for one house among a thousand filters.
 */
export const LAST_LIST_PAGE = 40;

const PARAM = 'page';
/** Houses that may be passed over at once: whole pages, and no more than a list gives at a time. */
const MOST_PASSED = 4 * LIST_PAGE_SIZE;

/**
 * Which page of the list an address of /map asks for, for readers whose list does not grow as they
 * scroll: 1 where it says none, or none that there can be.
 */
export function listPageFrom(search: string): number {
  const text = new URLSearchParams(search).get(PARAM) ?? '';
  const page = /^[1-9]\d?$/.test(text) ? Number(text) : 1;
  return page <= LAST_LIST_PAGE ? page : 1;
}

/**
 * The address that asks for this page, 1 to {@link LAST_LIST_PAGE}, with all else byte for byte as it
 * was. The first page goes without saying.
 */
export function listPageTo(search: string, page: number): string {
  const others = searchParts(search).filter(({ name }) => name !== PARAM);
  const own = page === 1 ? [] : [`${PARAM}=${page}`];
  return joinSearch([...others.map(({ raw }) => raw), ...own]);
}

/** The page after this one in a list of so many houses; null where there is none. */
export const listPageAfter = (page: number, total: number): number | null =>
  page < LAST_LIST_PAGE && page * LIST_PAGE_SIZE < total ? page + 1 : null;

/** The page before this one; null for the first. */
export const listPageBefore = (page: number): number | null => (page > 1 ? page - 1 : null);

/**
 * How many houses to ask for, one question after the other and each by the cursor of the former,
 * before the next question is answered with this page.
 */
export function stepsToListPage(page: number): readonly number[] {
  const steps: number[] = [];
  for (let left = (page - 1) * LIST_PAGE_SIZE; left > 0; left -= MOST_PASSED)
    steps.push(Math.min(left, MOST_PASSED));
  return steps;
}
