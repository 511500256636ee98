import { expect, test, vi } from 'vitest';
import type { NativeResult } from '#core';
import { MemoryNativeBridge } from '../../../src/adapters/memory/memory-native-bridge';
import { sheetOf } from '../../../src/adapters/social/share-sheet';

const WORDS = { title: '원룸', text: '3층', url: 'https://hankan.example/place/1' };

const navigatorWith = (share?: (words: object) => Promise<void>): Navigator =>
  (share === undefined ? {} : { share }) as Navigator;

test('a browser shows its own sheet, or has none', async () => {
  const share = vi.fn(() => Promise.resolve());
  const browser = new MemoryNativeBridge();
  await sheetOf(browser, navigatorWith(share))?.(WORDS);
  expect(share).toHaveBeenCalledWith(WORDS);
  expect(sheetOf(browser, navigatorWith())).toBeNull();
});

const inShell = (answer: NativeResult<null>) =>
  new MemoryNativeBridge('android', { share: answer });

test("a shell shows the system's, and tells who closed it", async () => {
  const share = vi.fn(() => Promise.resolve());
  const done = sheetOf(inShell({ kind: 'ok', value: null }), navigatorWith(share));
  await expect(done?.(WORDS)).resolves.toBeUndefined();
  const closed = sheetOf(inShell({ kind: 'cancel' }), navigatorWith(share));
  await expect(closed?.(WORDS)).rejects.toMatchObject({ name: 'AbortError' });
  expect(share).not.toHaveBeenCalled();
});

test.each([{ kind: 'unsupported' }, { kind: 'error', message: 'no' }] as const)(
  "a shell that cannot goes the browser's way: %o",
  async (answer) => {
    const share = vi.fn(() => Promise.resolve());
    await sheetOf(inShell(answer), navigatorWith(share))?.(WORDS);
    expect(share).toHaveBeenCalledWith(WORDS);
    await expect(sheetOf(inShell(answer), navigatorWith())?.(WORDS)).rejects.toThrow();
  },
);
