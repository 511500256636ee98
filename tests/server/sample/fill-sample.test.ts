import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seoulDay } from '#core';
import type { Database } from '../../../server/db/database';
import { InventoryRepository } from '../../../server/db/inventory-repository';
import { fillSample } from '../../../server/db/sample/fill-sample';
import { SAMPLE_SIZE } from '../../../server/db/sample/make-houses';
import { busStops, houses, inventories, meta } from '../../../server/db/schema';
import { bannerKindOf } from '../../../server/services/images/scenes/banner';
import { DATABASES, openTestDatabase } from '../../support/databases';

const today = seoulDay(Date.UTC(2026, 10, 20));

describe.each(DATABASES)('the sample on %s', (kind) => {
  let database: Database;
  const said: string[] = [];
  const fill = () => fillSample(database, { today, progress: (text) => said.push(text) });
  const sizes = async () =>
    Promise.all(
      [houses, inventories, busStops].map(async (table) => {
        const [row] = await database.db.select({ count: sql<string>`count(*)` }).from(table);
        return Number(row?.count);
      }),
    );

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await fill();
  });
  afterAll(() => database.close());

  it('holds every house, and says how far it is', async () => {
    const [filled, , stops] = await sizes();
    expect(filled).toBe(SAMPLE_SIZE);
    expect(stops).toBeGreaterThan(300);
    expect(said.at(-1)).toBe('예시 매물을 채우고 있습니다. 100%');
    expect(said.length).toBeGreaterThan(5);
  });

  it('is filled in once', async () => {
    const before = [await sizes(), await database.db.select().from(meta), said.length];
    await fill();
    expect([await sizes(), await database.db.select().from(meta), said.length]).toEqual(before);
  });

  it('has something for the home page and for a popup, marked 예시', async () => {
    const shown = new InventoryRepository(database);
    const all = [...(await shown.of('web_home_main_top')), ...(await shown.of('POPUP'))];
    expect(all.length).toBeGreaterThanOrEqual(2);
    expect(all.filter(({ TITLE }) => !TITLE.includes('예시'))).toEqual([]);
    expect(all.some(({ TYPE2 }) => TYPE2 === 'text')).toBe(true);
    const pictures = all.filter(({ TYPE2 }) => TYPE2 === 'image');
    expect(pictures.filter(({ IMAGE_1 }) => !bannerKindOf(IMAGE_1.replace(/\.svg$/, '')))).toEqual(
      [],
    );
  });
});
