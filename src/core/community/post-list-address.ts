import { LONGEST_SEARCH } from '../search/search';
import { BOARDS } from './boards';
import { POST_SORT, type BoardCode, type PostSort } from './post';

/** What the address of /youth/communities says. */
export interface PostListAddress {
  /** Null for all boards. */
  readonly board: BoardCode | null;
  readonly sort: PostSort;
  /** As it was typed, without blanks around it and no longer than a search; empty asks nothing. */
  readonly q: string;
}

/** What an address asks of the boards; what is not known is left out. */
export function postListFrom(search: string): PostListAddress {
  const params = new URLSearchParams(search);
  const board = params.get('board');
  const sort = params.get('sort');
  return {
    board: BOARDS.find((one) => one === board) ?? null,
    sort: Object.values(POST_SORT).find((one) => one === sort) ?? POST_SORT.newest,
    q: questionIn(params.get('q') ?? ''),
  };
}

/** The address that asks for it; what asks nothing is left out. */
export function postListTo({ board, sort, q }: PostListAddress): string {
  const params = new URLSearchParams();
  if (board !== null) params.set('board', board);
  if (sort !== POST_SORT.newest) params.set('sort', sort);
  const question = questionIn(q);
  if (question !== '') params.set('q', question);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Half of a character that takes two is nothing that an address could say. */
const questionIn = (typed: string): string =>
  Array.from(typed.replace(/\p{Cs}/gu, '').trim())
    .slice(0, LONGEST_SEARCH)
    .join('')
    .trim();
