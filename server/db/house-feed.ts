import { setImmediate as letOthersRun } from 'node:timers/promises';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { HouseColumns } from '../columns/house-columns';
import { unpack } from '../columns/packed-house';
import type { Database, Queries } from './database';
import { isOpen } from './house-open';
import { packedAbsence, packedHouse } from './house-packing';
import { houseChanges, houses, meta } from './schema';
import { inSnapshot } from './snapshot';

/** The houses on offer as of a version, and its name. Use it before anything is awaited. */
export interface HousesNow {
  readonly houses: HouseColumns;
  readonly version: string;
}

/** One question; answered at once when the houses are current. */
interface Question {
  readonly answer: (now: HousesNow) => void;
  readonly fail: (error: unknown) => void;
  /** Needs the database as it is at that version, too; nobody else is answered meanwhile. */
  readonly inSnapshot: ((now: HousesNow, tx: Queries) => Promise<void>) | null;
}

interface StoredVersion {
  readonly version: number;
  /** From which version on the log is whole. */
  readonly keptFrom: number;
}

/** Before anything is loaded. */
const NOTHING = -1;
const ROWS_A_CHUNK = 5_000;
const ROWS_A_BREATH = 2_000;

/**
 * All houses on offer in memory, as the database has them when a question arrives: each question
 * waits for a look at the version that began after it, all that wait share one look, and what has
 * changed since the last one is applied before any is answered.
 */
export class HouseFeed {
  private houses = new HouseColumns();
  private version = NOTHING;
  private waiting: Question[] = [];
  private isAnswering = false;

  constructor(private readonly database: Pick<Database, 'db'>) {}

  /** Answers from the houses of one version. */
  read<Answer>(look: (now: HousesNow) => Answer): Promise<Answer> {
    return new Promise<Answer>((resolve, fail) => {
      this.ask({
        answer: (now) => {
          resolve(look(now));
        },
        fail,
        inSnapshot: null,
      });
    });
  }

  /** As {@link read}, with the database as it is at that version. One after another: rather read. */
  readInSnapshot<Answer>(look: (now: HousesNow, tx: Queries) => Promise<Answer>): Promise<Answer> {
    return new Promise<Answer>((resolve, fail) => {
      const answer = async (now: HousesNow, tx: Queries) => {
        resolve(await look(now, tx));
      };
      this.ask({ answer: () => undefined, fail, inSnapshot: answer });
    });
  }

  private ask(question: Question): void {
    this.waiting.push(question);
    if (!this.isAnswering) void this.answerAll();
  }

  private async answerAll(): Promise<void> {
    this.isAnswering = true;
    while (this.waiting.length > 0) {
      const questions = this.waiting;
      this.waiting = [];
      await this.answerFromNow(questions.filter((each) => each.inSnapshot === null));
      for (const each of questions) {
        if (each.inSnapshot !== null) await this.answerInSnapshot(each.inSnapshot, each.fail);
      }
    }
    this.isAnswering = false;
  }

  private async answerFromNow(questions: readonly Question[]): Promise<void> {
    if (questions.length === 0) return;
    try {
      await this.follow(this.database.db);
    } catch (error) {
      for (const { fail } of questions) fail(error);
      return;
    }
    const now = this.now();
    for (const { answer, fail } of questions) {
      try {
        answer(now);
      } catch (error) {
        fail(error);
      }
    }
  }

  private async answerInSnapshot(
    answer: NonNullable<Question['inSnapshot']>,
    fail: Question['fail'],
  ): Promise<void> {
    try {
      await inSnapshot(this.database, async (tx) => {
        await this.follow(tx);
        await answer(this.now(), tx);
      });
    } catch (error) {
      fail(error);
    }
  }

  private now(): HousesNow {
    return { houses: this.houses, version: String(this.version) };
  }

