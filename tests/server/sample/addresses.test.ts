import { describe, expect, it } from 'vitest';
import { distanceMetres } from '#core';
import { DONGS } from '../../../server/geography/dongs.data';
import { SPOTS } from '../../../server/geography/spots.data';
import { sampleAddresses } from '../../../server/sample/sample-addresses';

describe('the addresses of the sample', () => {
  const all = sampleAddresses(20_261_120).map(({ address }) => address);

  it('are the same for the same seed, each of them once', () => {
    expect(sampleAddresses(20_261_120).map(({ address }) => address)).toEqual(all);
    expect(new Set(all.map(({ road }) => road)).size).toBe(all.length);
  });

  it('are many in every dong, inside of it', () => {
    for (const dong of DONGS) {
      const there = all.filter(({ dongliCode }) => dongliCode === dong.code);
      expect(there.length, dong.dong).toBeGreaterThanOrEqual(30);
      const pieces = [dong, ...SPOTS.filter(({ dongCode }) => dongCode === dong.code)];
      const outside = there.filter(
        (one) => !pieces.some((piece) => distanceMetres(piece, one) <= piece.spread),
      );
      expect(outside).toEqual([]);
    }
  });

  it('look like addresses, and say of named buildings that they are invented', () => {
    const odd = all.filter(
      ({ road, lot, zip, building }) =>
        !/^\S+(?: \S+){1,2} \S{2,}(?:로|길) \d{1,4}$/.test(road) ||
        !/^\S+(?:동|가) \d+-\d+$/.test(lot) ||
        !/^[0-6]\d{4}$/.test(zip) ||
        zip.startsWith('000') ||
        building?.endsWith('(예시)') === false,
    );
    expect(odd).toEqual([]);
  });

  it('stand at the roads that a dong is known by', () => {
    const roads = new Set(all.map(({ road }) => road.replace(/ \d+$/, '')));
    for (const road of ['관악구 신림로', '관악구 관악로', '동작구 상도로', '영등포구 당산로'])
      expect(roads).toContain(`서울특별시 ${road}`);
    expect(all.some(({ building }) => building?.startsWith('가온빌') === true)).toBe(true);
  });
});
