import { readFileSync } from 'node:fs';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  EMPTY_MATE_FILTER,
  HABIT_CHOICE,
  MATE_SORT,
  mateRank,
  matchesMate,
  seoulDay,
  type MateFilter,
  type MateListQuery,
  type MateTerms,
} from '#core';
import { NOW } from '../../../support/app-deps';
import { made, UNNAMED } from '../../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { dealsOn } from '../../../support/deals-on-database';
import { anyMate } from '../../../support/mates';
import { matesOn, mateToKeep } from '../../../support/mates-on-database';

const MATES = 90;
/** Rooms lie here, and those who want one look elsewhere. */
const AT = { HAS: { lat: 37.48, lng: 126.93 }, WANT: { lat: 35.1, lng: 129.03 } };

/** Two 읍 with 리 of theirs, and dongs that have none. */
const CODES = [
  '4111025000',
  '4111025021',
  '4111025022',
  '4111025300',
  '4111025321',
  '1162010100',
  '1162010200',
];
const anyDongs = fc
  .uniqueArray(fc.constantFrom(...CODES), { minLength: 1, maxLength: 4 })
  .map((codes) =>
    codes.map((dongliCode) => ({ dongliCode, sido: '', sigungu: '', dong: dongliCode })),
  );

/** Somebody who has a room has it in one dong. */
const anywhere: Arbitrary<MateTerms> = fc
  .tuple(anyMate, anyDongs)
  .map(([mate, dongs]) => ({ ...mate, dongs: mate.side === 'HAS' ? dongs.slice(0, 1) : dongs }));

const anyFilter: Arbitrary<MateFilter> = fc
  .record(
    {
      side: fc.constantFrom('HAS', 'WANT'),
      habits: fc.uniqueArray(fc.constantFrom(...Object.values(HABIT_CHOICE)), { maxLength: 4 }),
      dongliCode: fc.constantFrom(...CODES),
      deposit: fc.record({ from: fc.constant(null), to: fc.integer({ min: 100, max: 700 }) }),
      utilities: fc.constantFrom(['WATER'], ['GAS'], []),
    },
    { requiredKeys: [] },
  )
  .map((part) => ({ ...EMPTY_MATE_FILTER, ...part }) as MateFilter);

const toKeep = (terms: MateTerms) => ({
  mate: { ...mateToKeep().mate, ...terms },
  at: AT[terms.side],
});

describe.each(DATABASES)('mates in their order on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.database.close());

  async function open() {
    const database = await openTestDatabase(kind);
    const clock = { now: () => NOW };
    const { join } = dealsOn(database, clock);
    const { mates } = matesOn(database, clock);
    const [kim, me] = [await join('kim'), await join('me')];
    const there: (readonly [id: string, terms: MateTerms])[] = [];
    const write = async (author: number, terms: MateTerms) => {
      const id = made(await mates.write(author, toKeep(terms), UNNAMED));
      there.unshift([id, terms]);
    };
    for (const terms of fc.sample(anywhere, MATES)) await write(kim, terms);
    return { database, mates, me, there, write };
  }

  const idsOf = async (part: Partial<MateListQuery>): Promise<string[]> => {
    const query = { bounds: null, filter: EMPTY_MATE_FILTER, sort: MATE_SORT.fit, ...part };
    const read: string[] = [];
    for (let cursor: string | null = null; ;) {
      const page = await opened.mates.list({ limit: 40, ...query, cursor }, opened.me);
      read.push(...page.items.map(({ id }) => id));
      cursor = page.next;
      if (cursor !== null) continue;
      expect(page.total).toBe(read.length);
      return read;
    }
  };
  /** The newest stand first among those whose rank is the same. */
  const ranked = (mine: MateTerms, filter: MateFilter = EMPTY_MATE_FILTER): string[] =>
    opened.there
      .filter(([, terms]) => matchesMate(terms, filter))
      .map(([id, terms]) => ({ id, rank: mateRank(mine, terms, seoulDay(NOW)) }))
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ id }) => id);

  test('whoever asks: by fit everybody stands where the core puts them', () =>
    fc.assert(
      fc.asyncProperty(anywhere, fc.integer({ min: 7, max: 60 }), async (mine, limit) => {
        await opened.write(opened.me, mine);
        expect(await idsOf({ limit })).toEqual(ranked(mine));
      }),
      { numRuns: 20 },
    ));

  test('whatever is asked: those whom the core finds, in each order', () =>
    fc.assert(
      fc.asyncProperty(anywhere, anyFilter, async (mine, filter) => {
        await opened.write(opened.me, mine);
        const found = ranked(mine, filter);
        expect(await idsOf({ filter })).toEqual(found);
        const newest = opened.there.map(([id]) => id).filter((id) => found.includes(id));
        expect(await idsOf({ filter, sort: MATE_SORT.newest })).toEqual(newest);
      }),
      { numRuns: 20 },
    ));

  test('in a box: those who are there, in the same order', () =>
    fc.assert(
      fc.asyncProperty(anywhere, fc.constantFrom('HAS', 'WANT'), async (mine, side) => {
        await opened.write(opened.me, mine);
        const { lat, lng } = AT[side];
        const bounds = { swLat: lat - 0.1, swLng: lng - 0.1, neLat: lat + 0.1, neLng: lng + 0.1 };
        expect(await idsOf({ bounds })).toEqual(ranked(mine, { ...EMPTY_MATE_FILTER, side }));
      }),
      { numRuns: 6 },
    ));

  test('who was there before is asked and compared as who comes now', async () => {
    const { pool } = opened.database;
    const COLUMNS = `wish, sleep, cleaning, dishes, noise, guests, smoking, animals, deposit, monthly,
      maintenance, moves_on, array(select unnest(dongs) order by 1) as dongs`;
    const columns = async () =>
      (await pool.query(`select deal_id, ${COLUMNS} from mates order by deal_id`)).rows as object[];
    const written = await columns();
    await pool.query(`update mates set wish = null, sleep = null, cleaning = null, dishes = null,
      noise = null, guests = null, smoking = null, animals = null, deposit = 0, monthly = 0,
      maintenance = 0, moves_on = null, dongs = array(
        select area ->> 'dongliCode' from jsonb_array_elements(terms -> 'dongs') as lived(area))`);
    const fill = readFileSync('server/db/migrations/0047_deal_lists.sql', 'utf8')
      .split('--> statement-breakpoint')
      .find((one) => one.includes('UPDATE "mates"'));
    await pool.query(fill ?? expect.fail('the migration fills nothing'));
    expect(await columns()).toEqual(written);
  });
});
