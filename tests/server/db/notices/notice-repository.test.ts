import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addDays,
  closesWithin,
  compareNotices,
  EMPTY_NOTICE_FILTER,
  matchesNoticeFilter,
  NOTICE_SORT,
  tallyNotices,
  type NoticeListQuery,
  type NoticeSort,
  type NoticeSummary,
} from '#core';
import type { Database } from '../../../../server/db/database';
import { NoticeRepository } from '../../../../server/db/notices/notice-repository';
import { replaceOrAddNotices } from '../../../../server/db/notices/notice-writer';
import { WEIGHED_PAGE, type NewNotice } from '../../../../server/ports/notices/notices';
import { BadCursorError } from '../../../../server/shared/sealed-cursor';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { noticeDay, NOTICE_NOW, NOTICE_TODAY } from '../../../support/notices';
import { aNotice, someNoticeFilter, someNotices } from './notice-arbitrary';

const FROM = { source: 'IMPORT', sourceName: 'test' } as const;
const MINUTE_MS = 60_000;
/** Around the windows of the made-up notices, at their very minutes and between them. */
const someMoment = fc
  .tuple(fc.integer({ min: -4 * 1440, max: 4 * 1440 }), fc.constantFrom(0, 1, 59_999))
  .map(([minutes, ms]) => NOTICE_NOW + minutes * MINUTE_MS + ms);
const someDay = fc.integer({ min: -4, max: 4 }).map((days) => addDays(NOTICE_TODAY, days));
const someSort = fc.constantFrom<NoticeSort>(...Object.values(NOTICE_SORT));

