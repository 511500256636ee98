import { expect, test } from 'vitest';
import { AppError, type Cancellation } from '#core';
import { AnswerStore } from '../../../src/ui/stores/answer-store';
import { deferred } from '../support/deferred';

/** A question whose answers come when they are told to. */
function setUp(kept?: string) {
  const asked: { cancel: Cancellation; answer: (value: string | Promise<string>) => void }[] = [];
  const ask = (cancel: Cancellation) => {
    const { promise, resolve } = deferred<string | Promise<string>>();
    asked.push({ cancel, answer: resolve });
    return promise.then((value) => value);
  };
  return { asked, store: new AnswerStore(ask, kept) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('is idle, then loading, then has its answer', async () => {
  const { store, asked } = setUp();
  expect([store.state, store.value]).toEqual([{ kind: 'idle' }, null]);
  const loaded = store.load();
  expect(store.state).toEqual({ kind: 'loading' });
  asked[0]?.answer('one');
  await loaded;
  expect([store.state, store.value]).toEqual([{ kind: 'ready', value: 'one' }, 'one']);
});

test('tells why there is no answer, and can be asked again', async () => {
  const { store, asked } = setUp();
  const error = new AppError('timeout');
  store.start();
  asked[0]?.answer(Promise.reject(error));
  await settled();
  expect([store.state, store.value]).toEqual([{ kind: 'failed', error }, null]);
  store.start();
  expect(store.state).toEqual({ kind: 'loading' });
  asked[1]?.answer('one');
  await settled();
  expect(store.value).toBe('one');
});

test('starts with what was kept, and does not ask for what it has', () => {
  const { store, asked } = setUp('kept');
  store.start();
  expect(store.state).toEqual({ kind: 'ready', value: 'kept' });
  expect(asked).toEqual([]);
  void store.load();
  expect(asked).toHaveLength(1);
});

test('gives up the earlier question; whatever comes of it, the last one wins', async () => {
  const { store, asked } = setUp();
  for (let times = 0; times < 3; times += 1) void store.load();
  expect(asked.map(({ cancel }) => cancel.aborted)).toEqual([true, true, false]);
  asked[2]?.answer('last');
  await settled();
  asked[0]?.answer('first');
  asked[1]?.answer(Promise.reject(new AppError('server')));
  await settled();
  expect(store.value).toBe('last');
});

test('stopped, it takes no answer; started, it asks anew', async () => {
  const { store, asked } = setUp();
  store.start();
  store.stop();
  asked[0]?.answer('dropped');
  await settled();
  expect(store.value).toBeNull();
  store.start();
  asked[1]?.answer('anew');
  await settled();
  expect(store.value).toBe('anew');
});
