import { areaLevel, isWithin, NO_PLACE, type NamedArea } from '#core';

export interface AreaChoice {
  readonly code: string;
  readonly name: string;
}

/** In place of an area: there is no such place. */
export const NOWHERE: AreaChoice = { code: NO_PLACE, name: '없음' };

/** The 시·도 of a list, as they are called. */
export const sidosOf = (areas: readonly NamedArea[]): readonly AreaChoice[] =>
  areas.filter(({ code }) => areaLevel(code) === 'sido');

/** What lies in a 시·도, as it is called there: 관악구. A 시·도 that is whole has nothing. */
export const withinSido = (areas: readonly NamedArea[], sido: string): readonly AreaChoice[] =>
  areas
    .filter(({ code }) => areaLevel(code) === 'sigungu' && isWithin(code, sido))
    .map(({ code, name }) => ({ code, name: name.slice(name.indexOf(' ') + 1) }));

/** The narrowest area of a list that a code names or lies in; null where none is known. */
export function areaOf(areas: readonly NamedArea[], code: string | null): NamedArea | null {
  if (code === null) return null;
  // Sorted by code: what is narrower comes later.
  return areas.findLast((area) => isWithin(code, area.code)) ?? null;
}
