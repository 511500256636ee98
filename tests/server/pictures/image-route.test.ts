import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { photoPresenter } from '../../../server/pictures/present-photo';
import { signLink } from '../../../server/pictures/sign-link';
import { appDeps } from '../../support/app-deps';
import { imageService } from '../../support/image-service';

const secret = 'test';
const { small } = photoPresenter({ baseUrl: '', secret })('/house/scene/goshiwon/cool/brick/3.svg');

let dir = '';
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hankan-images-'));
  app = await buildApp(appDeps({ images: imageService({ secret, dataDir: dir }) }));
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('GET /images', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/webp'],
    ['image/webp;q=0.8', 'image/webp'],
    ['image/webp;q=0, */*', 'image/jpeg'],
    ['*/*', 'image/jpeg'],
    ['', 'image/jpeg'],
  ])('answers Accept: %s with %s', async (accept, type) => {
    const answer = await get(small, { accept });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.vary).toMatch(/accept\b(?!-)/);
  });

  it('answers 304 to a browser that has the picture', async () => {
    const first = await get(small, { accept: 'image/webp' });
    const etag = String(first.headers.etag);
    const again = await get(small, { accept: 'image/webp', 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const listed = await get(small, { accept: 'image/webp', 'if-none-match': `"a", W/${etag}` });
    expect(listed.statusCode).toBe(304);
    const other = await get(small, { accept: 'image/webp', 'if-none-match': '"a"' });
    expect(other.statusCode).toBe(200);
  });

  it('refuses a link that somebody changed, and says what it does not have', async () => {
    const changed = await get(small.replace('320x240', '1280x960'));
    expect([changed.statusCode, changed.json()]).toMatchObject([403, { code: 'bad-signature' }]);
    const missing = await get(`/images/${signLink('320x240/house/none.svg', secret)}`);
    expect([missing.statusCode, missing.json()]).toMatchObject([404, { code: 'no-such-image' }]);
  });
});
