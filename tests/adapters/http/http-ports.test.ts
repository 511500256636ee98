// @vitest-environment node
import { buildApp } from '../../../server/app';
import type { HouseRecord } from '../../../server/ports/houses/house-record';
import { listen } from '../../../server/http/listen';
import type { AppDeps } from '../../../server/ports/app-deps';
import { HttpAddressSearch } from '../../../src/adapters/http/http-address-search';
import { HttpAreas } from '../../../src/adapters/http/http-areas';
import { HttpContents } from '../../../src/adapters/http/http-contents';
import { HttpCodeLists } from '../../../src/adapters/http/houses/http-code-lists';
import { HttpDongLookup } from '../../../src/adapters/http/http-dong-lookup';
import { HttpUsualPrices } from '../../../src/adapters/http/deals/http-usual-prices';
import { HttpHouseSearch } from '../../../src/adapters/http/houses/http-house-search';
import { HttpInventories } from '../../../src/adapters/http/http-inventories';
import { HttpNearbyPlaces } from '../../../src/adapters/http/http-nearby-places';
import { HttpNoticeFiles } from '../../../src/adapters/http/notices/http-notice-files';
import { HttpNotices } from '../../../src/adapters/http/notices/http-notices';
import { HttpPlaceSearch } from '../../../src/adapters/http/http-place-search';
import { HttpSearch } from '../../../src/adapters/http/http-search';
import { HttpSessionSource } from '../../../src/adapters/http/http-session-source';
import { MemoryAddressSearch } from '../../../src/adapters/memory/memory-address-search';
import { MemoryUsualPrices } from '../../../src/adapters/memory/deals/memory-usual-prices';
import { MemoryNearbyPlaces } from '../../../src/adapters/memory/memory-nearby-places';
import { MemoryPlaceSearch } from '../../../src/adapters/memory/memory-place-search';
import type { NoticeContent, Place } from '#core';
import { appDeps, FakeHouses, fakePlaces } from '../../support/app-deps';
import { fakeContents } from '../../support/fake-contents';
import { fakeDongs } from '../../support/fake-dongs';
import { fakeNotices } from '../../support/fake-notices';
import { fakeSearch } from '../../support/fake-search';
import { clientOf } from '../../support/http-client';
import { notice } from '../../support/notices';
import { addressSearchContract } from '../contracts/address-search.contract';
import { contentsContract } from '../contracts/contents.contract';
import { areasContract } from '../contracts/areas.contract';
import { dongLookupContract } from '../contracts/dong-lookup.contract';
import { houseFilterContract } from '../contracts/house-filter.contract';
import { houseNewsContract } from '../contracts/house-news.contract';
import { houseSearchContract, type OpenedHouses } from '../contracts/house-search.contract';
import { nearbyPlacesContract } from '../contracts/nearby-places.contract';
import { noticeFilesContract } from '../contracts/notice-files.contract';
import { noticeSearchContract } from '../contracts/notice-search.contract';
import { placeSearchContract } from '../contracts/place-search.contract';
import { placeSurroundingsContract } from '../contracts/place-surroundings.contract';
import { searchContract } from '../contracts/search.contract';
import { smallPortsContract } from '../contracts/small-ports.contract';
import { usualPricesContract } from '../contracts/usual-prices.contract';

async function serve(given: Partial<AppDeps> = {}) {
  const app = await buildApp(appDeps(given));
  const url = await listen(app, { host: '127.0.0.1', port: 0 });
  return { client: clientOf(url), close: () => app.close() };
}

const openHouses = async (records: readonly HouseRecord[]): Promise<OpenedHouses> => {
  const { client, close } = await serve({ houses: new FakeHouses(records) });
  const ids = new Map(records.map(({ listingNumber, id }) => [listingNumber, id]));
  return {
    search: new HttpHouseSearch(client),
    idOf: (listingNumber) => Promise.resolve(ids.get(listingNumber) ?? ''),
    close,
  };
};

houseSearchContract('http', openHouses);
houseFilterContract('http', openHouses);
houseNewsContract('http', openHouses);

usualPricesContract('http', async (records) => {
  const memory = new MemoryUsualPrices(records);
  const { client, close } = await serve({
    usualPrices: {
      ...appDeps().usualPrices,
      range: ({ type, dealType, dongliCode }) =>
        memory.of({ roomType: type, rentType: dealType, dongliCode }),
    },
  });
  return { usualPrices: new HttpUsualPrices(client), close };
});

placeSearchContract('http', async (places) => {
  const memory = new MemoryPlaceSearch(places);
  const { client, close } = await serve({ places: fakePlaces(memory) });
  return { search: new HttpPlaceSearch(client), close };
});

placeSurroundingsContract('http', async ({ places, areas, busStops }) => {
  const memory = new MemoryPlaceSearch(places, areas, busStops);
  const { client, close } = await serve({ places: fakePlaces(memory) });
  return { search: new HttpPlaceSearch(client), close };
});

dongLookupContract('http', async ({ areas, houses }) => {
  const { client, close } = await serve({
    dongs: fakeDongs(areas),
    houses: new FakeHouses(houses),
  });
  return { dongs: new HttpDongLookup(client), close };
});

contentsContract('http', async (contents) => {
  const { client, close } = await serve({ contents: fakeContents(contents) });
  return { contents: new HttpContents(client), close };
});

areasContract('http', async () => {
  const { client, close } = await serve();
  return { areas: new HttpAreas(client), close };
});

addressSearchContract('http', async (addresses) => {
  const { client, close } = await serve({ addresses: new MemoryAddressSearch(addresses) });
  return { search: new HttpAddressSearch(client), close };
});

nearbyPlacesContract('http', async (facilities) => {
  const { client, close } = await serve({ nearby: new MemoryNearbyPlaces(facilities) });
  return { nearby: new HttpNearbyPlaces(client), close };
});

const serveNotices = async (contents: readonly NoticeContent[], places: readonly Place[] = []) => {
  const notices = contents.map((content, index) => notice({ ...content, id: String(index + 1) }));
  const served = await serve({
    notices: fakeNotices(notices),
    search: fakeSearch(notices),
    places: fakePlaces(new MemoryPlaceSearch(places)),
  });
  return { ...served, ids: notices.map(({ id }) => id) };
};

noticeSearchContract('http', async (contents) => {
  const { client, ...opened } = await serveNotices(contents);
  return { ...opened, search: new HttpNotices(client) };
});

searchContract('http', async (contents, places) => {
  const { client, ...opened } = await serveNotices(contents, places);
  return { ...opened, search: new HttpSearch(client) };
});

noticeFilesContract('http', async (contents) => {
  const { client, ...opened } = await serveNotices(contents);
  const kept: string[] = [];
  const files = new HttpNoticeFiles(client, { keep: ({ fileName }) => kept.push(fileName) });
  return { ...opened, files, kept: () => kept };
});

smallPortsContract('http', async () => {
  const { client, close } = await serve();
  return {
    codes: new HttpCodeLists(client),
    inventories: new HttpInventories(client),
    session: new HttpSessionSource(client),
    close,
  };
});
