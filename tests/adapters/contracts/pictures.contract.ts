import { expect, test, describe } from 'vitest';
import type { PictureFile, Pictures } from '#core';

export interface OpenedPictures {
  readonly pictures: Pictures;
  /** A file that is a picture, and one that none can be made of. */
  readonly picture: () => PictureFile;
  readonly noPicture: () => PictureFile;
  readonly close: () => Promise<void>;
}

const silent = () => undefined;

/** What every {@link Pictures} promises. */
export function picturesContract(name: string, open: () => Promise<OpenedPictures>): void {
  const opened = async (run: (given: OpenedPictures) => Promise<void>) => {
    const given = await open();
    try {
      await run(given);
    } finally {
      await given.close();
    }
  };

  describe(`Pictures: ${name}`, () => {
    test('a picture is stored with its size and its links', () =>
      opened(async ({ pictures, picture }) => {
        const parts: number[] = [];
        const stored = await pictures.upload(picture(), {
          key: 'one',
          onProgress: (part) => parts.push(part),
          cancel: new AbortController().signal,
        });
        expect(stored.id).toMatch(/^[\w-]+$/);
        expect(stored.width).toBeGreaterThan(0);
        expect(stored.height).toBeGreaterThan(0);
        expect([stored.small, stored.medium, stored.large].every((link) => link !== '')).toBe(true);
        expect(parts).toEqual(parts.toSorted((one, other) => one - other));
        expect(parts.every((part) => part >= 0 && part <= 1)).toBe(true);
      }));

    test('sent twice under one key it is one picture, under another it is another', () =>
      opened(async ({ pictures, picture }) => {
        const send = (key: string) =>
          pictures.upload(picture(), {
            key,
            onProgress: silent,
            cancel: new AbortController().signal,
          });
        const [first, again, other] = [await send('a'), await send('a'), await send('b')];
        expect(again.id).toBe(first.id);
        expect(other.id).not.toBe(first.id);
      }));

    test('its file comes by its links, and by no other', () =>
      opened(async ({ pictures, picture }) => {
        const cancel = new AbortController().signal;
        const { small, large } = await pictures.upload(picture(), {
          key: 'kept',
          onProgress: silent,
          cancel,
        });
        for (const link of [small, large]) {
          const file = await pictures.content(link, cancel);
          expect(file.type).toMatch(/^image\//);
          expect((await file.arrayBuffer()).byteLength).toBe(file.size);
          expect(file.size).toBeGreaterThan(0);
        }
        await expect(pictures.content(`${small.slice(0, -8)}x`, cancel)).rejects.toMatchObject({
          name: 'AppError',
        });
        await expect(pictures.content(small, AbortSignal.abort())).rejects.toMatchObject({
          name: 'AbortError',
        });
      }));

    test('what is no picture is refused', () =>
      opened(async ({ pictures, noPicture }) => {
        const cancel = new AbortController().signal;
        await expect(
          pictures.upload(noPicture(), { key: 'none', onProgress: silent, cancel }),
        ).rejects.toMatchObject({ name: 'AppError', kind: 'refused' });
      }));

    test('given up, it rejects with an AbortError', () =>
      opened(async ({ pictures, picture }) => {
        const cancel = AbortSignal.abort();
        await expect(
          pictures.upload(picture(), { key: 'gone', onProgress: silent, cancel }),
        ).rejects.toMatchObject({ name: 'AbortError' });
      }));
  });
}
