import { NOTICE_STATUS, SUPPLY, type NoticeStatus, type SupplyCode } from '../shared/codes';
import { isDongCode } from '../shared/dong-code';
import { isId } from '../shared/ids';
import type { NoticeSummary } from './notice';
import { areaCode, doAreasTouch } from './notice-areas';

/** What a person asks of notices; empty lists ask nothing, and within one list one match is enough. */
export interface NoticeFilter {
  /** Legal-dong codes; of a larger area they end in zeros. */
  readonly areas: readonly string[];
  readonly supplies: readonly SupplyCode[];
  readonly statuses: readonly NoticeStatus[];
  readonly organisations: readonly string[];
}

/** Asks nothing. */
export const EMPTY_NOTICE_FILTER: NoticeFilter = {
  areas: [],
  supplies: [],
  statuses: [],
  organisations: [],
};

export const NOTICE_SORT = { closing: 'closing', newest: 'newest' } as const;
export type NoticeSort = keyof typeof NOTICE_SORT;

/** No more areas or organisations are asked for at once; names of organisations are no longer. */
export const MOST_ASKED = 16;
export const LONGEST_ORGANISATION = 40;

/** The lists of a filter in one order, each entry once: filters that ask the same are equal. */
export function orderedNoticeFilter(filter: NoticeFilter): NoticeFilter {
  const ordered = <Word extends string>(words: readonly Word[]) => [...new Set(words)].sort();
  return {
    areas: ordered(filter.areas),
    supplies: ordered(filter.supplies),
    statuses: ordered(filter.statuses),
    organisations: ordered(filter.organisations),
  };
}

/** One text for all filters that ask the same. */
export const noticeFilterKey = (filter: NoticeFilter): string =>
  JSON.stringify(orderedNoticeFilter(filter));

type Filtered = Pick<NoticeSummary, 'areas' | 'supplyTypeCode' | 'status' | 'organisation'>;

const isAmong = <Word>(list: readonly Word[], word: Word): boolean =>
  list.length === 0 || list.includes(word);

/** Whether a notice is what a filter asks for. The database is tested against this. */
export function matchesNoticeFilter(notice: Filtered, filter: NoticeFilter): boolean {
  return (
    isAmong(filter.supplies, notice.supplyTypeCode) &&
    isAmong(filter.statuses, notice.status) &&
    isAmong(filter.organisations, notice.organisation) &&
    (filter.areas.length === 0 ||
      filter.areas.some((asked) => notice.areas.some(({ code }) => doAreasTouch(code, asked))))
  );
}

/** What the list page's address says. */
export interface NoticeListAddress {
  readonly filter: NoticeFilter;
  readonly sort: NoticeSort;
  /** 내 조건에 맞는 것만 */
  readonly onlyFitting: boolean;
  /** Opened from a push (spec/readings R34). */
  readonly isPush: boolean;
  /** The notice that is shown beside the list. */
  readonly selected: string | null;
}

const known = <Word extends string>(
  values: readonly string[],
  words: Readonly<Record<string, Word>>,
): Word[] =>
  [...new Set(values)].flatMap(
    (value) => Object.values(words).find((word) => word === value) ?? [],
  );

const listIn = (params: URLSearchParams, name: string): string[] =>
  params.getAll(name).flatMap((value) => value.split(',').filter((part) => part !== ''));

/**
 * What an address of /youth/notices asks for. `isPush=T&DONGLI_CD=` names the dong of a push
 * (spec/readings R34); what is not known is left out.
 */
export function noticeListFrom(search: string): NoticeListAddress {
  const params = new URLSearchParams(search);
  const pushed = params.get('DONGLI_CD') ?? '';
  const areas = [...listIn(params, 'area'), ...(isDongCode(pushed) ? [pushed] : [])];
  const sort = params.get('sort') ?? '';
  const selected = params.get('notice');
  return {
    filter: {
      areas: [...new Set(areas.filter(isDongCode).map(areaCode))].slice(0, MOST_ASKED),
      supplies: known(listIn(params, 'supply'), SUPPLY),
      statuses: known(listIn(params, 'status'), NOTICE_STATUS),
      organisations: [...new Set(params.getAll('organisation'))]
        .filter((name) => name.trim() !== '' && name.length <= LONGEST_ORGANISATION)
        .slice(0, MOST_ASKED),
    },
    sort: sort === NOTICE_SORT.newest ? NOTICE_SORT.newest : NOTICE_SORT.closing,
    onlyFitting: params.get('fits') === 'true',
    isPush: params.get('isPush') === 'T',
    selected: selected !== null && isId(selected) ? selected : null,
  };
}

/** The address that asks for it; what asks nothing is left out. Of a push only its dong is kept. */
export function noticeListTo({
  filter,
  sort,
  onlyFitting,
  isPush,
  selected,
}: NoticeListAddress): string {
  const params = new URLSearchParams();
  if (isPush) params.set('isPush', 'T');
  for (const [name, values] of [
    ['area', filter.areas],
    ['supply', filter.supplies],
    ['status', filter.statuses],
  ] as const)
    if (values.length > 0) params.set(name, values.join(','));
  for (const name of filter.organisations) params.append('organisation', name);
  if (sort !== NOTICE_SORT.closing) params.set('sort', sort);
  if (onlyFitting) params.set('fits', 'true');
  if (selected !== null) params.set('notice', selected);
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
