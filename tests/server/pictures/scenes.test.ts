import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PALETTES, type PaletteName } from '../../../server/pictures/scenes/palettes.data';
import { WINDOW_VIEWS } from '../../../server/pictures/scenes/scene';
import {
  drawScene,
  parseScenePath,
  scenePath,
  SCENES,
  type SceneKind,
  type SceneName,
} from '../../../server/pictures/scenes/scenes';

const kinds = Object.keys(SCENES) as SceneKind[];
const palettes = Object.keys(PALETTES) as PaletteName[];

describe('scenes', () => {
  it.each(kinds)('%s draws every palette and view as a picture that sharp reads', async (kind) => {
    for (const [index, palette] of palettes.entries()) {
      const view = WINDOW_VIEWS[index % WINDOW_VIEWS.length] ?? 'city';
      const svg = drawScene({ kind, palette, view, seed: index });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const { width, height } = await sharp(Buffer.from(svg)).metadata();
      expect([width, height]).toEqual([640, 480]);
    }
  });

  it.each(kinds)('%s is the same for the same seed, and another for another', (kind) => {
    const draw = (seed: number) => drawScene({ kind, palette: 'day', view: 'city', seed });
    expect(draw(4)).toBe(draw(4));
    const drawn = new Set(Array.from({ length: 30 }, (_, seed) => draw(seed)));
    expect(drawn.size).toBeGreaterThan(25);
  });

  it('are named by a path and found by it', () => {
    for (const kind of kinds) {
      const name: SceneName = { kind, palette: 'sand', view: 'tower', seed: 999_999 };
      expect(parseScenePath(scenePath(name))).toEqual(name);
      expect(parseScenePath(scenePath(name).slice(1))).toEqual(name);
    }
  });

  it.each([
    '/house/scene/castle/day/city/1.svg',
    '/house/scene/loft/plaid/city/1.svg',
    '/house/scene/loft/day/sea/1.svg',
    '/house/scene/loft/day/city/01.svg',
    '/house/scene/loft/day/city/1000000.svg',
    '/house/scene/loft/day/city/-1.svg',
    '/house/scene/constructor/day/city/1.svg',
    '/house/scene/loft/day/city/1.svg/..',
    '/etc/passwd',
    '',
  ])('know nothing of %j', (path) => {
    expect(parseScenePath(path)).toBeNull();
  });
});