  /** Brings the houses to the version that the database has now. */
  private async follow(queries: Queries): Promise<void> {
    const stored = await storedVersion(queries);
    if (stored.version === this.version) return;
    // Behind ours is another database than the one that was followed: restored, or set up anew.
    const canFollow = this.version >= stored.keptFrom && this.version <= stored.version;
    if (!canFollow || !(await this.applyChanges(queries))) await this.loadAll(queries);
  }

  /** False where the log no longer reaches back. */
  private async applyChanges(queries: Queries): Promise<boolean> {
    const changes = await changesSince(queries, this.version);
    if (changes === null || changes.keptFrom > this.version) return false;
    // Half of the changes are no version at all.
    this.version = NOTHING;
    if (changes.packed !== null) await takeAll(this.houses, changes.packed);
    this.version = changes.version;
    return true;
  }

  private async loadAll(queries: Queries): Promise<void> {
    this.version = NOTHING;
    this.houses = new HouseColumns();
    const { houses, version } =
      queries === this.database.db
        ? await inSnapshot(this.database, loadHouses)
        : await loadHouses(queries);
    this.houses = houses;
    this.version = version;
  }
}

// Made once: every question looks at it.
const VERSION = sql`
  select ${meta.housesVersion} as version, ${meta.housesKeptFrom} as kept from ${meta} where ${meta.id} = 1`;

async function storedVersion(queries: Queries): Promise<StoredVersion> {
  const { rows } = await queries.execute<{ version: string; kept: string }>(VERSION);
  return { version: Number(rows[0]?.version ?? 0), keptFrom: Number(rows[0]?.kept ?? 0) };
}

/** In one statement: of one snapshot. */
async function changesSince(queries: Queries, version: number) {
  const changed = queries
    .select({ id: houseChanges.houseId })
    .from(houseChanges)
    .where(gt(houseChanges.version, version))
    .groupBy(houseChanges.houseId)
    .as('changed');
  const packed = sql<Buffer | null>`(
    select string_agg(coalesce(${packedHouse}, ${packedAbsence(sql`changed.house_id`)}), ''::bytea)
    from ${changed} left join ${houses} on ${houses.id} = changed.house_id and ${isOpen()})`;
  const [row] = await queries
    .select({ version: meta.housesVersion, keptFrom: meta.housesKeptFrom, packed })
    .from(meta)
    .where(eq(meta.id, 1));
  return row ?? null;
}

/** Every house on offer, of one snapshot. */
async function loadHouses(tx: Queries): Promise<{ houses: HouseColumns; version: number }> {
  const { version } = await storedVersion(tx);
  const loaded = new HouseColumns();
  let chunk = await chunkBehind(tx, 0);
  while (chunk !== null) {
    // The database packs the next ones while these are taken.
    const [next] = await Promise.all([
      chunkBehind(tx, chunk.last),
      takeAll(loaded, chunk.packed),
    ] as const);
    chunk = next;
  }
  loaded.settle();
  return { houses: loaded, version };
}

/** The next houses on offer by number; null behind the last one. */
async function chunkBehind(tx: Queries, id: number) {
  const some = tx
    .select()
    .from(houses)
    .where(and(isOpen(), gt(houses.id, id)))
    .orderBy(asc(houses.id))
    .limit(ROWS_A_CHUNK)
    .as('houses');
  const [chunk] = await tx
    .select({
      packed: sql<Buffer | null>`string_agg(${packedHouse}, ''::bytea)`,
      last: sql<string | null>`max(${some.id})`,
    })
    .from(some);
  return chunk?.packed == null ? null : { packed: chunk.packed, last: Number(chunk.last) };
}

async function takeAll(into: HouseColumns, packed: Buffer): Promise<void> {
  let taken = 0;
  for (const each of unpack(packed)) {
    if (each.isOpen) into.put(each.house);
    else into.remove(each.id);
    taken += 1;
    if (taken % ROWS_A_BREATH === 0) await letOthersRun();
  }
}
