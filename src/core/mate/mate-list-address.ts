import {
  MATE_PARAMS,
  MATE_SORT,
  mateFilterFromParams,
  mateFilterToParams,
  type MateFilter,
  type MateSort,
} from './mate-filter';

/** What the address of /mate says (spec/readings R48). */
export interface MateListAddress {
  readonly filter: MateFilter;
  readonly sort: MateSort;
  /** The neighbours of the filter's dong, too; false without a dong. */
  readonly isAround: boolean;
}

/** What an address asks of mates; what is not known is left out. */
export function mateListFrom(search: string): MateListAddress {
  const params = new URLSearchParams(search);
  const sort = Object.values(MATE_SORT).find((one) => one === params.get('sort'));
  const filter = mateFilterFromParams((name) => params.get(name));
  const isAround = filter.dongliCode !== null && params.get('around') === 'T';
  return { filter, sort: sort ?? MATE_SORT.fit, isAround };
}

/** The address that asks for it, with its `?`; what asks nothing is left out. */
export function mateListTo({ filter, sort, isAround }: MateListAddress): string {
  const given = mateFilterToParams(filter);
  const params = new URLSearchParams(
    MATE_PARAMS.flatMap((name) => {
      const value = given[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  if (sort !== MATE_SORT.fit) params.set('sort', sort);
  if (isAround && filter.dongliCode !== null) params.set('around', 'T');
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
