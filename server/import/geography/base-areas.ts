import type { LatLng } from '#core';
import type { AreaKind, AreaPrecision } from '../../ports/map/boundaries';
import { knownPlaces } from '../../geography/known-places';
import type { CodeRow } from './delivered';

/** An area before its point is settled. */
export interface BaseArea {
  readonly code: string;
  readonly kind: AreaKind;
  readonly sido: string;
  readonly sigungu: string;
  readonly dong: string;
  readonly source: string;
  /** Its own, where the list or the product knows one. */
  readonly point: (LatLng & { readonly precision: AreaPrecision }) | null;
}

/** Points of the dongs that the product knows itself, by code. */
function handPlaced(): ReadonlyMap<string, LatLng> {
  return new Map(
    knownPlaces().flatMap(({ area, lat, lng }) =>
      area === undefined ? [] : [[area.dongliCode, { lat, lng }] as const],
    ),
  );
}

/**
 * The dongs and 리 of a list of codes, a 리 behind the name of its 읍 or 면; `former` are known from
 * an earlier list.
 */
export function dongsOf(
  rows: readonly CodeRow[],
  source: string,
  former: readonly BaseArea[],
): BaseArea[] {
  const known = handPlaced();
  const names = new Map([
    ...former.map(({ code, dong }) => [code, dong] as const),
    ...rows.map(({ code, name }) => [code, name] as const),
  ]);
  return rows
    .filter(({ code }) => !code.endsWith('00000'))
    .map(({ code, sido, sigungu, name, point }) => {
      const isRi = !code.endsWith('00');
      const above = isRi ? names.get(`${code.slice(0, 8)}00`) : undefined;
      const placed = known.get(code);
      const own = point ?? (placed ? { ...placed, precision: 'known' as const } : null);
      const dong = above === undefined ? name : `${above} ${name}`;
      return { code, kind: isRi ? 'ri' : 'dong', sido, sigungu, dong, source, point: own };
    });
}

/** What dongs lie in: cities that have districts, cities, counties and districts, provinces. */
export function aboveOf(dongs: readonly BaseArea[]): BaseArea[] {
  const above = new Map<string, BaseArea>();
  const add = (code: string, kind: AreaKind, { sido, source }: BaseArea, sigungu: string) => {
    if (!above.has(code))
      above.set(code, { code, kind, sido, sigungu, dong: '', source, point: null });
  };
  for (const dong of dongs) {
    const [city = '', ...district] = dong.sigungu.split(' ');
    add(`${dong.code.slice(0, 2)}00000000`, 'sido', dong, '');
    // 41117 is a district of 41110, in the codes of every city that has some.
    if (district.length > 0) add(`${dong.code.slice(0, 4)}000000`, 'sigungu', dong, city);
    add(`${dong.code.slice(0, 5)}00000`, 'sigungu', dong, dong.sigungu);
  }
  return [...above.values()];
}

type Named = Pick<BaseArea, 'sido' | 'sigungu'>;

/** Whether a dong lies in a wider area, by their names. */
export function isPartOf(dong: Named, area: Named): boolean {
  if (dong.sido !== area.sido) return false;
  return (
    area.sigungu === '' ||
    dong.sigungu === area.sigungu ||
    dong.sigungu.startsWith(`${area.sigungu} `)
  );
}
