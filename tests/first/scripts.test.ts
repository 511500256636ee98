import { beforeEach, describe, expect, it } from 'vitest';
import { runScripts } from '../../src/first/scripts';
import { deferred } from '../ui/support/deferred';

const FILES = { libraries: ['/vendor.js', '/kit.js'], entry: '/index.js', screens: ['/home.js'] };

const preloads = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => {
    expect(link.getAttribute('crossorigin')).toBe('');
    return link.getAttribute('href');
  });

const isSaidBroken = () => document.getElementById('hankan-broken')?.hidden === false;

const goOnline = () => {
  window.dispatchEvent(new Event('online'));
};

/** A page that names its files, and what was asked for; `answer` says what comes of it. */
function aPage(answer: (url: string) => Promise<unknown> = () => Promise.resolve()) {
  const asked: string[] = [];
  const waiting = new Map<number, () => void>();
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'hankan-scripts';
  block.textContent = JSON.stringify(FILES);
  const note = document.createElement('p');
  note.id = 'hankan-broken';
  note.hidden = true;
  document.body.replaceChildren(note, block);
  const load = (url: string) => {
    asked.push(url);
    waiting.get(asked.length)?.();
    return answer(url);
  };
  return {
    asked,
    load,
    /** Resolves when so many were asked for. */
    hasAsked: async (count: number) => {
      const enough = deferred<null>();
      waiting.set(count, () => {
        enough.resolve(null);
      });
      if (asked.length < count) await enough.promise;
    },
  };
}

/** A task of one's own, behind those that are waiting. */
const task = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('the files of a page', () => {
  it('run in their order, each once', async () => {
    const { asked, load, hasAsked } = aPage();
    runScripts(document, load);
    await hasAsked(3);
    await task();
    await task();
    goOnline();
    await task();
    expect(asked).toEqual(['/vendor.js', '/kit.js', '/index.js']);
    expect(isSaidBroken()).toBe(false);
  });

  it('are fetched ahead: the screens only when the libraries have run', async () => {
    const kit = deferred<null>();
    const { load, hasAsked } = aPage((url) =>
      url === '/kit.js' ? kit.promise : Promise.resolve(),
    );
    runScripts(document, load);
    expect(preloads()).toEqual(['/vendor.js', '/kit.js', '/index.js']);
    await hasAsked(2);
    expect(preloads()).toHaveLength(3);
    kit.resolve(null);
    await hasAsked(3);
    expect(preloads()).toEqual(['/vendor.js', '/kit.js', '/index.js', '/home.js']);
  });

  it('leave the page a task between any two', async () => {
    const { asked, load, hasAsked } = aPage();
    runScripts(document, load);
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
    expect(asked).toEqual(['/vendor.js']);
    await hasAsked(3);
  });

  it('are none where the page has a script of its own', () => {
    const { asked, load } = aPage();
    document.body.replaceChildren();
    runScripts(document, load);
    expect([asked, preloads()]).toEqual([[], []]);
  });
});

describe('a file that cannot be had', () => {
  /** Fails so many times at this file. */
  function failing(at: string, times: number) {
    let left = times;
    return (url: string) => {
      if (url !== at || left === 0) return Promise.resolve();
      left -= 1;
      return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    };
  }

  it.each(['/vendor.js', '/kit.js', '/index.js'])(
    'is said, and asked for once more when the device is online again: %s',
    async (broken) => {
      const { asked, load, hasAsked } = aPage(failing(broken, 1));
      const until = ['/vendor.js', '/kit.js', '/index.js'].indexOf(broken) + 1;
      runScripts(document, load);
      await hasAsked(until);
      await task();
      expect([asked.length, isSaidBroken()]).toEqual([until, true]);

      goOnline();
      await hasAsked(4);
      await task();
      await task();
      expect(asked.toSorted()).toEqual([broken, '/index.js', '/kit.js', '/vendor.js'].toSorted());
      expect(asked.at(-1)).toBe('/index.js');
      expect(isSaidBroken()).toBe(false);
      expect(preloads()).toEqual(['/vendor.js', '/kit.js', '/index.js', '/home.js']);
    },
  );

  it('is asked for whenever the device is online again', async () => {
    const { asked, load, hasAsked } = aPage(failing('/vendor.js', 2));
    runScripts(document, load, { isThere: () => Promise.reject(new TypeError('offline')) });
    await hasAsked(1);
    await task();
    goOnline();
    await hasAsked(2);
    await task();
    expect([asked.length, isSaidBroken()]).toEqual([2, true]);
    goOnline();
    await hasAsked(5);
    expect(asked.slice(2)).toEqual(['/vendor.js', '/kit.js', '/index.js']);
  });

  it.each([
    ['is had by opening the page anew, where the server is there', true, 1],
    ['leaves the page as it can be read, where it is not', false, 0],
  ])('that the browser remembers as failed %s', async (_, isThere, times) => {
    const { load, hasAsked } = aPage(failing('/kit.js', Infinity));
    let reopened = 0;
    runScripts(document, load, {
      isThere: () => Promise.resolve(isThere),
      reopen: () => {
        reopened += 1;
      },
    });
    await hasAsked(2);
    await task();
    // Not of itself: the device may be offline.
    expect([reopened, isSaidBroken()]).toEqual([0, true]);
    goOnline();
    await hasAsked(3);
    await task();
    expect([reopened, isSaidBroken()]).toEqual([times, true]);
  });
});
