import { NOTICE_STATUS } from '../shared/codes';
import type { NoticeArea, NoticeSummary } from './notice';
import { areaKey, areaLevel, areaPath } from './notice-areas';
import { matchesNoticeFilter, type NoticeFilter } from './notice-filter';
import type { NoticeTally } from './notice.ports';
import { SUPPLY_CODES } from './supply';

type Tallied = Pick<NoticeSummary, 'areas' | 'supplyTypeCode' | 'status' | 'organisation'>;

/**
 * How many of these notices a filter leaves, and how many there would be of each kind if its own list
 * asked nothing. Kinds and statuses are all there, also with none; an area counts what a list of that
 * area alone shows.
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
    areas: countedAreas(passing({ areas: [] }).map(({ areas }) => ({ areas, count: 1 }))),
  };
}

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

/**
 * 시·도 and 시·군·구 that notices name or name something of, with how many concern each, in the order of
 * their codes. In which order the notices come makes no difference.
 */
export function countedAreas(notices: readonly OfSameAreas[]): NoticeTally['areas'] {
  const names = new Map<string, string>();
  const all = notices.flatMap(({ areas }) => areas);
  // What a notice calls an area itself goes before what the name of its dong says of it.
  for (const named of [all.flatMap(ownName), all.flatMap(largerNames)])
    for (const { code, name } of named.sort((a, b) => (a.name < b.name ? -1 : 1)))
      if (!names.has(code)) names.set(code, name);
  const concerned = notices.map(({ areas, count }) => ({
    within: new Set(areas.flatMap(({ code }) => areaPath(code))),
    own: new Set(areas.map(({ code }) => areaKey(code))),
    count,
  }));
  return [...names]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([code, name]) => {
      const [key, path] = [areaKey(code), areaPath(code)];
      const found = concerned.filter(
        ({ within, own }) => within.has(key) || path.some((one) => own.has(one)),
      );
      return { code, name, count: found.reduce((sum, { count }) => sum + count, 0) };
    });
}

const ownName = (area: NoticeArea): readonly NoticeArea[] =>
  ['sido', 'sigungu'].includes(areaLevel(area.code)) ? [area] : [];

/** The 시·도 and 시·군·구 that an area lies in, as its name says them: 서울 and 서울 관악구. */
function largerNames({ code, name }: NoticeArea): readonly NoticeArea[] {
  const level = areaLevel(code);
  if (level === 'country' || level === 'sido') return [];
  const words = name.split(' ');
  const sido = { code: `${code.slice(0, 2)}00000000`, name: words.slice(0, 1).join('') };
  if (level === 'sigungu') return [sido];
  // Of a 리 the name says its 읍 or 면, too.
  const below = code.endsWith('00') ? 1 : 2;
  const sigungu = words.slice(0, -below).join(' ');
  return [sido, { code: `${code.slice(0, 5)}00000`, name: sigungu }];
}
