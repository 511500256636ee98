import { describe, expect, it } from 'vitest';
import {
  fitPicture,
  type Drawing,
} from '../../../../src/ui/widgets/document-editor/pictures/fit-picture';

const fileOf = (type: string, size: number): File =>
  new File([new Uint8Array(size)], '방', { type });

function drawing(width: number, height: number, drawnSize: number | null = 100) {
  const drawn: { width: number; height: number; type: string }[] = [];
  let closed = 0;
  const made: Drawing = {
    decode: () =>
      Promise.resolve({
        width,
        height,
        draw: (to, tall, type) => {
          drawn.push({ width: to, height: tall, type });
          return Promise.resolve(
            drawnSize === null ? null : new Blob([new Uint8Array(drawnSize)], { type }),
          );
        },
        close: () => {
          closed += 1;
        },
      }),
  };
  return { made, drawn, closed: () => closed };
}

describe('a picture that is sent', () => {
  it.each([
    [4096, 3072, { width: 2048, height: 1536 }],
    [3000, 6000, { width: 1024, height: 2048 }],
    [30_000, 3, { width: 2048, height: 1 }],
  ])('of %d by %d becomes small enough', async (width, height, to) => {
    const { made, drawn, closed } = drawing(width, height);
    const sent = await fitPicture(fileOf('image/jpeg', 500), made);
    expect(sent.size).toBe(100);
    expect(drawn).toEqual([{ ...to, type: 'image/jpeg' }]);
    expect(closed()).toBe(1);
  });

  it('stays as it is where it is small', async () => {
    const { made, drawn } = drawing(2048, 900);
    const file = fileOf('image/jpeg', 500);
    expect(await fitPicture(file, made)).toBe(file);
    expect(drawn).toEqual([]);
  });

  it('is written anew where its file is larger than its picture', async () => {
    const { made } = drawing(800, 600, 1000);
    expect((await fitPicture(fileOf('image/png', 2_000_001), made)).type).toBe('image/webp');
    const { made: poor } = drawing(800, 600, 3_000_000);
    const file = fileOf('image/jpeg', 2_000_001);
    expect(await fitPicture(file, poor)).toBe(file);
  });

  it('stays as it is where it moves, or this browser can neither read nor write it', async () => {
    const moving = fileOf('image/gif', 9_000_000);
    expect(await fitPicture(moving, drawing(4000, 4000).made)).toBe(moving);
    const heic = fileOf('image/heic', 500);
    const unread: Drawing = { decode: () => Promise.reject(new Error('unreadable')) };
    expect(await fitPicture(heic, unread)).toBe(heic);
    const large = fileOf('image/jpeg', 500);
    expect(await fitPicture(large, drawing(4000, 4000, null).made)).toBe(large);
  });
});
