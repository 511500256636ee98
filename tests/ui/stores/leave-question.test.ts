import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { HistoryStack } from '../../../src/ui/stores/history/history-stack';
import { ListHistory } from '../support/list-history';

const arrive = () => vi.advanceTimersByTimeAsync(50);

/** Written on at /posts/write, behind /map; every question is answered by hand. */
function writing() {
  const page = new ListHistory('/map');
  const history = new HistoryStack(page, new MemoryStorage(), new MemoryRandom(1));
  history.start();
  history.push('/posts/write');
  const held = { isNeeded: true };
  const asked: ((leave: boolean) => void)[] = [];
  const release = history.askBeforeLeaving({
    isNeeded: () => held.isNeeded,
    ask: () => new Promise((answer) => asked.push(answer)),
  });
  const answer = async (leave: boolean) => {
    asked.shift()?.(leave);
    await arrive();
  };
  const url = () => history.current.url;
  return { page, history, held, asked, answer, release, url };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a page that asks before it is left', () => {
  it('is left by Back only after the person agreed', async () => {
    const { history, page, answer, url } = writing();
    history.go(-1);
    await arrive();
    expect([url(), page.url()]).toEqual(['/posts/write', '/posts/write']);
    await answer(true);
    expect([url(), page.url()]).toEqual(['/map', '/map']);
  });

  it('stays where the person stays, and asks again', async () => {
    const { history, page, asked, answer, url } = writing();
    history.back();
    await arrive();
    await answer(false);
    expect([url(), page.url()]).toEqual(['/posts/write', '/posts/write']);
    history.back();
    await arrive();
    expect(asked).toHaveLength(1);
    await answer(true);
    expect(url()).toBe('/map');
  });

  it.each(['push', 'replace'] as const)('is asked before a %s leads elsewhere', async (way) => {
    const { history, answer, url } = writing();
    history[way]('/zzim');
    expect(url()).toBe('/posts/write');
    await answer(true);
    expect(url()).toBe('/zzim');
  });

  it('goes on to what lay ahead of it', async () => {
    const { history, held, answer, url } = writing();
    held.isNeeded = false;
    history.push('/zzim');
    history.go(-1);
    await arrive();
    held.isNeeded = true;
    history.go(1);
    await arrive();
    expect(url()).toBe('/posts/write');
    await answer(true);
    expect(url()).toBe('/zzim');
  });

  it('lets popups come and go over it', async () => {
    const { history, asked, url } = writing();
    history.pushPopup('/posts/write?p=confirm', 'confirm');
    expect(url()).toBe('/posts/write?p=confirm');
    history.go(-1);
    await arrive();
    history.replace('/posts/write?board=1');
    expect(url()).toBe('/posts/write?board=1');
    expect(asked).toHaveLength(0);
  });

  it('asks once, however often Back is pressed', async () => {
    const { history, page, asked, answer, url } = writing();
    history.go(-1);
    history.go(-1);
    await arrive();
    history.push('/zzim');
    await arrive();
    expect(asked).toHaveLength(1);
    await answer(false);
    expect([url(), page.url()]).toEqual(['/posts/write', '/posts/write']);
  });

  it('comes back from a Back that was faster than the way back', async () => {
    const { history, page, asked, url } = writing();
    history.push('/posts/write?board=2');
    // The browser's own button, pressed twice.
    page.go(-1);
    page.go(-2);
    await arrive();
    expect(asked).toHaveLength(1);
    expect(url()).toMatch(/^\/posts\/write/);
    expect(page.url()).toBe(url());
  });

  it('is not asked where nothing would be broken off', async () => {
    const { history, held, asked, url } = writing();
    held.isNeeded = false;
    history.go(-1);
    await arrive();
    expect(url()).toBe('/map');
    expect(asked).toHaveLength(0);
  });

  it('is not asked once it has let go', async () => {
    const { history, release, asked, url } = writing();
    release();
    history.replace('/posts/1');
    await arrive();
    expect(url()).toBe('/posts/1');
    expect(asked).toHaveLength(0);
  });

  it('stays where its question breaks', async () => {
    const { history, url, release } = writing();
    release();
    history.askBeforeLeaving({
      isNeeded: () => true,
      ask: () => Promise.reject(new Error('no dialog')),
    });
    history.push('/zzim');
    await arrive();
    expect(url()).toBe('/posts/write');
  });
});
