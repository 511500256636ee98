import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Result } from '#core';
import type { Database } from '../../../../server/db/database';
import { ContentRepository } from '../../../../server/db/magazine/content-repository';
import { OperatorPictureRepository } from '../../../../server/db/pictures/operator-picture-repository';
import { PictureRepository } from '../../../../server/db/pictures/picture-repository';
import { pictures as pictureTable } from '../../../../server/db/schema/pictures';
import {
  BroughtPictures,
  KEEPS_NOTHING,
} from '../../../../server/import/contents/brought-pictures';
import { importContents } from '../../../../server/import/contents/import-contents';
import type { FetchFault } from '../../../../server/import/photos/fetch-photo';
import { MOST_PHOTO_BYTES, PhotoIntake } from '../../../../server/import/photos/photo-intake';
import { PhotoFolder } from '../../../../server/import/photos/photo-places';
import { Turnstile } from '../../../../server/pictures/turnstile';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { MemoryImageStore } from '../../../support/memory-image-store';
import { MINUTE_MS, MovingClock } from '../../../support/moving-clock';
import { jpegPhoto, phonePhoto, pixelBomb } from '../../../support/photos';

const DAY_MS = 1440 * MINUTE_MS;
const SITE = 'https://pictures.example.com/1.jpg';

/** An article; line 8 is the first of its body. */
const article = (body: string, cover = 'scene:desk') => `---
title: 하나
summary: 한 문장이에요.
tags: [계약]
cover: ${cover}
coverAlt: 방
published: 2026-04-14
---
${body}
`;

