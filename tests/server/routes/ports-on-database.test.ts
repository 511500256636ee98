import { eq } from 'drizzle-orm';
import type { HouseRecord } from '../../../server/ports/house-record';
import { writeBusStops } from '../../../server/db/geo/bus-stop-writer';
import { housesOf } from '../../support/houses-in-memory';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { NearbyPlaceRepository } from '../../../server/db/geo/nearby-place-repository';
import { writeNearbyPlaces } from '../../../server/db/geo/nearby-place-writer';
import { PlaceRepository } from '../../../server/db/geo/place-repository';
import { fillPlaces } from '../../../server/db/geo/place-writer';
import { houses as houseTable } from '../../../server/db/schema/houses';
import { buildApp } from '../../../server/app';
import { listen } from '../../../server/http/listen';
import type { AppDeps } from '../../../server/ports/app-deps';
import { HttpHouseSearch } from '../../../src/adapters/http/http-house-search';
import { HttpNearbyPlaces } from '../../../src/adapters/http/http-nearby-places';
import { HttpPlaceSearch } from '../../../src/adapters/http/http-place-search';
import { houseFilterContract } from '../../adapters/contracts/house-filter.contract';
import {
  houseSearchContract,
  type OpenedHouses,
} from '../../adapters/contracts/house-search.contract';
import { houseNewsContract } from '../../adapters/contracts/house-news.contract';
import { nearbyPlacesContract } from '../../adapters/contracts/nearby-places.contract';
import { placeSearchContract } from '../../adapters/contracts/place-search.contract';
import { placeSurroundingsContract } from '../../adapters/contracts/place-surroundings.contract';
import { appDeps } from '../../support/app-deps';
import { clientOf } from '../../support/http-client';
import { DATABASES, openTestDatabase } from '../../support/databases';
import type { Area, LatLng } from '#core';
import { DongRepository } from '../../../server/db/geo/dong-repository';
import { HttpDongLookup } from '../../../src/adapters/http/http-dong-lookup';
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
