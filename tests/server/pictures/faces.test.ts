import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FACES } from '../../../server/pictures/faces/faces.data';
import { faceAt, facePath } from '../../../server/pictures/faces/faces';
import { facePresenter } from '../../../server/pictures/present-photo';

describe('drawn faces', () => {
  it('are a dozen different pictures of one size', async () => {
    const sizes = await Promise.all(
      FACES.map(async (_, number) => {
        const { width, height } = await sharp(
          Buffer.from(faceAt(`/face/${number}`) ?? ''),
        ).metadata();
        return [width, height];
      }),
    );
    expect(sizes).toEqual(FACES.map(() => [96, 96]));
    expect(new Set(FACES).size).toBe(12);
  });

  it('stay the same for the same key, whatever the key is', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        expect(facePath(key)).toBe(facePath(key));
        expect(faceAt(facePath(key))).not.toBeNull();
      }),
    );
  });

  it('are spread over the keys', () => {
    const paths = Array.from({ length: 600 }, (_, key) => facePath(`member-${key}`));
    expect(new Set(paths).size).toBe(FACES.length);
  });

  it('are linked signed, without the key', () => {
    const link = facePresenter({ baseUrl: 'https://image.test', secret: 'secret' })('member-1');
    expect(link).toMatch(
      /^https:\/\/image\.test\/images\/[\w-]{27}=\/96x96\/filters:no_upscale\(\)\/face\/\d+$/,
    );
    expect(link).not.toContain('member');
  });

  it.each(['/face/12', '/face/01', '/face/-1', '/face/', '/face/1/2', '/face/x'])(
    'know nothing of %j',
    (path) => {
      expect(faceAt(path)).toBeNull();
    },
  );
});
