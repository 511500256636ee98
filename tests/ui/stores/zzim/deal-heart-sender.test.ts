import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { AppError, parseUnsentZzims, STORAGE_KEY, type KeyValueStorage } from '#core';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { DealHeartSender } from '../../../../src/ui/stores/zzim/deal-heart-sender';

/** Until all that was said is answered. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

function open(given: { readonly member?: string | null; readonly storage?: KeyValueStorage } = {}) {
  const { member = '7', storage = new MemoryStorage() } = given;
  const who = observable.box<string | null>(member);
  const told: string[] = [];
  const backs = new Set<() => void>();
  let failure: Error | null = null;
  const hear = async (what: string, id: string): Promise<void> => {
    told.push(`${what} ${id}`);
    await Promise.resolve();
    if (failure !== null) throw failure;
  };
  const sender = new DealHeartSender({
    storage,
    listen: () => () => undefined,
    online: (back) => {
      backs.add(back);
      return () => backs.delete(back);
    },
    server: { keep: (id) => hear('keep', id), leave: (id) => hear('leave', id) },
    member: () => who.get(),
  });
  sender.start();
  sender.start();
  return {
    sender,
    storage,
    told,
    waiting: () => parseUnsentZzims(storage.read(STORAGE_KEY.UNSENT_ZZIMS)).length,
    fail: (error: Error | null) => {
      failure = error;
    },
    online: () => {
      for (const back of backs) back();
    },
    signIn: (id: string | null) => {
      runInAction(() => {
        who.set(id);
      });
    },
  };
}

describe('hearts of a member', () => {
  it('are told one after another, the last press of each last', async () => {
    const { sender, told, waiting } = open();
    sender.pressed('1', true);
    sender.pressed('2', true);
    sender.pressed('1', false);
    await settled();
    expect(told).toEqual(['keep 1', 'keep 2', 'leave 1']);
    expect(waiting()).toBe(0);
  });

  it('wait on the device for the network, and for the next press', async () => {
    const { sender, told, waiting, fail, online } = open();
    fail(new AppError('offline'));
    sender.pressed('1', true);
    await settled();
    expect([told, waiting()]).toEqual([['keep 1'], 1]);
    sender.pressed('1', false);
    await settled();
    fail(null);
    online();
    await settled();
    expect(told).toEqual(['keep 1', 'leave 1', 'leave 1']);
    expect(waiting()).toBe(0);
  });

  it('wait through a reload', async () => {
    const before = open();
    before.fail(new AppError('server'));
    before.sender.pressed('1', true);
    await settled();
    const { told, waiting } = open({ storage: before.storage });
    await settled();
    expect(told).toEqual(['keep 1']);
    expect(waiting()).toBe(0);
  });

  it('wait for who pressed them, once a session is over', async () => {
    const { sender, told, waiting, fail, signIn } = open();
    fail(new AppError('unauthorized'));
    sender.pressed('1', true);
    await settled();
    signIn(null);
    fail(null);
    signIn('8');
    await settled();
    expect([told, waiting()]).toEqual([['keep 1'], 1]);
    signIn('7');
    await settled();
    expect(told).toEqual(['keep 1', 'keep 1']);
    expect(waiting()).toBe(0);
  });

  it('are not told again where nothing would change: the deal is gone, or their own', async () => {
    const { sender, told, waiting, fail } = open();
    for (const kind of ['not-found', 'refused'] as const) {
      fail(new AppError(kind));
      sender.pressed(kind, true);
      await settled();
    }
    expect(told).toEqual(['keep not-found', 'keep refused']);
    expect(waiting()).toBe(0);
  });
});

it('hearts of a visitor are told to nobody, also once somebody signs in', async () => {
  const { sender, told, waiting, signIn } = open({ member: null });
  sender.pressed('1', true);
  signIn('7');
  await settled();
  expect([told, waiting()]).toEqual([[], 0]);
});
