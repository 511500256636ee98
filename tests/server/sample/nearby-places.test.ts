import { describe, expect, it } from 'vitest';
import { distanceMetres, NEARBY_CATEGORIES, NEARBY_RADIUS } from '#core';
import { STATIONS } from '../../../server/geography/stations.data';
import { sampleHouses } from '../../../server/sample/make-houses';
import { sampleNearbyPlaces } from '../../../server/sample/sample-nearby-places';

describe('the facilities of the sample', () => {
  const places = sampleNearbyPlaces(20_261_120);

  it('are the same for the same seed, and say in name and number what they are', () => {
    expect(sampleNearbyPlaces(20_261_120)).toEqual(places);
    expect(new Set(places.map(({ number }) => number)).size).toBe(places.length);
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
    const unmarked = places.filter(
      ({ name, number }) => !name.startsWith('예시') || !number.startsWith('예시-'),
    );
    expect(unmarked).toEqual([]);
  });

  it('are of every kind within a walk of nearly every house; stations are the known ones', () => {
    const houses = [...sampleHouses(20_261_120, '20261120')].filter((_, index) => index % 20 === 0);
    for (const category of NEARBY_CATEGORIES) {
      const kind = category === 'SW8' ? STATIONS : places.filter((p) => p.category === category);
      const served = houses.filter((house) =>
        kind.some((place) => distanceMetres(place, house) <= NEARBY_RADIUS),
      );
      const share = category === 'SW8' ? 0.6 : 0.99;
      expect(served.length / houses.length, category).toBeGreaterThan(share);
    }
    expect(places.filter(({ category }) => category === 'SW8')).toEqual([]);
  });
});
