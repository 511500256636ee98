import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../../server/db/database';
import { createPostgresDatabase } from '../../support/databases';
import { jpegPhoto } from '../../support/photos';
import { builtServer } from './built-server';
import { balanced, firstAnswer, textOf, untilDrawn } from './first-answer';

const IMPORT = join(import.meta.dirname, '../../../scripts/import.ts');

const MINE = `---
title: "내 글: 하나 & 둘"
summary: 사진과 영상이 있는 글입니다.
tags: [계약, 사진]
cover: 방/창.jpg
coverAlt: 창
published: 2026-11-20
example: true
---
[계약하는 날](/contents/contract-day)과 [밖](https://www.law.go.kr/x)을 보세요.

## 첫째

![창](방/창.jpg)
![책상](scene:desk)

- [ ] 하나

:::tip
도움말
:::

:::pull
크게 보이는 문장
:::

| 칸 | 값 |
| -- | -- |
| 하나 | 둘 |

## 둘째

::video[방 보는 법]{url="https://youtu.be/dQw4w9WgXcQ"}

::house{id=12}
`;

const opened: (() => unknown)[] = [];
let url: string;
let around: string;
beforeAll(async () => {
  const database = await createPostgresDatabase();
  url = database.url;
  opened.push(database.drop);
  around = mkdtempSync(join(tmpdir(), 'hankan-drawn-preview-'));
  opened.push(() => {
    rmSync(around, { recursive: true, force: true });
  });
});
afterAll(async () => {
  for (const end of opened.reverse()) await end();
});

async function take(...args: readonly string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', IMPORT, 'contents', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, APP_ENV: 'LOCAL', DATABASE_URL: url, DATA_DIR: join(around, 'data') },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(child, 'close');
  return { code: child.exitCode, said };
}

/** The article of a page: from its title to what is read next, wherever its addresses lead. */
function articleOf(html: string): string {
  const [, article = ''] = /<article([^]*)<\/article>/.exec(html) ?? [];
  return article.replaceAll(/ (?:href|src|srcSet)="[^"]*"/gi, '');
}

test('the preview of an article is the page that the server draws once it is taken', async () => {
  const folder = join(around, 'articles');
  mkdirSync(join(folder, '방'), { recursive: true });
  writeFileSync(join(folder, '방/창.jpg'), await jpegPhoto({ width: 80 }));
  writeFileSync(join(folder, 'mine.md'), MINE);
  const sample = join(import.meta.dirname, '../../../server/sample/contents');
  for (const name of ['contract-day.md', 'rent-conversion.md'])
    writeFileSync(join(folder, name), readFileSync(join(sample, name)));
  writeFileSync(join(folder, 'bad.md'), '글');

  const database = openPostgres(url);
  const rows = async () => {
    const tables = ['contents', 'pictures', 'picture_uses'] as const;
    const counts = tables.map((name) => database.pool.query(`select 1 from ${name}`));
    return (await Promise.all(counts)).map(({ rowCount }) => rowCount);
  };
  const into = join(around, 'out');
  const shown = await take(folder, '--preview', into);
  expect(shown.code).toBe(2);
  expect(shown.said).toContain('글 3편의 미리보기를 썼습니다. 가져온 것은 없습니다.');
  expect(shown.said).toContain('받지 못한 파일: bad.md');
  expect(await rows()).toEqual([0, 0, 0]);

  expect((await take(folder)).code).toBe(2);
  expect((await rows())[0]).toBe(3);
  await database.close();
  const { server, end } = await builtServer(url);
  opened.push(end);
  for (const id of ['mine', 'contract-day', 'rent-conversion']) {
    const ask = () => firstAnswer(server, `/contents/${id}`, balanced('desktop'));
    const [drawn] = await untilDrawn(async () => [await ask()] as const);
    const article = articleOf(readFileSync(join(into, `contents/${id}.html`), 'utf8'));
    expect(article).toContain('data-text');
    expect(article).toBe(articleOf(textOf(drawn)));
  }
});
