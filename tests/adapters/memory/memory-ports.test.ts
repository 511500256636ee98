import type { HouseRecord } from '../../../server/ports/houses/house-record';
import { MemoryAddressSearch } from '../../../src/adapters/memory/memory-address-search';
import { MemoryAreas } from '../../../src/adapters/memory/memory-areas';
import { MemoryContents } from '../../../src/adapters/memory/memory-contents';
import { MemoryCodeLists } from '../../../src/adapters/memory/memory-code-lists';
import { MemoryDongLookup } from '../../../src/adapters/memory/memory-dong-lookup';
import { MemoryUsualPrices } from '../../../src/adapters/memory/deals/memory-usual-prices';
import { MemoryHouseSearch } from '../../../src/adapters/memory/houses/memory-house-search';
import { MemoryInventories } from '../../../src/adapters/memory/memory-inventories';
import { MemoryNearbyPlaces } from '../../../src/adapters/memory/memory-nearby-places';
import { MemoryNoticeFiles } from '../../../src/adapters/memory/notices/memory-notice-files';
import { MemoryNotices } from '../../../src/adapters/memory/notices/memory-notices';
import { MemoryPlaceSearch } from '../../../src/adapters/memory/memory-place-search';
import { MemorySearch } from '../../../src/adapters/memory/memory-search';
import { MemorySessionSource } from '../../../src/adapters/memory/memory-session-source';
import { BOARD, NOTICE_SOURCE, type NoticeContent, type PostSummary } from '#core';
import { clock, INVENTORY, presentPhoto } from '../../support/app-deps';
import { shownContent } from '../../support/contents';
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
import { searchPostsContract } from '../contracts/search-posts.contract';
import { smallPortsContract } from '../contracts/small-ports.contract';
import { usualPricesContract } from '../contracts/usual-prices.contract';

const close = () => Promise.resolve();

const openHouses = (records: readonly HouseRecord[]): Promise<OpenedHouses> => {
  const houses = records.map((record) => ({
    ...record,
    photos: record.photos.map(presentPhoto),
  }));
  const ids = new Map(records.map(({ listingNumber, id }) => [listingNumber, id]));
  return Promise.resolve({
    search: new MemoryHouseSearch(houses, clock),
    idOf: (listingNumber) => Promise.resolve(ids.get(listingNumber) ?? ''),
    close,
  });
};

houseSearchContract('memory', openHouses);
houseFilterContract('memory', openHouses);
houseNewsContract('memory', openHouses);

usualPricesContract('memory', (records) =>
  Promise.resolve({ usualPrices: new MemoryUsualPrices(records), close }),
);

placeSearchContract('memory', (places) =>
  Promise.resolve({ search: new MemoryPlaceSearch(places), close }),
);

placeSurroundingsContract('memory', ({ places, areas, busStops }) =>
  Promise.resolve({ search: new MemoryPlaceSearch(places, areas, busStops), close }),
);

dongLookupContract('memory', ({ areas, houses }) =>
  Promise.resolve({ dongs: new MemoryDongLookup(areas, houses), close }),
);

contentsContract('memory', (contents) =>
  Promise.resolve({ contents: new MemoryContents(contents.map(shownContent)), close }),
);

const WIDE_AREAS = [
  { code: '1162000000', name: '서울 관악구' },
  { code: '1100000000', name: '서울' },
];
areasContract('memory', () => Promise.resolve({ areas: new MemoryAreas(WIDE_AREAS), close }));

addressSearchContract('memory', (addresses) =>
  Promise.resolve({ search: new MemoryAddressSearch(addresses), close }),
);

nearbyPlacesContract('memory', (facilities) =>
  Promise.resolve({ nearby: new MemoryNearbyPlaces(facilities), close }),
);

const memoryNotices = (contents: readonly NoticeContent[]) =>
  contents.map((content, index) => ({
    ...content,
    id: String(index + 1),
    corrections: [],
    source: NOTICE_SOURCE.IMPORT,
    checkedAt: new Date(clock.now()).toISOString(),
    goneOn: null,
  }));

const openNotices = (contents: readonly NoticeContent[]) => {
  const notices = memoryNotices(contents);
  const search = new MemoryNotices(notices, clock);
  return { search, ids: notices.map(({ id }) => id), close };
};

noticeSearchContract('memory', (contents) => Promise.resolve(openNotices(contents)));

searchContract('memory', (contents, places) => {
  const { ids } = openNotices(contents);
  const search = new MemorySearch({ notices: memoryNotices(contents), places }, clock);
  return Promise.resolve({ search, ids, close });
});

const POST: Omit<PostSummary, 'id' | 'title' | 'createdAt'> = {
  categoryTypeCode: BOARD.TIP,
  preview: '',
  author: null,
  counts: { likes: 0, comments: 0, views: 0 },
  picture: null,
  isExample: false,
  hold: null,
};

searchPostsContract('memory', (posts) => {
  const ids = posts.map(({ comments }, at) => ({
    post: String(at + 1),
    comments: comments.map((_, each) => String(100 * at + each)),
  }));
  // A list holds what its reader sees.
  const searched = posts.flatMap(({ title, text, createdAt, comments, kept }, at) => {
    const said = comments.map(({ answers, ...comment }, each) => ({
      ...comment,
      id: ids[at]?.comments[each] ?? '',
      above: answers === undefined ? null : comments[answers],
      parentId: answers === undefined ? null : (ids[at]?.comments[answers] ?? ''),
    }));
    if (kept !== null) return [];
    const isSeen = (one: (typeof said)[number]) =>
      one.kept === null && ['deleted', null].includes(one.above?.kept ?? null);
    const post = { ...POST, id: ids[at]?.post ?? '', title, createdAt };
    return { post, text, comments: said.filter(isSeen) };
  });
  const search = new MemorySearch({ notices: [], places: [], posts: searched }, clock);
  return Promise.resolve({ search, ids, close });
});

noticeFilesContract('memory', (contents) => {
  const { search, ...opened } = openNotices(contents);
  const files = new MemoryNoticeFiles(search);
  return Promise.resolve({ ...opened, files, kept: () => files.kept });
});

smallPortsContract('memory', () =>
  Promise.resolve({
    codes: new MemoryCodeLists(),
    inventories: new MemoryInventories({
      POPUP: [{ ...INVENTORY, IMAGE_URL: '/images/signed/inventory/7/notice.svg' }],
    }),
    session: new MemorySessionSource(),
    close,
  }),
);
