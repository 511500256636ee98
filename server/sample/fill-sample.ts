import { eq } from 'drizzle-orm';
import type { Yyyymmdd } from '#core';
import type { Database, Queries } from '../db/database';
import { writeBusStops } from '../db/geo/bus-stop-writer';
import type { NewHouse } from '../ports/house-record';
import { replaceOrAdd } from '../db/houses/house-writer';
import { meta } from '../db/schema/houses';
import { fillInventories } from '../db/content/inventory-writer';
import { fillLinks } from '../db/content/link-writer';
import { fillNearbyPlaces } from './fill-nearby-places';
import { SAMPLE_SIZE, sampleHouses } from './make-houses';
import { sampleBusStops } from './sample-bus-stops';

const SAMPLE_SEED = 20_261_120;

/** The source under which the sample's houses are stored. */
const SOURCE = 'sample';
const META_ROW = 1;
const BATCH = 250;

interface FillOptions {
  readonly today: Yyyymmdd;
  /** Told a sentence now and then. */
  readonly progress: (text: string) => void;
}

/**
 * Fills an empty database with invented houses, bus stops, facilities, advertisements and what
 * links lead to, all or nothing. Where the sample was filled in before, it adds only what an earlier
 * version did not have: links, facilities, and advertisements for places that have none. A second process waits for the first.
 */
export async function fillSample(database: Database, options: FillOptions): Promise<void> {
  await database.db.transaction(async (tx) => {
    const [known] = await tx
      .select({ seed: meta.sampleSeed })
      .from(meta)
      .where(eq(meta.id, META_ROW))
      .for('update');
    if (known && known.seed !== null) {
      await fillSince(tx);
      return;
    }
    await fill(tx, options);
    await fillSince(tx);
    await tx
      .update(meta)
      .set({ sampleSeed: String(SAMPLE_SEED) })
      .where(eq(meta.id, META_ROW));
  });
}

/** What an earlier version of the sample did not have, or not all of. */
async function fillSince(tx: Queries): Promise<void> {
  await fillInventories(tx);
  await fillLinks(tx, SOURCE);
  await fillNearbyPlaces(tx, SOURCE, SAMPLE_SEED);
}

async function fill(tx: Queries, { today, progress }: FillOptions): Promise<void> {
  progress(`예시 매물 ${SAMPLE_SIZE.toLocaleString('ko-KR')}개를 준비합니다.`);
  await writeBusStops(tx, sampleBusStops(SAMPLE_SEED), SOURCE);
  let done = 0;
  for (const batch of batches(sampleHouses(SAMPLE_SEED, today))) {
    await replaceOrAdd(tx, batch, SOURCE, today);
    done += batch.length;
    progress(`예시 매물을 채우고 있습니다. ${Math.round((done * 100) / SAMPLE_SIZE)}%`);
  }
}

function* batches(houses: Iterable<NewHouse>): Generator<NewHouse[]> {
  let batch: NewHouse[] = [];
  for (const house of houses) {
    batch.push(house);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
