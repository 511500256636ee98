import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  contains,
  DIRECT_SORT,
  EMPTY_DIRECT_FILTER,
  matchesDirect,
  type DirectDraft,
  type LatLng,
} from '#core';
import type { Database } from '../../../server/db/database';
import { dealSource } from '../../../server/db/deals/deal-reading';
import { DealsInMemory } from '../../../server/deals/deals-in-memory';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { directDrafts, directFilters } from '../../support/deals';
import { dealsOn } from '../../support/deals-on-database';
import { MovingClock } from '../../support/moving-clock';
import { someBounds } from '../db/houses/house-arbitrary';

const ROOMS = 150;
const DAY_MS = 86_400_000;
const KOREA = { swLat: 33, swLng: 124, neLat: 39, neLng: 132 };

const query = fc.record({
  bounds: fc.option(someBounds),
  filter: fc.oneof(directFilters, fc.constant(EMPTY_DIRECT_FILTER)),
  level: fc.integer({ min: 1, max: 14 }),
});

interface Known {
  readonly draft: DirectDraft;
  readonly shown: LatLng;
  readonly author: number;
  readonly until: number;
}

describe.each(DATABASES)('direct deals in memory beside %s', (kind) => {
  const clock = new MovingClock();
  let database: Database;
  let world: ReturnType<typeof dealsOn>;
  let readers: readonly (number | null)[];
  const known: Known[] = [];

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    world = dealsOn(database, clock);
    const kim = await world.join('kim');
    const lee = await world.join('lee');
    const choi = await world.join('choi');
    await world.blocks.block(choi, String(lee));
    readers = [null, kim, lee, choi];
    const rooms = fc.sample(fc.tuple(directDrafts, fc.constantFrom(kim, lee, choi)), {
      numRuns: ROOMS,
      seed: 7,
    });
    for (const [at, [draft, author]] of rooms.entries()) {
      // Some circles have one middle; many stand in one town.
      const shown =
        at % 10 === 0
          ? { lat: 37.4842, lng: 126.9293 }
          : { lat: 37.48 + (at % 13) / 300, lng: 126.92 + (at % 17) / 300 };
      const id = await world.write(author, { ...draft, pictureIds: [] }, { shown });
      // Rooms at one address may be held as doubles.
      await world.hold(id, null);
      const confirmed = clock.now() - (at % 8) * DAY_MS;
      await world.confirmedAt(id, confirmed);
      known.push({ draft, shown, author, until: confirmed + 7 * DAY_MS });
    }
  }, 120_000);
  afterAll(() => database.close());

  const apart = (reader: number | null, author: number): boolean => {
    const [, , lee, choi] = readers;
    return (reader === lee && author === choi) || (reader === choi && author === lee);
  };

  test('count what the core lets pass and the list counts, for whoever asks and whenever', async () => {
    const asked = fc.record({
      question: query,
      reader: fc.integer({ min: 0, max: 3 }),
      later: fc.integer({ min: 0, max: DAY_MS / 4 }),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ question, reader: at, later }) => {
        clock.advance(later);
        const reader = readers[at] ?? null;
        const { bounds, filter } = question;
        const { marks, total, version } = await world.dealMap.marks(question, reader);
        const list = await world.deals.list(
          { bounds, filter, sort: DIRECT_SORT.newest, limit: 100, cursor: null },
          reader,
        );
        const expected = known.filter(
          ({ draft, shown, author, until }) =>
            until > clock.now() &&
            !apart(reader, author) &&
            contains(bounds ?? KOREA, shown) &&
            matchesDirect(
              {
                ...draft,
                party: draft.offerer.party,
                address: { dongliCode: draft.place.dongliCode, sido: '', sigungu: '', dong: '' },
              },
              filter,
            ),
        );
        expect(total).toBe(expected.length);
        expect(total).toBe(list.total);
        expect(version).toBe(list.version);
        const counts = marks.map((mark) => (mark.kind === 'cluster' ? mark.count : 1));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
        expect(marks.length).toBeLessThanOrEqual(200);
      }),
      { numRuns: 60 },
    );
  });

  test('are of another version as soon as a room lapses, a reader blocks, or one is written', async () => {
    const asked = { bounds: null, level: 5, filter: EMPTY_DIRECT_FILTER };
    const [, kim = null, lee = null] = readers;
    if (kim === null || lee === null) throw new Error('nobody joined');
    const versionOf = async (reader: number | null) =>
      (await world.dealMap.marks(asked, reader)).version;
    const seen = [await versionOf(kim)];
    expect(await versionOf(kim)).toBe(seen[0]);
    expect(await versionOf(null)).toBe(seen[0]);
    // Nobody learns by it that somebody without rooms has blocked them.
    await world.blocks.block(await world.join('stranger'), String(kim));
    expect(await versionOf(kim)).toBe(seen[0]);
    await world.blocks.block(kim, String(lee));
    seen.push(await versionOf(kim));
    const id = await world.write(kim);
    seen.push(await versionOf(kim));
    await world.hold(id, 'HELD');
    seen.push(await versionOf(kim));
    clock.advance(8 * DAY_MS);
    seen.push(await versionOf(kim));
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('are read anew where the log no longer reaches back, or the database is another one', async () => {
    const fresh = () => new DealsInMemory(dealSource(database), clock);
    const asked = { bounds: null, level: 5, filter: EMPTY_DIRECT_FILTER };
    const owner = await world.join('owner');
    const alike = async () => {
      const followed = await world.dealMap.marks(asked, null);
      expect(followed).toEqual(await fresh().marks(asked, null));
      return followed.total;
    };
    const before = await alike();
    await world.write(owner);
    expect(await alike()).toBe(before + 1);
    await world.write(owner);
    await database.pool.query('update deals_state set kept_from = version');
    await database.pool.query('delete from deal_changes');
    expect(await alike()).toBe(before + 2);
    await database.pool.query('update deals_state set version = 1, kept_from = 0');
    expect(await alike()).toBe(before + 2);
    await database.pool.query('delete from members where id = $1', [owner]);
    expect(await alike()).toBe(before);
    await database.pool.query('truncate deals cascade');
    expect(await alike()).toBe(0);
  });

  test('keep a log of the last thousand versions, whole from where it says', async () => {
    await world.write(await world.join('busy'));
    await database.pool.query(
      `do $$ begin for n in 1..1300 loop update deals set deposit = n; end loop; end $$`,
    );
    const { rows } = await database.pool.query<{ kept: string; oldest: string; now: string }>(
      `select kept_from as kept, version as now,
        (select min(version) from deal_changes) as oldest from deals_state`,
    );
    const [row] = rows;
    expect(Number(row?.oldest)).toBe(Number(row?.kept) + 1);
    expect(Number(row?.now) - Number(row?.kept)).toBeGreaterThanOrEqual(1024);
    expect(Number(row?.now) - Number(row?.kept)).toBeLessThan(1300);
  });
});
