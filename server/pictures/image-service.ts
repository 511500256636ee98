import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ImageAnswer, Images } from '../ports/pictures';
import { ImageCache } from './image-cache';
import { parseThumbor, type ThumborRequest } from './parse-thumbor';
import { pictureAt, type Picture } from './picture';
import { answerSize, IMAGE_FORMATS, renderPicture, type ImageFormat } from './render-picture';
import { openLink } from './sign-link';
import { Turnstile } from './turnstile';
import { isKnownMark } from './watermark';

/** No side of an answer is longer. */
const LONGEST_SIDE = 2000;
const CACHE_BYTES = 1024 ** 3;
/** Raised whenever a scene is drawn differently, so that no old picture is answered from disk. */
const DRAWING = 1;

interface ImageServiceOptions {
  readonly secret: string;
  readonly dataDir: string;
  readonly cacheBytes?: number;
}

/** Answers signed links by drawing what they name, once; a thumbor could stand in its place. */
export class ImageService implements Images {
  private readonly secret: string;
  private readonly cache: ImageCache;
  private readonly turnstile = new Turnstile(Math.max(1, availableParallelism() - 1));
  private readonly underway = new Map<string, Promise<Buffer>>();

  constructor({ secret, dataDir, cacheBytes = CACHE_BYTES }: ImageServiceOptions) {
    this.secret = secret;
    this.cache = new ImageCache(join(dataDir, 'image-cache'), cacheBytes);
  }

  async render(path: string, wants: { readonly webp: boolean }): ReturnType<Images['render']> {
    const link = openLink(path, this.secret);
    if (link === null) return { ok: false, reason: 'bad-signature' };
    const order = orderOf(link);
    if (!order) return { ok: false, reason: 'no-such-image' };
    const format = wants.webp ? 'webp' : 'jpeg';
    const name = `${createHash('sha256').update(`${DRAWING} ${link}`).digest('base64url')}.${format}`;
    const bytes = await this.once(name, order, format);
    return { ok: true, value: answer(bytes, format) };
  }

  /** Those who ask for the same picture at the same time share one drawing of it. */
  private once(name: string, order: Order, format: ImageFormat): Promise<Buffer> {
    const known = this.underway.get(name);
    if (known) return known;
    const made = this.find(name, order, format).finally(() => this.underway.delete(name));
    this.underway.set(name, made);
    return made;
  }

  private async find(name: string, order: Order, format: ImageFormat): Promise<Buffer> {
    const kept = await this.cache.get(name);
    if (kept) return kept;
    const { picture, wish } = order;
    const bytes = await this.turnstile.pass(() => renderPicture(picture, wish, format));
    await this.cache.put(name, bytes);
    return bytes;
  }
}

interface Order {
  readonly wish: ThumborRequest;
  readonly picture: Picture;
}

/** Null where the link names no picture, a mark that is not ours, or a size beyond all screens. */
function orderOf(link: string): Order | null {
  const wish = parseThumbor(link);
  const picture = wish && pictureAt(wish.image);
  if (!wish || !picture || !isKnownMark(wish.watermark)) return null;
  const { width, height } = answerSize(wish, picture);
  const longest = Math.max(wish.width, wish.height, width, height);
  return longest <= LONGEST_SIDE ? { wish, picture } : null;
}

const answer = (bytes: Buffer, format: ImageFormat): ImageAnswer => ({
  bytes,
  contentType: IMAGE_FORMATS[format],
  etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
});
