import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldX, worldY } from '#core';
import type { Database } from '../../../../server/db/database';
import { housesOf } from '../../../support/houses-in-memory';
import { houses } from '../../../../server/db/schema/houses';
import { fillCrowd } from '../../../support/crowd/fill-crowd';
import { DATABASES, openTestDatabase } from '../../../support/databases';

const CROWD = { houses: 400, seed: 3, today: '20261120' } as const;
const WORLD_SIZE = 2 ** 30;

describe.each(DATABASES)('a crowd in the %s database', (kind) => {
  let database: Database;
  let crowd: (typeof houses.$inferSelect)[];

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await fillCrowd(database, CROWD);
    crowd = await database.db.select().from(houses).orderBy(houses.id);
  });
  afterAll(() => database.close());

  it('has as many houses as asked for, some of them in one building', () => {
    expect(crowd).toHaveLength(CROWD.houses);
    const places = new Set(crowd.map(({ lat, lng }) => `${lat}/${lng}`));
    expect(places.size).toBeGreaterThan(CROWD.houses / 2);
    expect(places.size).toBeLessThan(CROWD.houses);
  });

  it('stands on the grid where its degrees are, in whole millionths', () => {
    for (const { lat, lng, x, y } of crowd) {
      expect(x).toBe(Math.floor(worldX(lng) * WORLD_SIZE));
      expect(y).toBe(Math.floor(worldY(lat) * WORLD_SIZE));
      expect([Number(lat.toFixed(6)), Number(lng.toFixed(6))]).toEqual([lat, lng]);
    }
  });

  it('names its own dong wherever it names one', () => {
    expect(JSON.stringify(crowd)).not.toMatch(/[§¶‡]/);
    for (const { dong, title } of crowd) expect(title).toContain(dong);
  });

  it('can be read, every house of it', async () => {
    const repository = housesOf(database);
    const ids = crowd.map(({ id }) => String(id));
    const hidden = crowd.filter(({ status }) => status === 'HIDDEN').length;
    expect(await repository.some(ids)).toHaveLength(CROWD.houses - hidden);
    for (const id of ids.slice(0, 20)) expect(await repository.one(id)).toMatchObject({ id });
  });

  it('is the same for the same seed and day', async () => {
    const again = await openTestDatabase(kind);
    await fillCrowd(again, { ...CROWD, houses: 60 });
    const others = await again.db.select().from(houses).orderBy(houses.id);
    await again.close();
    expect(others).toEqual(crowd.slice(0, 60));
  });
});
