import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstPaint } from '../../src/first/first-paint';

/** Tells of paints when it is told to. */
class FakeObserver {
  static readonly supportedEntryTypes = ['paint'];
  static tell: (name: string) => void = () => undefined;
  static asked: unknown = null;

  constructor(
    private readonly hear: (list: { getEntriesByName(name: string): string[] }) => void,
  ) {}

  observe(asked: unknown): void {
    FakeObserver.asked = asked;
    FakeObserver.tell = (name) => {
      this.hear({ getEntriesByName: (wanted) => (wanted === name ? [name] : []) });
    };
  }
}

/** A page that is being read; whether it was waited for long enough. */
function aPage(isHidden = false) {
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, 'hidden', { value: isHidden });
  let isOver = false;
  void firstPaint(page).then(() => {
    isOver = true;
  });
  const settled = async () => {
    for (let step = 0; step < 10; step += 1) await Promise.resolve();
    return isOver;
  };
  return {
    settled,
    read: () => {
      page.dispatchEvent(new Event('DOMContentLoaded'));
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', FakeObserver);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the first paint', () => {
  it('is that of a content, of which also an earlier one is told', async () => {
    const { read, settled } = aPage();
    read();
    FakeObserver.tell('first-paint');
    expect(await settled()).toBe(false);
    FakeObserver.tell('first-contentful-paint');
    expect(await settled()).toBe(true);
    expect(FakeObserver.asked).toEqual({ type: 'paint', buffered: true });
  });

  it('counts when the page is read to its end', async () => {
    const { read, settled } = aPage();
    FakeObserver.tell('first-contentful-paint');
    expect(await settled()).toBe(false);
    read();
    expect(await settled()).toBe(true);
  });

  it('is over with the second frame after all was loaded, where nothing is told', async () => {
    const { read, settled } = aPage();
    read();
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
    expect(await settled()).toBe(false);
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
    expect(await settled()).toBe(true);
  });

  it('is given up where no frame comes either', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 1);
    const { read, settled } = aPage();
    read();
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(1499);
    expect(await settled()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await settled()).toBe(true);
  });
});

describe('only the end of the page is waited for', () => {
  it.each([
    ['in a tab that nobody sees', true, FakeObserver],
    ['by a browser that tells of no paints', false, { supportedEntryTypes: ['resource'] }],
    ['by a browser that tells of nothing', false, undefined],
  ])('%s', async (_, isHidden, observer) => {
    vi.stubGlobal('PerformanceObserver', observer);
    const { read, settled } = aPage(isHidden);
    expect(await settled()).toBe(false);
    read();
    expect(await settled()).toBe(true);
  });
});
