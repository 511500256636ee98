import { eq } from 'drizzle-orm';
import type { HouseRecord } from '../../../server/ports/houses/house-record';
import { AddressRepository } from '../../../server/db/addresses/address-repository';
import { writeAddresses } from '../../../server/db/addresses/address-writer';
import { writeBusStops } from '../../../server/db/geo/bus-stop-writer';
import { housesOf } from '../../support/houses-in-memory';
import { UsualPriceRepository } from '../../../server/db/houses/house-price-level';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { NearbyPlaceRepository } from '../../../server/db/geo/nearby-place-repository';
import { writeNearbyPlaces } from '../../../server/db/geo/nearby-place-writer';
import { PlaceRepository } from '../../../server/db/geo/place-repository';
import { fillPlaces } from '../../../server/db/geo/place-writer';
import { ContentRepository } from '../../../server/db/magazine/content-repository';
import { writeContents } from '../../../server/db/magazine/content-writer';
import { NoticeRepository } from '../../../server/db/notices/notice-repository';
import { replaceOrAddNotices } from '../../../server/db/notices/notice-writer';
import { SearchRepository } from '../../../server/db/search/search-repository';
import { houses as houseTable } from '../../../server/db/schema/houses';
import { notices as noticeTable } from '../../../server/db/schema/notices';
import { buildApp } from '../../../server/app';
import { listen } from '../../../server/http/listen';
import { CONTENT_SOURCE } from '../../../server/ports/magazine/contents';
import type { AppDeps } from '../../../server/ports/app-deps';
import { HttpAddressSearch } from '../../../src/adapters/http/http-address-search';
import { HttpUsualPrices } from '../../../src/adapters/http/deals/http-usual-prices';
import { HttpHouseSearch } from '../../../src/adapters/http/houses/http-house-search';
import { HttpContents } from '../../../src/adapters/http/http-contents';
import { HttpNearbyPlaces } from '../../../src/adapters/http/http-nearby-places';
import { HttpNoticeFiles } from '../../../src/adapters/http/notices/http-notice-files';
import { HttpNotices } from '../../../src/adapters/http/notices/http-notices';
import { HttpSearch } from '../../../src/adapters/http/http-search';
import { HttpPlaceSearch } from '../../../src/adapters/http/http-place-search';
import { houseFilterContract } from '../../adapters/contracts/house-filter.contract';
import {
  houseSearchContract,
  type OpenedHouses,
} from '../../adapters/contracts/house-search.contract';
import { houseNewsContract } from '../../adapters/contracts/house-news.contract';
import { nearbyPlacesContract } from '../../adapters/contracts/nearby-places.contract';
import { noticeFilesContract } from '../../adapters/contracts/notice-files.contract';
import { noticeSearchContract } from '../../adapters/contracts/notice-search.contract';
import { placeSearchContract } from '../../adapters/contracts/place-search.contract';
import { placeSurroundingsContract } from '../../adapters/contracts/place-surroundings.contract';
import { searchContract } from '../../adapters/contracts/search.contract';
import { usualPricesContract } from '../../adapters/contracts/usual-prices.contract';
import { appDeps, NOW } from '../../support/app-deps';
import { clientOf } from '../../support/http-client';
import { DATABASES, openTestDatabase } from '../../support/databases';
import type { Area, LatLng, NoticeContent, Place } from '#core';
import { DongRepository } from '../../../server/db/geo/dong-repository';
import { HttpAreas } from '../../../src/adapters/http/http-areas';
import { HttpDongLookup } from '../../../src/adapters/http/http-dong-lookup';
import { newAddresses } from '../../support/addresses';
import { addressSearchContract } from '../../adapters/contracts/address-search.contract';
import { contentsContract } from '../../adapters/contracts/contents.contract';
import { areasContract } from '../../adapters/contracts/areas.contract';
import { dongLookupContract } from '../../adapters/contracts/dong-lookup.contract';

async function serve(given: Partial<AppDeps>) {
  const app = await buildApp(appDeps(given));
  const url = await listen(app, { host: '127.0.0.1', port: 0 });
  return { client: clientOf(url), close: () => app.close() };
}

/** Dongs as the table of places keeps them. */
const asPlaces = (areas: readonly (Area & LatLng)[]) =>
  areas.map(({ lat, lng, ...area }) => ({
    id: `area-${area.dongliCode}`,
    kind: 'area' as const,
    name: area.dong,
    detail: '',
    lat,
    lng,
    level: 5,
    lines: [],
    area,
  }));

