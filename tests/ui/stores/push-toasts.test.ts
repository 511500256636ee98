import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOAST_EXIT_MS, TOAST_MS } from '../../../src/ui/stores/toast-store';
import type { PushToast } from '../../../src/ui/stores/push-toasts/push-toast';
import { PushToastStore } from '../../../src/ui/stores/push-toasts/push-toast-store';
import { PushToastBoard } from '../../../src/ui/stores/push-toasts/push-toast-board';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function pushed(...toasts: (Partial<PushToast> & { id: string })[]) {
  const board = new PushToastBoard();
  board.hide(false);
  for (const toast of toasts) board.push({ title: '제목', message: '말', ...toast });
  return board;
}
const ids = (toasts: readonly { id: string }[]) => toasts.map(({ id }) => id).join('');

describe('stacked push toasts', () => {
  it('have the newest on top, unless another was given a higher place', () => {
    expect(ids(pushed({ id: 'a' }, { id: 'b' }).stack)).toBe('ba');
    const heights = [
      { id: 'a', zIndex: 2 },
      { id: 'b', zIndex: -1 },
      { id: 'c' },
      { id: 'd', zIndex: 2 },
    ];
    expect(ids(pushed(...heights).stack)).toBe('dacb');
  });

  it('show three at most; the others wait without losing their time', () => {
    const board = pushed({ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }, { id: 'e' });
    expect([ids(board.seen), board.waiting]).toEqual(['edc', 2]);
    vi.advanceTimersByTime(TOAST_MS + TOAST_EXIT_MS);
    expect([ids(board.seen), board.waiting]).toEqual(['ba', 0]);
    vi.advanceTimersByTime(TOAST_MS - 1);
    expect(board.stack.some(({ leaving }) => leaving)).toBe(false);
    vi.advanceTimersByTime(1 + TOAST_EXIT_MS);
    expect(board.stack).toEqual([]);
  });

  it('stay as long as each was given', () => {
    const board = pushed({ id: 'a', toastDuration: 1000 }, { id: 'b' });
    vi.advanceTimersByTime(1000 + TOAST_EXIT_MS);
    expect(ids(board.stack)).toBe('b');
  });

  it('stay all of them while anything rests on one', () => {
    const board = pushed({ id: 'a' }, { id: 'b' });
    board.rest('a', 'pointer', true);
    board.rest('a', 'focus', true);
    board.rest('a', 'pointer', false);
    vi.advanceTimersByTime(60_000);
    expect(ids(board.stack)).toBe('ba');
    board.rest('a', 'focus', false);
    vi.advanceTimersByTime(TOAST_MS + TOAST_EXIT_MS);
    expect(board.stack).toEqual([]);
  });

  it('are held by nothing that rested on one that is gone', () => {
    const board = pushed({ id: 'a' }, { id: 'b' });
    board.rest('a', 'pointer', true);
    board.rest('a', 'focus', true);
    board.dismiss('a');
    vi.advanceTimersByTime(TOAST_EXIT_MS);
    board.rest('a', 'pointer', true);
    vi.advanceTimersByTime(TOAST_MS + TOAST_EXIT_MS);
    expect(board.stack).toEqual([]);
  });

  it('are held by nothing that rested on one that has to wait again', () => {
    const board = pushed({ id: 'a' });
    board.rest('a', 'pointer', true);
    for (const id of ['b', 'c', 'd']) board.push({ id, title: '제목', message: '말' });
    vi.advanceTimersByTime(TOAST_MS + TOAST_EXIT_MS);
    expect(ids(board.stack)).toBe('a');
  });

  it('are held by what rests on another one than that which goes', () => {
    const board = pushed({ id: 'a' }, { id: 'b' });
    board.rest('b', 'focus', true);
    board.rest('a', 'pointer', true);
    board.dismiss('a');
    vi.advanceTimersByTime(60_000);
    expect(ids(board.stack)).toBe('b');
  });

  it('wait while nobody looks at the window', () => {
    const board = pushed({ id: 'a' });
    board.hide(true);
    vi.advanceTimersByTime(60_000);
    expect(ids(board.stack)).toBe('a');
    board.hide(false);
    vi.advanceTimersByTime(TOAST_MS + TOAST_EXIT_MS);
    expect(board.stack).toEqual([]);
  });

  it('wait until there is a view that says that it is looked at', () => {
    const board = new PushToastBoard();
    board.push({ id: 'a', title: '제목', message: '말' });
    vi.advanceTimersByTime(60_000);
    expect(ids(board.stack)).toBe('a');
    board.hide(false);
    vi.advanceTimersByTime(TOAST_MS + TOAST_EXIT_MS);
    expect(board.stack).toEqual([]);
  });

  it('do what a press is for once', () => {
    const onClick = vi.fn();
    const board = pushed({ id: 'a', onClick }, { id: 'b' });
    board.press('a');
    board.press('a');
    board.press('b');
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(board.stack.every(({ leaving }) => leaving)).toBe(true);
    board.dismiss('a');
    vi.advanceTimersByTime(TOAST_EXIT_MS);
    expect(board.stack).toEqual([]);
  });

  it('that are withdrawn are gone at once, held or not, and the others stay their time', () => {
    const board = pushed({ id: 'a' }, { id: 'b' });
    board.hide(true);
    board.rest('b', 'focus', true);
    expect(board.withdraw('b')).toBe(true);
    expect([ids(board.stack), board.latest]).toEqual(['a', null]);
    expect(board.withdraw('none')).toBe(false);
    board.hide(false);
    vi.advanceTimersByTime(TOAST_MS - 1);
    expect(board.stack.some(({ leaving }) => leaving)).toBe(false);
    vi.advanceTimersByTime(1 + TOAST_EXIT_MS);
    expect(board.stack).toEqual([]);
  });

  it('that are withdrawn while they leave were there for their time', () => {
    const board = pushed({ id: 'a' });
    board.dismiss('a');
    expect([board.withdraw('a'), board.stack]).toEqual([false, []]);
  });

  it('go on being read out where an older one is withdrawn', () => {
    const board = pushed({ id: 'a' }, { id: 'b' });
    board.withdraw('a');
    expect([ids(board.stack), board.latest?.id]).toEqual(['b', 'b']);
  });

  it('give way to a newer one of the same id, also while it leaves', () => {
    const board = pushed({ id: 'a' }, { id: 'b' });
    board.dismiss('a');
    board.push({ id: 'a', title: '새 제목', message: '말' });
    vi.advanceTimersByTime(TOAST_EXIT_MS);
    expect(board.stack.map(({ id, title, leaving }) => [id, title, leaving])).toEqual([
      ['a', '새 제목', false],
      ['b', '제목', false],
    ]);
    expect(board.latest?.title).toBe('새 제목');
  });
});

