import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { askForTypeface } from '../../src/composition/typeface';

/** A tab whose pages change when it is told so. */
function aTab(parts: () => Promise<unknown> = () => Promise.resolve(), drawsKorean = true) {
  const listeners = new Set<() => void>();
  const asked: string[] = [];
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: {
      load: (_family: string, text: string) => {
        asked.push(text);
        return parts();
      },
    },
  });
  const load = vi.fn(() => Promise.resolve());
  askForTypeface(
    window,
    (changed) => {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
    load,
    () => drawsKorean,
  );
  return {
    load,
    asked,
    listeners,
    changePage: () => {
      for (const changed of [...listeners]) changed();
    },
  };
}

const isTakenUp = () => document.documentElement.dataset['typeface'] === 'on';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  localStorage.clear();
  delete document.documentElement.dataset['typeface'];
  document.body.textContent = '월세 1,000/50';
});

describe('where the device has no Korean typeface', () => {
  it('is asked for and taken up at once', () => {
    const { load } = aTab(undefined, false);
    expect(load).toHaveBeenCalledOnce();
    expect(isTakenUp()).toBe(true);
  });
});

describe('on the first visit', () => {
  it('is not asked for while the first screen comes', async () => {
    const { load } = aTab();
    await vi.advanceTimersByTimeAsync(2_400);
    expect(load).not.toHaveBeenCalled();
  });

  it('fetches the letters that the page is written with, and leaves the page as it is', async () => {
    const { asked } = aTab();
    await vi.advanceTimersByTimeAsync(2_600);
    expect(asked).toEqual(['월세 1,0/5']);
    expect(isTakenUp()).toBe(false);
  });

  it('is taken up with the next page, and listens no longer', async () => {
    const { changePage, listeners } = aTab();
    await vi.advanceTimersByTimeAsync(2_600);
    changePage();
    expect(isTakenUp()).toBe(true);
    expect(listeners.size).toBe(0);
  });

  it('stays away where its parts cannot be had, and asks later again on the next visit', async () => {
    const { changePage } = aTab(() => Promise.reject(new Error('offline')));
    await vi.advanceTimersByTimeAsync(2_600);
    changePage();
    expect(isTakenUp()).toBe(false);
    expect(localStorage).toHaveLength(0);
  });
});

describe('on a later visit', () => {
  it('is there at once', async () => {
    aTab();
    await vi.advanceTimersByTimeAsync(2_600);
    delete document.documentElement.dataset['typeface'];
    const { load } = aTab();
    expect(load).toHaveBeenCalledOnce();
    expect(isTakenUp()).toBe(true);
  });
});

it('does without the device’s memory where that is forbidden', async () => {
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  onTestFinished(() => {
    storage.mockRestore();
  });
  const { changePage } = aTab();
  await vi.advanceTimersByTimeAsync(2_600);
  changePage();
  expect(isTakenUp()).toBe(true);
});
