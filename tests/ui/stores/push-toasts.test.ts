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
    board.withdraw('b');
    expect([ids(board.stack), board.latest]).toEqual(['a', null]);
    board.withdraw('none');
    board.hide(false);
    vi.advanceTimersByTime(TOAST_MS - 1);
    expect(board.stack.some(({ leaving }) => leaving)).toBe(false);
    vi.advanceTimersByTime(1 + TOAST_EXIT_MS);
    expect(board.stack).toEqual([]);
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
  it('is not there where it was withdrawn while the code of the board was on its way', async () => {
    const store = new PushToastStore();
    await store.withdraw('a');
    const pushes = ['a', 'b'].map((id) => store.push({ id, title: '제목', message: '말' }));
    await Promise.all([...pushes, store.withdraw('b')]);
    expect([ids(store.board?.stack ?? []), store.board?.latest]).toEqual(['a', null]);
    await store.withdraw('a');
    expect(store.board?.stack).toEqual([]);
  });
});
