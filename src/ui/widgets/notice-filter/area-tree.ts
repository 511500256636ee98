import { areaKey, areaLevel, areaPath, isWithin, sigunguOf, type NoticeTally } from '#core';

/** What areas are called, by their codes. */
export type AreaNames = ReadonlyMap<string, string>;

/** An area that can be asked for, with those in it. */
export interface AreaNode {
  readonly code: string;
  /** 서울 관악구; '' where it is not known. */
  readonly fullName: string;
  /** What it is called within the one above: 관악구. */
  readonly name: string;
  /** So many notices concern it; null where nobody counted. */
  readonly count: number | null;
  readonly children: readonly AreaNode[];
}

interface Flat {
  readonly code: string;
  readonly fullName: string;
  readonly count: number | null;
}

/**
 * The areas of notices as a tree, from 시·도 down, in the order of their codes. One that is asked for is
 * there also where no notice is for it.
 */
export function areaTree(
  areas: NoticeTally['areas'],
  asked: readonly string[],
  names: AreaNames,
): readonly AreaNode[] {
  const counted = areas
    .filter(({ code }) => areaLevel(code) !== 'country')
    .map(({ code, name, count }): Flat => ({ code, fullName: name, count }));
  const known = new Set(counted.map(({ code }) => areaKey(code)));
  const rest = asked
    .filter((code) => !known.has(areaKey(code)))
    .map((code): Flat => ({ code, fullName: names.get(code) ?? '', count: null }));
  const all = [...counted, ...rest].sort((a, b) => a.code.localeCompare(b.code, 'en'));
  return nodesIn(null, byParent(all));
}

/** The areas right in each area; under null those that lie in no other one. */
function byParent(all: readonly Flat[]): ReadonlyMap<Flat | null, readonly Flat[]> {
  const byKey = new Map(all.map((area) => [areaKey(area.code), area]));
  const groups = new Map<Flat | null, Flat[]>();
  for (const area of all) {
    const around = areaPath(area.code)
      .slice(0, -1)
      .map((key) => byKey.get(key));
    const parent = around.findLast((one) => one !== undefined) ?? null;
    const group = groups.get(parent) ?? [];
    group.push(area);
    groups.set(parent, group);
  }
  return groups;
}

const nodesIn = (parent: Flat | null, groups: ReturnType<typeof byParent>): readonly AreaNode[] =>
  (groups.get(parent) ?? []).map((area) => ({
    ...area,
    name: nameWithin(area.fullName, parent?.fullName ?? ''),
    children: nodesIn(area, groups),
  }));

/** 서울 관악구 within 서울 is 관악구. */
const nameWithin = (name: string, parent: string): string =>
  (parent !== '' && name.startsWith(`${parent} `) ? name.slice(parent.length + 1) : name) ||
  '이름을 모르는 지역';

/**
 * The areas asked for with one taken out where it was in, else put in; those around it and in it go,
 * so that the narrower or wider choice counts that was made last.
 */
export function toggledArea(asked: readonly string[], code: string): readonly string[] {
  if (asked.includes(code)) return asked.filter((one) => one !== code);
  return [...asked.filter((one) => !isWithin(one, code) && !isWithin(code, one)), code];
}

/** What the areas of notices are called, and others that are known by name. */
export const areaNamesOf = (
  areas: NoticeTally['areas'],
  others: AreaNames = new Map(),
): AreaNames => new Map([...others, ...areas.map(({ code, name }) => [code, name] as const)]);

/** The areas around those asked for: of a dong its 시·군·구, of that its 시·도, of that everything. */
export function widerAreas(asked: readonly string[]): readonly string[] {
  const wider = asked.flatMap((code) => {
    const level = areaLevel(code);
    if (level === 'dong') return sigunguOf(code);
    return level === 'sigungu' ? `${code.slice(0, 2)}00000000` : [];
  });
  return [...new Set(wider)];
}
