import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Writable } from 'node:stream';
import { DrawnPages } from '../../../../server/pages/app/drawn-pages';
import { createLogger } from '../../../../server/http/request-log';
import type { DrawnPage, PageDrawer, PageLook } from '../../../../server/ports/page-drawer';
import { drawnPage, ScriptedDrawer } from './scripted-drawer';

const LIMIT_MS = 300;
const look: PageLook = {
  url: '/',
  device: { kind: 'pc', system: 'other', inApp: null },
  now: 0,
  env: '{}',
  origin: 'http://localhost',
  ask: () => Promise.reject(new Error('nothing is asked')),
};

function opened(drawer: PageDrawer) {
  const lines: Record<string, unknown>[] = [];
  const out = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  const pages = new DrawnPages(drawer, createLogger('info', out), LIMIT_MS);
  return { pages, lines, draw: (key = 'pc /') => pages.draw(key, look) };
}

/** Drawings that end when a test says so, in the order in which they began. */
function drawings() {
  const ends: { done: (page: DrawnPage) => void; fail: (error: Error) => void }[] = [];
  const drawer = new ScriptedDrawer(
    () =>
      new Promise((done, fail) => {
        ends.push({ done, fail });
      }),
  );
  return { drawer, ends };
}

const unhandled: unknown[] = [];
const keep = (reason: unknown) => {
  unhandled.push(reason);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  unhandled.length = 0;
  process.on('unhandledRejection', keep);
});
afterEach(() => {
  process.off('unhandledRejection', keep);
  vi.useRealTimers();
});

/** Rejections that nobody handles are told after the microtasks of a turn. */
const nextTurn = () => new Promise((done) => setImmediate(done));

describe('a page that is drawn', () => {
  test('is what the drawer made of it, and says nothing', async () => {
    const page = drawnPage();
    const { draw, pages, lines } = opened(new ScriptedDrawer(() => Promise.resolve(page)));
    expect(await draw()).toBe(page);
    expect(pages.counts).toEqual({ late: 0, broken: 0, busy: 0 });
    expect(lines).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is drawn once for all who ask meanwhile, and anew for whoever asks later', async () => {
    const { drawer, ends } = drawings();
    const { draw } = opened(drawer);
    const asked = [draw(), draw(), draw()];
    expect(drawer.looks).toHaveLength(1);
    const page = drawnPage();
    ends[0]?.done(page);
    expect(await Promise.all(asked)).toEqual([page, page, page]);
    void draw();
    expect(drawer.looks).toHaveLength(2);
  });

  test('is another one for another reader or address', () => {
    const { drawer } = drawings();
    const { draw } = opened(drawer);
    for (const key of ['pc /', 'mobile-web /', 'pc /map']) void draw(key);
    expect(drawer.looks).toHaveLength(3);
  });
});

describe('a page that is drawn for nobody', () => {
  test('has no limit, is told to nobody, and may break', async () => {
    const { drawer, ends } = drawings();
    const { pages, lines } = opened(drawer);
    void pages.warmUp(look);
    vi.advanceTimersByTime(LIMIT_MS);
    ends[0]?.fail(new Error('not yet'));
    await nextTurn();
    expect(unhandled).toEqual([]);
    expect(lines).toEqual([]);
    expect(pages.counts).toEqual({ late: 0, broken: 0, busy: 0 });
  });
});

describe('a page that is sent without its first view', () => {
  test('is late after the limit, for each who waited', async () => {
    const { drawer } = drawings();
    const { draw, pages, lines } = opened(drawer);
    const asked = [draw(), draw()];
    vi.advanceTimersByTime(LIMIT_MS - 1);
    await nextTurn();
    expect(pages.counts.late).toBe(0);
    vi.advanceTimersByTime(1);
    expect(await Promise.all(asked)).toEqual([null, null]);
    expect(pages.counts).toEqual({ late: 2, broken: 0, busy: 0 });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({ why: 'late', msg: 'a page without its first view' });
  });

  test('comes for the next one who asks for it, once the drawing has ended late', async () => {
    const { drawer, ends } = drawings();
    const { draw } = opened(drawer);
    const first = draw();
    vi.advanceTimersByTime(LIMIT_MS);
    expect(await first).toBeNull();
    const second = draw();
    expect(drawer.looks).toHaveLength(1);
    const page = drawnPage();
    ends[0]?.done(page);
    expect(await second).toBe(page);
  });

  test('breaks unheard where its drawing fails after the limit', async () => {
    const { drawer, ends } = drawings();
    const { draw, pages } = opened(drawer);
    const asked = draw();
    vi.advanceTimersByTime(LIMIT_MS);
    expect(await asked).toBeNull();
    ends[0]?.fail(new Error('too late'));
    await nextTurn();
    expect(unhandled).toEqual([]);
    expect(pages.counts).toEqual({ late: 1, broken: 0, busy: 0 });
    void draw();
    expect(drawer.looks).toHaveLength(2);
  });

  test('is broken where its drawing fails, and is tried again', async () => {
    const { draw, pages, lines } = opened(
      new ScriptedDrawer(() => Promise.reject(new Error('at 37.4842'))),
    );
    expect(await Promise.all([draw(), draw()])).toEqual([null, null]);
    expect(await draw()).toBeNull();
    await nextTurn();
    expect(unhandled).toEqual([]);
    expect(pages.counts).toEqual({ late: 0, broken: 3, busy: 0 });
    expect(lines[0]).toMatchObject({ why: 'broken', err: { type: 'Error' } });
    expect(JSON.stringify(lines)).not.toContain('37.4842');
  });

  test('is broken where the drawer throws at once', async () => {
    const drawer = new ScriptedDrawer(() => {
      throw new Error('at once');
    });
    const { draw, pages } = opened(drawer);
    expect(await draw()).toBeNull();
    expect(await draw()).toBeNull();
    expect(drawer.looks).toHaveLength(2);
    expect(pages.counts).toEqual({ late: 0, broken: 2, busy: 0 });
  });

  test('is busy while eight others are drawn, which go on', async () => {
    const { drawer, ends } = drawings();
    const { draw, pages, lines } = opened(drawer);
    const asked = Array.from({ length: 8 }, (_, index) => draw(`pc /place/${String(index)}`));
    expect(await draw('pc /place/9')).toBeNull();
    expect(drawer.looks).toHaveLength(8);
    expect(pages.counts).toEqual({ late: 0, broken: 0, busy: 1 });
    expect(lines).toEqual([
      expect.objectContaining({ why: 'busy', undrawn: { late: 0, broken: 0, busy: 1 } }),
    ]);
    // Whoever asks for one of the eight waits with the others.
    const more = draw('pc /place/3');
    const page = drawnPage();
    for (const { done } of ends) done(page);
    expect(await Promise.all([...asked, more])).toEqual(Array(9).fill(page));
    void draw('pc /place/9');
    expect(drawer.looks).toHaveLength(9);
  });
});
