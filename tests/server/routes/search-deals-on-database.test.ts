import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEAL_STATUS, directSearchText, SEARCH_KIND, searchLetters } from '#core';
import { buildApp } from '../../../server/app';
import { SearchRepository } from '../../../server/db/search/search-repository';
import { listen } from '../../../server/http/listen';
import { HttpSearch } from '../../../src/adapters/http/http-search';
import { MemoryPlaceSearch } from '../../../src/adapters/memory/memory-place-search';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import {
  searchDealsContract,
  type KeptFrom,
  type OpenedDealSearch,
} from '../../adapters/contracts/search-deals.contract';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps, fakePlaces, NOW } from '../../support/app-deps';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { directDrafts } from '../../support/deals';
import { dealsOn, directToKeep } from '../../support/deals-on-database';
import { matesOn, mateToKeep } from '../../support/mates-on-database';
import { clientOf } from '../../support/http-client';
import { MovingClock } from '../../support/moving-clock';
import { made, UNNAMED } from '../../support/community-on-database';

async function openDeals(kind: (typeof DATABASES)[number]) {
  const database = await openTestDatabase(kind);
  const clock = { at: NOW, now: () => clock.at };
  // Weeks go by for deals, not for those who are signed in.
  const accounts = accountsOn(database, new MovingClock());
  const search = new SearchRepository(database);
  // A question that names a place is put right by none.
  const places = fakePlaces(new MemoryPlaceSearch([]));
  const app = await buildApp(appDeps({ ...accounts, clock, search, places }));
  const url = await listen(app, { host: '127.0.0.1', port: 0 });
  return {
    database,
    clock,
    offered: dealsOn(database, clock),
    searchOf: async (member: number | null) =>
      member === null
        ? new HttpSearch(clientOf(url))
        : new HttpSearch(
            clientOf(url, { tokens: new MemoryTokenKeeper(await accounts.sessions.open(member)) }),
          ),
    close: () => app.close().then(() => database.close()),
  };
}

