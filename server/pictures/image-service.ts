import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Clock } from '#core';
import type { ImageStore } from '../ports/pictures/image-store';
import type { Images } from '../ports/pictures/pictures';
import { ImageCache } from './image-cache';
import { parseThumbor, type ThumborRequest } from './parse-thumbor';
import { pictureAt, type DrawnPicture } from './picture';
import {
  answerSize,
  IMAGE_FORMATS,
  keptPicture,
  LONGEST_SIDE,
  renderPicture,
  type ImageFormat,
} from './render-picture';
import { openLink } from './sign-link';
import type { Turnstile } from './turnstile';
import { privateIdOf, storeKeyOf, uploadIdOf } from './upload-path';
import { isKnownMark } from './watermark';

const CACHE_BYTES = 1024 ** 3;
/** Raised whenever a scene is drawn differently, so that no old picture is answered from disk. */
const DRAWING = 1;

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;

interface ImageServiceOptions {
  readonly secret: string;
  readonly dataDir: string;
  /** What people brought. */
  readonly store: ImageStore;
  /** Through which everything goes that takes a processor. */
  readonly turnstile: Turnstile;
  readonly clock: Pick<Clock, 'now'>;
  readonly cacheBytes?: number;
}

/** Answers signed links by drawing what they name, once; a thumbor could stand in its place. */
export class ImageService implements Images {
  private readonly cache: ImageCache;
  private readonly underway = new Map<string, Promise<Buffer | null>>();

  constructor(private readonly options: ImageServiceOptions) {
    const { dataDir, cacheBytes = CACHE_BYTES } = options;
    this.cache = new ImageCache(join(dataDir, 'image-cache'), cacheBytes);
  }

  async render(path: string, wants: { readonly webp: boolean }): ReturnType<Images['render']> {
    const link = openLink(path, this.options.secret);
    if (link === null) return { ok: false, reason: 'bad-signature' };
    const order = orderOf(link, this.options.clock.now());
    if (!order) return { ok: false, reason: 'no-such-image' };
    const format = wants.webp ? 'webp' : 'jpeg';
    const hash = createHash('sha256').update(`${DRAWING} ${link}`).digest('base64url');
    const { source } = order;
    const isBrought = 'uploadId' in source;
    const name = `${isBrought ? cachedAs(source.uploadId) : ''}${hash}.${format}`;
    const bytes = await this.once(name, order, format);
    if (bytes === null) return { ok: false, reason: 'no-such-image' };
    const isPrivate = isBrought && source.isPrivate;
    const keptSeconds = isPrivate ? HOUR_SECONDS : isBrought ? DAY_SECONDS : YEAR_SECONDS;
    return { ok: true, value: { ...answer(bytes, format, keptSeconds), isPrivate } };
  }

  /** Answers no more of what was taken out of the store. */
  async forget(uploadId: string): Promise<void> {
    await this.cache.drop(cachedAs(uploadId));
  }

  /** Those who ask for the same picture at the same time share one drawing of it. */
  private once(name: string, order: Order, format: ImageFormat): Promise<Buffer | null> {
    const known = this.underway.get(name);
    if (known) return known;
    const made = this.find(name, order, format).finally(() => this.underway.delete(name));
    this.underway.set(name, made);
    return made;
  }

  private async find(name: string, order: Order, format: ImageFormat): Promise<Buffer | null> {
    const kept = await this.cache.get(name);
    if (kept) return kept;
    const { source, wish } = order;
    const picture = 'uploadId' in source ? await this.brought(source.uploadId) : source;
    if (picture === null || !isWithin(wish, picture)) return null;
    const bytes = await this.options.turnstile.pass(() => renderPicture(picture, wish, format));
    await this.cache.put(name, bytes);
    return bytes;
  }

  private async brought(uploadId: string) {
    const bytes = await this.options.store.get(storeKeyOf(uploadId));
    return bytes && keptPicture(bytes);
  }
}

/** How the names of all sizes of it begin; no other name has a dash there. */
const cachedAs = (uploadId: string) => `${uploadId}-`;

interface Order {
  readonly wish: ThumborRequest;
  readonly source: DrawnPicture | { readonly uploadId: string; readonly isPrivate: boolean };
}

/** Null where the link names no picture, a mark that is not ours, or a size beyond all screens. */
function orderOf(link: string, now: number): Order | null {
  const wish = parseThumbor(link);
  if (!wish || !isKnownMark(wish.watermark)) return null;
  const uploadId = uploadIdOf(wish.image);
  if (uploadId !== null) return { wish, source: { uploadId, isPrivate: false } };
  const privateId = privateIdOf(wish.image, now);
  if (privateId !== null) return { wish, source: { uploadId: privateId, isPrivate: true } };
  const source = pictureAt(wish.image);
  return source && isWithin(wish, source) ? { wish, source } : null;
}

function isWithin(wish: ThumborRequest, picture: { width: number; height: number }): boolean {
  const { width, height } = answerSize(wish, picture);
  return Math.max(wish.width, wish.height, width, height) <= LONGEST_SIDE;
}

const answer = (bytes: Buffer, format: ImageFormat, keptSeconds: number) => ({
  bytes,
  contentType: IMAGE_FORMATS[format],
  etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
  keptSeconds,
});
