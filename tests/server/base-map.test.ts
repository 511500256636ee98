import type { Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { baseMap } from '../../server/services/base-map';
import { isInside } from './sample/geodata';

const of = (kind: string) =>
  baseMap().features.filter(({ properties }) => properties?.['kind'] === kind);

const land = () =>
  of('land').flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : []));

const isLand = (lat: number, lng: number) => land().some((rings) => isInside({ lat, lng }, rings));

describe('base map', () => {
  it('is small, and made once', () => {
    expect(JSON.stringify(baseMap()).length).toBeLessThan(400_000);
    expect(baseMap()).toBe(baseMap());
  });

  it('has every kind of thing that the map draws', () => {
    const kinds = ['land', 'river', 'line', 'station', 'sido', 'sigungu', 'dong', 'campus'];
    expect(kinds.filter((kind) => of(kind).length === 0)).toEqual([]);
    expect(of('sido')).toHaveLength(17);
  });

  it('knows land from sea', () => {
    expect(isLand(37.5665, 126.978)).toBe(true);
    expect(isLand(33.4996, 126.5312)).toBe(true);
    expect(isLand(36.5, 125)).toBe(false);
    expect(isLand(37.5, 130)).toBe(false);
  });

  it('stays inside its box with five decimals and closed rings', () => {
    for (const [ring = []] of land()) {
      expect(ring.at(0)).toEqual(ring.at(-1));
      expect(ring.every(isInBox)).toBe(true);
    }
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

const isInBox = ([lng = 0, lat = 0]: Position) =>
  lng >= 122 && lng <= 134 && lat >= 32 && lat <= 40 && Number(lng.toFixed(5)) === lng;
