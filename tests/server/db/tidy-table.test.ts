import { expect, test } from 'vitest';
import { writeBusStops } from '../../../server/db/geo/bus-stop-writer';
import type { Queries } from '../../../server/db/database';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { writeContents } from '../../../server/db/magazine/content-writer';
import { writeAddresses } from '../../../server/db/addresses/address-writer';
import { writeNearbyPlaces } from '../../../server/db/geo/nearby-place-writer';
import { tidyTable, type ImportedTable } from '../../../server/db/tidy-table';
import { CONTENT_SOURCE } from '../../../server/ports/magazine/contents';
import { anAddress, newAddresses } from '../../support/addresses';
import { newContent } from '../../support/contents';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { replaceOrAddNotices } from '../../../server/db/notices/notice-writer';
import { NOTICE_NOW } from '../../support/notices';
import { aHouse } from './houses/house-arbitrary';
import { aNotice } from './notices/notice-arbitrary';

const NUMBERS = Array.from({ length: 300 }, (_, n) => `T-${n}`);

/** What files of rows deliver. */
type Delivered = Exclude<ImportedTable, 'areas' | 'boundaries'>;

/** A delivery of the same three hundred things, in another state each time. */
const DELIVER: Readonly<Record<Delivered, (tx: Queries, state: number) => Promise<unknown>>> = {
  houses: (tx, deposit) => {
    const houses = NUMBERS.map((listingNumber) => aHouse({ listingNumber, deposit }));
    return replaceOrAdd(tx, houses, 'test', '20261120');
  },
  notices: (tx, state) => {
    const notices = NUMBERS.map((number) => aNotice(number, { title: `${String(state)}번` }));
    const from = { source: 'IMPORT', sourceName: 'test' } as const;
    return replaceOrAddNotices(tx, notices, from, { now: NOTICE_NOW });
  },
  contents: (tx, state) => {
    const contents = NUMBERS.map((id) => newContent({ id, title: `${String(state)}번` }));
    const delivery = { source: CONTENT_SOURCE.IMPORT, kept: [], takesGoneAway: false };
    return writeContents(tx, contents, delivery, NOTICE_NOW);
  },
  bus_stops: (tx, state) => {
    const stops = NUMBERS.map((number) => ({ number, name: `${state}번`, lat: 37.5, lng: 127 }));
    return writeBusStops(tx, stops, 'test');
  },
  nearby_places: (tx, state) => {
    const at = { lat: 37.5, lng: 127, category: 'CS2' as const };
    const places = NUMBERS.map((number) => ({ ...at, number, name: `${state}번` }));
    return writeNearbyPlaces(tx, places, 'test');
  },
  addresses: (tx, state) => {
    const built = NUMBERS.map((_, at) =>
      anAddress({ road: `서울특별시 관악구 신림로 ${at + 1}`, building: `${state}번` }),
    );
    return writeAddresses(tx, newAddresses(built), 'test');
  },
};
/** Tables of which a delivery writes a row for each thing. */
const writtenWith = (table: Delivered): readonly string[] =>
  table === 'notices' || table === 'contents' ? [table, 'search_entries'] : [table];

const TABLES = Object.keys(DELIVER) as Delivered[];
const CASES = DATABASES.flatMap((kind) => TABLES.map((table) => [table, kind] as const));

test.each(CASES)('imports of the same %s do not let %s grow', async (table, kind) => {
  const database = await openTestDatabase(kind);
  const change = async (state: number) => {
    await database.db.transaction((tx) => DELIVER[table](tx, state));
    await tidyTable(database, table);
  };
  const asked = (question: string) =>
    Promise.all(
      writtenWith(table).map(async (name) => {
        const { rows } = await database.pool.query<{ found: number }>(question, [name]);
        return rows[0]?.found ?? 0;
      }),
    );
  const bytes = () => asked('select pg_table_size($1::regclass)::int as found');
  // Rows that are written anew stand beside the old ones, so that two deliveries are the least that a
  // table takes. Six that nobody tidies are three times that; a vacuum may leave a page or two.
  for (const state of [1, 2]) await change(state);
  const settled = await bytes();
  for (let state = 3; state <= 6; state += 1) await change(state);
  for (const [at, grown] of (await bytes()).entries())
    expect(grown).toBeLessThan((settled[at] ?? 0) * 1.6);
  const counted = await asked('select reltuples::int as found from pg_class where relname = $1');
  expect(new Set(counted)).toEqual(new Set([300]));
  await database.close();
});
