import { pino } from 'pino';
import {
  AppError,
  boundsOf,
  contains,
  EMPTY_FILTER,
  matchesFilter,
  type Bounds,
  type Clock,
  type HouseListQuery,
  type Inventory,
  type Page,
  type Photo,
} from '#core';
import type { Houses } from '../../server/ports/houses/houses';
import { BadCursorError } from '../../server/shared/sealed-cursor';
import type { HouseRecord, HouseSummaryRecord } from '../../server/ports/houses/house-record';
import { readEnv } from '../../server/env';
import type { AppDeps } from '../../server/ports/app-deps';
import type { Places } from '../../server/ports/map/places';
import { MapTiles } from '../../server/map/tiles/map-tiles';
import { MemoryAddressSearch } from '../../src/adapters/memory/memory-address-search';
import { MemoryHouseSearch } from '../../src/adapters/memory/houses/memory-house-search';
import { MemoryNearbyPlaces } from '../../src/adapters/memory/memory-nearby-places';
import { MemoryPlaceSearch } from '../../src/adapters/memory/memory-place-search';
import { fakeAttempts, fakeLinks, fakeMembers, fakeSessions } from './fake-accounts';
import { fakeContents, fakeShownPictures } from './fake-contents';
import {
  fakeDealAlarms,
  fakeDealMap,
  fakeDeals,
  fakeDealZzims,
  fakeInquiries,
  fakeOwnDeals,
} from './fake-deals';
import { fakeChecklists } from './fake-checklists';
import { fakeCollections } from './fake-collections';
import { fakeChats } from './fake-chats';
import { fakeLists } from './fake-lists';
import { fakeMateRequests, fakeMates } from './fake-mates';
import { fakeDongs } from './fake-dongs';
import { storedBoundaries } from './boundaries';
import { fakeCallCounts } from './fake-call-counts';
import { fakeMessageCounts } from './fake-messages';
import { fakeNotices } from './fake-notices';
import {
  fakeBundles,
  fakeChanges,
  fakeCalendars,
  fakeConditions,
  fakeNoticeAlarms,
  fakeNotifications,
  fakeSignals,
} from './fake-notifications';
import { fakePush, fakePushDevices } from './fake-push';
import { fakeModeration } from './fake-moderation';
import { fakeBlocks, fakeComments, fakePosts } from './fake-posts';
import { fakeReports } from './fake-reports';
import { fakeSearch } from './fake-search';
import { houseRecords } from './house-records';
import { AREAS, BUS_STOPS, PLACES } from './places';

/** The moment of every test: 2026-11-20 12:00 in Seoul. */
export const NOW = Date.parse('2026-11-20T12:00:00+09:00');
export const clock: Clock = { now: () => NOW };

/** Links that show what they were made of, in place of signed ones. */
export function presentPhoto(path: string): Photo {
  return { small: `/images/s${path}`, medium: `/images/m${path}`, large: `/images/l${path}` };
}

const WORLD: Bounds = { swLat: -90, swLng: -180, neLat: 90, neLng: 180 };

/** Stored houses without a database: what the memory answers, with the paths of its pictures. */
export class FakeHouses extends MemoryHouseSearch<string> implements Houses {
  constructor(private readonly records: readonly HouseRecord[]) {
    super(records, clock);
  }

  override async list(query: HouseListQuery): Promise<Page<HouseSummaryRecord>> {
    try {
      return await super.list(query);
    } catch (error) {
      throw error instanceof AppError ? new BadCursorError() : error;
    }
  }

  async version(): Promise<string> {
    return (await this.marks({ bounds: WORLD, level: 14, filter: EMPTY_FILTER })).version;
  }

  boxOf({ bounds, filter, today }: Parameters<Houses['boxOf']>[0]): Promise<Bounds | null> {
    const passing = this.records.filter(
      (house) =>
        house.status === 'OPEN' && contains(bounds, house) && matchesFilter(house, filter, today),
    );
    return Promise.resolve(boundsOf(passing));
  }

