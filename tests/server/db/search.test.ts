import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_HITS, SEARCH_KIND, searchLetters, initialsOf, type NoticeContent } from '#core';
import type { Database } from '../../../server/db/database';
import type { StoredHit } from '../../../server/ports/search';
import { markGone, replaceOrAddNotices } from '../../../server/db/notices/notice-writer';
import { SearchRepository } from '../../../server/db/search/search-repository';
import { anyText } from '../../support/core-values';
import { NOW } from '../../support/app-deps';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { contentOf, noticeContent, NOTICES } from '../../support/notices';

const ENTRIES = `select kind, title, title_initials, names, body, fresh, over_at,
  (select array_agg(gram order by gram) from (select distinct unnest(grams) as gram) as g) as grams
  from search_entries order by id`;
const FROM = { source: 'IMPORT', sourceName: 'test' } as const;
const statementsOf = (migration: string): readonly string[] =>
  readFileSync(`server/db/migrations/${migration}.sql`, 'utf8').split('--> statement-breakpoint');

const titleOf = (hit: StoredHit): string =>
  hit.kind === SEARCH_KIND.notice ? hit.notice.title : expect.fail('another kind');

describe.each(DATABASES)('what is searched, on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const write = (contents: readonly NoticeContent[]) => {
    const rows = contents.map((content, at) => ({ ...content, number: String(at) }));
    return database.db.transaction((tx) => replaceOrAddNotices(tx, rows, FROM, { now: NOW }));
  };
  const titlesFor = async (q: string) => {
    const asked = { q, kind: SEARCH_KIND.notice, limit: 100, cursor: null, now: NOW, reader: null };
    const { items } = await new SearchRepository(database).find(asked);
    return items.map(titleOf);
  };

  test('letters and initials are those of the core', async () => {
    const texts = fc.sample(anyText, 300).map((text) => text.replace(/[\0\p{Surrogate}]/gu, ''));
    const asked = [...texts, '청년'.normalize('NFD'), 'ÀÉ K Ａ', 'İI\u0130', '각ᆨ힣'];
    const { rows } = await database.pool.query<{ letters: string; initials: string }>(
      `select search_words(given) as letters, search_initials(search_words(given)) as initials
       from unnest($1::text[]) with ordinality as texts(given, at) order by at`,
      [asked],
    );
    expect(rows).toEqual(
      asked.map((text) => {
        const letters = searchLetters(text);
        return { letters, initials: initialsOf(letters) };
      }),
    );
  });

  test('what was there before is found as what is written now', async () => {
    await write([
      ...NOTICES.map(contentOf),
      noticeContent({ areas: [], units: [], isSaidOver: true }),
    ]);
    const written = (await database.pool.query<object>(ENTRIES)).rows;
    expect(written).toHaveLength(NOTICES.length + 1);
    await database.pool.query('delete from search_entries');
    const fill = statementsOf('0015_search').find((one) => one.trim().startsWith('INSERT INTO'));
    await database.pool.query(fill ?? expect.fail('the migration fills nothing'));
    // A second time changes nothing.
    for (let time = 0; time < 2; time += 1)
      for (const statement of statementsOf('0017_search_periods'))
        await database.pool.query(statement);
    expect((await database.pool.query<object>(ENTRIES)).rows).toEqual(written);
  });

  test('a corrected notice is found by what it says now, and a deleted one no more', async () => {
    await write([noticeContent({ title: '처음 제목' })]);
    expect(await titlesFor('처음 제목')).toEqual(['처음 제목']);
    await write([noticeContent({ title: '바뀐 제목' })]);
    expect(await titlesFor('처음')).toEqual([]);
    expect(await titlesFor('ㅂㄲㅈㅁ')).toEqual(['바뀐 제목']);
    await database.pool.query('delete from notices');
    expect((await database.pool.query(ENTRIES)).rows).toEqual([]);
  });

  test('what its source has no more is found behind what is open', async () => {
    await write([
      noticeContent({ title: '원룸 하나', announcedOn: '20261119' }),
      noticeContent({ title: '원룸 둘', announcedOn: '20261101' }),
    ]);
    expect(await titlesFor('원룸')).toEqual(['원룸 하나', '원룸 둘']);
    const delivery = { sourceName: FROM.sourceName, present: ['1'] };
    await database.db.transaction((tx) => markGone(tx, delivery, { now: NOW }));
    expect(await titlesFor('원룸')).toEqual(['원룸 둘', '원룸 하나']);
    await database.pool.query('delete from notices');
  });

  test('of too many the freshest are found, and counted up to the cap', async () => {
    const old = noticeContent({ title: '월세', announcedOn: '20200101' });
    const many = Array.from({ length: MOST_HITS }, () =>
      noticeContent({ title: '공고 월세', units: [], summary: null }),
    );
    await write([...many, old]);
    const repository = new SearchRepository(database);
    const asked = {
      q: '월세',
      kind: SEARCH_KIND.notice,
      limit: 1,
      cursor: null,
      now: NOW,
      reader: null,
    };
    const { items, total } = await repository.find(asked);
    expect(total).toBe(MOST_HITS);
    expect(items.map(titleOf)).toEqual(['공고 월세']);
    await database.pool.query(`delete from notices where number = '0'`);
    expect((await repository.find(asked)).items.map(titleOf)).toEqual(['월세']);
  });

  test('the freshest are found whenever they are of, in one order', async () => {
    const aged = (announcedOn: string, count: number) =>
      Array.from({ length: count }, () =>
        noticeContent({ title: '전세 공고', announcedOn, units: [], summary: null }),
      );
    const repository = new SearchRepository(database);
    const found = async () => {
      const asked = {
        q: '전세',
        kind: SEARCH_KIND.notice,
        limit: 500,
        now: NOW,
        reader: null,
      } as const;
      const days: string[] = [];
      let [cursor, total]: [string | null, number] = [null, 0];
      do {
        const page = await repository.find({ ...asked, cursor });
        ({ next: cursor, total } = page);
        for (const hit of page.items)
          if (hit.kind === SEARCH_KIND.notice) days.push(hit.notice.announcedOn);
      } while (cursor !== null);
      return { days, total };
    };
    // Too few of the last two years: older ones, too, and no more than the cap of all.
    const few = [...aged('20260301', 2), ...aged('20250301', 2), ...aged('20240301', MOST_HITS)];
    await write(few);
    expect(await found()).toEqual({
      days: few.map((content) => content.announcedOn).slice(0, MOST_HITS),
      total: MOST_HITS,
    });
    // Enough of them, and one that is said to be of the future.
    const many = [...aged('20990101', 1), ...aged('20260301', MOST_HITS - 1)];
    await write([...many, ...aged('20250301', 1), ...aged('20240301', 4)]);
    expect(await found()).toEqual({
      days: many.map((content) => content.announcedOn),
      total: MOST_HITS,
    });
  });

  describe('behind thousands that hold the letters of a word only', () => {
    beforeAll(() =>
      database.pool.query(
        `insert into search_entries (kind, id, title, title_initials, names, body, grams, fresh)
         select kind, 1000000 + at, '전세 세금', '', '', '', grams, 20260301
         from (select search_grams('전세 세금', '', '', '') || search_period(20260301) as grams) as made,
           unnest(array['notice', 'post']) as kind, generate_series(1, ${3 * MOST_HITS}) as at`,
      ),
    );
    afterAll(() => database.pool.query('delete from search_entries where id > 1000000'));

    test('a notice that holds the word is found', async () => {
      await write([noticeContent({ title: '전세금 대출', announcedOn: '20200101' })]);
      expect(await titlesFor('전세금')).toEqual(['전세금 대출']);
    });

    test('a post is found by its comment', async () => {
      const { pool } = database;
      await pool.query(
        `with post as (
           insert into posts (board, title, document, text, preview, picture_ids, created_at)
           values ('CATEC00001', '대출 질문', '{"type":"doc","content":[]}', '', '', '{}', '2020-01-01')
           returning id
         )
         insert into comments (post_id, text, created_at)
         select id, '전세금 대출은 은행마다 달라요', '2020-01-02' from post`,
      );
      const asked = { q: '전세금', limit: 2, cursor: null, now: NOW, reader: null };
      const found = await new SearchRepository(database).find({ ...asked, kind: SEARCH_KIND.post });
      expect(found.total).toBe(1);
      expect(found.items).toMatchObject([
        { said: '전세금 대출은 은행마다 달라요', comment: { parentId: null } },
      ]);
      await pool.query('delete from posts');
    });
  });

  test('a question that is asked by several at once is put right once', async () => {
    await write([noticeContent({ title: '월세 지원' })]);
    let looks = 0;
    const db = new Proxy(database.db, {
      get: (of, name) => {
        if (name === 'execute') looks += 1;
        const value: unknown = Reflect.get(of, name);
        return typeof value === 'function' ? (value as () => void).bind(of) : value;
      },
    });
    const repository = new SearchRepository({ db });
    const meant = await repository.correct('웧세', null, NOW);
    const once = looks;
    const asked = Array.from({ length: 4 }, () => repository.correct('웧세', null, NOW));
    expect(await Promise.all(asked)).toEqual([meant, meant, meant, meant]);
    expect([meant, looks]).toEqual(['월세', 2 * once]);
    // Nobody is told by what another one may find.
    await Promise.all([repository.correct('웧세', null, NOW), repository.correct('웧세', 7, NOW)]);
    expect(looks).toBe(4 * once);
    await database.pool.query('delete from notices');
    expect(await repository.correct('웧세', null, NOW)).toBeNull();
  });

  test('titles and texts of any length and any kind are taken', async () => {
    const long = '가나다라마바사'.repeat(20_000);
    await write([noticeContent({ title: `긴 ${long}`, summary: `${long} %_\\ 🏠` })]);
    expect(await titlesFor('ㄱ ㄱㄴㄷㄹ 가나다라')).toHaveLength(1);
  });
});
