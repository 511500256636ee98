import type { LatLng, Place } from '#core';
import type { StoredPlace } from '../ports/map/places';
import { DONGS, type Dong } from './dongs.data';
import { REGIONS } from './regions.data';
import { linesOf } from './lines-of';
import { STATIONS } from './stations.data';
import { UNIVERSITIES } from './universities.data';

/** Map levels that show a thing whole. */
const LEVEL = { point: 4, dong: 5, sigungu: 7, city: 9, province: 11 } as const;

const short = new Map(REGIONS.map((region) => [region.sido, region.short]));
const shortOf = (sido: string) => short.get(sido) ?? sido;

const area = (id: string, name: string, detail: string, level: number, at: LatLng): Place => ({
  id: `area-${id}`,
  kind: 'area',
  name,
  detail,
  lat: at.lat,
  lng: at.lng,
  level,
  lines: [],
});

const middle = (points: readonly LatLng[]): LatLng => {
  const mean = (of: (at: LatLng) => number) =>
    Math.round((points.reduce((sum, at) => sum + of(at), 0) / points.length) * 1e5) / 1e5;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
};

/** Districts with a dong in the table; of a city that has several, the city too. */
function districts(): Place[] {
  const parts = new Map<string, Dong[]>();
  for (const dong of DONGS) {
    const words = dong.sigungu.split(' ');
    const names = [dong.sigungu, ...(words.length > 1 ? words.slice(0, 1) : [])];
    for (const name of names)
      parts.set(`${dong.sido}/${name}`, [...(parts.get(`${dong.sido}/${name}`) ?? []), dong]);
  }
  return [...parts].map(([key, dongs]) => {
    const [sido = '', sigungu = ''] = key.split('/');
    const words = sigungu.split(' ');
    const name = words.at(-1) ?? sigungu;
    const detail = [shortOf(sido), ...words.slice(0, -1)].join(' ');
    const id = `${dongs[0]?.code.slice(0, 5) ?? ''}${name.endsWith('시') ? '-city' : ''}`;
    return area(id, name, detail, LEVEL.sigungu, middle(dongs));
  });
}

/** Real areas, stations and universities: what can be searched for by name, in every environment. */
export function knownPlaces(): StoredPlace[] {
  return [
    ...REGIONS.map((region, index) =>
      area(
        `region-${index + 1}`,
        region.sido,
        '',
        region.sido.endsWith('도') ? LEVEL.province : LEVEL.city,
        region,
      ),
    ),
    ...districts(),
    ...DONGS.map(({ code, sido, sigungu, dong, ...at }) => ({
      ...area(code, dong, `${shortOf(sido)} ${sigungu}`, LEVEL.dong, at),
      area: { dongliCode: code, sido, sigungu, dong },
    })),
    ...STATIONS.map(({ name, city, lat, lng, lines }): StoredPlace => ({
      id: `station-${name}`,
      kind: 'station',
      name,
      detail: city,
      lat,
      lng,
      level: LEVEL.point,
      lines: linesOf(lines),
    })),
    ...UNIVERSITIES.map((university): StoredPlace => ({
      id: `university-${university.name.replaceAll(' ', '-')}`,
      kind: 'university',
      name: university.name,
      detail: university.area,
      lat: university.lat,
      lng: university.lng,
      level: LEVEL.point,
      lines: [],
    })),
  ];
}
