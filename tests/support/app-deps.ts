import { pino } from 'pino';
import {
  AppError,
  EMPTY_FILTER,
  type Bounds,
  type Clock,
  type House,
  type HouseSummary,
  type Inventory,
  type Photo,
} from '#core';
import { BadCursorError, type Houses } from '../../server/ports/houses';
import type { HouseRecord, HouseSummaryRecord } from '../../server/ports/house-record';
import { readEnv } from '../../server/env';
import type { AppDeps } from '../../server/ports/app-deps';
import type { Places } from '../../server/ports/places';
import { MapTiles } from '../../server/map/tiles/map-tiles';
import { MemoryHouseSearch } from '../../src/adapters/memory/memory-house-search';
import { MemoryNearbyPlaces } from '../../src/adapters/memory/memory-nearby-places';
import { MemoryPlaceSearch } from '../../src/adapters/memory/memory-place-search';
import { fakeAttempts, fakeLinks, fakeMembers, fakeSessions } from './fake-accounts';
import { fakeDongs } from './fake-dongs';
import { storedBoundaries } from './boundaries';
import { fakeCallCounts } from './fake-call-counts';
import { fakeMessageCounts } from './fake-messages';
import { fakeReports } from './fake-reports';
import { houseRecords } from './house-records';
import { AREAS, BUS_STOPS, PLACES } from './places';

/** The moment of every test: 2026-11-20 12:00 in Seoul. */
export const NOW = Date.parse('2026-11-20T12:00:00+09:00');
export const clock: Clock = { now: () => NOW };

/** Links that show what they were made of, in place of signed ones. */
export function presentPhoto(path: string): Photo {
  return { small: `/images/s${path}`, medium: `/images/m${path}`, large: `/images/l${path}` };
}

const pathOf = ({ small }: Photo) => small.replace('/images/s', '');
const recordOf = ({ photo, ...rest }: HouseSummary): HouseSummaryRecord => ({
  ...rest,
  photo: photo === null ? null : pathOf(photo),
});

const WORLD: Bounds = { swLat: -90, swLng: -180, neLat: 90, neLng: 180 };

/** Stored houses without a database. */
export function fakeHouses(records: readonly HouseRecord[]): Houses {
  const houses = records.map((record): House => ({
    ...record,
    photos: record.photos.map(presentPhoto),
  }));
  const search = new MemoryHouseSearch(houses, clock);
  return {
    list: async (query) => {
      const page = await search.list(query).catch((error: unknown) => {
        throw error instanceof AppError ? new BadCursorError() : error;
      });
      return { ...page, items: page.items.map(recordOf) };
    },
    marks: (query) => search.marks(query),
    version: async () =>
      (await search.marks({ bounds: WORLD, level: 14, filter: EMPTY_FILTER })).version,
    tally: (query) => search.tally(query),
    one: (id) => Promise.resolve(records.find((record) => record.id === id) ?? null),
    some: async (ids) => (await search.some(ids)).map(recordOf),
    lately: async (query) => (await search.lately(query)).map(recordOf),
    priceLevel: (id) => search.priceLevel(id),
    similar: async (id) => (await search.similar(id)).map(recordOf),
    nearest: async (query) => (await search.nearest(query)).map(recordOf),
  };
}

export const INVENTORY: Omit<Inventory, 'IMAGE_URL'> = {
  ID: '7',
  TYPE2: 'image',
  IMAGE_1: 'notice.svg',
  LINK_URL: '/youth/todays',
  TITLE: '알림',
  CONTENT: '<p>새 소식</p>',
  EXTRA: 1,
};

/** Stored places without a database. */
export function fakePlaces(search = new MemoryPlaceSearch(PLACES, AREAS, BUS_STOPS)): Places {
  return {
    search: (query, _limit, view) => search.search(query, undefined, view ?? undefined),
    areaAt: (at) => search.areaAt(at),
    stopsNear: (at) => search.stopsNear(at),
  };
}

/** A server that needs nothing outside; what a test is about is given. */
export function appDeps(given: Partial<AppDeps> = {}): AppDeps {
  return {
    env: readEnv({}),
    clock,
    houses: fakeHouses(houseRecords(60)),
    places: fakePlaces(),
    nearby: new MemoryNearbyPlaces([]),
    inventories: { of: (target) => Promise.resolve(target === 'POPUP' ? [INVENTORY] : []) },
    sessions: fakeSessions(),
    members: fakeMembers(),
    attempts: fakeAttempts(),
    identityProviders: new Map(),
    certifications: null,
    sms: null,
    messageCounts: fakeMessageCounts(),
    callCounts: fakeCallCounts(given.clock ?? clock),
    links: fakeLinks(),
    reports: fakeReports(clock),
    images: { render: () => Promise.resolve({ ok: false, reason: 'no-such-image' }) },
    presentPhoto,
    presentCard: (path) => `/images/c${path}`,
    presentInventoryImage: ({ ID, IMAGE_1 }) => `/images/signed/inventory/${ID}/${IMAGE_1}`,
    baseMap: () => ({ type: 'FeatureCollection', features: [] }),
    tiles: new MapTiles(storedBoundaries([])),
    dongs: fakeDongs(),
    isReady: () => Promise.resolve(true),
    clientDir: null,
    logger: pino({ level: 'silent' }),
    ...given,
  };
}
