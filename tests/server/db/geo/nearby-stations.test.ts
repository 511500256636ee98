import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../../server/db/database';
import { NearbyPlaceRepository } from '../../../../server/db/geo/nearby-place-repository';
import { writeNearbyPlaces } from '../../../../server/db/geo/nearby-place-writer';
import { prepare } from '../../../../server/prepare';
import { DATABASES, openTestDatabase } from '../../../support/databases';

const SILLIM = { lat: 37.48425, lng: 126.92971 };

describe.each(DATABASES)('stations around a house on %s', (kind) => {
  let database: Database;
  const stations = async (radius: number) =>
    (await new NearbyPlaceRepository(database).near({ category: 'SW8', at: SILLIM, radius })).map(
      ({ name }) => name,
    );
  const deliver = (name: string, at: { readonly lat: number; readonly lng: number }) =>
    database.db.transaction((tx) =>
      writeNearbyPlaces(tx, [{ ...at, number: name, name, category: 'SW8' }], 'public'),
    );

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await prepare(database);
  });
  afterAll(() => database.close());

  test('are those that the product knows', async () => {
    const found = await stations(2000);
    expect(found[0]).toBe('신림역');
    expect(found).toContain('봉천역');
    expect(await stations(20_000)).toHaveLength(45);
  });

  test('are those of an import, where it has them, and never twice', async () => {
    await deliver('신림(서울대입구)역 2호선', { lat: 37.4844, lng: 126.9299 });
    const found = await stations(2000);
    expect(found.filter((name) => name.startsWith('신림'))).toEqual(['신림(서울대입구)역 2호선']);
    expect(found).toContain('봉천역');
  });

  test('of one name in two towns are two', async () => {
    await deliver('봉천역', { lat: 37.4745, lng: 126.9297 });
    expect((await stations(2000)).filter((name) => name === '봉천역')).toHaveLength(2);
  });
});
