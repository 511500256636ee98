import { NOTICE_STATUS } from '../shared/codes';
import type { NoticeArea, NoticeSummary } from './notice';
import { areaCode, areaKey, areaLevel, areaPath, sigunguOf } from './notice-areas';
import { EMPTY_NOTICE_FILTER, matchesNoticeFilter, type NoticeFilter } from './notice-filter';
import type { NoticeTally } from './notice.ports';
import { SUPPLY_CODES } from './supply/supply';

type Tallied = Pick<NoticeSummary, 'areas' | 'supplyTypeCode' | 'status' | 'organisation'>;

/**
 * How many of these notices a filter leaves, and how many there would be of each kind if its own list
 * asked nothing. Kinds and statuses are all there, also with none, and areas that are asked for, as far
 * as any notice says what they are called; an area counts what a list of that area alone shows.
 */
export function tallyNotices(notices: readonly Tallied[], filter: NoticeFilter): NoticeTally {
  const passing = (part: Partial<NoticeFilter> = {}) =>
    notices.filter((notice) => matchesNoticeFilter(notice, { ...filter, ...part }));
  const supplies = counted(passing({ supplies: [] }).map((notice) => notice.supplyTypeCode));
  const statuses = counted(passing({ statuses: [] }).map(({ status }) => status));
  const organisations = counted(
    passing({ organisations: [] }).map(({ organisation }) => organisation),
  );
  return {
    total: passing().length,
    supplies: SUPPLY_CODES.map((code) => ({ code, count: supplies.get(code) ?? 0 })),
    statuses: Object.values(NOTICE_STATUS).map((code) => ({
      code,
      count: statuses.get(code) ?? 0,
    })),
    organisations: [...organisations]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)),
    areas: countedAreas(
      passing({ areas: [] }).map(({ areas }) => ({ areas, count: 1 })),
      filter.areas,
      notices.filter(isFor(filter.areas)).flatMap(({ areas }) => areas),
    ),
  };
}

/** Whatever else is asked. Of no area it finds none. */
const isFor = (areas: NoticeFilter['areas']) => (notice: Tallied) =>
  areas.length > 0 && matchesNoticeFilter(notice, { ...EMPTY_NOTICE_FILTER, areas });

function counted<Word>(words: readonly Word[]): ReadonlyMap<Word, number> {
  const counts = new Map<Word, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** So many notices that are for the same areas. */
interface OfSameAreas {
  readonly areas: readonly NoticeArea[];
  readonly count: number;
}

/** Notices for the same areas, by the keys of areaPath. */
interface Concerned {
  /** Of each area itself. */
  readonly own: ReadonlySet<string>;
  /** Of each area and those that it lies in. */
  readonly within: ReadonlySet<string>;
  readonly count: number;
}

/**
 * The areas that notices name, and the 시·도 and 시·군·구 that these lie in, with how many notices
 * concern each, in the order of their codes. In which order the notices come makes no difference. Those
 * that are asked for stand among them though no notice of these names them, where `others` do.
 */
export function countedAreas(
  notices: readonly OfSameAreas[],
  asked: readonly string[],
  others: readonly NoticeArea[],
): NoticeTally['areas'] {
  const codes = new Set(asked.map(areaCode));
  const names = new Map([
    ...[...namesOf(others)].filter(([code]) => codes.has(code)),
    ...namesOf(notices.flatMap(({ areas }) => areas)),
  ]);
  const concerned = notices.map(({ areas, count }): Concerned => ({
    own: new Set(areas.map(({ code }) => areaKey(code))),
    within: new Set(areas.flatMap(({ code }) => areaPath(code))),
    count,
  }));
  const inside = indexed(concerned, ({ within }) => within);
  const around = indexed(concerned, ({ own }) => own);
  return [...names]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([code, name]) => {
      const key = areaKey(code);
      // Those for it and for what lies in it, and those for what it lies in.
      const found = new Set(inside.get(key));
      for (const one of areaPath(code)) for (const each of around.get(one) ?? []) found.add(each);
      return { code, name, count: [...found].reduce((sum, { count }) => sum + count, 0) };
    });
}

/** By their keys, so that no area looks through all notices. */
function indexed(
  concerned: readonly Concerned[],
  keysOf: (one: Concerned) => ReadonlySet<string>,
): ReadonlyMap<string, readonly Concerned[]> {
  const index = new Map<string, Concerned[]>();
  for (const one of concerned)
    for (const key of keysOf(one)) {
      const known = index.get(key);
      if (known === undefined) index.set(key, [one]);
      else known.push(one);
    }
  return index;
}

/**
 * What areas are called, by their codes, an area of two codes once: what a notice calls one itself goes
 * before all else.
 */
function namesOf(areas: readonly NoticeArea[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const own = areas.filter(({ code }) => areaLevel(code) !== 'country');
  for (const named of [own, own.flatMap(largerNames)])
    for (const { code, name } of named.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
      if (areaCode(code) === code && !names.has(code)) names.set(code, name);
  return names;
}

/** The 시·도 and 시·군·구 that an area lies in, as its name says them: 서울 and 서울 관악구. */
function largerNames({ code, name }: NoticeArea): readonly NoticeArea[] {
  const words = name.split(' ');
  const sido = { code: `${code.slice(0, 2)}00000000`, name: words.slice(0, 1).join('') };
  if (areaLevel(code) !== 'dong') return [sido];
  // Of a 리 the name says its 읍 or 면, too.
  const below = code.endsWith('00') ? 1 : 2;
  return [sido, { code: sigunguOf(code), name: words.slice(0, -below).join(' ') }];
}
