import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  COVERS,
  drawCover,
  parseCoverPath,
  type CoverKind,
} from '../../../server/pictures/covers/covers';
import { pictureAt } from '../../../server/pictures/picture';

const kinds = Object.keys(COVERS) as CoverKind[];

describe('covers of articles', () => {
  it.each(kinds)('%s is a picture that sharp reads, the same each time', async (kind) => {
    const svg = drawCover(kind);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawCover(kind)).toBe(svg);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([640, 480]);
  });

  it('look unlike each other', () => {
    expect(new Set(kinds.map(drawCover)).size).toBe(kinds.length);
  });

  it.each(kinds)('%s is found by its path', (kind) => {
    expect(parseCoverPath(`/scene/${kind}`)).toBe(kind);
    expect(pictureAt(`scene/${kind}`)?.width).toBe(1280);
  });

  it.each(['/scene/castle', '/scene/constructor', '/scene/', '/scene/contract/..', '/scene/DESK'])(
    'know nothing of %j',
    (path) => {
      expect(parseCoverPath(path)).toBeNull();
    },
  );
});
