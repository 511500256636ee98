import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Result } from '#core';
import type { Database } from '../../../server/db/database';
import { OperatorPictureRepository } from '../../../server/db/pictures/operator-picture-repository';
import { PictureRepository } from '../../../server/db/pictures/picture-repository';
import { pictures as pictureTable } from '../../../server/db/schema/pictures';
import { importHouses } from '../../../server/import/houses/import-houses';
import type { RejectedRow } from '../../../server/import/delivery';
import type { FetchFault } from '../../../server/import/photos/fetch-photo';
import { PhotoIntake } from '../../../server/import/photos/photo-intake';
import { PhotoFolder } from '../../../server/import/photos/photo-places';
import { Turnstile } from '../../../server/pictures/turnstile';
import { pictureIdOf } from '../../../server/pictures/upload-path';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { MemoryImageStore } from '../../support/memory-image-store';
import { MINUTE_MS, MovingClock } from '../../support/moving-clock';
import { jpegPhoto, phonePhoto } from '../../support/photos';
import { csvText, deliver, LISTING } from './listing-files';

const DAY_MS = 1440 * MINUTE_MS;
const SITE = 'https://pictures.example.com/1.jpg';

describe.each(DATABASES)('photographs of imported houses on %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'hankan-house-photos-'));
  let database: Database;
  let clock: MovingClock;
  let store: MemoryImageStore;
  let repository: PictureRepository;
  /** What other sites have, and how often they were asked. */
  let sites: Map<string, Result<Buffer, FetchFault>>;
  let asked: string[];
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    mkdirSync(join(folder, '방'));
    writeFileSync(join(folder, '방/거실.jpg'), await phonePhoto());
    writeFileSync(join(folder, 'kitchen.jpg'), await jpegPhoto({ color: '#123456' }));
    writeFileSync(join(folder, 'same.jpg'), await jpegPhoto({ color: '#123456' }));
    writeFileSync(join(folder, 'page.jpg'), '<html>');
    const whole = await jpegPhoto({ width: 900 });
    writeFileSync(join(folder, 'half.jpg'), whole.subarray(0, whole.length / 2));
  });
  beforeEach(() => {
    clock = new MovingClock();
    store = new MemoryImageStore(clock);
    repository = new PictureRepository(database, clock);
    sites = new Map();
    asked = [];
  });
  afterEach(async () => {
    await database.pool.query('delete from houses');
    await database.db.delete(pictureTable);
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.close();
  });

  /** Takes rows, each with its pictures. */
  async function take(...photos: readonly string[]) {
    const rejected: RejectedRow[] = [];
    const rows = photos.map((cell, at) => ({ ...LISTING, listingNumber: `N-${at}`, photos: cell }));
    const intake = new PhotoIntake({
      store,
      pictures: new OperatorPictureRepository(database, clock),
      place: new PhotoFolder(folder),
      fetch: (address) => {
        asked.push(address);
        return Promise.resolve(sites.get(address) ?? { ok: false, reason: 'not-there' });
      },
      turnstile: new Turnstile(2),
    });
    const { added, changed, unchanged } = await importHouses(
      { db: database.db, clock, photos: intake },
      deliver(folder, 'rows.csv', csvText(rows)),
      'operator',
      { progress: () => undefined, rejected: (row) => void rejected.push(row) },
    );
    return { added, changed, unchanged, rejected };
  }
  async function photosOf(at: number): Promise<readonly string[]> {
    const { rows } = await database.pool.query<{ photos: string[] }>(
      'select photos from houses where listing_number = $1',
      [`N-${at}`],
    );
    return rows[0]?.photos ?? [];
  }
  const forgotten = async () => {
    clock.advance(DAY_MS + 1);
    return repository.forgetUnused(clock.now() - DAY_MS, 100);
  };

  test('are taken from beside the file, as those of members are, and stay', async () => {
    expect(await take('방/거실.jpg|kitchen.jpg', '/house/scene/a.svg|same.jpg')).toMatchObject({
      added: 2,
      rejected: [],
    });
    const [first, second] = [await photosOf(0), await photosOf(1)];
    expect(first.every((path) => /^\/house\/upload\/[0-9a-f]{32}$/.test(path))).toBe(true);
    // The same file is the same picture.
    expect(second).toEqual(['/house/scene/a.svg', first[1]]);
    expect(store.files.size).toBe(2);
    const [id = ''] = first.map((path) => path.slice(-32));
    const bytes = (await store.get(`${id}.webp`)) ?? undefined;
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 48, height: 64 });
    expect(bytes?.includes('PhoneMaker')).toBe(false);
    expect(await forgotten()).toEqual([]);
  });

  test('change nothing when they are taken again', async () => {
    sites.set(SITE, { ok: true, value: await jpegPhoto({ color: '#abcdef' }) });
    const cells = [`kitchen.jpg|${SITE}`, 'same.jpg'];
    await take(...cells);
    const before = await photosOf(0);
    expect(await take(...cells)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect(await photosOf(0)).toEqual(before);
    expect(store.files.size).toBe(2);
    expect(asked).toEqual([SITE]);
  });

  test('go a day after no house shows them any more', async () => {
    await take('방/거실.jpg|kitchen.jpg', 'same.jpg');
    const [gone = ''] = await photosOf(0);
    await take('kitchen.jpg', '');
    expect(await forgotten()).toEqual([gone.slice(-32)]);
    await take('', '');
    expect(await forgotten()).toHaveLength(1);
    expect(await database.db.$count(pictureTable)).toBe(0);
  });

  test('that are bad are named, each, and their rows left out', async () => {
    const { added, rejected } = await take(
      'kitchen.jpg',
      'none.jpg|kitchen.jpg|page.jpg',
      'half.jpg',
      'https://gone.example/1.jpg',
      '../rows.csv',
      'https://10.0.0.1/1.jpg',
    );
    expect(added).toBe(1);
    const told = rejected
      .toSorted((a, b) => a.line - b.line)
      .map(({ line, number, problems }) => [
        line,
        number,
        problems.map(({ column, value, why }) => `${column} ${value}: ${why}`),
      ]);
    expect(told).toEqual([
      [3, 'N-1', ['사진 none.jpg: 파일을 찾을 수 없습니다', '사진 page.jpg: 사진 파일이 아닙니다']],
      [4, 'N-2', ['사진 half.jpg: 깨진 사진입니다']],
      [5, 'N-3', ['사진 https://gone.example/1.jpg: 주소에 사진이 없습니다']],
      [6, 'N-4', ['사진 ../rows.csv: 사진 폴더 밖의 파일입니다: ../rows.csv']],
      [
        7,
        'N-5',
        ['사진 https://10.0.0.1/1.jpg: 인터넷에 있는 주소가 아닙니다: https://10.0.0.1/1.jpg'],
      ],
    ]);
    expect(asked).toEqual(['https://gone.example/1.jpg']);
    // A picture of a row that was left out is nobody's.
    expect(await forgotten()).toEqual([]);
  });

  test('of a site that is away are taken when it is there again', async () => {
    sites.set(SITE, { ok: false, reason: 'away' });
    expect((await take(SITE, 'kitchen.jpg')).rejected).toHaveLength(1);
    sites.set(SITE, { ok: true, value: await jpegPhoto() });
    expect(await take(SITE, 'kitchen.jpg')).toMatchObject({ added: 1, unchanged: 1, rejected: [] });
    expect(await photosOf(0)).toHaveLength(1);
  });

  test('that came before an interruption are not fetched again', async () => {
    const addresses = Array.from({ length: 6 }, (_, at) => `https://pictures.example.com/${at}`);
    for (const [at, address] of addresses.entries())
      sites.set(address, { ok: true, value: await jpegPhoto({ width: 60 + at }) });
    const put = store.put.bind(store);
    store.put = (key, bytes) => {
      store.isAway ||= store.files.size >= 3;
      return put(key, bytes);
    };
    await expect(take(...addresses)).rejects.toThrow('사진');
    expect(await database.pool.query('select from houses')).toMatchObject({ rowCount: 0 });
    store.put = put;
    store.isAway = false;
    const before = store.files.size;
    expect(before).toBeLessThan(addresses.length);
    asked.length = 0;
    expect(await take(...addresses)).toMatchObject({ added: 6, rejected: [] });
    expect(asked).toHaveLength(addresses.length - before);
    expect([...store.files.keys()].map(pictureIdOf)).toHaveLength(6);
    expect(await forgotten()).toEqual([]);
  });

  test('that are forgotten between two imports are taken again', async () => {
    await take('kitchen.jpg');
    const [before] = await photosOf(0);
    await database.db.delete(pictureTable);
    await take('kitchen.jpg');
    expect((await photosOf(0))[0]).not.toBe(before);
    expect(await forgotten()).toEqual([]);
  });
});
