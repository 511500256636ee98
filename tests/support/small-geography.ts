import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Area, LatLng } from '#core';

/** Degrees: west, south, east, north. */
export type Square = readonly [number, number, number, number];

/** A dong of an invented country, with the middle that the list of codes gives it. */
export interface SmallDong extends Area, LatLng {
  readonly precision: string;
}

const dong = (code: string, names: string, at: readonly [number, number] | null): SmallDong => {
  const [sido = '', sigungu = '', name = ''] = names.split('/');
  return {
    dongliCode: code,
    sido,
    sigungu,
    dong: name,
    lng: at?.[0] ?? NaN,
    lat: at?.[1] ?? NaN,
    precision: at ? 'admdong' : 'none',
  };
};

/** Four districts in a square of 0.2 degrees, two of them of one name. */
export const DISTRICTS: Readonly<Record<string, Square>> = {
  '11110': [127, 37, 127.1, 37.1],
  '11140': [127.1, 37, 127.2, 37.1],
  '41111': [127, 37.1, 127.1, 37.2],
  '41140': [127.1, 37.1, 127.2, 37.2],
};

/** Within the first district: the west with a hole, what fills the hole, and the east. */
export const HOLE: Square = [127.02, 37.04, 127.03, 37.06];
export const WEST: Square = [127, 37, 127.05, 37.1];
export const EAST: Square = [127.05, 37, 127.1, 37.1];
/** An island of the eastern dong, some kilometres to the south. */
export const ISLAND: Square = [127.06, 36.9, 127.07, 36.91];

export const SMALL_DONGS: readonly SmallDong[] = [
  dong('1111010100', '서울특별시/가람구/너른동', [127.01, 37.05]),
  dong('1111010200', '서울특별시/가람구/샘동', [127.08, 37.05]),
  dong('1111010300', '서울특별시/가람구/섬동', [127.025, 37.05]),
  dong('1114010100', '서울특별시/중구/윗동', [127.11, 37.09]),
  dong('1114010200', '서울특별시/중구/아랫동', [127.11, 37.01]),
  dong('4111110100', '경기도/다온시 라온구/들동', [127.05, 37.11]),
  dong('4111131000', '경기도/다온시 라온구/윗면', [127.05, 37.19]),
  dong('4111131021', '경기도/다온시 라온구/샘골리', [127.05, 37.19]),
  dong('4114010100', '경기도/중구/윗동', [127.19, 37.19]),
  dong('4114010200', '경기도/중구/모르동', null),
];

export const codesTsv = (dongs: readonly SmallDong[] = SMALL_DONGS): string =>
  [
    'code\tsido\tsigungu\tname\tlng\tlat\tprecision',
    ...dongs.map(({ dongliCode, sido, sigungu, dong, lng, lat, precision }) =>
      [dongliCode, sido, sigungu, dong]
        .concat(Number.isNaN(lat) ? ['', ''] : [lng.toFixed(5), lat.toFixed(5)], precision)
        .join('\t'),
    ),
  ].join('\n');

const ringOf = ([west, south, east, north]: Square) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

/** GeoJSON of dongs with the administration's codes, as Seoul has it. */
export function dongGeoJson(): string {
  const feature = (code: string, coordinates: number[][][][]) => ({
    type: 'Feature',
    properties: { EMD_CD: code, EMD_KOR_NM: code, ESRI_PK: 1 },
    geometry: { type: 'MultiPolygon', coordinates },
  });
  const features = [
    feature('11110101', [[ringOf(WEST), ringOf(HOLE)]]),
    feature('11110102', [[ringOf(EAST)], [ringOf(ISLAND)]]),
    feature('11110103', [[ringOf(HOLE)]]),
  ];
  return JSON.stringify({ type: 'FeatureCollection', features });
}

/** Quantised TopoJSON of the districts by their names, with another office's codes. */
export function districtTopology(names: Readonly<Record<string, string>>): string {
  const STEP = 0.001;
  const arcs = Object.keys(names).map((code) => {
    const points = ringOf(DISTRICTS[code] ?? [0, 0, 0, 0]).map(([lng = 0, lat = 0]) => [
      Math.round((lng - 127) / STEP),
      Math.round((lat - 37) / STEP),
    ]);
    return points.map(([x = 0, y = 0], at) => {
      const [fromX = 0, fromY = 0] = points[at - 1] ?? [];
      return [x - fromX, y - fromY];
    });
  });
  const geometries = Object.values(names).map((name, at) => ({
    type: 'Polygon',
    arcs: [[at]],
    properties: { name, code: `2${at}010`, base_year: '2018' },
  }));
  return JSON.stringify({
    type: 'Topology',
    transform: { scale: [STEP, STEP], translate: [127, 37] },
    objects: { districts: { type: 'GeometryCollection', geometries } },
    arcs,
  });
}

export const DISTRICT_NAMES = {
  '11110': '가람구',
  '11140': '중구',
  '41111': '다온시라온구',
  '41140': '중구',
} as const;

/** A folder of all of them, and of what is left out. */
export function smallGeography(folder: string): string {
  return filled(folder, {
    'a.txt': codesTsv(),
    'b.json': districtTopology(DISTRICT_NAMES),
    'c.geojson': dongGeoJson(),
  });
}

/** Writes files into a folder and says where it is. */
export function filled(folder: string, files: Readonly<Record<string, string>>): string {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
