import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../../server/db/database';
import { ContentRepository } from '../../../../server/db/magazine/content-repository';
import { articleFiles } from '../../../../server/import/contents/article-files';
import { drawnContentPictures } from '../../../../server/import/contents/content-pictures';
import { contentsReportText } from '../../../../server/import/contents/contents-report-text';
import { importContents } from '../../../../server/import/contents/import-contents';
import { ImportFileError } from '../../../../server/import/rows';
import { fillContents } from '../../../../server/sample/fill-contents';
import { DATABASES, openTestDatabase } from '../../../support/databases';

// Not every file system has both, so they are asked for by their names alone.
test('of files with one address the first is the article, and the others are told of it', () => {
  const names = ['b.md', 'twice.md', 'a.txt', 'twice.MD', '.c.md', 'twice.Md'];
  expect(articleFiles(names)).toEqual([
    { file: 'b.md', id: 'b', other: null },
    { file: 'twice.MD', id: 'twice', other: null },
    { file: 'twice.Md', id: 'twice', other: 'twice.MD' },
    { file: 'twice.md', id: 'twice', other: 'twice.MD' },
  ]);
});

const NOW = Date.UTC(2026, 10, 20);
const article = (title: string, body = '글이에요.') => `---
title: ${title}
summary: 한 문장이에요.
tags: [계약]
published: 2026-04-14
---
${body}
`;

describe.each(DATABASES)('importing articles into %s', (kind) => {
  let database: Database;
  let folder: string;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hankan-contents-'));
    await database.pool.query('delete from contents');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  afterAll(() => database.close());

  const put = (name: string, text: string | Uint8Array) => {
    writeFileSync(join(folder, name), text);
  };
  const take = (options: { takesGoneAway?: boolean; isPlan?: boolean } = {}) =>
    importContents(
      { database, clock: { now: () => NOW }, pictures: drawnContentPictures },
      folder,
      { takesGoneAway: false, isPlan: false, ...options },
    );
  const stored = async () => {
    const contents = new ContentRepository(database);
    const { items } = await contents.list({ tag: null, limit: 100, cursor: null });
    return items.map(({ id, title }) => `${id} ${title}`);
  };

  test('takes each file once: again changes nothing, another text changes the same one', async () => {
    put('a.md', article('하나'));
    put('b.md', article('둘'));
    expect(await take()).toMatchObject({ added: ['a', 'b'], changed: [], rejected: [] });
    const contents = new ContentRepository(database);
    const version = await contents.version();
    expect(await take()).toMatchObject({ added: [], changed: [], unchanged: ['a', 'b'] });
    expect(await contents.version()).toBe(version);
    put('b.md', article('둘, 고친 글'));
    expect(await take()).toMatchObject({ added: [], changed: ['b'], unchanged: ['a'] });
    expect(await stored()).toEqual(['a 하나', 'b 둘, 고친 글']);
  });

  test('names each file that is not taken, with the line; what it said before stays', async () => {
    put('a.md', article('하나'));
    put('b.md', article('둘'));
    await take();
    put('b.md', article('둘', '글\n\n`코드`'));
    put('c.md', new Uint8Array([0xc0, 0xc1, 0xfe]));
    mkdirSync(join(folder, 'd.md'));
    put('.hidden.md', 'nothing');
    put('notes.txt', 'nothing');
    const report = await take({ takesGoneAway: true });
    expect(report).toMatchObject({ unchanged: ['a'], gone: [] });
    expect(
      report.rejected.map(({ file, faults: [fault] }) => [file, fault?.line, fault?.why]),
    ).toEqual([
      ['b.md', 9, '코드는 쓸 수 없습니다.'],
      ['c.md', 1, '글자를 읽을 수 없습니다.'],
      ['d.md', 1, '파일을 읽을 수 없습니다.'],
    ]);
    expect(await stored()).toEqual(['a 하나', 'b 둘']);
    expect(contentsReportText(report, false)).toContain(
      '받지 못한 파일: b.md\n  9번째 줄: 코드는 쓸 수 없습니다. → ',
    );
  });

  test('takes away what is gone only where that is asked, and shows before what it would do', async () => {
    put('a.md', article('하나'));
    put('b.md', article('둘'));
    await take();
    rmSync(join(folder, 'b.md'));
    put('c.md', article('셋'));
    expect(await take({ takesGoneAway: true, isPlan: true })).toMatchObject({
      added: ['c'],
      gone: ['b'],
    });
    expect(await stored()).toEqual(['a 하나', 'b 둘']);
    expect(await take()).toMatchObject({ added: ['c'], gone: [] });
    const report = await take({ takesGoneAway: true });
    expect(report).toMatchObject({ unchanged: ['a', 'c'], gone: ['b'] });
    expect(contentsReportText(report, false)).toContain('내림 /contents/b');
    expect(await stored()).toEqual(['a 하나', 'c 셋']);
  });

  test('leaves the articles of the sample, and takes over one of the same name', async () => {
    await database.db.transaction((tx) => fillContents(tx, NOW));
    const before = await stored();
    expect(before.length).toBeGreaterThanOrEqual(40);
    put('contract-day.md', article('우리 글'));
    expect(await take({ takesGoneAway: true })).toMatchObject({
      changed: ['contract-day'],
      gone: [],
    });
    const after = await stored();
    expect(after.length).toBe(before.length);
    expect(after).toContain('contract-day 우리 글');
    // The sample is filled in once: what an operator changed stays.
    await database.db.transaction((tx) => fillContents(tx, NOW));
    expect(await stored()).toEqual(after);
  });

  test('says so where there is no folder, or nothing in it', async () => {
    await expect(take()).rejects.toBeInstanceOf(ImportFileError);
    rmSync(folder, { recursive: true });
    await expect(take()).rejects.toThrow(/폴더를 읽을 수 없습니다/);
  });
});