describe.each(DATABASES)('notices on %s', (kind) => {
  let database: Database;
  let repository: NoticeRepository;
  const write = (notices: readonly NewNotice[], now = NOTICE_NOW) =>
    database.db.transaction((tx) => replaceOrAddNotices(tx, notices, FROM, { now }));

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    repository = new NoticeRepository(database);
    await write(fc.sample(someNotices(150), { numRuns: 1, seed: 7 }).flat());
    await database.pool.query(`update notices set gone_on = '20261119' where id % 5 = 0`);
  });
  afterAll(() => database.close());

  /** Every notice as it is at a moment. */
  async function allAt(now: number): Promise<readonly NoticeSummary[]> {
    const { rows } = await database.pool.query<{ id: string }>('select id from notices');
    return repository.some(
      rows.map(({ id }) => id),
      now,
    );
  }
  const list = (now: number, asked: Partial<NoticeListQuery>) =>
    repository.list({
      filter: EMPTY_NOTICE_FILTER,
      sort: 'closing',
      limit: 20,
      cursor: null,
      now,
      ...asked,
    });

  test('takes what the source has no more for over', async () => {
    const gone = (await allAt(NOTICE_NOW)).filter(({ goneOn }) => goneOn !== null);
    expect(gone.length).toBeGreaterThan(10);
    expect([...new Set(gone.map(({ status }) => status))]).toEqual(['EXPIRE']);
  });

  test('lists what the core lists, in its order, page by page', async () => {
    const question = fc.record({
      filter: someNoticeFilter,
      sort: someSort,
      now: someMoment,
      limit: fc.constantFrom(1, 7, 40, 100),
      closes: fc.record({ from: fc.option(someDay), to: fc.option(someDay) }),
    });
    await fc.assert(
      fc.asyncProperty(question, async ({ filter, sort, now, limit, closes }) => {
        const expected = (await allAt(now))
          .filter((notice) => matchesNoticeFilter(notice, filter))
          .filter(({ until }) => closesWithin(until, closes))
          .sort(compareNotices(sort));
        const found: NoticeSummary[] = [];
        let cursor: string | null = null;
        do {
          const page = await list(now, { filter, sort, limit, cursor, closes });
          expect(page.total).toBe(expected.length);
          expect(page.items.length).toBeLessThanOrEqual(limit);
          found.push(...page.items);
          cursor = page.next;
        } while (cursor !== null && found.length < 60);
        expect(found).toEqual(expected.slice(0, found.length));
        if (cursor === null) expect(found).toHaveLength(expected.length);
      }),
      { numRuns: 60 },
    );
  });

  test('counts what the core counts', async () => {
    await fc.assert(
      fc.asyncProperty(someNoticeFilter, someMoment, async (filter, now) => {
        expect(await repository.tally(filter, now)).toEqual(tallyNotices(await allAt(now), filter));
      }),
      { numRuns: 60 },
    );
  });

  test('goes on in the order of the first page where notices close meanwhile', async () => {
    const first = await list(NOTICE_NOW, { limit: 50 });
    const later = NOTICE_NOW + 3 * 1440 * MINUTE_MS;
    const rest = await list(later, { limit: 100, cursor: first.next });
    const expected = [...(await allAt(NOTICE_NOW))].sort(compareNotices('closing'));
    const ids = [...first.items, ...rest.items].map(({ id }) => id);
    expect(ids).toEqual(expected.map(({ id }) => id));
    // Each says how it is now.
    const now = new Map((await allAt(later)).map(({ id, status }) => [id, status]));
    expect(rest.items.map(({ status }) => status)).toEqual(rest.items.map(({ id }) => now.get(id)));
    expect([rest.total, rest.version]).toEqual([first.total, first.version]);
  });

  test('answers the same first page for a minute, so that it can be kept', async () => {
    expect(await list(NOTICE_NOW + 59_999, { limit: 3 })).toEqual(
      await list(NOTICE_NOW, { limit: 3 }),
    );
  });

  test('refuses a cursor of another question, cut off or changed', async () => {
    const { next } = await list(NOTICE_NOW, { limit: 3 });
    const filter = { ...EMPTY_NOTICE_FILTER, organisations: ['LH'] };
    const cursor = next ?? '';
    await expect(list(NOTICE_NOW, { cursor, filter })).rejects.toThrow(BadCursorError);
    await expect(list(NOTICE_NOW, { cursor, sort: 'newest' })).rejects.toThrow(BadCursorError);
    for (const bad of [cursor.slice(0, -2), `x${cursor}`, 'x', ''])
      await expect(list(NOTICE_NOW, { cursor: bad })).rejects.toThrow(BadCursorError);
  });

  test('finds nothing with its total and version', async () => {
    const filter = { ...EMPTY_NOTICE_FILTER, organisations: ['없는 기관'] };
    const version = await repository.version();
    expect(await list(NOTICE_NOW, { filter })).toEqual({
      items: [],
      next: null,
      total: 0,
      version,
    });
  });

  test('weighs all that are not over, in the order of their ids', async () => {
    const open = (await allAt(NOTICE_NOW)).filter(({ status }) => status !== 'EXPIRE');
    expect(await repository.weighed(null, NOTICE_NOW)).toEqual({
      items: open.sort((a, b) => Number(a.id) - Number(b.id)),
      next: null,
      total: open.length,
    });
  });

  test('finds what is neither over nor gone, the latest changed first', async () => {
    await database.pool.query(`update notices set corrected_on = '20261118' where id % 7 = 0`);
    const expected = (await allAt(NOTICE_NOW))
      .filter(({ id, status }) => status !== 'EXPIRE' && Number(id) % 5 !== 0)
      .map(({ id, announcedOn, correctedOn }) => ({ id, changedOn: correctedOn ?? announcedOn }))
      .sort((a, b) => Number(b.changedOn) - Number(a.changedOn) || Number(b.id) - Number(a.id));
    expect(expected.length).toBeGreaterThan(10);
    expect(await repository.findable(NOTICE_NOW, 1000)).toEqual(expected);
    expect(await repository.findable(NOTICE_NOW, 3)).toEqual(expected.slice(0, 3));
  });

  test('gives some in the order asked for, each once, and leaves unknown ones out', async () => {
    const [a = '', b = ''] = (await list(NOTICE_NOW, { limit: 2 })).items.map(({ id }) => id);
    const asked = [b, '999999', a, b, 'x', '0', '1.5', '9'.repeat(30)];
    expect((await repository.some(asked, NOTICE_NOW)).map(({ id }) => id)).toEqual([b, a]);
    expect(await repository.some([], NOTICE_NOW)).toEqual([]);
  });

  test('gives back what was written, and nothing for what is no id', async () => {
    const { number, ...content } = aNotice('whole', { title: '따옴표 " \' \\ 줄\n바꿈 🏠' });
    await write([{ ...content, number }]);
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from notices where number = 'whole'`,
    );
    const { isSaidOver: _, ...said } = content;
    const found = await repository.one(rows[0]?.id ?? '', NOTICE_NOW);
    expect(found).toEqual({
      version: await repository.version(),
      notice: {
        ...said,
        id: rows[0]?.id,
        status: 'OPEN',
        deposit: { from: 1_000_000, to: 1_000_000 },
        monthly: { from: 213_900, to: 213_900 },
        months: null,
        count: 12,
        correctedOn: null,
        corrections: [],
        source: 'IMPORT',
        checkedAt: new Date(NOTICE_NOW).toISOString(),
        goneOn: null,
      },
    });
    for (const id of ['', '0', '-1', '1.5', 'x', "1'--", '9'.repeat(30), '１'])
      expect(await repository.one(id, NOTICE_NOW)).toBeNull();
  });

  test('weighs page by page, and loses nothing where notices close meanwhile', async () => {
    const many = Array.from({ length: WEIGHED_PAGE + 5 }, (_, at) =>
      aNotice(`weighed ${at}`, { until: at === 0 ? noticeDay(0, 18 * 60) : noticeDay(30) }),
    );
    await write(many);
    const first = await repository.weighed(null, NOTICE_NOW);
    expect(first.items).toHaveLength(WEIGHED_PAGE);
    const later = NOTICE_NOW + 1440 * MINUTE_MS;
    const rest = await repository.weighed(first.next, later);
    expect([rest.next, rest.total]).toEqual([null, first.total]);
    const open = (await allAt(later)).filter(({ status }) => status !== 'EXPIRE');
    const ids = new Set([...first.items, ...rest.items].map(({ id }) => id));
    expect(open.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(ids.size).toBe(first.items.length + rest.items.length);
    const given = first.next ?? '';
    for (const bad of [given.slice(1), given.slice(0, -2), `x${given}`, 'x', ''])
      await expect(repository.weighed(bad, NOTICE_NOW)).rejects.toThrow(BadCursorError);
    const { next: ofList } = await list(NOTICE_NOW, { limit: 3 });
    await expect(repository.weighed(ofList, NOTICE_NOW)).rejects.toThrow(BadCursorError);
  });
});
