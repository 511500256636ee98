import { describe, expect, test } from 'vitest';
import { STORAGE_KEY } from '#core';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { lockTurns, storedTurns } from '../../../src/adapters/system/turns';
import { MovingClock } from '../../support/moving-clock';

/** Work that is done once it is told to, and says how many do it at a time. */
class Work {
  most = 0;
  private now = 0;
  private readonly ends: (() => void)[] = [];

  readonly do = async (): Promise<string> => {
    this.now += 1;
    this.most = Math.max(this.most, this.now);
    await new Promise<void>((resolve) => this.ends.push(resolve));
    this.now -= 1;
    return 'done';
  };

  end(): boolean {
    const end = this.ends.shift();
    end?.();
    return end !== undefined;
  }
}

const KEY = `${STORAGE_KEY.OUTBOX_TURN}_thing`;

/** Lets all that can go on do so, without any time. */
const settle = async () => {
  for (let at = 0; at < 20; at += 1) await Promise.resolve();
};

function device() {
  const [storage, clock] = [new MemoryStorage(), new MovingClock()];
  let tabs = 0;
  const waiting: (() => void)[] = [];
  const open = () =>
    storedTurns({
      storage,
      clock,
      random: { id: () => `tab${(tabs += 1)}` },
      pause: () => new Promise((resolve) => waiting.push(resolve)),
    });
  const look = async () => {
    for (const wake of waiting.splice(0)) wake();
    await settle();
  };
  return { storage, clock, open, look };
}

describe('turns by a note on the device', () => {
  test('are taken one at a time, in one tab and between two', async () => {
    const { open, look, storage } = device();
    const [one, other] = [open(), open()];
    const work = new Work();
    const all = [one('thing', work.do), one('thing', work.do), other('thing', work.do)];
    for (let left = 3; left > 0; left -= 1) {
      await look();
      expect(work.end()).toBe(true);
      await settle();
    }
    expect(await Promise.all(all)).toEqual(['done', 'done', 'done']);
    expect(work.most).toBe(1);
    expect(storage.keys()).toEqual([]);
  });

  test('of different things are taken side by side', async () => {
    const turns = device().open();
    const work = new Work();
    const all = [turns('thing', work.do), turns('another', work.do)];
    await settle();
    expect(work.most).toBe(2);
    while (work.end());
    await Promise.all(all);
  });

  test('go on after one that rejects', async () => {
    const turns = device().open();
    await expect(turns('thing', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns('thing', () => Promise.resolve(2))).toBe(2);
  });

  test('that a dead tab left are over in a minute, and at once where the clock was put back', async () => {
    for (const passes of [60_001, -1]) {
      const { storage, clock, open, look } = device();
      storage.write(KEY, `dead ${clock.now() + 60_000}`);
      let isDone = false;
      const done = open()('thing', () => {
        isDone = true;
        return Promise.resolve();
      });
      await look();
      expect(isDone).toBe(false);
      clock.advance(passes);
      await look();
      expect(isDone).toBe(true);
      await done;
    }
  });

  test('are taken whatever stands in their place', async () => {
    for (const text of ['', 'x', 'x y z', 'dead NaN']) {
      const { storage, open } = device();
      storage.write(KEY, text);
      expect(await open()('thing', () => Promise.resolve(1))).toBe(1);
    }
  });
});

test('the locks of the browser are asked for by name', async () => {
  const names: string[] = [];
  const turns = lockTurns({
    request: ((name: string, work: () => Promise<unknown>) => {
      names.push(name);
      return work();
    }) as LockManager['request'],
  });
  expect(await turns('thing', () => Promise.resolve(3))).toBe(3);
  expect(names).toEqual(['hankan thing']);
});
