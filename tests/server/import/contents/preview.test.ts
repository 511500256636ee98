import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { previewContents } from '../../../../server/import/contents/preview/preview-contents';
import { ImportFileError } from '../../../../server/import/rows';
import type { PageLook } from '../../../../server/ports/page-drawer';
import { jpegPhoto } from '../../../support/photos';
import { drawnPage, ScriptedDrawer } from '../../pages/app/scripted-drawer';

const article = (title: string, body = '글', cover = 'cover: scene:desk') => `---
title: ${title}
summary: 한 <문장>이에요.
tags: [계약, 초보]
${cover}
coverAlt: 방
published: 2026-04-14
---
${body}
`;

const LINKS = ['/contents/a', '/contents/b#x', '/contents/none', '/feed', '/feed/tag/x', '/map']
  .map((href) => `<a class="l" href="${href}">/contents/b</a>`)
  .join('');

describe('a preview of articles', () => {
  let around: string;
  let folder: string;
  let into: string;
  let clientDir: string;
  let drawer: ScriptedDrawer;
  beforeEach(() => {
    around = mkdtempSync(join(tmpdir(), 'hankan-preview-'));
    [folder, into, clientDir] = ['articles', 'out', 'client'].map((name) => join(around, name)) as [
      string,
      string,
      string,
    ];
    mkdirSync(folder);
    mkdirSync(join(clientDir, '.vite'), { recursive: true });
    mkdirSync(join(clientDir, 'assets'));
    writeFileSync(join(clientDir, 'assets/a-1.css'), 'i{background:url(/assets/p-2.svg)}');
    writeFileSync(join(clientDir, 'assets/p-2.svg'), '<svg/>');
    const chunk = { file: 'assets/a-1.js', css: ['assets/a-1.css'] };
    writeFileSync(
      join(clientDir, '.vite/manifest.json'),
      JSON.stringify({ 'src/home-first.ts': chunk }),
    );
    drawer = new ScriptedDrawer(async ({ url, ask }) => {
      const { body } = await ask(`/v2${url}`);
      return drawnPage({ html: `${LINKS}<pre>${JSON.stringify(body)}</pre>` });
    });
  });
  afterEach(() => {
    rmSync(around, { recursive: true, force: true });
  });

  const put = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
  };
  const show = () =>
    previewContents(
      { drawer, clientDir, environment: '{}', clock: { now: () => 5 } },
      folder,
      into,
    );
  const made = (name: string) => readFileSync(join(into, name), 'utf8');
  const itemOf = (id: string) =>
    JSON.parse(/<pre>(.*)<\/pre>/.exec(made(`contents/${id}.html`))?.[1] ?? '{}') as {
      item: { pictures: { large: string }[]; cover: { large: string }; related: { id: string }[] };
    };
  const pictures = () => readdirSync(join(into, 'pictures')).sort();

  test('is a page for each, with all that it needs beside it, and a list of them', async () => {
    put('window.jpg', await jpegPhoto({ width: 80 }));
    put('a.md', article('하나 & <b>', '![창](window.jpg)'));
    put('b.md', article('둘', '![창](window.jpg)', 'cover: window.jpg'));
    put('bad.md', article('셋', '글\n\n`코드`'));
    const { shown, rejected } = await show();
    expect(shown).toEqual(['a', 'b']);
    expect(rejected.map(({ file }) => file)).toEqual(['bad.md']);
    const [a, b] = [itemOf('a').item, itemOf('b').item];
    expect(a.cover.large).toBe('../pictures/scene-desk.svg');
    expect(a.pictures[0]?.large).toMatch(/^\.\.\/pictures\/[0-9a-f]{32}\.webp$/);
    expect(b.cover.large).toBe(a.pictures[0]?.large);
    expect(a.related.map(({ id }) => id)).toEqual(['b']);
    expect(pictures()).toEqual([expect.stringMatching(/\.webp$/), 'scene-desk.svg']);
    const page = made('contents/a.html');
    expect(page).toContain('href="../assets/a-1.css"');
    expect(page).toContain('<title>미리보기 · 하나 &amp; &lt;b&gt;');
    expect(made('assets/a-1.css')).toBe('i{background:url(p-2.svg)}');
    expect(made('assets/p-2.svg')).toBe('<svg/>');
    expect(page).not.toContain('<script');
    const list = made('index.html');
    expect(list).toContain('<a href="contents/a.html">하나 &amp; &lt;b&gt;</a>');
    expect(list).toContain('2026.04.14 · 읽는 데 1분 · /contents/a');
    expect(list).toContain('#계약 #초보');
    expect(list).toContain('한 &lt;문장&gt;이에요.');
    expect(list).toContain('<h3>bad.md</h3>');
    expect(list).toMatch(/<b>11번째 줄<\/b> 코드는 쓸 수 없습니다\.<span>→ /);
    expect(list).not.toContain('셋');
  });

  test('has links to its own pages, and none that lead nowhere', async () => {
    put('a.md', article('하나'));
    put('b.md', article('둘'));
    await show();
    const page = made('contents/b.html').split('<pre>')[0] ?? '';
    expect([...page.matchAll(/<a class="l"([^>]*)>/g)].map(([, href]) => href?.trim())).toEqual([
      'href="a.html"',
      'href="#x"',
      '',
      'href="../index.html"',
      'href="../index.html"',
      '',
    ]);
    expect(page).toContain('>/contents/b</a>');
  });

  test('knows no houses: a page shows them as what cannot be had', async () => {
    put('a.md', article('하나', '::house{id=12}'));
    const asked: Awaited<ReturnType<PageLook['ask']>>[] = [];
    drawer.draws = async ({ ask }) => {
      asked.push(await ask('/v2/houses/some?id=12'));
      return drawnPage();
    };
    await show();
    expect(asked).toEqual([{ status: 404, body: {} }]);
  });

  test('again is of the articles as they are now, in place of the one before', async () => {
    put('window.jpg', await jpegPhoto({ width: 80 }));
    put('red.jpg', await jpegPhoto({ color: '#aa0000' }));
    put('a.md', article('하나', '![창](window.jpg)'));
    put('b.md', article('둘', '![담](red.jpg)'));
    await show();
    const before = itemOf('a').item.pictures;
    writeFileSync(join(into, 'notes.txt'), 'mine');
    writeFileSync(join(into, 'pictures/mine.png'), 'mine');
    put('a.md', article('하나, 고친 글', '![창](window.jpg)'));
    rmSync(join(folder, 'b.md'));
    await show();
    expect(made('contents/a.html')).toContain('하나, 고친 글');
    // It was not made again.
    expect(itemOf('a').item.pictures).toEqual(before);
    expect(existsSync(join(into, 'contents/b.html'))).toBe(false);
    expect(pictures()).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}\.webp$/),
      'mine.png',
      'scene-desk.svg',
    ]);
    expect(made('notes.txt')).toBe('mine');
  });

  test('goes on in a folder where one was interrupted', async () => {
    put('a.md', article('하나'));
    put('b.md', article('둘'));
    const draws = drawer.draws;
    drawer.draws = (look) =>
      look.url === '/contents/b' ? Promise.reject(new Error('away')) : draws(look);
    await expect(show()).rejects.toThrow('away');
    drawer.draws = draws;
    expect((await show()).shown).toEqual(['a', 'b']);
  });

  test('is written over nothing of anybody else', async () => {
    put('a.md', article('하나'));
    mkdirSync(into);
    writeFileSync(join(into, 'index.html'), 'mine');
    await expect(show()).rejects.toThrow('다른 파일이 들어 있습니다');
    expect(readdirSync(into)).toEqual(['index.html']);
    expect(made('index.html')).toBe('mine');
    // Nor where somebody wrote something like our own mark.
    writeFileSync(join(into, '.hankan-preview.json'), '{"files":["../a"],"pictures":{}}');
    await expect(show()).rejects.toBeInstanceOf(ImportFileError);
    rmSync(into, { recursive: true });
    writeFileSync(into, 'mine');
    await expect(show()).rejects.toThrow('미리보기를 쓸 수 없는 폴더입니다');
    expect(readFileSync(into, 'utf8')).toBe('mine');
  });

  test('is written over no file that was put into it, and through no link', async () => {
    put('a.md', article('하나'));
    await show();
    writeFileSync(join(into, 'contents/b.html'), 'mine');
    put('b.md', article('둘'));
    await expect(show()).rejects.toThrow('미리보기가 쓰지 않은 파일이 있습니다');
    expect(made('contents/b.html')).toBe('mine');
    rmSync(join(into, 'contents/b.html'));
    const mine = join(around, 'mine.html');
    writeFileSync(mine, 'mine');
    rmSync(join(into, 'contents/a.html'));
    symlinkSync(mine, join(into, 'contents/a.html'));
    await show();
    expect(lstatSync(join(into, 'contents/a.html')).isFile()).toBe(true);
    expect(readFileSync(mine, 'utf8')).toBe('mine');
    rmSync(join(into, 'contents'), { recursive: true });
    symlinkSync(around, join(into, 'contents'));
    await expect(show()).rejects.toThrow('폴더가 아닙니다');
    expect(readdirSync(around).sort()).toEqual(['articles', 'client', 'mine.html', 'out']);
  });

  test('of refused files alone is a list of what is wrong', async () => {
    put('<i>.md', article('하나', '`<script>`'));
    expect((await show()).shown).toEqual([]);
    const list = made('index.html');
    expect(list).toContain('<h3>&lt;i&gt;.md</h3>');
    expect(list).toContain('글 0편 · 받지 못한 파일 1개');
    expect(list).not.toMatch(/<i>|<script>/);
  });
});
