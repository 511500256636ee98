import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkDocument, documentLinks, documentText, EDITOR_KIND, hostToShow } from '#core';
import type { Database } from '../../../../server/db/database';
import { drawnContentPictures } from '../../../../server/import/contents/content-pictures';
import { contentsReportText } from '../../../../server/import/contents/contents-report-text';
import { importContents } from '../../../../server/import/contents/import-contents';
import { readContent } from '../../../../server/import/contents/read-content';
import { DATABASES, openTestDatabase } from '../../../support/databases';

const HEAD = `---
title: 하나
summary: 둘
tags: [계약]
published: 2026-04-14
---
`;
const head = (from: string, to: string) => `${HEAD.replace(from, to)}글`;
const times = (count: number, line: (at: number) => string, between = '\n') =>
  Array.from({ length: count }, (_, at) => line(at)).join(between);

const REFERS = '머리말에 &이름, *이름, !종류는 쓸 수 없습니다.';
const LINK = '링크 주소를 쓸 수 없습니다: ';

/** Each with the fault that it is refused by: its line, and how its words begin. */
const REFUSED: readonly (readonly [name: string, file: string, fault: string])[] = [
  [
    'a bomb of YAML',
    `---\ntags: [&a [x,x], ${times(8, (at) => `&b${at} [*a,*a,*a]`, ', ')}]\n---\n글`,
    `2 ${REFERS}`,
  ],
  ['a value that holds itself', '---\ntitle: &a [*a]\n---\n글', `2 ${REFERS}`],
  ['a name that is said again', head('title: 하나', 'title: &t 하나'), `2 ${REFERS}`],
  ['a kind of YAML', head('하나', '!!js/function "x"'), `2 ${REFERS}`],
  ['merged values', head('title', '<<: {a: 1}\ntitle'), '2 모르는 이름입니다: <<'],
  ['a name of every object', head('title', '__proto__: {a: 1}\ntitle'), '2 모르는 이름입니다'],
  ['a map for a title', head('하나', '{a: 1}'), '2 title: 비어 있습니다.'],
  ['a list for a name', head('title', '? [a, b]\n: c\ntitle'), '2 모르는 이름입니다'],
  ['the same name twice', head('title: 하나', 'title: 하나\ntitle: 둘'), '3 머리말을 읽을 수'],
  ['two documents in its head', head('title', '...\ntitle'), '3 머리말을 읽을 수 없습니다'],
  ['lists in lists in its head', head('하나', '['.repeat(4000)), '2 머리말을 읽을 수 없습니다'],
  [
    'sixty thousand names',
    `---\n${times(60_000, (at) => `k${at}: v`)}\n---\n글`,
    '2 머리말이 10,000자보다 깁니다.',
  ],
  ['a head that never ends', `---\n${times(9000, () => 'title: 하나')}`, '1 머리말이 없습니다.'],
  ['a NUL', `${HEAD}글\n가\0나`, '8 글자가 아닌 것(NUL)이 들어 있습니다.'],
  ['deep quotes', `${HEAD}${'>'.repeat(100_000)} 글`, '7 인용이나 목록이 너무 깊습니다.'],
  ['deep lists on a line', `${HEAD}${'- '.repeat(50_000)}글`, '7 인용이나 목록이 너무 깊습니다.'],
  [
    'deep lists',
    `${HEAD}${times(1000, (at) => `${'  '.repeat(at)}- 가`)}`,
    '28 줄 앞에 빈칸이 너무 많습니다.',
  ],
  ['stars', HEAD + '*가'.repeat(100_000), '7 * 기호가 4,001개째입니다.'],
  ['brackets', `${HEAD}${'['.repeat(90_000)}${']'.repeat(90_000)}`, '7 [ 기호가 2,001개째입니다.'],
  ['half links', HEAD + '[가]('.repeat(50_000), '7 [ 기호가 2,001개째입니다.'],
  ['half pictures', HEAD + '!['.repeat(50_000), '7 [ 기호가 2,001개째입니다.'],
  ['ticks', HEAD + times(1000, (at) => `${'`'.repeat(at)}가`, ' '), '7 ` 기호가 501개째입니다.'],
  ['boxes in boxes', HEAD + ':::tip\n'.repeat(20_000), '507 ::: 기호가 501개째입니다.'],
  ['a table of millions', HEAD + `${'|가'.repeat(9000)}\n`, '7 | 기호가 8,001개째입니다.'],
  ['a word of 200 kB', HEAD + 'a'.repeat(200_000), '7 글이 너무 길어요.'],
  ['nothing that is seen', `${HEAD}\u200b\u2060\u202e`, '7 글이 비어 있습니다.'],
  ['HTML', `${HEAD}<img src=x onerror=alert(1)>`, '7 HTML은 쓸 수 없습니다.'],
  ['a comment of HTML', `${HEAD}글\n\n<!-- ${'-'.repeat(1000)} -->`, '9 HTML은 쓸 수 없습니다.'],
  ['HTML in a cell', `${HEAD}| 가 |\n| -- |\n| <b>나</b> |`, '9 HTML은 쓸 수 없습니다.'],
  ['HTML in a box', `${HEAD}:::tip\n<svg onload=x>\n:::`, '8 :::tip 안에는 문단만'],
  ['javascript:', `${HEAD}[가](javascript:alert(1))`, `7 ${LINK}javascript:alert(1)`],
  ['javascript: in odd letters', `${HEAD}[가](JaVa&#115;cript:x)`, `7 ${LINK}JaVascript:x`],
  ['javascript: behind a sign', `${HEAD}[가](&#1;javascript:x)`, `7 ${LINK}\ufffdjavascript:x`],
  ['javascript: by itself', `${HEAD}<javascript:alert(1)>`, `7 ${LINK}javascript:alert(1)`],
  ['data:', `${HEAD}[가](data:text/html;base64,AA)`, `7 ${LINK}data:text/html;base64,AA`],
  ['vbscript:', `${HEAD}[가](vbscript:x)`, `7 ${LINK}vbscript:x`],
  ['file:', `${HEAD}[가](file:///etc/passwd)`, `7 ${LINK}file:///etc/passwd`],
  ['no scheme', `${HEAD}[가](//evil.example)`, `7 ${LINK}//evil.example`],
  ['backslashes', `${HEAD}[가](\\\\\\\\evil.example)`, `7 ${LINK}\\\\evil.example`],
  ['a name before a host', `${HEAD}[가](https://a.example@b.example)`, `7 ${LINK}https://a.ex`],
  ['bidi in an address', `${HEAD}[가](https://a.example/\u202ex)`, `7 ${LINK}https://a.ex`],
  ['an address of 9 kB', `${HEAD}[가](https://a.example/${'a'.repeat(9000)})`, `7 ${LINK}https://`],
  ['an address said elsewhere', `${HEAD}글\n\n[가]: javascript:x`, '9 쓸 수 없는 요소입니다.'],
  ['a film of another site', `${HEAD}::video[가]{url="javascript:x"}`, '7 영상의 주소나 제목이'],
  ['unknown elements', `${HEAD}::script{src=x}`, '7 모르는 요소입니다: ::script'],
  ['an id that is none', `${HEAD}::house{id="../1"}`, '7 매물의 번호가 없습니다.'],
  ['long words of a picture', `${HEAD}![${'가'.repeat(400)}](scene:desk)`, '7 사진의 설명이 400자'],
  ['a drawn picture of objects', `${HEAD}![가](scene:constructor)`, '7 사진을 찾을 수 없습니다'],
];

describe('a file of an article', () => {
  test.each(REFUSED)('with %s is refused by name', async (_, file, fault) => {
    const read = await readContent('a', file, drawnContentPictures);
    if ('content' in read) throw new Error(JSON.stringify(read.content).slice(0, 500));
    const told = read.faults.map(({ line, why }) => `${line} ${why}`);
    expect(
      told.some((each) => each.startsWith(fault)),
      told.slice(0, 3).join('\n'),
    ).toBe(true);
  });

  test.each([
    ['bidi', '가\u202e나\u2066다', '가나다'],
    ['what has no width', '가\u200b나\ufeff', '가나'],
    ['letters in pieces', '\u1100\u1161', '가'],
    ['signs by number', '&#0;&#x202e;&lt;b&gt;', '\ufffd<b>'],
    ['a mark of its encoding within', '가\ufeff\ufeff나', '가나'],
    ['a word of 100 kB', '가'.repeat(100_000), '가'.repeat(100_000)],
  ])('with %s is taken without what hides', async (_, body, text) => {
    const read = await readContent('a', `${HEAD}${body}`, drawnContentPictures);
    if ('faults' in read) throw new Error(JSON.stringify(read.faults));
    expect(documentText(read.content.document)).toBe(text);
    expect(checkDocument(read.content.document, EDITOR_KIND.CONTENT).ok).toBe(true);
  });

  test.each(['\n', '\r\n', '\r'])('is the same with lines that end in %j', async (end) => {
    const file = `\ufeff${HEAD}첫 줄\n\n| 가 |\n| -- |\n| 나 |\n`;
    expect(await readContent('a', file.replaceAll('\n', end), drawnContentPictures)).toEqual(
      await readContent('a', file, drawnContentPictures),
    );
    const bad = `${HEAD}첫 줄\n\n\`코드\``.replaceAll('\n', end);
    expect(await readContent('a', bad, drawnContentPictures)).toMatchObject({
      faults: [{ line: 9 }],
    });
  });

  test('with letters that look like others says the host beside the link', async () => {
    const read = await readContent(
      'a',
      `${HEAD}[apple.com](https://аррӏе.com)`,
      drawnContentPictures,
    );
    if ('faults' in read) throw new Error(JSON.stringify(read.faults));
    const [link = ''] = documentLinks(read.content.document);
    expect(hostToShow(link, 'apple.com')).toMatch(/^xn--/);
  });
});

describe.each(DATABASES)('a folder of hostile files, taken into %s', (kind) => {
  let database: Database;
  let around: string;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    around = mkdtempSync(join(tmpdir(), 'hankan-hostile-contents-'));
  });
  afterAll(async () => {
    rmSync(around, { recursive: true, force: true });
    await database.close();
  });

  test('leaves each out by name, nothing of it behind, and takes the good ones', async () => {
    const folder = join(around, 'articles');
    mkdirSync(folder);
    for (const [at, [, file]] of REFUSED.entries())
      writeFileSync(join(folder, `bad-${at}.md`), file);
    writeFileSync(join(around, 'secret.md'), `${HEAD}비밀`);
    symlinkSync(join(around, 'secret.md'), join(folder, 'link.md'));
    symlinkSync('nowhere.md', join(folder, 'broken.md'));
    symlinkSync('good.md', join(folder, 'second.md'));
    mkdirSync(join(folder, 'folder.md'));
    writeFileSync(join(folder, 'large.MD'), `${HEAD}큰 글자`);
    writeFileSync(join(folder, '..md'), `${HEAD}점`);
    writeFileSync(join(folder, 'a\u001b[31m b.md'), `${HEAD}빨강`);
    writeFileSync(join(folder, 'huge.md'), HEAD + '가'.repeat(400_000));
    writeFileSync(join(folder, 'utf16.md'), Buffer.from(`\ufeff${HEAD}글`, 'utf16le'));
    writeFileSync(join(folder, 'good.md'), `${HEAD}글`);
    const report = await importContents(
      { database, clock: { now: () => 0 }, pictures: drawnContentPictures },
      folder,
      { takesGoneAway: false, isPlan: false },
    );
    expect(report.added.toSorted()).toEqual(['good', 'large', 'second']);
    const told = new Map(report.rejected.map(({ file, faults }) => [file, faults[0]?.why]));
    expect(told.size).toBe(REFUSED.length + 6);
    expect(told.get('link.md')).toBe('글이 든 폴더 밖의 파일입니다.');
    expect(told.get('broken.md')).toBe('파일을 읽을 수 없습니다.');
    expect(told.get('folder.md')).toBe('파일을 읽을 수 없습니다.');
    expect(told.get('huge.md')).toBe('파일이 1MB보다 큽니다.');
    expect(told.get('utf16.md')).toBe('글자를 읽을 수 없습니다.');
    const { rows } = await database.pool.query<{ id: string }>('select id from contents');
    expect(rows.map(({ id }) => id).toSorted()).toEqual(['good', 'large', 'second']);
    // What a file says moves no terminal.
    const text = contentsReportText(report, false);
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e\u200b]/u);
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(400);
  });
});
