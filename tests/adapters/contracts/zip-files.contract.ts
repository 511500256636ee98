import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ZipFiles, ZippedFile } from '#core';

const ROOM = { files: 100, one: 100_000, all: 200_000 };
const anyName = fc
  .tuple(fc.constantFrom('', 'photos/', '사진/한 장/'), fc.uuid(), fc.constantFrom('.jpg', '.json'))
  .map((parts) => parts.join(''));
const anyFiles: fc.Arbitrary<readonly ZippedFile[]> = fc.uniqueArray(
  fc.record({ name: anyName, bytes: fc.uint8Array({ maxLength: 400 }) }),
  { selector: ({ name }) => name, maxLength: 8 },
);
const byName = (files: readonly ZippedFile[]) =>
  new Map(files.map(({ name, bytes }) => [name, [...bytes]]));
const file = (name: string, bytes = new Uint8Array([1, 2, 3])): ZippedFile => ({ name, bytes });

/** What every {@link ZipFiles} promises. */
export function zipFilesContract(name: string, zip: ZipFiles): void {
  describe(`ZipFiles: ${name}`, () => {
    it('gives back every file as it was', async () => {
      await fc.assert(
        fc.asyncProperty(anyFiles, async (files) => {
          const unpacked = await zip.unpack(await zip.pack(files), ROOM);
          expect(unpacked.ok && byName(unpacked.value)).toEqual(byName(files));
        }),
      );
    });

    it('says what is no zip, whole or cut off', async () => {
      const packed = await zip.pack([file('a.json')]);
      for (const bytes of [new Uint8Array(), new Uint8Array(60), packed.slice(0, -20)])
        expect(await zip.unpack(bytes, ROOM)).toEqual({ ok: false, reason: 'no-zip' });
    });

    it('unpacks nothing of what is too large, however small it looks', async () => {
      const bomb = await zip.pack([file('a.json', new Uint8Array(ROOM.one + 1))]);
      expect(bomb.length).toBeLessThan(2000);
      const refused = { ok: false, reason: 'too-large' };
      expect(await zip.unpack(bomb, ROOM)).toEqual(refused);
      const large = (n: number) => file(`${String(n)}.json`, new Uint8Array(ROOM.one - 1));
      expect(await zip.unpack(await zip.pack([1, 2, 3].map(large)), ROOM)).toEqual(refused);
      const many = Array.from({ length: ROOM.files + 1 }, (_, n) => file(`${String(n)}.jpg`));
      expect(await zip.unpack(await zip.pack(many), ROOM)).toEqual(refused);
    });

    it('leaves out what leads out of its folder', async () => {
      const names = ['../up.jpg', 'a/../../up.jpg', '/root.jpg', 'a\\b.jpg', './a.jpg', 'a//b.jpg'];
      const packed = await zip.pack(
        [...names, 'good.jpg', `${'x'.repeat(300)}.jpg`].map((one) => file(one)),
      );
      const unpacked = await zip.unpack(packed, ROOM);
      expect(unpacked.ok && unpacked.value.map((one) => one.name)).toEqual(['good.jpg']);
    });
  });
}
