import { afterEach, describe, expect, test } from 'vitest';
import { MemoryClipboard } from '../../../src/adapters/memory/memory-clipboard';
import { BrowserClipboard } from '../../../src/adapters/system/browser-clipboard';
import { clipboardContract } from '../contracts/clipboard.contract';

/** Copies what is selected, as browsers do; jsdom has no such command. */
function pageThatCopies(isAllowed: boolean) {
  let held = '';
  Object.assign(document, {
    execCommand: (command: string) => {
      const field = document.activeElement;
      if (command !== 'copy' || !isAllowed || !(field instanceof HTMLTextAreaElement)) return false;
      held = field.value.slice(field.selectionStart, field.selectionEnd);
      return held !== '';
    },
  });
  return { page: document, pasted: () => held };
}

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});

clipboardContract('memory', (how) => {
  const clipboard = new MemoryClipboard(how === 'allowed');
  return { clipboard, pasted: () => clipboard.text };
});

clipboardContract('browser', (how) => {
  let held = '';
  const { page } = pageThatCopies(false);
  const writeText = (text: string): Promise<void> => {
    if (how === 'forbidden') return Promise.reject(new DOMException('no', 'NotAllowedError'));
    held = text;
    return Promise.resolve();
  };
  return { clipboard: new BrowserClipboard({ writeText }, page), pasted: () => held };
});

describe('a browser that forbids its clipboard', () => {
  const forbidden = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };

  test.each([
    ['has none', null],
    ['refuses', forbidden],
  ])('copies the older way where it %s, and leaves no trace', async (_, target) => {
    const { page, pasted } = pageThatCopies(true);
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    await expect(new BrowserClipboard(target, page).write('하나\n둘')).resolves.toBe(true);
    expect(pasted()).toBe('하나\n둘');
    expect(document.activeElement).toBe(button);
    expect([...document.body.children]).toEqual([button]);
  });

  test('copies from inside the dialog whose button was pressed', async () => {
    const { page } = pageThatCopies(true);
    const dialog = document.createElement('dialog');
    const button = document.createElement('button');
    dialog.append(button);
    document.body.append(dialog);
    dialog.open = true;
    button.focus();
    const seen: boolean[] = [];
    const watch = new MutationObserver((changes) =>
      seen.push(...changes.map(({ target }) => target === dialog)),
    );
    watch.observe(document.body, { childList: true, subtree: true });
    await new BrowserClipboard(null, page).write('하나');
    await Promise.resolve();
    watch.disconnect();
    expect(new Set(seen)).toEqual(new Set([true]));
  });

  test('says that nothing was written where the older way is gone, too', async () => {
    await expect(new BrowserClipboard(null, document).write('하나')).resolves.toBe(false);
    expect(document.body.children).toHaveLength(0);
  });
});
