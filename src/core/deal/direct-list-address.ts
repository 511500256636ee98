import { isDongCode } from '../shared/dong-code';
import {
  DIRECT_PARAMS,
  DIRECT_SORT,
  directFilterFromParams,
  directFilterToParams,
  type DirectFilter,
  type DirectSort,
} from './direct-filter';

/** What the address of /deal and /direct says (spec/readings R48). */
export interface DirectListAddress {
  readonly filter: DirectFilter;
  readonly sort: DirectSort;
  /** The neighbours of the filter's dong, too; false without a dong. */
  readonly isAround: boolean;
}

/** So many metres around the middle of a dong count as its neighbours. */
export const DONG_AROUND_METRES = 3_000;

/** What an address asks of direct deals; what is not known is left out. */
export function directListFrom(search: string): DirectListAddress {
  const params = new URLSearchParams(search);
  const filter = directFilterFromParams((name) => params.get(name));
  const sort = Object.values(DIRECT_SORT).find((one) => one === params.get('sort'));
  const isAround = filter.dongliCode !== null && params.get('around') === 'T';
  return { filter, sort: sort ?? DIRECT_SORT.newest, isAround };
}

/** The address that asks for it, with its `?`; what asks nothing is left out. */
export function directListTo({ filter, sort, isAround }: DirectListAddress): string {
  const given = directFilterToParams(filter);
  const params = new URLSearchParams(
    DIRECT_PARAMS.flatMap((name) => {
      const value = given[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  if (sort !== DIRECT_SORT.newest) params.set('sort', sort);
  if (isAround && filter.dongliCode !== null) params.set('around', 'T');
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether an address names a dong by what can be no code of one (spec/readings R48). */
export function namesNoDong(search: string): boolean {
  const code = new URLSearchParams(search).get('dongliCode') ?? '';
  return code !== '' && !isDongCode(code);
}
