import { housesOf } from '../../support/houses-in-memory';
import type { Database } from '../../../server/db/database';
import type { CrowdDong } from '../../support/crowd/crowd-dongs';
import { columns } from '../designs/columns';
import { MAKE_PLACE_INDEX, plainIndexes } from '../designs/plain-indexes';
import { pyramid } from '../designs/pyramid';
import { DROP_PYRAMID, MAKE_PYRAMID, TIDY_PYRAMID, WRONG_SIZES } from '../designs/pyramid-sql';
import { superclusterIndex } from '../designs/supercluster-index';
import { measureHolding, type Holding } from './memory';
import { timed } from './spread';
import { timeLists, timeMarks, type ListTiming, type Timing } from './time-designs';
import { measureWrites, type WriteCosts } from './write-costs';

export interface SizeFigures {
  readonly houses: number;
  readonly marks: readonly Timing[];
  readonly lists: readonly ListTiming[];
  readonly build: {
    /** ms */
    readonly pyramid: number;
    /** ms */
    readonly placeIndex: number;
    readonly columns: Holding;
    readonly supercluster: Holding;
  };
  /** Bytes of relations, their indexes and what they keep elsewhere. */
  readonly bytes: Readonly<Record<'houses' | 'placeIndex' | 'changes' | 'pyramid', number>>;
  readonly writes: WriteCosts;
}

/** Everything that is measured in one PostgreSQL of so many houses. */
export async function measureSize(
  { database, url }: { readonly database: Database; readonly url: string },
  houses: number,
  dongs: readonly CrowdDong[],
): Promise<SizeFigures> {
  const { ms: placeIndex } = await timed(() => database.pool.query(MAKE_PLACE_INDEX));
  const { ms: pyramidMs } = await timed(() => database.pool.query(MAKE_PYRAMID));
  await database.pool.query(TIDY_PYRAMID);
  const repository = housesOf(database);
  await repository.warm();
  const designs = [plainIndexes(database), pyramid(database), columns(repository)];
  const measured = { database, designs, dongs };
  const marks = await timeMarks(measured, await superclusterIndex(database));
  const lists = await timeLists(measured);
  const bytes = await relationBytes(database);
  const writes = await measureWrites(database, repository);
  const { rowCount } = await database.pool.query(WRONG_SIZES);
  if (rowCount !== 0) throw new Error('The triggers of the pyramid counted wrongly.');
  await database.pool.query(DROP_PYRAMID);
  return {
    houses,
    marks,
    lists,
    bytes,
    writes,
    build: {
      pyramid: pyramidMs,
      placeIndex,
      columns: await measureHolding(url, 'columns'),
      supercluster: await measureHolding(url, 'supercluster'),
    },
  };
}

async function relationBytes({ pool }: Database): Promise<SizeFigures['bytes']> {
  const { rows } = await pool.query<Record<keyof SizeFigures['bytes'], string>>(`
    select pg_total_relation_size('houses') as "houses",
      pg_relation_size('bench_place') as "placeIndex",
      pg_total_relation_size('house_changes') as "changes",
      pg_total_relation_size('bench_pyramid') as "pyramid"`);
  const of = (name: keyof SizeFigures['bytes']) => Number(rows[0]?.[name]);
  return {
    houses: of('houses'),
    placeIndex: of('placeIndex'),
    changes: of('changes'),
    pyramid: of('pyramid'),
  };
}

/** The embedded database: the way that it was answered before, and the product's. */
export async function measureEmbedded(
  database: Database,
  dongs: readonly CrowdDong[],
): Promise<{ marks: Timing[]; warmMs: number }> {
  await database.pool.query(MAKE_PLACE_INDEX);
  const repository = housesOf(database);
  const { ms: warmMs } = await timed(() => repository.warm());
  const designs = [plainIndexes(database), columns(repository)];
  return { marks: await timeMarks({ database, designs, dongs }, null), warmMs };
}
