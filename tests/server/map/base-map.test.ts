import type { Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { METRES_A_DEGREE, metresPerPixel } from '#core';
import { baseMap } from '../../../server/map/base-map/base-map';
import { landAroundKorea } from '../../../server/map/base-map/base-map-land';
import { isInside } from '../geography/geodata';

const of = (kind: string) =>
  baseMap().features.filter(({ properties }) => properties?.['kind'] === kind);

const land = () =>
  of('land').flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : []));

const isLand = (lat: number, lng: number) => land().some((rings) => isInside({ lat, lng }, rings));

describe('base map', () => {
  it('is small', () => {
    expect(JSON.stringify(baseMap()).length).toBeLessThan(400_000);
  });

  it('has every kind of thing that the map draws', () => {
    const kinds = ['land', 'river', 'line', 'station', 'sido', 'sigungu', 'dong', 'campus'];
    expect(kinds.filter((kind) => of(kind).length === 0)).toEqual([]);
    expect(of('sido')).toHaveLength(17);
    expect(of('sido').filter(({ properties }) => properties?.['rank'] === 2)).toHaveLength(6);
  });

  it('knows land from sea', () => {
    expect(isLand(37.5665, 126.978)).toBe(true);
    expect(isLand(33.4996, 126.5312)).toBe(true);
    expect(isLand(36.5, 125)).toBe(false);
    expect(isLand(37.5, 130)).toBe(false);
    expect([isLand(39.9, 116.4), isLand(35.68, 139.6), isLand(45, 140)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('has closed rings, and decimals as fine as a coast is drawn', () => {
    for (const [ring = []] of land()) {
      expect(ring.at(0)).toEqual(ring.at(-1));
      expect(ring.filter((at) => !isShort(at))).toEqual([]);
    }
  });

  it('keeps the coast of Korea and thins the others', () => {
    const points = land().flatMap(([ring = []]) => ring);
    const atlas = landAroundKorea((ring) => [...ring]).flatMap(
      ({ coordinates: [ring = []] }) => ring,
    );
    const [kept, known] = [points.filter(isExact), atlas.filter(isExact)];
    expect(kept).toEqual(known.map((at) => at.map((degrees) => Number(degrees.toFixed(5)))));
    expect(points.length - kept.length).toBeLessThan((atlas.length - known.length) / 4);
  });

  it('ends where no screen reaches, so that no coast is straight', () => {
    // Half a screen of 3,840 × 2,160 at the farthest level, from where the centre is held.
    const [across, down] = [1920, 1080].map(
      (pixels) => (pixels * metresPerPixel(14)) / METRES_A_DEGREE,
    );
    const atLatitude = (lat: number) => (across ?? 0) / Math.cos((lat * Math.PI) / 180);
    const straight = land().flatMap(([ring = []]) =>
      ring.slice(1).filter((at, index) => isUpright(at, ring[index] ?? at)),
    );
    const seen = straight.filter(
      ([lng = 0, lat = 0]) =>
        lng > 124.3 - atLatitude(38.9) &&
        lng < 132.1 + atLatitude(38.9) &&
        lat > 32.8 - (down ?? 0) &&
        lat < 38.9 + (down ?? 0),
    );
    expect(seen).toEqual([]);
  });

  it('gives stations their lines in their colours', () => {
    const sillim = of('station').find(({ properties }) => properties?.['name'] === '신림역');
    expect(sillim?.properties).toEqual({
      kind: 'station',
      name: '신림역',
      lines: ['2호선', '신림선'],
      colors: ['#00a84d', '#6789ca'],
      rank: 1,
    });
  });
});

/** Korea, where the ground is drawn to a metre. */
const EXACT = { west: 124, south: 32.8, east: 132.1, north: 38.9 };
const isExact = ([lng = 0, lat = 0]: Position) =>
  lng >= EXACT.west && lng <= EXACT.east && lat >= EXACT.south && lat <= EXACT.north;

const isShort = (at: Position) =>
  at.every((degrees) => Number(degrees.toFixed(isExact(at) ? 5 : 3)) === degrees);

/** Along a meridian or parallel for longer than a coast is. */
const isUpright = ([lng = 0, lat = 0]: Position, [lng2 = 0, lat2 = 0]: Position) =>
  (lng === lng2 && Math.abs(lat - lat2) > 1) || (lat === lat2 && Math.abs(lng - lng2) > 1);
