import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  boxView,
  restoreScroll,
  type ScrollingView,
} from '../../../src/ui/stores/history/scroll-restoring';

/** A window whose page is only so long. */
function page(length: number) {
  const state = { length, top: 0 };
  const view: ScrollingView = {
    get scrollY() {
      return state.top;
    },
    performance,
    scrollTo: (_, top) => {
      state.top = Math.min(top, state.length);
    },
    requestAnimationFrame: (step) => Number(setTimeout(step, 16)),
    cancelAnimationFrame: (id) => {
      clearTimeout(id);
    },
    addEventListener: (name, heard) => {
      window.addEventListener(name, heard);
    },
    removeEventListener: (name, heard) => {
      window.removeEventListener(name, heard);
    },
  };
  return { view, state };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('restoring the scroll', () => {
  it('waits for the page to be long enough', () => {
    const { view, state } = page(100);
    restoreScroll(view, 400);
    expect(state.top).toBe(100);
    state.length = 1000;
    vi.advanceTimersByTime(50);
    expect(state.top).toBe(400);
  });

  it('gives up when the person scrolls, when it is told to, and after three seconds', () => {
    const first = page(100);
    restoreScroll(first.view, 400);
    window.dispatchEvent(new Event('wheel'));
    const second = page(100);
    restoreScroll(second.view, 400)();
    const third = page(100);
    restoreScroll(third.view, 400);
    vi.advanceTimersByTime(3100);
    for (const { state } of [first, second, third]) state.length = 1000;
    vi.advanceTimersByTime(1000);
    expect([first, second, third].map(({ state }) => state.top)).toEqual([100, 100, 100]);
  });

  it('scrolls a box as it does a window, until the person scrolls', () => {
    const box = (length: number) => {
      const element = document.createElement('div');
      const state = { length };
      Object.defineProperty(element, 'scrollTo', {
        value: ({ top }: { readonly top: number }) => {
          element.scrollTop = Math.min(top, state.length);
        },
      });
      return { element, state };
    };
    const [long, taken] = [box(100), box(100)];
    restoreScroll(boxView(taken.element), 281);
    window.dispatchEvent(new Event('wheel'));
    restoreScroll(boxView(long.element), 281);
    expect([long, taken].map(({ element }) => element.scrollTop)).toEqual([100, 100]);
    for (const { state } of [long, taken]) state.length = 1000;
    vi.advanceTimersByTime(50);
    expect([long, taken].map(({ element }) => element.scrollTop)).toEqual([281, 100]);
  });
});
