import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { isSamePicture } from '#core';
import { cleanPicture } from '../../../server/pictures/clean-picture';
import { printOf } from '../../../server/pictures/print-of';
import { drawScene, SCENES, type SceneKind } from '../../../server/pictures/scenes/scenes';

const KINDS = Object.keys(SCENES) as SceneKind[];

const scene = (kind: SceneKind): Sharp =>
  sharp(Buffer.from(drawScene({ kind, palette: 'sand', view: 'city', seed: 7 })));

/** The print of a file as the server keeps it. */
async function printed(file: Sharp): Promise<string> {
  const clean = await cleanPicture(await file.toBuffer());
  const print = clean.ok ? await printOf(clean.value.webp) : null;
  return print ?? expect.fail('no print');
}

describe('prints of rooms', () => {
  test.each(KINDS)(
    '%s is known again smaller, compressed, brighter and without colour',
    async (kind) => {
      const first = await printed(scene(kind).png());
      for (const copy of [
        scene(kind).resize(320).jpeg({ quality: 60 }),
        scene(kind).resize(400, 310, { fit: 'fill' }).webp({ quality: 50 }),
        scene(kind).modulate({ brightness: 1.08 }).jpeg(),
        scene(kind).resize(200).jpeg({ quality: 30 }),
        scene(kind).greyscale().jpeg({ quality: 70 }),
      ])
        expect(isSamePicture(first, await printed(copy))).toBe(true);
    },
  );

  test('no two kinds of rooms are taken for one', async () => {
    const prints = await Promise.all(KINDS.map((kind) => printed(scene(kind).png())));
    const taken = prints.flatMap((one, at) =>
      prints.slice(at + 1).filter((other) => isSamePicture(one, other)),
    );
    expect(taken).toEqual([]);
  });

  test('a plain wall has none', async () => {
    const wall = sharp({ create: { width: 64, height: 48, channels: 3, background: '#efe8dc' } });
    expect(await printOf(await wall.webp().toBuffer())).toBeNull();
  });
});