describe.each(DATABASES)('pictures of imported articles on %s', (kind) => {
  let database: Database;
  let around: string;
  let folder: string;
  let clock: MovingClock;
  let store: MemoryImageStore;
  /** What other sites have, and how often they were asked. */
  let sites: Map<string, Result<Buffer, FetchFault>>;
  let asked: string[];
  const photos: Record<string, Buffer> = {};
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    photos['phone'] = await phonePhoto();
    photos['blue'] = await jpegPhoto({ color: '#123456', width: 80 });
    photos['red'] = await jpegPhoto({ color: '#aa0000' });
  });
  beforeEach(() => {
    around = mkdtempSync(join(tmpdir(), 'hankan-content-photos-'));
    folder = join(around, 'articles');
    mkdirSync(join(folder, '방'), { recursive: true });
    put('방/창 1.jpg', 'phone');
    put('cover.jpg', 'blue');
    put('same.jpg', 'blue');
    put('red.jpg', 'red');
    clock = new MovingClock();
    store = new MemoryImageStore(clock);
    sites = new Map();
    asked = [];
  });
  afterEach(async () => {
    rmSync(around, { recursive: true });
    await database.pool.query('delete from contents');
    await database.db.delete(pictureTable);
  });
  afterAll(() => database.close());

  const put = (name: string, photo: string | Buffer) => {
    writeFileSync(join(folder, name), typeof photo === 'string' ? (photos[photo] ?? '') : photo);
  };
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
  };
  const take = (options: { takesGoneAway?: boolean; isPlan?: boolean } = {}) => {
    const repository = new OperatorPictureRepository(database, clock);
    const intake = new PhotoIntake({
      store,
      pictures:
        options.isPlan === true
          ? { find: (key: string) => repository.known(key), keep: () => expect.unreachable() }
          : repository,
      place: new PhotoFolder(folder),
      fetch: (address) => {
        asked.push(address);
        return Promise.resolve(sites.get(address) ?? { ok: false, reason: 'not-there' });
      },
      turnstile: new Turnstile(2),
    });
    const pictures = new BroughtPictures(intake, options.isPlan === true ? KEEPS_NOTHING : intake);
    return importContents({ database, clock, pictures }, folder, {
      takesGoneAway: false,
      isPlan: false,
      ...options,
    });
  };
  const faultsOf = ({ rejected }: Awaited<ReturnType<typeof take>>) =>
    rejected.flatMap(({ file, faults }) => faults.map(({ line, why }) => `${file} ${line} ${why}`));
  async function stored(id = 'a') {
    const { rows } = await database.pool.query<{ cover_id: string; picture_ids: string[] }>(
      'select cover_id, picture_ids from contents where id = $1',
      [id],
    );
    return { cover: rows[0]?.cover_id ?? '', ids: rows[0]?.picture_ids ?? [] };
  }
  const forgotten = async () => {
    clock.advance(DAY_MS + 1);
    return new PictureRepository(database, clock).forgetUnused(clock.now() - DAY_MS, 100);
  };
  /** All rows that say of pictures, and how often articles were written. */
  const everything = async () => ({
    pictures: (await database.pool.query('select * from pictures order by id')).rows,
    uses: (await database.pool.query('select * from picture_uses order by 1, 2, 3')).rows,
    version: await new ContentRepository(database).version(),
    files: [...store.files.keys()],
  });

  test('are taken from beside the files, as those of members are, and stay', async () => {
    sites.set(SITE, { ok: true, value: photos['red'] ?? Buffer.alloc(0) });
    write(
      'a.md',
      article(
        `![창](<방/창 1.jpg>)\n![방](./same.jpg)\n\n![](x)`.replace('![](x)', `![담](${SITE})`),
        'cover.jpg',
      ),
    );
    expect(await take()).toMatchObject({ added: ['a'], rejected: [] });
    const { cover, ids } = await stored();
    expect(ids).toHaveLength(3);
    // The same file is the same picture.
    expect(cover).toBe(ids[1]);
    expect(store.files.size).toBe(3);
    const bytes = (await store.get(`${ids[0] ?? ''}.webp`)) ?? undefined;
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 48, height: 64 });
    expect(bytes?.includes('PhoneMaker')).toBe(false);
    const known = await new PictureRepository(database, clock).some(ids);
    expect(known.map(({ width, height }) => [width, height])).toEqual([
      [48, 64],
      [80, 48],
      [64, 48],
    ]);
    expect(await forgotten()).toEqual([]);
  });

  test('may be written with the signs that addresses have for blanks', async () => {
    write('a.md', article('![창](%EB%B0%A9/%EC%B0%BD%201.jpg)'));
    expect(await take()).toMatchObject({ added: ['a'] });
  });

  test('change nothing and write nothing when they are taken again', async () => {
    sites.set(SITE, { ok: true, value: photos['red'] ?? Buffer.alloc(0) });
    write('a.md', article(`![창](<방/창 1.jpg>)\n\n![담](${SITE})`, 'cover.jpg'));
    await take();
    const before = await everything();
    clock.advance(MINUTE_MS);
    expect(await take()).toMatchObject({ added: [], changed: [], unchanged: ['a'] });
    expect(await everything()).toEqual(before);
    expect(asked).toEqual([SITE]);
  });

  test('that are other ones, change their article, and the old ones go a day later', async () => {
    write('a.md', article('![창](red.jpg)', 'cover.jpg'));
    await take();
    const before = await stored();
    put('red.jpg', 'phone');
    expect(await take()).toMatchObject({ changed: ['a'] });
    const after = await stored();
    expect(after.ids).not.toEqual(before.ids);
    expect(after.cover).toBe(before.cover);
    expect(await forgotten()).toEqual(before.ids);
  });

  test('go when nothing shows them any more: not in the text, not as a cover, not elsewhere', async () => {
    write('a.md', article('![창](red.jpg)', 'cover.jpg'));
    write('b.md', article('![창](red.jpg)\n\n![방](cover.jpg)'));
    await take();
    const { cover, ids } = await stored();
    write('a.md', article('글'));
    await take();
    // The other article shows both.
    expect(await forgotten()).toEqual([]);
    unlinkSync(join(folder, 'b.md'));
    expect(await take({ takesGoneAway: true })).toMatchObject({ gone: ['b'] });
    expect((await forgotten()).toSorted()).toEqual([cover, ...ids].toSorted());
    expect(await database.db.$count(pictureTable)).toBe(0);
  });

  test('are looked at and not kept where it is only asked what would change', async () => {
    write('a.md', article('![창](red.jpg)', 'cover.jpg'));
    await take();
    const before = await everything();
    write('a.md', article('![창](same.jpg)', 'none.jpg'));
    write('b.md', article('![창](<방/창 1.jpg>)'));
    put('red.jpg', 'phone');
    write('c.md', article('![창](same.jpg)'));
    const report = await take({ isPlan: true });
    expect(report).toMatchObject({ added: ['b', 'c'], changed: [] });
    expect(faultsOf(report)).toEqual([
      expect.stringContaining('a.md 5 사진 파일을 찾을 수 없습니다: none.jpg'),
    ]);
    expect(await everything()).toEqual(before);
  });

  test('that are bad are named, each with its line, and nothing of such a file is kept', async () => {
    put('page.jpg', Buffer.from('<html>'));
    put('half.jpg', (photos['blue'] ?? Buffer.alloc(0)).subarray(0, 300));
    put('bomb.png', pixelBomb(60_000, 60_000));
    put('large.jpg', Buffer.alloc(MOST_PHOTO_BYTES + 1));
    write('secret.md', article('글'));
    writeFileSync(join(around, 'outside.jpg'), photos['red'] ?? '');
    symlinkSync(join(around, 'outside.jpg'), join(folder, 'link.jpg'));
    symlinkSync('cover.jpg', join(folder, 'within.jpg'));
    const bad: readonly (readonly [address: string, why: string])[] = [
      ['none.jpg', '사진 파일을 찾을 수 없습니다: none.jpg'],
      ['page.jpg', '사진 파일이 아닙니다: page.jpg'],
      ['half.jpg', '깨진 사진입니다: half.jpg'],
      ['bomb.png', '가로세로가 너무 큰 사진입니다: bomb.png'],
      ['large.jpg', '10MB보다 큽니다: large.jpg'],
      ['../outside.jpg', '글이 든 폴더 밖의 사진입니다: ../outside.jpg'],
      ['..%2Foutside.jpg', '글이 든 폴더 밖의 사진입니다: ..%2Foutside.jpg'],
      ['방/../../outside.jpg', '글이 든 폴더 밖의 사진입니다: 방/../../outside.jpg'],
      ['/etc/passwd', '글이 든 폴더 밖의 사진입니다: /etc/passwd'],
      ['C:\\\\outside.jpg', '글이 든 폴더 밖의 사진입니다: C:\\outside.jpg'],
      ['link.jpg', '글이 든 폴더 밖의 사진입니다: link.jpg'],
      ['방', '사진 파일을 찾을 수 없습니다: 방'],
      ['secret.md', '사진 파일이 아닙니다: secret.md'],
      ['file:///etc/passwd', 'https 주소가 아닙니다: file:///etc/passwd'],
      ['http://a.example/1.jpg', 'https 주소가 아닙니다: http://a.example/1.jpg'],
      ['https://10.0.0.1/1.jpg', '인터넷에 있는 주소가 아닙니다: https://10.0.0.1/1.jpg'],
      [SITE, `주소에 사진이 없습니다: ${SITE}`],
      ['data:image/png;base64,AA', '사진 파일을 찾을 수 없습니다: data:image/png;base64,AA'],
      ['/house/upload/' + '0'.repeat(32), '글이 든 폴더 밖의 사진입니다: /house/upload/'],
      [`${'가'.repeat(2000)}.jpg`, '사진 파일을 찾을 수 없습니다: 가'],
    ];
    write(
      'bad.md',
      article(
        ['![방](cover.jpg)', ...bad.map(([address]) => `![방](${address})`)].join('\n'),
        '../x.jpg',
      ),
    );
    write('alt.md', article('![](red.jpg)\n\n![ \u200b ](red.jpg)'));
    write('good.md', article('![창](within.jpg)'));
    const report = await take();
    expect(report).toMatchObject({ added: ['good', 'secret'] });
    const faults = faultsOf(report);
    expect(faults.slice(0, 2)).toEqual([
      'alt.md 9 사진에 설명이 없습니다: red.jpg',
      'alt.md 11 사진에 설명이 없습니다: red.jpg',
    ]);
    expect(faults[2]).toBe('bad.md 5 글이 든 폴더 밖의 사진입니다: ../x.jpg');
    for (const [at, [, why]] of bad.entries())
      expect(faults[at + 3]).toContain(`bad.md ${10 + at} ${why}`);
    expect(faults).toHaveLength(3 + bad.length);
    // That of the good one alone.
    expect(store.files.size).toBe(1);
    expect(asked).toEqual([SITE]);
  });

  test('of an interrupted import are not taken again, and nothing was written of it', async () => {
    const names = ['a', 'b', 'c', 'd'];
    for (const [at, name] of names.entries()) {
      put(`${name}.jpg`, await jpegPhoto({ width: 60 + at }));
      write(`${name}.md`, article(`![방](${name}.jpg)`));
    }
    const keep = store.put.bind(store);
    store.put = (key, bytes) => {
      store.isAway ||= store.files.size >= 2;
      return keep(key, bytes);
    };
    await expect(take()).rejects.toThrow('사진 저장소에 넣을 수 없습니다');
    expect(await database.pool.query('select from contents')).toMatchObject({ rowCount: 0 });
    store.put = keep;
    store.isAway = false;
    const before = [...store.files.keys()];
    expect(before).toHaveLength(2);
    expect(await take()).toMatchObject({ added: names });
    expect([...store.files.keys()].slice(0, 2)).toEqual(before);
    expect(store.files.size).toBe(names.length);
    expect(await forgotten()).toEqual([]);
  });
});