describe('what is pushed', () => {
  const toast = (id: string) => ({ id, title: '제목', message: '말' });
  /** Its code cannot be had so many times. */
  function failing(times: number) {
    let left = times;
    const load = vi.fn(() => {
      left -= 1;
      return left < 0
        ? Promise.resolve({ board: new PushToastBoard(), View: () => null })
        : Promise.reject(new Error('chunk'));
    });
    const store = new PushToastStore(load);
    return { store, load, shown: () => ids(store.board?.stack ?? []) };
  }

  it('is not there where it was withdrawn while the code of the board was on its way', async () => {
    const { store, shown } = failing(0);
    expect(store.withdraw('a')).toBe(false);
    const pushes = ['a', 'b'].map((id) => store.push(toast(id)));
    expect(store.withdraw('b')).toBe(true);
    await Promise.all(pushes);
    expect([shown(), store.board?.latest?.id]).toEqual(['a', 'a']);
    expect(store.withdraw('a')).toBe(true);
    expect([shown(), store.withdraw('a')]).toEqual(['', false]);
  });

  it('waits where its code cannot be had, and is shown with the next, in the order it came', async () => {
    const { store, shown } = failing(2);
    await store.push(toast('a'));
    await store.push(toast('b'));
    expect([store.board, store.View]).toEqual([null, null]);
    store.withdraw('a');
    await store.push(toast('c'));
    expect(shown()).toBe('cb');
    await store.push(toast('d'));
    expect(shown()).toBe('dcb');
  });

  it('is tried again when it is asked, and not where nothing waits', async () => {
    const { store, load, shown } = failing(1);
    store.tryAgain();
    expect(load).not.toHaveBeenCalled();
    await store.push(toast('a'));
    store.tryAgain();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toBe('a');
  });

  it('can be shown once its code is there', async () => {
    const { store, load } = failing(1);
    expect(await store.ready()).toBe(false);
    expect(await Promise.all([store.ready(), store.ready()])).toEqual([true, true]);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
