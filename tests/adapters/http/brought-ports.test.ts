// @vitest-environment node
import { buildApp } from '../../../server/app';
import { listen } from '../../../server/http/listen';
import type { AppDeps } from '../../../server/ports/app-deps';
import { AxiosCarrier } from '../../../src/adapters/http/client/axios-carrier';
import { BroughtCarrier } from '../../../src/adapters/http/client/brought-answers';
import type { Answer, Carried, Carrier } from '../../../src/adapters/http/client/call';
import { HttpCodeLists } from '../../../src/adapters/http/houses/http-code-lists';
import { HttpDongLookup } from '../../../src/adapters/http/http-dong-lookup';
import { HttpHouseSearch } from '../../../src/adapters/http/houses/http-house-search';
import { HttpInventories } from '../../../src/adapters/http/http-inventories';
import { HttpPlaceSearch } from '../../../src/adapters/http/http-place-search';
import { HttpSessionSource } from '../../../src/adapters/http/http-session-source';
import { RecordingCarrier } from '../../../src/adapters/http/client/recording-carrier';
import { MemoryPlaceSearch } from '../../../src/adapters/memory/memory-place-search';
import { appDeps, FakeHouses, fakePlaces } from '../../support/app-deps';
import { fakeDongs } from '../../support/fake-dongs';
import { clientOf } from '../../support/http-client';
import { dongLookupContract } from '../contracts/dong-lookup.contract';
import { houseSearchContract } from '../contracts/house-search.contract';
import { placeSearchContract } from '../contracts/place-search.contract';
import { placeSurroundingsContract } from '../contracts/place-surroundings.contract';
import { smallPortsContract } from '../contracts/small-ports.contract';

/** Every read is recorded first, and then answered from the record, as JSON brings it. */
class SecondReading implements Carrier {
  constructor(
    private readonly url: string,
    private readonly network: Carrier,
  ) {}

  async carry(carried: Carried): Promise<Answer> {
    const recorder = new RecordingCarrier(async (address) => {
      const { status, body } = await this.network.carry({
        method: 'get',
        call: { path: address },
        headers: {},
      });
      return { status, body };
    });
    if (carried.method === 'get') await recorder.carry(carried);
    const text = JSON.stringify(recorder.recorded);
    const brought = JSON.parse(text) as typeof recorder.recorded;
    return new BroughtCarrier(brought, this.onlyWhatMust()).carry(carried);
  }

  private onlyWhatMust(): Carrier {
    return {
      carry: (carried) => {
        const isCancelled = carried.call.cancel?.aborted === true;
        if (carried.method === 'get' && !isCancelled && carried.call.fresh !== true)
          throw new Error(`${carried.call.path} of ${this.url} is asked again`);
        return this.network.carry(carried);
      },
    };
  }
}

async function serve(given: Partial<AppDeps> = {}) {
  const app = await buildApp(appDeps(given));
  const url = await listen(app, { host: '127.0.0.1', port: 0 });
  const carrier = new SecondReading(url, new AxiosCarrier({ baseUrl: url }));
  return { client: clientOf(url, { carrier }), close: () => app.close() };
}

houseSearchContract('brought along', async (records) => {
  const { client, close } = await serve({ houses: new FakeHouses(records) });
  const ids = new Map(records.map(({ listingNumber, id }) => [listingNumber, id]));
  return {
    search: new HttpHouseSearch(client),
    idOf: (listingNumber) => Promise.resolve(ids.get(listingNumber) ?? ''),
    close,
  };
});

placeSearchContract('brought along', async (places) => {
  const memory = new MemoryPlaceSearch(places);
  const { client, close } = await serve({ places: fakePlaces(memory) });
  return { search: new HttpPlaceSearch(client), close };
});

placeSurroundingsContract('brought along', async ({ places, areas, busStops }) => {
  const memory = new MemoryPlaceSearch(places, areas, busStops);
  const { client, close } = await serve({ places: fakePlaces(memory) });
  return { search: new HttpPlaceSearch(client), close };
});

dongLookupContract('brought along', async ({ areas, houses }) => {
  const { client, close } = await serve({
    dongs: fakeDongs(areas),
    houses: new FakeHouses(houses),
  });
  return { dongs: new HttpDongLookup(client), close };
});

smallPortsContract('brought along', async () => {
  const { client, close } = await serve();
  return {
    codes: new HttpCodeLists(client),
    inventories: new HttpInventories(client),
    session: new HttpSessionSource(client),
    close,
  };
});