  /** Hidden ones, too: who may see them is decided behind it. */
  override one(id: string): Promise<HouseRecord | null> {
    return Promise.resolve(this.records.find((record) => record.id === id) ?? null);
  }

  async oneNow(id: string): ReturnType<Houses['oneNow']> {
    const [house, version] = await Promise.all([this.one(id), this.version()]);
    return house === null ? null : { house, version };
  }

  override priceLevel(id: string): ReturnType<Houses['priceLevel']> {
    return super.priceLevel(id);
  }
}

/** Stored places without a database. */
export function fakePlaces(search = new MemoryPlaceSearch(PLACES, AREAS, BUS_STOPS)): Places {
  return {
    search: (query, _limit, view) => search.search(query, undefined, view ?? undefined),
    areaAt: (at) => search.areaAt(at),
    wideAreas: () => Promise.resolve([]),
    stopsNear: (at) => search.stopsNear(at),
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

/** A server that needs nothing outside; what a test is about is given. */
export function appDeps(given: Partial<AppDeps> = {}): AppDeps {
  return {
    // A busy machine draws slowly; what happens then has its own tests.
    env: readEnv({ DRAWING_LIMIT_MS: '9000' }),
    clock,
    houses: new FakeHouses(houseRecords(60)),
    notices: fakeNotices(),
    deals: fakeDeals(),
    dealMap: fakeDealMap(),
    inquiries: fakeInquiries(),
    houseNumbers: { contact: () => Promise.resolve({ ok: true, value: '010-0000-0001' }) },
    dealZzims: fakeDealZzims(),
    lists: fakeLists(),
    ownDeals: fakeOwnDeals(),
    dealAlarms: fakeDealAlarms(),
    checklists: fakeChecklists(),
    chats: fakeChats(),
    collections: fakeCollections(),
    changes: fakeChanges(),
    mates: fakeMates(),
    mateRequests: fakeMateRequests(),
    usualPrices: {
      of: () => Promise.resolve({ count: 0, median: null }),
      range: () => Promise.resolve(null),
    },
    contents: fakeContents(),
    shownPictures: fakeShownPictures,
    notifications: fakeNotifications(),
    bundles: fakeBundles(),
    noticeAlarms: fakeNoticeAlarms(),
    signals: fakeSignals(),
    push: fakePush(),
    pushDevices: fakePushDevices(),
    calendars: fakeCalendars(),
    conditions: fakeConditions(),
    posts: fakePosts(),
    comments: fakeComments(),
    blocks: fakeBlocks(),
    search: fakeSearch(),
    places: fakePlaces(),
    addresses: new MemoryAddressSearch([]),
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
    moderation: fakeModeration(),
    reports: fakeReports(clock),
    images: { render: () => Promise.resolve({ ok: false, reason: 'no-such-image' }) },
    uploads: { take: () => Promise.resolve({ ok: false, reason: 'no-picture' }) },
    presentPhoto,
    presentPicture: (picture) => ({
      ...picture,
      small: `/images/s/${picture.id}`,
      medium: `/images/m/${picture.id}`,
      large: `/images/l/${picture.id}`,
    }),
    presentPrivate: (picture) => ({
      ...picture,
      small: `/images/private/s/${picture.id}`,
      medium: `/images/private/m/${picture.id}`,
      large: `/images/private/l/${picture.id}`,
    }),
    presentCard: (path) => `/images/c${path}`,
    presentFace: (memberKey) => `/images/face/${memberKey}`,
    presentInventoryImage: ({ ID, IMAGE_1 }) => `/images/signed/inventory/${ID}/${IMAGE_1}`,
    baseMap: () => ({ type: 'FeatureCollection', features: [] }),
    tiles: new MapTiles(storedBoundaries([])),
    dongs: fakeDongs(),
    isReady: () => Promise.resolve(true),
    clientDir: null,
    drawer: null,
    logger: pino({ level: 'silent' }),
    ...given,
  };
}
