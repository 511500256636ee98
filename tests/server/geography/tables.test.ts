import type { Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { distanceMetres, type LatLng } from '#core';
import { DONGS } from '../../../server/geography/dongs.data';
import { HAN_RIVER } from '../../../server/geography/han-river.data';
import { REGIONS } from '../../../server/geography/regions.data';
import { SPOTS } from '../../../server/geography/spots.data';
import { STATIONS } from '../../../server/geography/stations.data';
import { TRANSIT_LINES } from '../../../server/geography/transit-lines.data';
import { UNIVERSITIES } from '../../../server/geography/universities.data';
import { areasBy, geodata, isInside, metresToLine, rows, seoulDongs } from './geodata';

const codeOf = (dong: { code: string }) => dong.code;

describe('the tables of the sample', () => {
  it('stay small enough to have been made by hand', () => {
    expect(DONGS.length).toBeLessThanOrEqual(200);
    expect(STATIONS.length).toBeGreaterThanOrEqual(120);
    expect(STATIONS.length).toBeLessThanOrEqual(150);
    expect(UNIVERSITIES.length).toBeGreaterThanOrEqual(50);
  });

  it('name everything once', () => {
    expect(new Set(DONGS.map(codeOf)).size).toBe(DONGS.length);
    expect(new Set(STATIONS.map(({ name }) => name)).size).toBe(STATIONS.length);
    expect(new Set(UNIVERSITIES.map(({ name }) => name)).size).toBe(UNIVERSITIES.length);
  });

  it('lay every spot in a dong and every dong in a region of the tables', () => {
    const codes = new Set(DONGS.map(codeOf));
    const regions = new Set(REGIONS.map(({ sido }) => sido));
    expect(SPOTS.filter(({ dongCode }) => !codes.has(dongCode))).toEqual([]);
    expect(DONGS.filter(({ sido }) => !regions.has(sido))).toEqual([]);
  });

  it('know the colour of every line that a station names', () => {
    const lines = new Set(TRANSIT_LINES.map(({ name }) => name));
    const named = STATIONS.flatMap((station) => station.lines);
    expect(named.filter((name) => !lines.has(name))).toEqual([]);
    expect(TRANSIT_LINES.filter(({ color }) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([]);
  });

  it('run lines only through stations that name them, and never far in one step', () => {
    const byName = new Map(STATIONS.map((station) => [station.name, station]));
    for (const line of TRANSIT_LINES) {
      for (const run of line.runs) {
        const stations = run.map((name) => byName.get(`${name}역`));
        expect(stations.every((station) => station?.lines.includes(line.name))).toBe(true);
        stations.slice(1).forEach((station, index) => {
          const before = stations[index];
          const step = station && before ? distanceMetres(station, before) : Infinity;
          expect(step, `${line.name} ${run[index] ?? ''}`).toBeLessThan(6000);
        });
      }
    }
  });
});

describe('against the real geography', () => {
  it('names every dong as the operator of the codes does', () => {
    const tsv = geodata('legal-dong.tsv');
    if (tsv === null) return;
    const real = new Map(rows(tsv).map((row) => [row['code'], row]));
    for (const dong of DONGS) {
      expect(real.get(dong.code)).toMatchObject({
        sido: dong.sido,
        sigungu: dong.sigungu,
        name: dong.dong,
      });
    }
  });

  it('keeps the whole disc of every Seoul dong inside it', () => {
    const json = geodata('seoul_neighborhoods_topo_simple.json');
    if (json === null) return;
    const real = seoulDongs(json);
    const discs = [
      ...DONGS.filter(({ sido }) => sido === '서울특별시'),
      ...SPOTS.map((spot) => ({ ...spot, code: spot.dongCode, dong: spot.name })),
    ];
    for (const disc of discs) {
      const rings: Position[][] = real.get(disc.code) ?? [];
      expect(isInside(disc, rings), disc.dong).toBe(true);
      const room = Math.min(...rings.map((ring) => metresToLine(disc, ring.map(toSpot))));
      expect(room, disc.dong).toBeGreaterThan(disc.spread);
    }
  });

  it('places every dong in the district that it names', () => {
    const json = geodata('skorea-municipalities-2018-topo-simple.json');
    if (json === null) return;
    const real = areasBy('name', json);
    const renamed: Readonly<Record<string, string>> = { 미추홀구: '남구' };
    const astray = DONGS.filter((dong) => {
      const district = real.find(([, rings]) => isInside(dong, rings))?.[0];
      return district !== (renamed[dong.sigungu] ?? dong.sigungu.replaceAll(' ', ''));
    });
    expect(astray.map(({ sigungu, dong }) => `${sigungu} ${dong}`)).toEqual([]);
  });

  it('places every station within 300 m of its true place', () => {
    const tsv = geodata('stations.tsv');
    if (tsv === null) return;
    const plain = (name: string) => name.replace(/\(.*\)|[·\s]/g, '').replace(/([^역])$/, '$1역');
    const real = rows(tsv).map((row) => ({
      name: plain(row['name'] ?? ''),
      lat: Number(row['lat']),
      lng: Number(row['lng']),
    }));
    const unknown: string[] = [];
    for (const station of STATIONS) {
      const same = real.filter(({ name }) => name === plain(station.name));
      if (same.length === 0) unknown.push(station.name);
      else
        expect(
          Math.min(...same.map((one) => distanceMetres(one, station))),
          station.name,
        ).toBeLessThanOrEqual(300);
    }
    console.info(`Newer than the list, so not checked: ${unknown.join(' ')}`);
    expect(unknown.length).toBeLessThan(25);
  });

  it('draws the Han where it flows', () => {
    const json = geodata('ne-rivers-kr.geojson');
    if (json === null) return;
    const real = naturalEarth(json);
    const off = HAN_RIVER.flatMap(({ points }) => points)
      .map(([lat, lng]) => ({ lat, lng }))
      // The public-domain line ends above Gimpo.
      .filter(({ lng }) => lng > 126.77)
      .map((spot) => Math.min(...real.map((line) => metresToLine(spot, line))));
    // A line made for 1:10,000,000 is itself a kilometre or two off.
    expect(Math.max(...off)).toBeLessThan(2000);
    expect(off.reduce((sum, one) => sum + one, 0) / off.length).toBeLessThan(700);
  });
});

const toSpot = ([lng = 0, lat = 0]: Position): LatLng => ({ lat, lng });

function naturalEarth(json: string): LatLng[][] {
  const { features } = JSON.parse(json) as {
    features: { geometry: { type: string; coordinates: Position[] | Position[][] } }[];
  };
  return features.flatMap(({ geometry }) =>
    geometry.type === 'LineString'
      ? [(geometry.coordinates as Position[]).map(toSpot)]
      : (geometry.coordinates as Position[][]).map((line) => line.map(toSpot)),
  );
}