describe.each(DATABASES)('deals, searched over the wire on %s', (kind) => {
  searchDealsContract(`http on ${kind}`, async (deals): Promise<OpenedDealSearch> => {
    const { database, clock, offered, searchOf, close } = await openDeals(kind);
    const [kim, reader] = [await offered.join('kim'), await offered.join('reader')];
    const [apart, leaver] = [await offered.join('apart'), await offered.join('leaver')];
    const by = (kept: KeptFrom | null) =>
      kept === 'apart' ? apart : kept === 'left' ? leaver : kim;
    const hide = async (id: string, kept: KeptFrom | null) => {
      if (kept === 'HELD' || kept === 'HIDDEN') await offered.hold(id, kept);
      if (kept === 'deleted') await offered.deals.remove(kim, id);
      if (kept === 'taken off') await offered.deals.setStatus(kim, id, DEAL_STATUS.HIDDEN);
      if (kept === 'let') await offered.deals.setStatus(kim, id, DEAL_STATUS.DONE);
    };
    const ids: string[] = [];
    const { mates } = matesOn(database, clock);
    for (const { said, createdAt, confirmedAt, kept } of deals) {
      clock.at = createdAt;
      const id =
        said.kind === 'mate'
          ? made(await mates.write(by(kept), { ...mateToKeep(), mate: said.mate }, UNNAMED))
          : await offered.write(by(kept), said.draft, { address: said.address });
      clock.at = NOW;
      await offered.confirmedAt(id, confirmedAt);
      await hide(id, kept);
      ids.push(id);
    }
    await offered.blocks.block(reader, String(apart));
    await database.pool.query('delete from members where id = $1', [leaver]);
    const wait = (ms: number) => {
      clock.at += ms;
    };
    return { search: await searchOf(reader), ids, wait, close };
  });

  describe('who finds what', () => {
    let opened: Awaited<ReturnType<typeof openDeals>>;
    let [kim, lee] = [0, 0];
    let [visitor, asKim, asLee]: HttpSearch[] = [];
    let id = '';
    beforeAll(async () => {
      opened = await openDeals(kind);
      const { offered, searchOf } = opened;
      [kim, lee] = [await offered.join('kim'), await offered.join('lee')];
      [visitor, asKim, asLee] = [await searchOf(null), await searchOf(kim), await searchOf(lee)];
      id = await offered.write(kim, { title: '햇살 드는 방', description: '골목이 조용해요.' });
    });
    afterAll(() => opened.close());

    const findsBy = async (search: HttpSearch | undefined, q = '햇살') => {
      const asked = { q, kind: SEARCH_KIND.deal, limit: 20, cursor: null };
      const { items, total } = (await search?.find(asked)) ?? expect.fail('nobody asks');
      expect(items).toHaveLength(total);
      return items.map((hit) => (hit.kind === SEARCH_KIND.deal ? hit.deal.id : hit));
    };
    const everybodyFinds = async () => [
      await findsBy(visitor),
      await findsBy(asKim),
      await findsBy(asLee),
    ];
    const ALL = () => [[id], [id], [id]];
    const NONE = [[], [], []];
    const sayStatus = (status: keyof typeof DEAL_STATUS) =>
      opened.offered.deals.setStatus(kim, id, status);

    test('what was there before deals were searched is found, too', async () => {
      const { pool } = opened.database;
      expect(await everybodyFinds()).toEqual(ALL());
      await pool.query('delete from search_entries');
      expect(await everybodyFinds()).toEqual(NONE);
      const fill = readFileSync('server/db/migrations/0038_searched_deals.sql', 'utf8')
        .split('--> statement-breakpoint')
        .find((one) => one.trim().startsWith('SELECT'));
      await pool.query(fill ?? expect.fail('the migration fills nothing'));
      expect(await everybodyFinds()).toEqual(ALL());
    });

    test.each(['HELD', 'HIDDEN'] as const)(
      'what is %s is found by nobody, its owner neither, until it is shown again',
      async (state) => {
        await opened.offered.hold(id, state);
        expect(await everybodyFinds()).toEqual(NONE);
        await opened.offered.hold(id, null);
        expect(await everybodyFinds()).toEqual(ALL());
      },
    );

    test('what its owner takes off is found no more, what is opened again or reserved is', async () => {
      await sayStatus('HIDDEN');
      expect(await everybodyFinds()).toEqual(NONE);
      await sayStatus('OPEN');
      expect(await everybodyFinds()).toEqual(ALL());
      await sayStatus('RESERVED');
      expect(await everybodyFinds()).toEqual(ALL());
    });

    test('what was not confirmed is found again once it is', async () => {
      opened.clock.at += 8 * 86_400_000;
      expect(await everybodyFinds()).toEqual(NONE);
      await opened.offered.deals.confirm(kim, id);
      expect(await everybodyFinds()).toEqual(ALL());
    });

    test('what is changed is found by what it says now', async () => {
      const other = directToKeep({ title: '노을 보이는 방', deposit: 23_456, monthly: 7 });
      await opened.offered.deals.change(kim, { id, base: null }, other, UNNAMED);
      expect(await everybodyFinds()).toEqual(NONE);
      expect(await findsBy(visitor, '노을 2억 3,456/7')).toEqual([id]);
      const again = directToKeep({ title: '햇살 드는 방' });
      await opened.offered.deals.change(kim, { id, base: null }, again, UNNAMED);
      expect(await everybodyFinds()).toEqual(ALL());
    });

    test.each([
      ['blocks', () => opened.offered.blocks.block(lee, String(kim))],
      ['is blocked by', () => opened.offered.blocks.block(kim, String(lee))],
    ])('who %s somebody finds nothing of theirs', async (_, block) => {
      await block();
      expect(await everybodyFinds()).toEqual([[id], [id], []]);
      await opened.offered.blocks.unblock(lee, String(kim));
      await opened.offered.blocks.unblock(kim, String(lee));
      expect(await everybodyFinds()).toEqual(ALL());
    });

    test('nothing is kept to be searched of what is over, deleted or left', async () => {
      const entries = async () =>
        (await opened.database.pool.query(`select id from search_entries where kind = 'deal'`)).rows
          .length;
      const { offered, database } = opened;
      expect(await entries()).toBe(1);
      await offered.deals.remove(kim, await offered.write(kim));
      await offered.deals.setStatus(kim, await offered.write(kim), DEAL_STATUS.DONE);
      await offered.write(lee);
      expect(await entries()).toBe(2);
      await database.pool.query('delete from members where id = $1', [lee]);
      expect(await entries()).toBe(1);
      await database.pool.query('delete from deals');
      expect(await entries()).toBe(0);
    });

    test('every room is searched by the words of the core', async () => {
      const { offered, database } = opened;
      const rooms = fc.sample(directDrafts, 60).map((draft) => ({ ...draft, pictureIds: [] }));
      const areas = ['관악구', '', '성남시 분당구'].map((sigungu) => ({
        dongliCode: '1162010200',
        sido: '서울특별시',
        sigungu,
        dong: '신림동',
      }));
      const texts = [];
      for (const [at, draft] of rooms.entries()) {
        const address = areas[at % areas.length] ?? expect.fail('nowhere');
        await offered.writeEarlier(kim, draft, { address });
        texts.push(directSearchText({ ...draft, party: draft.offerer.party, address }));
      }
      const { rows } = await database.pool.query<object>(
        `select title, names, body from search_entries where kind = 'deal' order by id`,
      );
      expect(rows).toEqual(
        texts.map(({ title, names, body }) => ({
          title: searchLetters(title),
          names: searchLetters(names),
          body: searchLetters(body),
        })),
      );
    });
  });
});
