import { drizzle } from 'drizzle-orm/node-postgres';
import { EMPTY_FILTER, seoulDay } from '#core';
import type { Database } from '../../../server/db/database';
import type { HouseRecord } from '../../../server/ports/houses/house-record';
import type { HousesInMemory } from '../../../server/houses/houses-in-memory';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { boxOnPhone } from './questions';
import { spreadOf, timed, type Spread } from './spread';

const WRITES = 200;
const WARM_UP = 10;

/** What runs with a write: nothing, the product's log of changes, or the pyramid's triggers. */
const WRITERS = {
  bare: "set session_replication_role = 'replica'",
  logged: "set session_replication_role = 'origin'",
  pyramid: "set session_replication_role = 'replica'; set bench.pyramid = 'on'",
} as const;
type Writer = keyof typeof WRITERS;

export interface WriteCosts {
  /** The price of one house changes. */
  readonly price: Readonly<Record<Writer, Spread>>;
  /** One house leaves the market, or comes back: every cell above it changes. */
  readonly status: Readonly<Record<Writer, Spread>>;
  /** The map's call right after a write that it has to know, and without one. */
  readonly following: Spread;
  readonly current: Spread;
}

type Write = (house: HouseRecord) => Promise<number>;

/**
 * The same kinds of writes with one design's triggers at a time, by turns, through the product's
 * writer. Comes last: what one design's triggers write the others do not hear of.
 */
export async function measureWrites(
  database: Database,
  repository: HousesInMemory,
): Promise<WriteCosts> {
  const pickHouse = await housePicker(database, repository);
  const times = { price: listsOf(), status: listsOf(), following: [], current: [] } as {
    price: Record<Writer, number[]>;
    status: Record<Writer, number[]>;
    following: number[];
    current: number[];
  };
  await withWriters(database, async (writers) => {
    for (let turn = -WARM_UP; turn < WRITES; turn += 1) {
      const note = (list: number[], ms: number) => {
        if (turn >= 0) list.push(ms);
      };
      for (const name of Object.keys(WRITERS) as Writer[]) {
        const house = await pickHouse();
        const dearer = { ...house, deposit: house.deposit + 1 };
        const look = () => pricedNear(repository, dearer);
        const { total } = await look();
        note(times.current, (await timed(look)).ms);
        note(times.price[name], await writers[name](dearer));
        if (name === 'logged') {
          const { ms, answer } = await timed(look);
          if (answer.total !== total + 1)
            throw new Error(`The map does not know the new price of house ${house.id}.`);
          note(times.following, ms);
        }
        note(times.status[name], await writers[name]({ ...dearer, status: 'SOLD' }));
        note(times.status[name], await writers[name](dearer));
      }
    }
  });
  const spreads = (lists: Record<Writer, number[]>) => ({
    bare: spreadOf(lists.bare),
    logged: spreadOf(lists.logged),
    pyramid: spreadOf(lists.pyramid),
  });
  return {
    price: spreads(times.price),
    status: spreads(times.status),
    following: spreadOf(times.following),
    current: spreadOf(times.current),
  };
}

const listsOf = (): Record<Writer, number[]> => ({ bare: [], logged: [], pyramid: [] });

async function withWriters(
  { pool }: Database,
  use: (writers: Record<Writer, Write>) => Promise<void>,
): Promise<void> {
  const clients = { bare: await pool.connect(), logged: await pool.connect(), pyramid: await pool.connect() }; // oxfmt-ignore
  const writer = async (name: Writer): Promise<Write> => {
    await clients[name].query(WRITERS[name]);
    const db = drizzle(clients[name]);
    const write = ({ id: _, ...house }: HouseRecord) =>
      db.transaction((tx) => replaceOrAdd(tx, [house], 'crowd', seoulDay(Date.now())));
    return async (house) => {
      const { ms, answer } = await timed(() => write(house));
      if (answer.changed !== 1) throw new Error(`House ${house.id} was not written.`);
      return ms;
    };
  };
  try {
    await use({
      bare: await writer('bare'),
      logged: await writer('logged'),
      pyramid: await writer('pyramid'),
    });
  } finally {
    // Their settings must not come back out of the pool.
    for (const client of Object.values(clients)) client.release(true);
  }
}

/** Houses on offer, each once. */
async function housePicker(
  { pool }: Database,
  repository: HousesInMemory,
): Promise<() => Promise<HouseRecord>> {
  const { rows } = await pool.query<{ id: string }>(
    "select id::text from houses where status = 'OPEN' order by md5(id::text) limit 2000",
  );
  return async () => {
    const house = await repository.one(rows.pop()?.id ?? '');
    if (house === null) throw new Error('There are too few houses to write.');
    return house;
  };
}

/** Houses around this one that ask for exactly this deposit. */
const pricedNear = (repository: HousesInMemory, { lat, lng, deposit }: HouseRecord) =>
  repository.marks({
    bounds: boxOnPhone({ lat, lng }, 1),
    level: 1,
    filter: { ...EMPTY_FILTER, deposit: { from: deposit, to: deposit } },
    today: seoulDay(Date.now()),
  });
