import { createHash } from 'node:crypto';
import type { Result } from '#core';
import { cleanPicture, type CleanPicture } from '../../pictures/clean-picture';
import type { Turnstile } from '../../pictures/turnstile';
import { newPictureId, storeKeyOf, uploadPath } from '../../pictures/upload-path';
import type { ImageStore } from '../../ports/pictures/image-store';
import type { OperatorPictures } from '../../ports/pictures/operator-pictures';
import type { FetchFault } from './fetch-photo';
import { photoAddress } from './photo-address';
import { isStoredPath, isWebAddress } from './photo-names';
import type { PhotoFault } from './photo-faults';
import type { PhotoPlace } from './photo-places';

/** Bytes of a file, as a member's may have. */
export const MOST_PHOTO_BYTES = 10 * 1024 * 1024;

export interface PhotoIntakeParts {
  readonly store: Pick<ImageStore, 'put' | 'remove'>;
  readonly pictures: OperatorPictures;
  /** Where files lie that rows name. */
  readonly place: PhotoPlace;
  readonly fetch: (address: string) => Promise<Result<Buffer, FetchFault>>;
  readonly turnstile: Turnstile;
}

const hashOf = (what: string | Buffer): string => createHash('sha256').update(what).digest('hex');

/** A picture that can be had; it is kept by {@link PhotoIntake.keep}. */
export interface SeenPhoto {
  /** Of the picture that it is, or will be. */
  readonly id: string;
  /** Null where it was taken before. */
  readonly fresh: {
    readonly key: string;
    readonly sha256: string;
    readonly clean: CleanPicture;
  } | null;
}

/**
 * Takes the pictures in that an operator's rows name. What was taken before is not taken again: a file
 * is known by its bytes, a picture of another site by its address, so that an interrupted import goes on
 * where it was.
 */
export class PhotoIntake {
  constructor(private readonly parts: PhotoIntakeParts) {}

  /**
   * The path of the image service for a name, a path or an https address.
   * @throws ImageStoreError
   */
  async take(name: string): Promise<Result<string, PhotoFault>> {
    if (isStoredPath(name)) return { ok: true, value: name };
    const seen = await this.see(name);
    if (!seen.ok) return seen;
    return { ok: true, value: uploadPath(await this.keep(seen.value), 'house') };
  }

  /** The picture that a name or an https address means; nothing is kept yet. */
  see(name: string): Promise<Result<SeenPhoto, PhotoFault>> {
    return isWebAddress(name) ? this.fromAddress(name) : this.fromFile(name);
  }

  /**
   * Its id, once it is there for good.
   * @throws ImageStoreError
   */
  async keep({ id, fresh }: SeenPhoto): Promise<string> {
    if (fresh === null) return id;
    const { store, pictures } = this.parts;
    const { webp, width, height } = fresh.clean;
    await store.put(storeKeyOf(id), webp);
    const picture = { id, width, height, sha256: fresh.sha256, bytes: webp.length };
    const kept = await pictures.keep(picture, fresh.key);
    // Two rows of one picture come at a time. A file that cannot be removed is swept up later.
    if (kept !== id) await store.remove(storeKeyOf(id)).catch(() => undefined);
    return kept;
  }

  private async fromAddress(name: string): Promise<Result<SeenPhoto, PhotoFault>> {
    const url = photoAddress(name);
    if (!(url instanceof URL)) return { ok: false, reason: url };
    const key = hashOf(`address ${url.href}`);
    const known = await this.parts.pictures.find(key);
    if (known !== null) return { ok: true, value: { id: known, fresh: null } };
    const fetched = await this.parts.fetch(url.href);
    return fetched.ok ? this.clean(fetched.value, key) : fetched;
  }

  private async fromFile(name: string): Promise<Result<SeenPhoto, PhotoFault>> {
    const read = await this.parts.place.read(name, MOST_PHOTO_BYTES);
    if (!read.ok) return read;
    const key = hashOf(read.value);
    const known = await this.parts.pictures.find(key);
    if (known !== null) return { ok: true, value: { id: known, fresh: null } };
    return this.clean(read.value, key);
  }

  private async clean(file: Buffer, key: string): Promise<Result<SeenPhoto, PhotoFault>> {
    const clean = await this.parts.turnstile.pass(() => cleanPicture(file));
    if (!clean.ok) return clean;
    const fresh = { key, sha256: hashOf(file), clean: clean.value };
    return { ok: true, value: { id: newPictureId(), fresh } };
  }
}
