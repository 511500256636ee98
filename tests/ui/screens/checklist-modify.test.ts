import { describe, expect, it } from 'vitest';
import { plainPhoto } from '../../../src/ui/screens/checklist-modify/plain-photo';

describe('a photo that is kept', () => {
  const file = new Blob(['as the camera wrote it'], { type: 'image/jpeg' });
  const drawn = new Blob(['drawn'], { type: 'image/jpeg' });

  it.each([
    [4000, 3000, 1600, 1200],
    [640, 480, 640, 480],
  ])('of %i × %i is drawn anew as %i × %i, whatever its file says', async (w, h, width, height) => {
    const asked: unknown[] = [];
    let isClosed = false;
    const plain = await plainPhoto(file, {
      decode: () =>
        Promise.resolve({
          width: w,
          height: h,
          draw: (...size) => {
            asked.push(size.slice(0, 3));
            return Promise.resolve(drawn);
          },
          close: () => {
            isClosed = true;
          },
        }),
    });
    expect(plain).toBe(drawn);
    expect(asked).toEqual([[width, height, 'image/jpeg']]);
    expect(isClosed).toBe(true);
  });

  it('is none where this browser cannot read it', async () => {
    const none = { decode: () => Promise.reject(new Error('HEIC')) };
    expect(await plainPhoto(file, none)).toBeNull();
  });
});
