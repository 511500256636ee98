import { seoulDay, type Yyyymmdd } from '#core';
import type { Database } from '../../../server/db/database';
import { diceFor } from '../../../server/sample/sample-dice';
import { nearestStation } from '../../../server/sample/sample-stations';
import { STATIONS } from '../../../server/geography/stations.data';
import { tidyTable } from '../../../server/db/tidy-table';
import { builtInDongs, likelihoods, type CrowdDong } from './crowd-dongs';
import { crowdRooms, RENTS } from './crowd-rooms';
import { DROP_TABLES, INSERT_HOUSES, MAKE_TABLES, PUT_DONGS, PUT_ROOMS } from './crowd-sql';
import { RESIDENTS } from './residents.data';

export interface CrowdOptions {
  readonly houses: number;
  /** Equal seeds place equal houses in equal dongs. */
  readonly seed: number;
  /** Where they stand; by default in the dongs that come with the product. */
  readonly dongs?: readonly CrowdDong[];
  /** The day before which they were posted; by default today. */
  readonly today?: Yyyymmdd;
  /** Told how many houses there are, now and then. */
  readonly progress?: (houses: number) => void;
}

/** Houses that one statement writes. */
const BATCH = 50_000;

/**
 * Fills a migrated database with invented houses, as many as asked for, placed as the country is
 * settled: for benches and journeys at a size that the sample does not have. Rooms are drawn as those
 * of the sample, some thousands, and the database sets them into buildings, several into some. Every
 * index and trigger does its work meanwhile. A server that is started on it adds no sample.
 */
export async function fillCrowd(database: Database, options: CrowdOptions): Promise<void> {
  const { houses, seed, dongs = builtInDongs(), today = seoulDay(Date.now()) } = options;
  const client = await database.pool.connect();
  try {
    await client.query(MAKE_TABLES);
    await client.query(PUT_ROOMS, [JSON.stringify([...crowdRooms(seed, today)])]);
    await client.query(PUT_DONGS, [JSON.stringify(dongRows(dongs))]);
    await client.query('analyze crowd_rooms, crowd_dongs');
    const limits = upperLimits(dongs);
    const { buildings, floors } = onOffer(seed);
    for (let from = 0; from < houses; from += BATCH) {
      const last = Math.min(houses, from + BATCH) - 1;
      await client.query(INSERT_HOUSES, [from, last, seed, limits, buildings, floors]);
      options.progress?.(last + 1);
    }
    await client.query("update meta set sample_seed = 'crowd' where id = 1");
    await client.query(DROP_TABLES);
  } finally {
    client.release();
  }
  await tidyTable(database, 'houses');
}

/** Where each dong's part of [0, 1) ends, in order. */
function upperLimits(dongs: readonly CrowdDong[]): number[] {
  let sum = 0;
  return likelihoods(dongs).map((likelihood) => (sum += likelihood));
}

function dongRows(dongs: readonly CrowdDong[]): Record<string, unknown>[] {
  return dongs.map(({ share: _, dong, ...place }, n) => {
    const station = nearestStation(place);
    const at = STATIONS.find(({ name }) => name === station?.name);
    const rent = RESIDENTS.get(place.sido)?.rent ?? RENTS[0];
    return {
      ...place,
      n,
      dong,
      stem: dong.replace(/\d*[동리가읍면]$/, ''),
      band: Math.max(
        0,
        RENTS.findLastIndex((each) => each <= rent),
      ),
      station_name: station?.name ?? null,
      station_lines: station?.lines ?? null,
      station_lat: at?.lat ?? null,
      station_lng: at?.lng ?? null,
    };
  });
}

/** Of a hundred buildings, how many have so many rooms on offer at once: as in the sample. */
const ON_OFFER: readonly (readonly [rooms: number, buildings: number])[] = [
  [1, 76],
  [2, 12],
  [3, 7],
  [4, 3],
  [6, 2],
];

/** House by house of a hundred buildings: in which of them it is, and which room of it. */
function onOffer(seed: number): { buildings: number[]; floors: number[] } {
  const dice = diceFor(seed, 13);
  const sizes = ON_OFFER.flatMap(([rooms, count]) => Array.from({ length: count }, () => rooms))
    .map((rooms) => ({ rooms, at: dice.number() }))
    .sort((a, b) => a.at - b.at);
  const houses = sizes.flatMap(({ rooms }, building) =>
    Array.from({ length: rooms }, (_, room) => ({ building, room })),
  );
  return {
    buildings: houses.map(({ building }) => building),
    floors: houses.map(({ room }) => room),
  };
}
