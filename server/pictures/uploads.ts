import { createHash } from 'node:crypto';
import type { ImageStore } from '../ports/pictures/image-store';
import type { PictureIntake } from '../ports/pictures/pictures';
import type { PictureSending, StoredPictures } from '../ports/pictures/stored-pictures';
import { cleanPicture } from './clean-picture';
import { printOf } from './print-of';
import type { Turnstile } from './turnstile';
import { newPictureId, storeKeyOf } from './upload-path';

interface UploadParts {
  readonly store: ImageStore;
  readonly pictures: StoredPictures;
  readonly turnstile: Turnstile;
}

/** Takes the pictures of members in: first the bytes are kept, then the row that makes them one. */
export class Uploads implements PictureIntake {
  constructor(private readonly parts: UploadParts) {}

  async take(file: Buffer, sending: PictureSending): ReturnType<PictureIntake['take']> {
    const { store, pictures, turnstile } = this.parts;
    const sha256 = createHash('sha256').update(file).digest('hex');
    const before = await pictures.foresee(sha256, sending);
    if (before !== null) return outcomeOf(before);
    const clean = await turnstile.pass(() => printedPicture(file));
    if (!clean.ok) return clean;
    const { webp, width, height, print } = clean.value;
    const id = newPictureId();
    await store.put(storeKeyOf(id), webp);
    const picture = { id, width, height, sha256, bytes: webp.length, print };
    const kept = await pictures.keep(picture, sending);
    // Another sending of the same name was quicker. A file that cannot be removed is swept up later.
    if (kept.kind !== 'kept' || kept.picture.id !== id)
      await store.remove(storeKeyOf(id)).catch(() => undefined);
    return outcomeOf(kept);
  }
}

async function printedPicture(file: Buffer) {
  const clean = await cleanPicture(file);
  if (!clean.ok) return clean;
  return { ok: true, value: { ...clean.value, print: await printOf(clean.value.webp) } } as const;
}

function outcomeOf(
  kept: Awaited<ReturnType<StoredPictures['keep']>>,
): Awaited<ReturnType<PictureIntake['take']>> {
  return kept.kind === 'kept'
    ? { ok: true, value: kept.picture }
    : { ok: false, reason: kept.kind };
}
