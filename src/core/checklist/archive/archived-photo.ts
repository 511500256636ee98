import { crc32 } from '../../shared/crc32';
import type { ArchivedPhoto } from './checklist-archive';

/** Kinds of pictures that may be in an archive, by their first bytes. */
const KINDS = [
  { type: 'image/jpeg', ending: 'jpg', starts: [[0, [0xff, 0xd8, 0xff]]] },
  { type: 'image/png', ending: 'png', starts: [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]]] },
  {
    type: 'image/webp',
    ending: 'webp',
    starts: [
      [0, [0x52, 0x49, 0x46, 0x46]],
      [8, [0x57, 0x45, 0x42, 0x50]],
    ],
  },
] as const;

export interface PictureKind {
  readonly type: string;
  /** Of a file's name, without the dot. */
  readonly ending: string;
}

/** What a picture is by its bytes, whatever its name says; null where it is none. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | null {
  const found = KINDS.find(({ starts }) =>
    starts.every(([from, start]) => start.every((byte, n) => bytes[from + n] === byte)),
  );
  return found === undefined ? null : { type: found.type, ending: found.ending };
}

/** A photo as it is put into an archive; null where its file is no picture. */
export function archivedPhoto(photo: string, bytes: Uint8Array): ArchivedPhoto | null {
  const kind = pictureKindOf(bytes);
  if (kind === null) return null;
  return { photo, file: `photos/${photo}.${kind.ending}`, crc32: crc32(bytes) };
}

/** `missing`: it is not in the zip · `damaged`: it is not what was put there · `no-picture`: something else. */
export type PhotoFault = 'missing' | 'damaged' | 'no-picture';

/** What is wrong with a photo's file; null where it can be taken. */
export function photoFault(
  { crc32: sum }: ArchivedPhoto,
  bytes: Uint8Array | undefined,
): PhotoFault | null {
  if (bytes === undefined) return 'missing';
  if (pictureKindOf(bytes) === null) return 'no-picture';
  return crc32(bytes) === sum ? null : 'damaged';
}
