import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEY } from '#core';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { LoadingStore } from '../../../src/ui/stores/loading-store';
import { ScrollLock } from '../../../src/ui/stores/scroll-lock';
import { ThemeStore, type Theme, type ThemePage } from '../../../src/ui/stores/theme-store';
import { TOAST_EXIT_MS, TOAST_MS, ToastStore } from '../../../src/ui/stores/toast-store';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the toast', () => {
  it('stays five seconds and leaves in a quarter of one', () => {
    const toasts = new ToastStore();
    toasts.show('처리되었습니다.');
    vi.advanceTimersByTime(TOAST_MS - 1);
    expect(toasts.current).toMatchObject({ message: '처리되었습니다.', leaving: false });
    vi.advanceTimersByTime(1);
    expect(toasts.current?.leaving).toBe(true);
    vi.advanceTimersByTime(TOAST_EXIT_MS);
    expect(toasts.current).toBeNull();
  });

  it('gives way to a newer one', () => {
    const toasts = new ToastStore();
    toasts.show('하나');
    vi.advanceTimersByTime(4000);
    toasts.show('둘');
    vi.advanceTimersByTime(4000);
    expect(toasts.current).toMatchObject({ message: '둘', leaving: false });
  });

  it('stays while anything holds it, and five seconds more', () => {
    const toasts = new ToastStore();
    toasts.show('하나');
    toasts.hold('pointer', true);
    toasts.hold('focus', true);
    toasts.hold('focus', true);
    vi.advanceTimersByTime(60_000);
    toasts.hold('pointer', false);
    vi.advanceTimersByTime(60_000);
    expect(toasts.current?.leaving).toBe(false);
    toasts.hold('focus', false);
    vi.advanceTimersByTime(TOAST_MS - 1);
    expect(toasts.current?.leaving).toBe(false);
    vi.advanceTimersByTime(1 + TOAST_EXIT_MS);
    expect(toasts.current).toBeNull();
  });

  it('is held by a hidden window whenever it comes, by a pointer only the one beneath it', () => {
    const toasts = new ToastStore();
    toasts.hold('hidden', true);
    toasts.show('하나');
    toasts.hold('pointer', true);
    toasts.show('둘');
    vi.advanceTimersByTime(60_000);
    expect(toasts.current).toMatchObject({ message: '둘', leaving: false });
    toasts.hold('hidden', false);
    vi.advanceTimersByTime(TOAST_MS);
    expect(toasts.current?.leaving).toBe(true);
  });

  it('tells what was done, what is so and what did not work apart', () => {
    const toasts = new ToastStore();
    toasts.show('하나');
    expect(toasts.current?.tone).toBe('done');
    toasts.tell('둘');
    expect(toasts.current?.tone).toBe('told');
    toasts.warn('셋');
    expect(toasts.current?.tone).toBe('warning');
  });

  it('does what it offers once, and leaves', () => {
    const toasts = new ToastStore();
    const run = vi.fn();
    toasts.act();
    toasts.show('찜했어요', { name: '되돌리기', run });
    toasts.act();
    toasts.act();
    expect(run).toHaveBeenCalledTimes(1);
    expect(toasts.current?.leaving).toBe(true);
    toasts.show('하나');
    toasts.act();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('leaves once, and nothing happens without one', () => {
    const toasts = new ToastStore();
    toasts.dismiss();
    toasts.hold('focus', true);
    toasts.show('하나');
    toasts.dismiss();
    vi.advanceTimersByTime(200);
    toasts.dismiss();
    toasts.hold('focus', false);
    vi.advanceTimersByTime(50);
    expect(toasts.current).toBeNull();
  });
});

describe('the loading overlay', () => {
  it('is there until everything has ended, well or badly', async () => {
    const loading = new LoadingStore();
    let end: () => void = () => undefined;
    const long = loading.during(
      new Promise<void>((resolve) => {
        end = resolve;
      }),
    );
    await expect(loading.during(Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(loading.isShown).toBe(true);
    end();
    await long;
    expect(loading.isShown).toBe(false);
  });
});

describe('the scroll lock', () => {
  it('nests, and never falls below nothing', () => {
    const applied: boolean[] = [];
    const lock = new ScrollLock((locked) => applied.push(locked));
    lock.release();
    lock.lock();
    lock.lock();
    lock.release();
    expect(applied).toEqual([true]);
    lock.release();
    lock.release();
    lock.lock();
    expect(applied).toEqual([true, false, true]);
  });
});

describe('the theme', () => {
  function open(stored: string | null, systemIsDark: boolean) {
    const painted: (readonly [Theme | null, Theme])[] = [];
    const system = { isDark: systemIsDark, changed: (): void => undefined };
    const page: ThemePage = {
      systemIsDark: () => system.isDark,
      onSystemChange: (changed) => {
        system.changed = changed;
        return () => {
          system.changed = () => undefined;
        };
      },
      paint: (choice, shown) => painted.push([choice, shown]),
    };
    const storage = new MemoryStorage(stored === null ? {} : { [STORAGE_KEY.THEME]: stored });
    const otherTab = { changed: (_key: string | null): void => undefined };
    const theme = new ThemeStore(page, storage, (changed) => {
      otherTab.changed = changed;
      return () => {
        otherTab.changed = () => undefined;
      };
    });
    theme.start();
    theme.start();
    return { theme, painted, system, storage, otherTab };
  }

  it('follows the system until the person chooses', () => {
    const { theme, painted, system } = open(null, false);
    expect(theme.shown).toBe('light');
    system.isDark = true;
    system.changed();
    expect(theme.shown).toBe('dark');
    theme.choose('light');
    expect(painted.at(-1)).toEqual(['light', 'light']);
    theme.choose('system');
    expect(painted.at(-1)).toEqual([null, 'dark']);
  });

  it('keeps a choice, and takes nothing else from storage', () => {
    expect(open('dark', false).theme.shown).toBe('dark');
    expect(open('blue', false).theme.choice).toBe('system');
  });

  it('follows what another tab chose', () => {
    const { theme, painted, storage, otherTab } = open(null, false);
    storage.write(STORAGE_KEY.THEME, 'dark');
    otherTab.changed('FOREIGN');
    expect(theme.shown).toBe('light');
    otherTab.changed(STORAGE_KEY.THEME);
    expect(painted.at(-1)).toEqual(['dark', 'dark']);
    theme.stop();
    storage.remove(STORAGE_KEY.THEME);
    otherTab.changed(null);
    expect(theme.shown).toBe('dark');
  });

  it('no longer listens when it was stopped', () => {
    const { theme, system } = open(null, false);
    theme.stop();
    system.isDark = true;
    system.changed();
    expect(theme.shown).toBe('light');
  });
});
