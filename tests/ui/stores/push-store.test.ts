import { observable, runInAction } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import { STORAGE_KEY } from '#core';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { PushStore } from '../../../src/ui/stores/push-store';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A browser that is on its way to let go. */
function leaving() {
  let resolve = (): void => undefined;
  let reject = (_error: Error): void => undefined;
  const promise = new Promise<void>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}
type Leaving = ReturnType<typeof leaving>;

function stage(kept: string | null, member: string | null) {
  const local = new MemoryStorage();
  if (kept !== null) local.write(STORAGE_KEY.PUSH_MEMBER, kept);
  const who = observable.box(member);
  const left: Leaving[] = [];
  const store = new PushStore({
    local,
    member: () => who.get(),
    subscriber: {
      unsubscribe: () => {
        const one = leaving();
        left.push(one);
        return one.promise;
      },
    },
  });
  stops.push(() => {
    store.stop();
  });
  const become = (next: string | null) => {
    runInAction(() => {
      who.set(next);
    });
  };
  return { local, left, store, become, kept: () => local.read(STORAGE_KEY.PUSH_MEMBER) };
}

describe('pushes of a device', () => {
  it.each([
    ['nobody subscribed it', null, 'kim'],
    ['its member is there', 'kim', 'kim'],
  ])('stay as they are where %s', (_, kept, member) => {
    const { store, left } = stage(kept, member);
    store.start();
    expect(left).toEqual([]);
  });

  it.each([
    ['somebody else', 'lee'],
    ['a visitor', null],
  ])('end where %s is there when the app starts', async (_, member) => {
    const { store, left, kept } = stage('kim', member);
    store.start();
    expect([left.length, kept()]).toEqual([1, 'kim']);
    left[0]?.resolve();
    await left[0]?.promise;
    expect(kept()).toBeNull();
  });

  it('end with the session, and are tried again where their code could not be had', async () => {
    const { store, left, become, kept } = stage('kim', 'kim');
    store.start();
    become(null);
    left[0]?.reject(new Error('offline'));
    await left[0]?.promise.catch(() => undefined);
    expect(kept()).toBe('kim');
    become('lee');
    expect(left).toHaveLength(2);
    // Who subscribed it meanwhile keeps it.
    store.keep('lee');
    left[1]?.resolve();
    await left[1]?.promise;
    expect([kept(), store.isKept('lee'), store.isKept('kim')]).toEqual(['lee', true, false]);
    store.keep(null);
    expect(kept()).toBeNull();
  });

  it('are watched no more once it is stopped', () => {
    const { store, left, become } = stage('kim', 'kim');
    store.start();
    store.stop();
    become(null);
    expect(left).toEqual([]);
  });
});
