import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEY } from '#core';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { HistoryStack } from '../../../src/ui/stores/history/history-stack';
import { ListHistory } from '../support/list-history';

function open(page = new ListHistory('/'), storage = new MemoryStorage(), seed = 1) {
  const random = new MemoryRandom(seed);
  const history = new HistoryStack(page, storage, {
    number: () => random.number(),
    id: () => `${seed}-${random.id()}`,
  });
  history.start();
  return { page, storage, history };
}

const arrive = () => vi.advanceTimersByTimeAsync(10);
const urls = (history: HistoryStack) => history.entries.map((entry) => entry.url);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the history stack', () => {
  it('knows every push, replace and back', async () => {
    const { history, page } = open();
    history.push('/map');
    history.push('/place/1');
    history.replace('/place/2');
    expect(urls(history)).toEqual(['/', '/map', '/place/2']);
    history.back();
    await arrive();
    expect(history.current.url).toBe('/map');
    expect(history.kind).toBe('POP');
    expect(page.url()).toBe('/map');
  });

  it.each([
    ['/map/', '/map'],
    ['/map/?dong=1162010200#a/', '/map?dong=1162010200#a/'],
    ['/place/1//?p=photos', '/place/1?p=photos'],
    ['/?path=/', '/?path=/'],
    ['/', '/'],
  ])('knows %s as %s, however it came by it', (given, known) => {
    const { history, page } = open(new ListHistory(given));
    expect([history.current.url, page.url()]).toEqual([known, known]);
    history.push(given);
    expect([urls(history), page.url()]).toEqual([[known, known], known]);
    const { key } = history.current;
    history.replace(given);
    expect([history.current.url, history.current.key, page.url()]).toEqual([known, key, known]);
    history.pushPopup(given, 'alert');
    expect([history.current.url, page.url()]).toEqual([known, known]);
  });

  it('forgets what lay ahead when it goes another way', async () => {
    const { history } = open();
    history.push('/map');
    history.back();
    await arrive();
    history.push('/more');
    expect(urls(history)).toEqual(['/', '/more']);
  });

  it('finds itself again after a reload', async () => {
    const { history, page, storage } = open();
    history.push('/map');
    history.push('/place/1');
    history.back();
    await arrive();
    history.stop();
    const again = open(page, storage, 2).history;
    expect(urls(again)).toEqual(['/', '/map', '/place/1']);
    expect(again.current.url).toBe('/map');
    expect(again.canGoBack).toBe(true);
  });

  it('puts an address that was typed behind the page that was shown', () => {
    const { history, page, storage } = open();
    history.push('/map');
    history.stop();
    page.push('/more', null);
    expect(urls(open(page, storage, 2).history)).toEqual(['/', '/map', '/more']);
  });

  it('does not lead back to another site that a link was found on', () => {
    const { history, page, storage } = open();
    history.push('/map');
    history.stop();
    page.push('/place/1', null);
    page.own = false;
    const again = open(page, storage, 2).history;
    expect(urls(again)).toEqual(['/place/1']);
    again.back('/map');
    expect(page.url()).toBe('/map');
  });

  it('begins anew when its storage is lost', () => {
    const { history, page } = open();
    history.push('/map');
    history.stop();
    const again = open(page, new MemoryStorage(), 2).history;
    expect(urls(again)).toEqual(['/map']);
    expect(again.canGoBack).toBe(false);
  });

  it.each(['{', '[]', '{"entries":[],"at":0}', '{"entries":[{"key":1}],"at":0}', 'null'])(
    'survives rubbish in its storage: %s',
    (text) => {
      const storage = new MemoryStorage({ [STORAGE_KEY.HISTORY_STACK]: text });
      expect(urls(open(new ListHistory('/map'), storage).history)).toEqual(['/map']);
    },
  );

  it('knows what lies over a page as a part of it, which Back takes away alone', async () => {
    const { history } = open();
    history.push('/youth/notices');
    expect(history.isWithin).toBe(false);
    history.pushWithin('/youth/notices?notice=1');
    expect(history.isWithin).toBe(true);
    expect(new Set(history.entries.slice(1).map(({ page }) => page)).size).toBe(1);
    history.pushPopup('/youth/notices?notice=1&p=share', 'share');
    expect(history.isWithin).toBe(false);
    history.go(-2);
    await arrive();
    expect(history.current.url).toBe('/youth/notices');
    history.go(1);
    await arrive();
    // From the page itself the way leads past it.
    history.back();
    await arrive();
    expect(history.current.url).toBe('/');
  });

  it('leaves a page past the entries that its popups left behind', async () => {
    const { history } = open();
    history.push('/place/1');
    history.pushPopup('/place/1?p=photos', 'photos');
    // Forward to it once more: nobody waits for the popup, and its name is dropped.
    history.replace('/place/1');
    history.back();
    await arrive();
    expect(history.current.url).toBe('/');
  });

  it('leads to the parent from behind a popup of the page that the app was opened on', async () => {
    const { history, page } = open(new ListHistory('/place/1'));
    history.pushPopup('/place/1?p=photos', 'photos');
    history.replace('/place/1');
    history.back('/map');
    await arrive();
    expect(history.at).toBe(0);
    expect(page.url()).toBe('/map');
  });

  it('keeps a word for a page over a reload, whichever of its entries is shown', () => {
    const { history, page, storage } = open();
    history.push('/map');
    history.keepNote('half');
    history.pushPopup('/map?p=filter', 'filter');
    history.stop();
    const again = open(page, storage, 2).history;
    expect(again.entries.map(({ note }) => note)).toEqual([undefined, 'half', 'half']);
  });

  it('leads to the parent where the app was opened on this page', () => {
    const { history } = open(new ListHistory('/place/1'));
    history.back('/map');
    expect(urls(history)).toEqual(['/map']);
    expect(history.kind).toBe('REPLACE');
  });

  it('lets what is asked during a Back wait for its arrival', async () => {
    const { history } = open();
    history.push('/map');
    history.back();
    history.push('/more');
    expect(history.current.url).toBe('/map');
    await arrive();
    expect(urls(history)).toEqual(['/', '/more']);
  });

  it('goes on when a Forward leads nowhere', async () => {
    const { history } = open();
    history.go(1);
    history.push('/more');
    await vi.advanceTimersByTimeAsync(1100);
    expect(history.current.url).toBe('/more');
  });

  it('keeps the scroll of the page that is left', async () => {
    const { history, page } = open();
    page.scroll = 420;
    history.push('/map');
    page.scroll = 0;
    history.back();
    await arrive();
    expect(history.current.scroll).toBe(420);
  });

  it('keeps the scroll of a box that a page scrolls in its place, also after a reload', async () => {
    const { history, page, storage } = open();
    history.push('/place/1');
    const stopFirst = history.scrollsBy(() => 281);
    history.push('/place/2');
    // The next page may stand before the former one has gone.
    const stopSecond = history.scrollsBy(() => 90);
    stopFirst();
    history.push('/map');
    stopSecond();
    history.back();
    await arrive();
    expect(history.current).toMatchObject({ url: '/place/2', panel: 90 });
    history.back();
    await arrive();
    expect(history.current).toMatchObject({ url: '/place/1', panel: 281 });
    expect(history.entries.map(({ panel }) => panel)).toEqual([undefined, 281, 90, undefined]);
    expect(open(page, storage, 2).history.current.panel).toBe(281);
  });

  it('gives a popup an entry of the same page', () => {
    const { history } = open();
    const { page } = history.current;
    history.pushPopup('/?p=alert', 'alert');
    expect(history.current).toMatchObject({ page, popup: 'alert' });
    history.replace('/?level=3&p=alert');
    expect(history.current).toMatchObject({ page, popup: 'alert' });
    history.replace('/more');
    expect(history.current.page).not.toBe(page);
    expect(history.current.popup).toBeNull();
  });

  it('keeps what a navigation passed along, until it is replaced with something else', () => {
    const { history } = open();
    history.push('/map', { search: true });
    expect(history.userState).toEqual({ search: true });
    history.replace('/map?level=3');
    expect(history.userState).toEqual({ search: true });
    history.replace('/map?level=3', null);
    expect(history.userState).toBeNull();
  });

  it('tells what was passed along to whoever watches it', () => {
    const { history } = open();
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push([history.current.url, history.userState]));
    history.push('/map', { search: true });
    stop();
    expect(seen).toEqual([
      ['/', null],
      ['/map', { search: true }],
    ]);
  });

  it('takes in a hash that was typed', () => {
    const { history, page } = open();
    page.typeHash('main');
    expect(urls(history)).toEqual(['/', '/#main']);
  });

  it('remembers the last fifty entries', () => {
    const { history } = open();
    for (let i = 1; i <= 60; i += 1) history.push(`/${i}`);
    expect(history.entries).toHaveLength(50);
    expect(history.current.url).toBe('/60');
  });

  it('tells its listeners until they stop', () => {
    const { history } = open();
    const heard: string[] = [];
    const stop = history.listen(() => heard.push(history.current.url));
    history.push('/map');
    stop();
    history.push('/more');
    expect(heard).toEqual(['/map']);
  });
});

describe('snapshots', () => {
  const SLOT = { name: 'list' } as const;

  it('are found by their page, the last ten', () => {
    const { snapshots } = open().history;
    for (let i = 1; i <= 11; i += 1) snapshots.keep(`page${i}`, SLOT, i);
    expect(snapshots.find('page1', SLOT)).toBeUndefined();
    expect(snapshots.find('page2', SLOT)).toBe(2);
    expect(snapshots.find('page11', SLOT)).toBe(11);
    expect(snapshots.find('page11', { name: 'other' })).toBeUndefined();
  });
});
