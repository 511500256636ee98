import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserFileKeeper } from '../../../src/adapters/system/browser-file-keeper';

interface Press {
  readonly href: string;
  readonly download: string;
  /** Whether the address still led to the file. */
  readonly isThere: boolean;
}

/** A window whose links to files are counted; jsdom has none. */
function openWindow() {
  const files = new Map<string, Blob>();
  const presses: Press[] = [];
  const URL = {
    createObjectURL: (content: Blob) => {
      const address = `blob:http://localhost/${files.size}`;
      files.set(address, content);
      return address;
    },
    revokeObjectURL: (address: string) => files.delete(address),
  };
  const heard = (event: Event) => {
    event.preventDefault();
    const { href, download } = event.target as HTMLAnchorElement;
    presses.push({ href, download, isThere: files.has(href) });
  };
  const page = new Proxy(document, {
    get: (target, name): unknown => {
      if (name !== 'createElement') return Reflect.get(target, name);
      return (tag: string) => {
        const made = target.createElement(tag);
        made.addEventListener('click', heard);
        return made;
      };
    },
  });
  const view = {
    URL,
    document: page,
    setTimeout: (then: () => void, ms: number) => setTimeout(then, ms),
  };
  return { view: view as unknown as Window & typeof globalThis, files, presses };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('BrowserFileKeeper', () => {
  test('presses a link to the file, named as it shall be kept, and lets it go later', () => {
    const { view, files, presses } = openWindow();
    const content = new Blob(['a,b']);
    new BrowserFileKeeper(view).keep({ content, fileName: '공급 주택 목록.csv' });
    expect(presses).toEqual([
      { href: 'blob:http://localhost/0', download: '공급 주택 목록.csv', isThere: true },
    ]);
    expect([...files.values()]).toEqual([content]);
    vi.runAllTimers();
    expect(files.size).toBe(0);
  });

  test('leaves nothing of it in the page', () => {
    const { view } = openWindow();
    const before = document.documentElement.outerHTML;
    new BrowserFileKeeper(view).keep({ content: new Blob(), fileName: 'a.txt' });
    expect(document.documentElement.outerHTML).toBe(before);
  });
});
