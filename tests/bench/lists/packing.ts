import { randomFillSync } from 'node:crypto';
import { archivedPhoto, archiveText, CHECKLIST_ARCHIVE, crc32 } from '#core';
import { FflateZipFiles } from '../../../src/adapters/zip/fflate-zip-files';
import { median } from '../browser';
import { timed } from '../scale/spread';
import { fullChecklist } from './kept-things';

const RUNS = 7;
const PHOTOS = 20;
/** Of one, as a phone’s photo is once it was made smaller. */
const PHOTO_BYTES = 400_000;

export interface PackTimes {
  readonly photos: number;
  readonly bytes: number;
  /** ms of adding up the same bytes once, and of packing and unpacking them. */
  readonly sumMs: number;
  readonly packMs: number;
  readonly unpackMs: number;
}

/** A checklist with all of its photos, as a file. */
export async function measurePacking(): Promise<PackTimes> {
  const photos = Array.from({ length: PHOTOS }, () => {
    const bytes = randomFillSync(new Uint8Array(PHOTO_BYTES));
    bytes.set([0xff, 0xd8, 0xff]);
    return bytes;
  });
  const zip = new FflateZipFiles();
  const [sums, packs, unpacks]: [number[], number[], number[]] = [[], [], []];
  let bytes = 0;
  for (let turn = -1; turn < RUNS; turn += 1) {
    const sum = await timed(() => photos.reduce((total, photo) => total ^ crc32(photo), 0));
    const packed = await timed(() => {
      const files = photos.flatMap((photo, n) => archivedPhoto(`photo-${n}`, photo) ?? []);
      const text = archiveText([{ checklist: fullChecklist(1, 1_700_000_000_000), files }], '');
      return zip.pack([
        { name: CHECKLIST_ARCHIVE.text, bytes: new TextEncoder().encode(text) },
        ...files.map(({ file }, n) => ({ name: file, bytes: photos[n] ?? new Uint8Array() })),
      ]);
    });
    bytes = packed.answer.length;
    const limits = { files: PHOTOS + 1, one: 2 * PHOTO_BYTES, all: 2 * PHOTOS * PHOTO_BYTES };
    const unpacked = await timed(() => zip.unpack(packed.answer, limits));
    if (!unpacked.answer.ok || unpacked.answer.value.length !== PHOTOS + 1)
      throw new Error('not everything came out of the file');
    // The first one warms up.
    if (turn < 0) continue;
    sums.push(sum.ms);
    packs.push(packed.ms);
    unpacks.push(unpacked.ms);
  }
  return {
    photos: PHOTOS,
    bytes,
    sumMs: median(sums),
    packMs: median(packs),
    unpackMs: median(unpacks),
  };
}
