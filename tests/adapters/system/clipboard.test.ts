import { expect, test } from 'vitest';
import { MemoryClipboard } from '../../../src/adapters/memory/memory-clipboard';
import { BrowserClipboard } from '../../../src/adapters/system/browser-clipboard';
import { clipboardContract } from '../contracts/clipboard.contract';

clipboardContract('memory', (how) => {
  const clipboard = new MemoryClipboard(how === 'allowed');
  return { clipboard, pasted: () => clipboard.text };
});

clipboardContract('browser', (how) => {
  let held = '';
  const writeText = (text: string): Promise<void> => {
    if (how === 'forbidden') return Promise.reject(new DOMException('no', 'NotAllowedError'));
    held = text;
    return Promise.resolve();
  };
  return { clipboard: new BrowserClipboard({ writeText }), pasted: () => held };
});

test('a browser without a clipboard says that nothing was written', async () => {
  await expect(new BrowserClipboard(null).write('하나')).resolves.toBe(false);
});
