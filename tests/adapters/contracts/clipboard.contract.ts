import { describe, expect, test } from 'vitest';
import type { Clipboard } from '#core';

export interface OpenedClipboard {
  readonly clipboard: Clipboard;
  /** What could be pasted now. */
  readonly pasted: () => string;
}

/** What every {@link Clipboard} promises, where it is allowed and where it is forbidden. */
export function clipboardContract(
  name: string,
  open: (how: 'allowed' | 'forbidden') => OpenedClipboard,
): void {
  describe(`Clipboard: ${name}`, () => {
    test.each(['https://hankan.example/place/1', '매물번호 S-0001', 'a\nb', '🏠', ''])(
      'a text that is there afterwards was written: %j',
      async (text) => {
        const { clipboard, pasted } = open('allowed');
        await expect(clipboard.write(text)).resolves.toBe(true);
        expect(pasted()).toBe(text);
      },
    );

    test('the last text wins', async () => {
      const { clipboard, pasted } = open('allowed');
      await clipboard.write('하나');
      await clipboard.write('둘');
      expect(pasted()).toBe('둘');
    });

    test('where it is forbidden it says so, throws nothing and leaves what was there', async () => {
      const { clipboard, pasted } = open('forbidden');
      const before = pasted();
      await expect(clipboard.write('하나')).resolves.toBe(false);
      expect(pasted()).toBe(before);
    });
  });
}
