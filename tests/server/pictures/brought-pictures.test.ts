import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { MovingClock } from '../../support/moving-clock';
import { ImageService } from '../../../server/pictures/image-service';
import {
  photoPresenter,
  picturePresenter,
  privatePresenter,
} from '../../../server/pictures/present-photo';
import { Turnstile } from '../../../server/pictures/turnstile';
import { storeKeyOf, uploadPath } from '../../../server/pictures/upload-path';
import { signLink } from '../../../server/pictures/sign-link';
import { appDeps } from '../../support/app-deps';
import { MemoryImageStore } from '../../support/memory-image-store';
import { photo } from '../../support/photos';

const secret = 'test';
const links = { baseUrl: '', secret };
const tall = { id: '0123456789abcdef'.repeat(2), width: 1000, height: 2000 };

let dir: string;
let store: MemoryImageStore;
let images: ImageService;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hankan-images-'));
  store = new MemoryImageStore({ now: () => 0 });
  images = new ImageService({
    secret,
    dataDir: dir,
    store,
    turnstile: new Turnstile(1),
    clock: new MovingClock(),
  });
  app = await buildApp(appDeps({ images }));
  await store.put(storeKeyOf(tall.id), await photo(tall).webp().toBuffer());
});
afterEach(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

const get = (url: string) => app.inject({ url, headers: { accept: 'image/webp' } });
const sizeOf = async (url: string) => {
  const { width, height } = await sharp((await get(url)).rawPayload).metadata();
  return [width, height];
};

describe('pictures that people brought', () => {
  it('are answered uncut in three sizes, none larger than they are', async () => {
    const { small, medium, large } = picturePresenter(links)(tall);
    expect(await sizeOf(small)).toEqual([240, 480]);
    expect(await sizeOf(medium)).toEqual([640, 1280]);
    expect(await sizeOf(large)).toEqual([1000, 2000]);
  });

  it('are cut to the shape of a photo where they show a house, with the mark', async () => {
    const { small, large } = photoPresenter(links)(uploadPath(tall.id, 'house'));
    expect(small).toContain('watermark');
    expect(await sizeOf(small)).toEqual([320, 240]);
    expect(await sizeOf(large)).toEqual([1000, 750]);
  });

  it('may be kept by a browser for a day, as they can be taken away', async () => {
    const answer = await get(picturePresenter(links)(tall).small);
    expect(answer.headers['cache-control']).toBe('public, max-age=86400, immutable');
  });

  it('are read from the store once for each size', async () => {
    const { small } = picturePresenter(links)(tall);
    await get(small);
    store.isAway = true;
    expect((await get(small)).statusCode).toBe(200);
  });

  it('are gone in every size once they are taken away', async () => {
    const { small, medium } = picturePresenter(links)(tall);
    await get(small);
    await store.remove(storeKeyOf(tall.id));
    await images.forget(tall.id);
    expect(await readdir(join(dir, 'image-cache'))).toEqual([]);
    for (const url of [small, medium])
      expect((await get(url)).json()).toMatchObject({ code: 'no-such-image' });
  });

  it('cannot be asked for while the store is away, and are right after', async () => {
    const { medium } = picturePresenter(links)(tall);
    store.isAway = true;
    const away = await get(medium);
    expect([away.statusCode, away.json()]).toMatchObject([503, { code: 'unavailable' }]);
    expect(away.headers['cache-control']).toBe('no-store');
    store.isAway = false;
    expect((await get(medium)).statusCode).toBe(200);
  });

  it.each([
    `240x0/filters:no_upscale()/upload/${'0'.repeat(32)}`,
    `240x0/filters:no_upscale()/upload/${tall.id}.webp`,
    `240x0/filters:no_upscale()/other/upload/${tall.id}`,
    `0x4000/upload/${tall.id}`,
    `4000x0/upload/${tall.id}`,
  ])('are not %s', async (link) => {
    const answer = await get(`/images/${signLink(link, secret)}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'no-such-image' }]);
  });
});

describe('pictures of a room', () => {
  const HOUR_MS = 3_600_000;

  it('have links that are the same for hours, and end', async () => {
    const clock = new MovingClock();
    const dated = new ImageService({
      secret,
      dataDir: dir,
      store,
      turnstile: new Turnstile(1),
      clock,
    });
    const present = privatePresenter(links, clock);
    const { small } = present(tall);
    const path = small.replace('/images/', '');
    expect(present(tall).small).toBe(small);
    expect(small).not.toContain('upload');
    const found = await dated.render(path, { webp: true });
    expect(found).toMatchObject({ ok: true, value: { isPrivate: true, keptSeconds: 3600 } });
    clock.advance(6 * HOUR_MS);
    expect(await dated.render(path, { webp: true })).toMatchObject({ ok: true });
    expect(present(tall).small).not.toBe(small);
    clock.advance(6 * HOUR_MS);
    expect(await dated.render(path, { webp: true })).toEqual({
      ok: false,
      reason: 'no-such-image',
    });
  });

  it('that are drawn have no end, and are answered whole', async () => {
    const drawn = { id: '/house/scene/desk-corner/day/trees/7.svg', width: 1280, height: 960 };
    const { small, ...more } = privatePresenter(links, new MovingClock())(drawn);
    expect(more).toMatchObject(drawn);
    const { rawPayload, headers } = await get(small);
    expect(headers['cache-control']).not.toContain('private');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 240, height: 180 });
  });

  it('are kept by nobody on the way', async () => {
    const { small } = privatePresenter(links, new MovingClock())(tall);
    const { headers, statusCode } = await get(small);
    expect([statusCode, headers['cache-control']]).toEqual([
      200,
      'private, max-age=3600, immutable',
    ]);
  });
});
