import { describe, expect, it, vi } from 'vitest';
import type { LiveInbox } from '#core';
import { laterLiveInbox } from '../../../src/composition/later/later-live-inbox';

const from = () => Promise.resolve(0);
const hear = () => undefined;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function inbox() {
  const leave = vi.fn();
  const open = vi.fn<LiveInbox['open']>(() => leave);
  return { live: { open }, open, leave };
}

/** Code that cannot be had so many times, and rests that end when they are told to. */
function failing(times: number) {
  const { live, open, leave } = inbox();
  let left = times;
  const fetch = vi.fn(() => {
    left -= 1;
    return left < 0 ? Promise.resolve(live) : Promise.reject(new Error('chunk'));
  });
  const ends: (() => void)[] = [];
  const rest = (_ms: number, signal: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      const end = () => {
        resolve(false);
      };
      ends.push(end);
      signal.addEventListener('abort', end);
    });
  const endRest = async () => {
    ends.at(-1)?.();
    await settled();
  };
  return { inbox: laterLiveInbox(fetch, rest), open, leave, fetch, endRest };
}

describe('a live inbox whose code is fetched later', () => {
  it('is followed and left', async () => {
    const { inbox: later, open, leave } = failing(0);
    const leaveLater = later.open('7', from, hear);
    await settled();
    expect(open.mock.calls).toEqual([['7', from, hear]]);
    leaveLater();
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('is followed once its code can be had', async () => {
    const { inbox: later, open, endRest } = failing(2);
    later.open('7', from, hear);
    await settled();
    await endRest();
    expect(open).not.toHaveBeenCalled();
    await endRest();
    expect(open.mock.calls).toEqual([['7', from, hear]]);
  });

  it('is not followed where it was left before its code was there', async () => {
    const { inbox: later, open } = failing(0);
    later.open('7', from, hear)();
    await settled();
    expect(open).not.toHaveBeenCalled();
  });

  it('is not tried again once it was left', async () => {
    const { inbox: later, open, fetch } = failing(1);
    const leave = later.open('7', from, hear);
    await settled();
    leave();
    await settled();
    expect(open).not.toHaveBeenCalled();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
