import { DEAL_KIND, seoulMidnight, NOTICE_SOURCE, type Yyyymmdd } from '#core';
import { writeAddresses } from '../db/addresses/address-writer';
import { fillTargets } from '../db/content/inventory-writer';
import { addClusters, moveNotification, type NewCluster } from '../db/content/link-writer';
import type { Database, Queries } from '../db/database';
import {
  fillingSample,
  firstExampleDeal,
  firstExamplePost,
  firstLastingNotice,
  firstOpenHouse,
  hasAddresses,
  hasNearbyPlaces,
  hasNotices,
} from '../db/filled-sample';
import { writeBusStops } from '../db/geo/bus-stop-writer';
import { writeNearbyPlaces } from '../db/geo/nearby-place-writer';
import { replaceOrAdd } from '../db/houses/house-writer';
import { replaceOrAddNotices } from '../db/notices/notice-writer';
import { fillAccounts } from './accounts/fill-accounts';
import { fillChecklists } from './checklists/fill-checklists';
import { fillCollections } from './collections/fill-collections';
import { fillChats, fillHouseMembers } from './chats/fill-chats';
import { fillContents } from './fill-contents';
import { fillCommunity } from './community/fill-community';
import { fillDeals } from './deals/fill-deals';
import { fillMates } from './mates/fill-mates';
import type { NewHouse } from '../ports/houses/house-record';
import { INVENTORIES } from './inventories.data';
import {
  DEAL_CLUSTER,
  DEAL_LINK_BEFORE,
  HOUSE_CLUSTER,
  MATE_CLUSTER,
  NOTI_CLUSTERS,
  NOTICE_CLUSTER,
  NOTICE_LINK_BEFORE,
  POST_CLUSTER,
  POST_LINK_BEFORE,
} from './links.data';
import { SAMPLE_SIZE, sampleHouses } from './make-houses';
import { sampleDeliveries } from './notices/sample-notices';
import { sampleAddresses } from './sample-addresses';
import { sampleBusStops } from './sample-bus-stops';
import { sampleNearbyPlaces } from './sample-nearby-places';

const SAMPLE_SEED = 20_261_120;

/** The source under which the sample's houses and notices are stored. */
const SOURCE = 'sample';
const BATCH = { houses: 250, nearbyPlaces: 500, addresses: 1000 } as const;

interface FillOptions {
  readonly today: Yyyymmdd;
  /** Told a sentence now and then. */
  readonly progress: (text: string) => void;
}

/**
 * Fills an empty database with invented houses, notices, posts, articles, bus stops, facilities,
 * addresses, advertisements and what links lead to, all or nothing. Where the sample was filled in before, it adds
 * only what an earlier version did not have: links, facilities, addresses, notices, posts,
 * articles, and advertisements for places that have none.
 */
export async function fillSample(database: Database, options: FillOptions): Promise<void> {
  await fillingSample(database, SAMPLE_SEED, async (tx, isFilled) => {
    if (!isFilled) await fillHouses(tx, options);
    await fillTargets(tx, INVENTORIES);
    await fillNotices(tx, options.today);
    await fillCommunity(tx, options.today);
    await fillDeals(tx, options.today);
    await fillMates(tx, options.today);
    await fillChats(tx, options.today);
    await fillHouseMembers(tx, SOURCE);
    await fillAccounts(tx, options.today, SOURCE);
    await fillChecklists(tx, options.today);
    await fillLinks(tx);
    await fillContents(tx, seoulMidnight(options.today));
    await fillCollections(tx, options.today, SOURCE);
    await fillNearbyPlaces(tx);
    await fillAddresses(tx);
  });
}

/** Something that a notification leads to once it is there, and where it led before. */
interface Found {
  readonly cluster: Pick<NewCluster, 'id' | 'targetCode'>;
  readonly before: string | null;
  readonly id: number | null;
}

async function fillLinks(tx: Queries): Promise<void> {
  const found: readonly Found[] = [
    { cluster: HOUSE_CLUSTER, before: null, id: await firstOpenHouse(tx, SOURCE) },
    {
      cluster: NOTICE_CLUSTER,
      before: NOTICE_LINK_BEFORE,
      id: await firstLastingNotice(tx, SOURCE),
    },
    { cluster: POST_CLUSTER, before: POST_LINK_BEFORE, id: await firstExamplePost(tx) },
    {
      cluster: DEAL_CLUSTER,
      before: DEAL_LINK_BEFORE,
      id: await firstExampleDeal(tx, DEAL_KIND.direct),
    },
    { cluster: MATE_CLUSTER, before: null, id: await firstExampleDeal(tx, DEAL_KIND.mate) },
  ];
  const there = found.flatMap(({ cluster, before, id }) =>
    id === null ? [] : [{ ...cluster, before, link: String(id) }],
  );
  await addClusters(tx, [
    ...there.map(({ id, targetCode, link }) => ({ id, targetCode, link })),
    ...NOTI_CLUSTERS,
  ]);
  for (const { id, before, link } of there)
    if (before !== null) await moveNotification(tx, { id, from: before, to: link });
}

/** Day by day as they were delivered, so that those which were changed carry a correction. */
async function fillNotices(tx: Queries, today: Yyyymmdd): Promise<void> {
  if (await hasNotices(tx, SOURCE)) return;
  const from = { source: NOTICE_SOURCE.IMPORT, sourceName: SOURCE };
  for (const { day, notices } of sampleDeliveries(today))
    await replaceOrAddNotices(tx, notices, from, { now: seoulMidnight(day) });
}

async function fillNearbyPlaces(tx: Queries): Promise<void> {
  if (await hasNearbyPlaces(tx, SOURCE)) return;
  for (const batch of batches(sampleNearbyPlaces(SAMPLE_SEED), BATCH.nearbyPlaces))
    await writeNearbyPlaces(tx, batch, SOURCE);
}

async function fillAddresses(tx: Queries): Promise<void> {
  if (await hasAddresses(tx, SOURCE)) return;
  for (const batch of batches(sampleAddresses(SAMPLE_SEED), BATCH.addresses))
    await writeAddresses(tx, batch, SOURCE);
}

async function fillHouses(tx: Queries, { today, progress }: FillOptions): Promise<void> {
  progress(`예시 매물 ${SAMPLE_SIZE.toLocaleString('ko-KR')}개를 준비합니다.`);
  await writeBusStops(tx, sampleBusStops(SAMPLE_SEED), SOURCE);
  let done = 0;
  const houses: Iterable<NewHouse> = sampleHouses(SAMPLE_SEED, today);
  for (const batch of batches(houses, BATCH.houses)) {
    await replaceOrAdd(tx, batch, SOURCE, today);
    done += batch.length;
    progress(`예시 매물을 채우고 있습니다. ${Math.round((done * 100) / SAMPLE_SIZE)}%`);
  }
}

function* batches<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
