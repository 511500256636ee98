import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEAL_KIND, mateFit, mateSearchText, SEARCH_KIND, searchLetters, seoulDay } from '#core';
import { SearchRepository } from '../../../server/db/search/search-repository';
import { NOW } from '../../support/app-deps';
import { made, UNNAMED } from '../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { dealsOn } from '../../support/deals-on-database';
import { anyMate } from '../../support/mates';
import { mateToKeep, matesOn } from '../../support/mates-on-database';

const AT = { lat: 37.48, lng: 126.93 };

async function open(kind: (typeof DATABASES)[number]) {
  const database = await openTestDatabase(kind);
  const clock = { now: () => NOW };
  const search = new SearchRepository(database);
  return {
    database,
    ...dealsOn(database, clock),
    ...matesOn(database, clock),
    find: (q: string, reader: number | null) =>
      search.find({ q, kind: SEARCH_KIND.deal, limit: 20, cursor: null, now: NOW, reader }),
  };
}

describe.each(DATABASES)('mates, searched on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open(kind);
  });
  afterAll(() => opened.database.close());

  test('everybody finds them among rooms, and a member reads why they fit', async () => {
    const { mates, join, write, blocks, deals, find } = opened;
    const [kim, lee] = [await join('kim'), await join('lee')];
    const words = {
      title: '노을 보이는 집',
      intro: '고양이 두 마리와 함께 지내고 있어요. 반가워요.',
    };
    const id = made(await mates.write(kim, mateToKeep({}, words), UNNAMED));
    const room = await write(kim, { title: '노을 보이는 방' });
    const own = mateToKeep();
    made(await mates.write(lee, own, UNNAMED));
    const idsBy = async (reader: number | null, q = '노을') =>
      (await find(q, reader)).items.map((hit) => (hit.kind === 'deal' ? hit.deal.id : hit));
    expect((await idsBy(null)).toSorted()).toEqual([id, room].toSorted());
    expect(await idsBy(null, '고양이 메이트')).toEqual([id]);
    const [hit] = (await find('고양이', lee)).items;
    expect(hit).toMatchObject({
      said: expect.stringContaining('고양이') as string,
      deal: {
        id,
        dealType: DEAL_KIND.mate,
        fit: mateFit(own.mate, mateToKeep().mate, seoulDay(NOW)),
      },
    });
    await blocks.block(lee, String(kim));
    expect(await idsBy(lee)).toEqual([]);
    await deals.remove(kim, id);
    expect(await idsBy(null)).toEqual([room]);
  });

  test('every mate is searched by the words of the core', async () => {
    const { database, mates, join } = opened;
    const kim = await join('many');
    await database.pool.query('delete from deals');
    const texts = [];
    for (const terms of fc.sample(anyMate, 60)) {
      const mate = { ...terms, title: '조용한 집', intro: '반가워요', pictureIds: [] };
      await mates.write(kim, { mate, at: AT }, UNNAMED);
      texts.push(mateSearchText(mate));
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
    await database.pool.query('delete from members where id = $1', [kim]);
    const left = await database.pool.query(`select from search_entries where kind = 'deal'`);
    expect(left.rows).toEqual([]);
  });
});
