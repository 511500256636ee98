import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PhotoArchive } from '../../../../server/import/photos/photo-archive';
import { PhotoFolder, type PhotoPlace } from '../../../../server/import/photos/photo-places';
import { ImportFileError } from '../../../../server/import/rows';
import { zipOf } from '../../../support/zip';

const base = mkdtempSync(join(tmpdir(), 'hankan-photos-'));
const MOST = 1000;
const KOREAN = '방/거실 1.jpg';

const zip = (name: string, entries: Parameters<typeof zipOf>[0]) => {
  const path = join(base, name);
  writeFileSync(path, zipOf(entries));
  return path;
};

beforeAll(() => {
  mkdirSync(join(base, 'folder/방'.normalize('NFD')), { recursive: true });
  writeFileSync(join(base, 'folder', KOREAN.normalize('NFD')), 'room');
  writeFileSync(join(base, 'folder/large.jpg'), Buffer.alloc(MOST + 1));
  writeFileSync(join(base, 'secret.jpg'), 'secret');
  symlinkSync(join(base, 'secret.jpg'), join(base, 'folder/link.jpg'));
  symlinkSync(base, join(base, 'folder/up'));
});
afterAll(() => {
  rmSync(base, { recursive: true, force: true });
});

const packed = zip('photos.zip', [
  { name: KOREAN.normalize('NFD'), bytes: Buffer.from('room'), isDeflated: true },
  { name: iconv.encode('방/거실 1b.jpg', 'cp949'), bytes: Buffer.from('old') },
  { name: 'win\\kitchen.jpg', bytes: Buffer.from('kitchen') },
  { name: 'large.jpg', bytes: Buffer.alloc(MOST + 1), isDeflated: true },
  { name: 'bomb.jpg', bytes: Buffer.alloc(1_000_000), isDeflated: true, saidSize: 10 },
  { name: 'locked.jpg', bytes: Buffer.from('locked'), isEncrypted: true },
  { name: '../secret.jpg', bytes: Buffer.from('secret') },
]);

const PLACES: readonly (readonly [string, () => Promise<PhotoPlace>])[] = [
  ['a folder', () => Promise.resolve(new PhotoFolder(join(base, 'folder')))],
  ['an archive', () => PhotoArchive.open(packed)],
];

describe.each(PLACES)('files of %s', (_, open) => {
  const read = async (name: string) => {
    const place = await open();
    const found = await place.read(name, MOST);
    await place.close();
    return found.ok ? found.value.toString() : found.reason;
  };

  test('are found by their names, in whichever letters a machine wrote them', async () => {
    for (const form of ['NFC', 'NFD'] as const)
      expect(await read(KOREAN.normalize(form))).toBe('room');
    expect(await read(`./${KOREAN}`)).toBe('room');
  });

  test('are not those that are not there, nor too large ones, nor folders', async () => {
    expect(await read('방/거실 9.jpg')).toBe('no-file');
    expect(await read('방')).toBe('no-file');
    expect(await read('')).toBe('no-file');
    expect(await read('large.jpg')).toBe('too-large');
  });

  test.each(['../secret.jpg', '방/../../secret.jpg', '..\\secret.jpg', '/etc/passwd', 'C:\\a.jpg'])(
    'are never those of elsewhere: %s',
    async (name) => {
      expect(await read(name)).toBe('outside');
    },
  );
});

test('a link that leads out of a folder is not followed', async () => {
  const folder = new PhotoFolder(join(base, 'folder'));
  for (const name of ['link.jpg', 'up/secret.jpg'])
    expect(await folder.read(name, MOST)).toEqual({ ok: false, reason: 'outside' });
});

describe('an archive', () => {
  test('may have been packed by Korean Windows', async () => {
    const archive = await PhotoArchive.open(packed);
    expect(await archive.read('방/거실 1b.jpg', MOST)).toEqual({
      ok: true,
      value: Buffer.from('old'),
    });
    expect((await archive.read('win/kitchen.jpg', MOST)).ok).toBe(true);
    await archive.close();
  });

  test('gives no file that is larger than it says, nor one behind a password', async () => {
    const archive = await PhotoArchive.open(packed);
    for (const name of ['bomb.jpg', 'locked.jpg'])
      expect(await archive.read(name, MOST)).toEqual({ ok: false, reason: 'no-file' });
    await archive.close();
  });

  test('that is none, or is cut off, is refused', async () => {
    const none = join(base, 'none.zip');
    for (const bytes of ['a', '', zipOf([{ name: 'a', bytes: Buffer.alloc(9) }]).subarray(0, 60)]) {
      writeFileSync(none, bytes);
      await expect(PhotoArchive.open(none)).rejects.toThrow(ImportFileError);
    }
  });
});