for (const kind of DATABASES) {
  const openHouses = async (records: readonly HouseRecord[]): Promise<OpenedHouses> => {
    const database = await openTestDatabase(kind);
    await database.db.transaction((tx) => replaceOrAdd(tx, records, 'test', '20261120'));
    const { client, close } = await serve({ houses: housesOf(database) });
    return {
      search: new HttpHouseSearch(client),
      idOf: async (listingNumber) => {
        const [row] = await database.db
          .select({ id: houseTable.id })
          .from(houseTable)
          .where(eq(houseTable.listingNumber, listingNumber));
        return String(row?.id);
      },
      close: () => close().then(() => database.close()),
    };
  };

  houseSearchContract(`http on ${kind}`, openHouses);
  houseFilterContract(`http on ${kind}`, openHouses);
  houseNewsContract(`http on ${kind}`, openHouses);

  usualPricesContract(`http on ${kind}`, async (records) => {
    const database = await openTestDatabase(kind);
    await database.db.transaction((tx) => replaceOrAdd(tx, records, 'test', '20261120'));
    const { client, close } = await serve({ usualPrices: new UsualPriceRepository(database) });
    return {
      usualPrices: new HttpUsualPrices(client),
      close: () => close().then(() => database.close()),
    };
  });

  const serveNotices = async (
    contents: readonly NoticeContent[],
    places: readonly Place[] = [],
  ) => {
    const database = await openTestDatabase(kind);
    const numbered = contents.map((content, index) => ({ ...content, number: String(index) }));
    const from = { source: 'IMPORT', sourceName: 'test' } as const;
    await database.db.transaction((tx) => replaceOrAddNotices(tx, numbered, from, { now: NOW }));
    await fillPlaces(database, places);
    const { id, number } = noticeTable;
    const stored = await database.db.select({ id, number }).from(noticeTable).orderBy(id);
    const idOf = new Map(stored.map((row) => [row.number, String(row.id)] as const));
    const { client, close } = await serve({
      notices: new NoticeRepository(database),
      search: new SearchRepository(database),
      places: new PlaceRepository(database),
    });
    return {
      client,
      ids: numbered.map((one) => idOf.get(one.number) ?? ''),
      close: () => close().then(() => database.close()),
    };
  };

  noticeSearchContract(`http on ${kind}`, async (contents) => {
    const { client, ...opened } = await serveNotices(contents);
    return { ...opened, search: new HttpNotices(client) };
  });

  searchContract(`http on ${kind}`, async (contents, places) => {
    const { client, ...opened } = await serveNotices(contents, places);
    return { ...opened, search: new HttpSearch(client) };
  });

  noticeFilesContract(`http on ${kind}`, async (contents) => {
    const { client, ...opened } = await serveNotices(contents);
    const kept: string[] = [];
    const files = new HttpNoticeFiles(client, { keep: ({ fileName }) => kept.push(fileName) });
    return { ...opened, files, kept: () => kept };
  });

  contentsContract(`http on ${kind}`, async (contents) => {
    const database = await openTestDatabase(kind);
    const delivery = { source: CONTENT_SOURCE.IMPORT, kept: [], takesGoneAway: false };
    await database.db.transaction((tx) => writeContents(tx, contents, delivery, NOW));
    const { client, close } = await serve({ contents: new ContentRepository(database) });
    return {
      contents: new HttpContents(client),
      close: () => close().then(() => database.close()),
    };
  });

  placeSearchContract(`http on ${kind}`, async (places) => {
    const database = await openTestDatabase(kind);
    await fillPlaces(database, places);
    const { client, close } = await serve({ places: new PlaceRepository(database) });
    return {
      search: new HttpPlaceSearch(client),
      close: () => close().then(() => database.close()),
    };
  });

  placeSurroundingsContract(`http on ${kind}`, async ({ places, areas, busStops }) => {
    const database = await openTestDatabase(kind);
    await fillPlaces(database, [...places, ...asPlaces(areas)]);
    await database.db.transaction((tx) => writeBusStops(tx, busStops, 'test'));
    const { client, close } = await serve({ places: new PlaceRepository(database) });
    return {
      search: new HttpPlaceSearch(client),
      close: () => close().then(() => database.close()),
    };
  });

  dongLookupContract(`http on ${kind}`, async ({ areas, houses }) => {
    const database = await openTestDatabase(kind);
    await fillPlaces(database, asPlaces(areas));
    await database.db.transaction((tx) => replaceOrAdd(tx, houses, 'test', '20261120'));
    const { client, close } = await serve({
      dongs: new DongRepository(database),
      houses: housesOf(database),
    });
    return {
      dongs: new HttpDongLookup(client),
      close: () => close().then(() => database.close()),
    };
  });

  areasContract(`http on ${kind}`, async () => {
    const database = await openTestDatabase(kind);
    const { client, close } = await serve({ places: new PlaceRepository(database) });
    return {
      areas: new HttpAreas(client),
      close: () => close().then(() => database.close()),
    };
  });

  addressSearchContract(`http on ${kind}`, async (addresses) => {
    const database = await openTestDatabase(kind);
    await database.db.transaction((tx) => writeAddresses(tx, newAddresses(addresses), 'test'));
    const { client, close } = await serve({ addresses: new AddressRepository(database) });
    return {
      search: new HttpAddressSearch(client),
      close: () => close().then(() => database.close()),
    };
  });

  nearbyPlacesContract(`http on ${kind}`, async (facilities) => {
    const database = await openTestDatabase(kind);
    const delivered = facilities.map(({ id, ...rest }) => ({ ...rest, number: id }));
    await database.db.transaction((tx) => writeNearbyPlaces(tx, delivered, 'test'));
    const { client, close } = await serve({ nearby: new NearbyPlaceRepository(database) });
    return {
      nearby: new HttpNearbyPlaces(client),
      close: () => close().then(() => database.close()),
    };
  });
}
