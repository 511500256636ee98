import { getTableColumns } from 'drizzle-orm';
import { DEAL_KIND, DEAL_STATUS, shownUntil, type DealKind, type Yyyymmdd } from '#core';
import type { Database } from '../../../../server/db/database';
import { directContent } from '../../../../server/db/deals/direct-writer';
import { mateContent, mateRow } from '../../../../server/db/mates/mate-writer';
import { deals } from '../../../../server/db/schema/deals';
import { mates } from '../../../../server/db/schema/mates';
import type { Dice } from '../../../../server/pictures/scenes/dice';
import { sampleDeals } from '../../../../server/sample/deals/make-deals';
import { sampleMates } from '../../../../server/sample/mates/make-mates';
import { diceFor, weighted } from '../../../../server/sample/sample-dice';

const DAY_MS = 86_400_000;
/** People who offer something, each some of it. */
const PEOPLE = 40_000;
/** Rows of one statement. */
const BATCH = 2_000;

type Fate = 'shown' | 'reserved' | 'lapsed' | 'over' | 'hidden' | 'removed' | 'held' | 'left';

/** Of a hundred that were ever written: about as many are on offer as are not any more. */
const FATES: readonly (readonly [Fate, number])[] = [
  ['shown', 50],
  ['reserved', 6],
  ['lapsed', 19],
  ['over', 15],
  ['hidden', 4],
  ['removed', 3],
  ['held', 1],
  ['left', 2],
];

interface Life {
  readonly kind: DealKind;
  readonly fate: Fate;
  /** ms */
  readonly createdAt: number;
  /** ms */
  readonly confirmedAt: number;
  readonly author: number;
}

function makeLife(dice: Dice, kind: DealKind, now: number): Life {
  const fate = weighted(dice, FATES);
  const isFresh = fate === 'shown' || fate === 'reserved';
  const days = isFresh ? 6.9 * dice.number() ** 1.7 : dice.between(7.1, 120);
  const confirmedAt = Math.floor(now - days * DAY_MS);
  const createdAt = Math.floor(confirmedAt - 90 * dice.number() ** 2 * DAY_MS);
  return { kind, fate, createdAt, confirmedAt, author: dice.whole(1, PEOPLE) };
}

/** How a row stands after such a life. */
const standing = ({ fate, createdAt, confirmedAt, author }: Life) => ({
  authorId: fate === 'left' ? null : author,
  status:
    fate === 'reserved'
      ? DEAL_STATUS.RESERVED
      : fate === 'over' || fate === 'left'
        ? DEAL_STATUS.DONE
        : fate === 'hidden'
          ? DEAL_STATUS.HIDDEN
          : DEAL_STATUS.OPEN,
  createdAt: new Date(createdAt),
  confirmedAt: new Date(confirmedAt),
  shownUntil: new Date(shownUntil({ confirmedAt, goneAt: null })),
  removedAt: fate === 'removed' ? new Date(confirmedAt) : null,
  holdState: fate === 'held' ? 'HELD' : null,
  isExample: false,
});

function* many<Row>(seed: number, make: (seed: number) => readonly Row[]): Generator<Row, never> {
  for (let at = 0; ; at += 1) yield* make(seed + at);
}

type Names = Readonly<Record<string, { readonly name: string }>>;
const COLUMNS: { readonly deals: Names; readonly mates: Names } = {
  deals: getTableColumns(deals),
  mates: getTableColumns(mates),
};

/** A row as the database reads it from JSON. */
const named = (
  table: keyof typeof COLUMNS,
  row: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(COLUMNS[table]).map(([key, { name }]): [string, unknown] => [
      name,
      row[key] ?? null,
    ]),
  );

/**
 * Fills a migrated database with so many direct deals and as many mates, drawn as those of the sample,
 * whatever became of them. Nothing is kept to be searched of them: lists do not ask for it, and it would
 * take minutes.
 */
export async function fillDealCrowd(
  { pool }: Pick<Database, 'pool'>,
  { count, seed, now, today }: { readonly count: number; readonly seed: number; readonly now: number; readonly today: Yyyymmdd }, // oxfmt-ignore
): Promise<void> {
  const dice = diceFor(seed, 5);
  const lives = Object.values(DEAL_KIND)
    .flatMap((kind) => Array.from({ length: count }, () => makeLife(dice, kind, now)))
    .sort((a, b) => a.createdAt - b.createdAt);
  const rooms = many(seed, (each) => sampleDeals(each, today));
  const people = many(seed, (each) => sampleMates(each, today));
  const client = await pool.connect();
  try {
    // No trigger runs, and no reference is looked up.
    await client.query("set session_replication_role = 'replica'");
    await client.query(
      `insert into members (nickname, created_at, certified_at)
       select 'crowd ' || n, now() - interval '1 year', now() from generate_series(1, $1::int) n`,
      [PEOPLE],
    );
    for (let from = 0; from < lives.length; from += BATCH) {
      const [dealRows, mateRows]: [object[], object[]] = [[], []];
      for (const [at, life] of lives.slice(from, from + BATCH).entries()) {
        const id = from + at + 1;
        const stands = standing(life);
        if (life.kind === DEAL_KIND.direct) {
          const room = rooms.next().value;
          const row = { ...directContent(room), pictures: room.pictures, ...stands, id };
          dealRows.push(named('deals', row));
        } else {
          const mate = people.next().value;
          const row = { ...mateContent(mate), pictures: mate.pictures, ...stands, id };
          dealRows.push(named('deals', row));
          if (life.fate !== 'left') mateRows.push(named('mates', { ...mateRow(mate), dealId: id }));
        }
      }
      await client.query(
        `insert into deals overriding system value
         select * from jsonb_populate_recordset(null::deals, $1)`,
        [JSON.stringify(dealRows)],
      );
      await client.query(
        'insert into mates select * from jsonb_populate_recordset(null::mates, $1)',
        [JSON.stringify(mateRows)],
      );
    }
  } finally {
    // Its setting must not come back out of the pool.
    client.release(true);
  }
  await pool.query('vacuum (analyze) deals, mates, members');
}
