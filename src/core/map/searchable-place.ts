import { shortSido, sidoForms } from '../shared/sido';
import { formerNames, otherSido } from './area-forms';
import { typedText, type TypedText } from '../shared/text/hangul';
import type { Place } from './place';

/** An area that places lie in, by all names that it is asked by; the same object for all of them. */
export type PathLevel = readonly TypedText[];
/** What a place lies in, from the widest on. */
export type PlacePath = readonly PathLevel[];

/** One name of a place, prepared for being searched for. */
export interface SearchableName {
  readonly place: Place;
  readonly name: TypedText;
  /** Whether it was called so before, and is no more. */
  readonly isFormer: boolean;
  /** What comes first among those that match as well: the lower. */
  readonly order: number;
  /** The same object for all places of the same surroundings. */
  readonly path: PlacePath;
}

/** Before a station comes only a whole province: who types 강남 looks for a room at 강남역. */
const ORDER = { sido: 0, station: 1, sigungu: 2, university: 3, dong: 4, ri: 5 } as const;
const SHORTEST_BARE = 2;

const prepared = (names: readonly string[]): readonly TypedText[] =>
  [...new Set(names)].map(typedText);

/** 수원시 → 수원. 중구 stays, of which one letter would be left. */
function bareSigungu(name: string): string {
  const bare = name.replace(/[시군구]$/, '');
  return bare.length < SHORTEST_BARE ? name : bare;
}

function kindOf({ kind, name, detail }: Place): keyof typeof ORDER {
  if (kind !== 'area') return kind;
  if (detail === '') return 'sido';
  if (/[시군구]$/.test(name)) return 'sigungu';
  return /[읍면]$/.test(detail) ? 'ri' : 'dong';
}

/** What is as good as the name; where there is nothing else, the name itself. */
function equalNames(kind: keyof typeof ORDER, name: string): readonly string[] {
  if (kind === 'sido') return [shortSido(name), ...sidoForms(shortSido(name))];
  if (kind === 'sigungu') return [bareSigungu(name)];
  return [kind === 'station' ? name.replace(/역$/, '') : name];
}

/** Places with the same surroundings share a path, and paths their levels. */
class Paths {
  private readonly paths = new Map<string, PlacePath>();
  private readonly levels = new Map<string, PathLevel>();

  /** What `detail` says that a place lies in: `경기 수원시`, `대구 달성군 가창면`. */
  of(detail: string): PlacePath {
    return kept(this.paths, detail, () => {
      const parts = detail.split(' ').filter((part) => part !== '');
      return parts.flatMap((part, index) => {
        if (index === 0) return [this.sido(part)];
        const whole = parts.slice(0, index + 1).join(' ');
        const names = () => prepared([part, bareSigungu(part), ...formerNames(whole)]);
        return [...this.moved(whole), kept(this.levels, whole, names)];
      });
    });
  }

  /** The 시·도 that an area is not in any more, or not yet: as good as the one that it names. */
  moved(whole: string): PlacePath {
    const moved = otherSido(whole);
    return moved === null ? [] : [this.sido(moved)];
  }

  private sido(short: string): PathLevel {
    return kept(this.levels, short, () => prepared([short, ...sidoForms(short)]));
  }
}

function kept<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = make();
  map.set(key, value);
  return value;
}

/**
 * The names of places: their own, what is as good (신림 for 신림역, 서울 for 서울특별시), and what
 * they or a part of them were called before, which is asked for under today's name, too: 부천 원미구.
 */
export function searchablePlaces(places: readonly Place[]): SearchableName[] {
  const paths = new Paths();
  return places.flatMap((place) => {
    const kind = kindOf(place);
    const order = ORDER[kind];
    const whole = `${place.detail} ${kind === 'sido' ? shortSido(place.name) : place.name}`.trim();
    const own = prepared([place.name, ...equalNames(kind, place.name)]);
    const former = prepared(formerNames(whole));
    const moved = paths.moved(whole);
    const path =
      moved.length === 0 ? paths.of(place.detail) : [...moved, ...paths.of(place.detail)];
    const today = [...path, own];
    return [
      ...own.map((name) => ({ place, name, isFormer: false, order, path })),
      ...former.map((name) => ({ place, name, isFormer: true, order, path: today })),
    ];
  });
}
