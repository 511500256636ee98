import { expect, test } from 'vitest';
import { AppError, type NearbyPlace, type NearbyPlaces } from '#core';
import { NearbyOfMaps } from '../../../src/adapters/maps/nearby-of-maps';

const QUERY = { category: 'CE7', at: { lat: 37.48, lng: 126.93 }, radius: 1000 } as const;
const place = (name: string): NearbyPlace => ({
  id: name,
  name,
  category: 'CE7',
  lat: 37.48,
  lng: 126.93,
  distance: 0,
});
const answering = (name: string): NearbyPlaces => ({ near: () => Promise.resolve([place(name)]) });
const failing: NearbyPlaces = { near: () => Promise.reject(new AppError('timeout')) };
const ours = answering('ours');
const maps = (vendor: NearbyPlaces | null) => ({ nearbyPlaces: () => Promise.resolve(vendor) });

test('asks the map service where it finds facilities', async () => {
  const found = await new NearbyOfMaps(maps(answering('vendor')), ours).near(QUERY);
  expect(found).toEqual([place('vendor')]);
});

test.each([
  ['has none', maps(null)],
  ['fails', maps(failing)],
  ['cannot be had', { nearbyPlaces: () => Promise.reject(new AppError('offline')) }],
])('asks our server where the map service %s', async (_, given) => {
  expect(await new NearbyOfMaps(given, ours).near(QUERY)).toEqual([place('ours')]);
});

test('asks nobody else when the call was cancelled', async () => {
  const cancelled: NearbyPlaces = {
    near: () => Promise.reject(new DOMException('The call was cancelled.', 'AbortError')),
  };
  const asked = new NearbyOfMaps(maps(cancelled), ours).near(QUERY, AbortSignal.abort());
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
});
