import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/db/database';
import type { RejectedRow } from '../../../server/import/delivery';
import { importHouses } from '../../../server/import/houses/import-houses';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { csvText, deliver, LISTING, type Listing } from './listing-files';

/** Few numbers, so that they meet again in a file and in the next one; some rows are bad. */
const listing: fc.Arbitrary<Listing> = fc.record({
  listingNumber: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
  deposit: fc.constantFrom('500', '1000', '-1'),
  dealType: fc.constantFrom('월세', '월세', '기타'),
  dongliCode: fc.constantFrom('1162010200', '1162010100'),
});
const deliveries = fc.array(fc.array(listing, { minLength: 1, maxLength: 9 }), {
  minLength: 1,
  maxLength: 3,
});

/** All that is stored but what has to differ between two sources. */
const STATE = `select to_jsonb(houses) - 'id' - 'source' - 'content_hash' as house
  from houses where source = $1 order by listing_number, dongli_code`;

describe.each(DATABASES)('an import into %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'hankan-chunks-'));
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.close();
  });

  async function take(source: string, files: readonly (readonly Listing[])[], chunk: number) {
    const outcomes: unknown[] = [];
    for (const [day, listings] of files.entries()) {
      const rejected: RejectedRow[] = [];
      const text = csvText(listings.map((own) => ({ ...LISTING, ...own })));
      const report = await importHouses(
        { db: database.db, clock: { now: () => Date.UTC(2026, 10, 10 + day) } },
        deliver(folder, 'a.csv', text),
        source,
        { progress: () => undefined, rejected: (row) => void rejected.push(row) },
        { chunk },
      );
      outcomes.push({ report, rejected });
    }
    const { rows } = await database.pool.query<{ house: object }>(STATE, [source]);
    return { outcomes, houses: rows.map(({ house }) => house) };
  }

  test('leaves the same houses and tells the same, however it is cut', async () => {
    const property = fc.asyncProperty(
      deliveries,
      fc.integer({ min: 1, max: 6 }),
      async (files, chunk) => {
        await database.pool.query('delete from houses');
        expect(await take('cut', files, chunk)).toEqual(await take('whole', files, 1000));
      },
    );
    await fc.assert(property, { numRuns: 20 });
  });
});
