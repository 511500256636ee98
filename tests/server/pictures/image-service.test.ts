import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImageAnswer } from '../../../server/ports/pictures/pictures';
import type { ImageService } from '../../../server/pictures/image-service';
import {
  cardPresenter,
  inventoryImagePresenter,
  photoPresenter,
} from '../../../server/pictures/present-photo';
import { signLink } from '../../../server/pictures/sign-link';
import { imageService } from '../../support/image-service';

const secret = 'test';
const PATH = '/house/scene/loft/day/city/7.svg';
const webp = { webp: true };

let dir = '';
let images: ImageService;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hankan-images-'));
  images = imageService({ secret, dataDir: dir });
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function rendered(link: string, wants = webp): Promise<ImageAnswer> {
  const answer = await images.render(signLink(link, secret), wants);
  if (!answer.ok) throw new Error(`${answer.reason}: ${link}`);
  return answer.value;
}

async function sizeOf(link: string) {
  const { width, height } = await sharp((await rendered(link)).bytes).metadata();
  return [width, height];
}

describe('image service', () => {
  it('answers a picture of one pixel, and the thinnest', async () => {
    expect(await sizeOf(`1x1${PATH}`)).toEqual([1, 1]);
    expect(await sizeOf(`1x2048${PATH}`)).toEqual([1, 2048]);
  });

  it('answers the three links of a photo in their sizes', async () => {
    const photo = photoPresenter({ baseUrl: 'https://image.example', secret })(PATH);
    const sizes: unknown[] = [];
    for (const link of [photo.small, photo.medium, photo.large]) {
      expect(link.startsWith('https://image.example/images/')).toBe(true);
      const answer = await images.render(link.split('/images/')[1] ?? '', webp);
      if (!answer.ok) throw new Error(answer.reason);
      expect(answer.value.contentType).toBe('image/webp');
      const { width, height, format } = await sharp(answer.value.bytes).metadata();
      sizes.push([width, height, format]);
    }
    expect(sizes).toEqual([
      [320, 240, 'webp'],
      [640, 480, 'webp'],
      [1280, 960, 'webp'],
    ]);
  });

  it('answers a banner for an advertisement', async () => {
    const present = inventoryImagePresenter({ baseUrl: '', secret });
    const link = present({ ID: '3', IMAGE_1: 'banner-youth.svg' });
    const answer = await images.render(link.slice('/images/'.length), webp);
    if (!answer.ok) throw new Error(answer.reason);
    expect(await sharp(answer.value.bytes).metadata()).toMatchObject({ width: 1440, height: 448 });
  });

  it.each([PATH, '/site/card.svg'])('answers %s as shared links show it', async (path) => {
    const link = cardPresenter({ baseUrl: 'https://image.example', secret })(path);
    const answer = await images.render(link.split('/images/')[1] ?? '', { webp: false });
    if (!answer.ok) throw new Error(answer.reason);
    expect(answer.value.contentType).toBe('image/jpeg');
    expect(await sharp(answer.value.bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('speaks JPEG to those who know no WebP', async () => {
    const { contentType, bytes } = await rendered(`64x48${PATH}`, { webp: false });
    expect(contentType).toBe('image/jpeg');
    expect((await sharp(bytes).metadata()).format).toBe('jpeg');
  });

  it('keeps to the size and to no_upscale', async () => {
    expect(await sizeOf(`100x0${PATH}`)).toEqual([100, 75]);
    expect(await sizeOf(`0x90${PATH}`)).toEqual([120, 90]);
    expect(await sizeOf(`100x100${PATH}`)).toEqual([100, 100]);
    expect(await sizeOf(`fit-in/100x100${PATH}`)).toEqual([100, 75]);
    expect(await sizeOf(`1600x1200/filters:no_upscale()${PATH}`)).toEqual([1280, 960]);
    expect(await sizeOf(`1600x1200${PATH}`)).toEqual([1600, 1200]);
  });

  it('lays the mark on where the link says so', async () => {
    const plain = await rendered(`320x240${PATH}`);
    const marked = await rendered(`320x240/filters:watermark(watermark.png,-16,-16,40)${PATH}`);
    const corner = (bytes: Buffer) =>
      sharp(bytes).extract({ left: 288, top: 208, width: 16, height: 16 }).raw().toBuffer();
    expect(await corner(marked.bytes)).not.toEqual(await corner(plain.bytes));
  });

  it('refuses a wrong signature', async () => {
    const link = signLink(`320x240${PATH}`, 'guess');
    expect(await images.render(link, webp)).toEqual({ ok: false, reason: 'bad-signature' });
    expect(await images.render('', webp)).toEqual({ ok: false, reason: 'bad-signature' });
  });

  it.each([
    ['an unknown picture', '320x240/house/scene/castle/day/city/7.svg'],
    ['another file', '320x240/..%2f..%2fetc%2fpasswd'],
    ['a side beyond 2048', `2049x10${PATH}`],
    ['a side that would become too long', '0x2048/inventory/1/banner-youth.svg'],
    ['somebody else’s mark', `320x240/filters:watermark(http,0,0,0)${PATH}`],
    ['what is no link', 'x'],
  ])('has no answer to %s', async (_what, link) => {
    const answer = await images.render(signLink(link, secret), webp);
    expect(answer).toEqual({ ok: false, reason: 'no-such-image' });
  });

  it('draws once for all who ask at the same time, and keeps it on disk', async () => {
    const link = `333x222${PATH}`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => rendered(link)));
    expect(new Set(answers.map(({ bytes }) => bytes)).size).toBe(1);
    expect(new Set(answers.map(({ etag }) => etag)).size).toBe(1);
    const before = await readdir(join(dir, 'image-cache'));
    expect((await rendered(link)).bytes).toEqual(answers[0]?.bytes);
    expect(await readdir(join(dir, 'image-cache'))).toEqual(before);
  });
});
