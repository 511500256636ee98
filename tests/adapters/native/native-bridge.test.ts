import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenedTarget } from '#core';
import { MemoryNativeBridge } from '../../../src/adapters/memory/memory-native-bridge';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random';
import { nativeBridgeOf } from '../../../src/adapters/native/native-bridge-of';
import { nativeBridgeContract } from '../contracts/native-bridge.contract';
import { fakeShell, opensShell } from './fake-shell';

nativeBridgeContract('memory', (methods) => {
  const bridge = new MemoryNativeBridge(
    'android',
    Object.fromEntries(methods.map((method) => [method, 'later'])),
  );
  return {
    bridge,
    asked: () => bridge.asked.filter(({ method }) => methods.includes(method)),
    answer: (index, result) => {
      bridge.answer(index, result as Parameters<typeof bridge.answer>[1]);
    },
    noise: () => {
      bridge.answer(10_000, { kind: 'cancel' });
    },
    wait: () => {
      bridge.asked.forEach((_, index) => {
        bridge.answer(index, { kind: 'error', message: 'late' });
      });
      return Promise.resolve();
    },
    open: (target) => {
      bridge.open(target);
    },
    notify: (notification) => {
      bridge.notify(notification);
    },
  };
});

nativeBridgeContract('Android', opensShell('android'));
nativeBridgeContract('iOS', opensShell('ios'));

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('nativeBridgeOf', () => {
  const of = (view: object) => nativeBridgeOf(view, new MemoryRandom());

  test.each([
    [{}, null],
    [{ HankanAndroid: null, webkit: null }, null],
    [{ HankanAndroid: { post: 'text' } }, null],
    [{ webkit: { messageHandlers: {} } }, null],
    [{ webkit: { messageHandlers: { hankan: {} } } }, null],
    [{ webkit: { messageHandlers: { other: { postMessage: () => undefined } } } }, null],
    [{ HankanAndroid: { post: () => undefined } }, 'android'],
    [{ webkit: { messageHandlers: { hankan: { postMessage: () => undefined } } } }, 'ios'],
  ])('%o is the shell %j', (view, shell) => {
    expect(of({ ...view }).shell).toBe(shell);
  });

  test('a plain browser supports nothing and opens nothing', async () => {
    const bridge = of({});
    const heard: OpenedTarget[] = [];
    bridge.onOpen((target) => heard.push(target))();
    bridge.onNotified(({ target }) => heard.push(...(target === null ? [] : [target])))();
    for (const asked of [
      bridge.login('apple'),
      bridge.getDeepLink(),
      bridge.getNotificationId(),
      bridge.getVersionCode(),
      bridge.closeWindow(),
      bridge.share({ title: '', text: '', url: 'https://hankan.example/' }),
    ])
      await expect(asked).resolves.toEqual({ kind: 'unsupported' });
    expect(heard).toEqual([]);
  });
});

describe('a shell', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['getDeepLink', 3000],
    ['getVersionCode', 3000],
    ['login', 300_000],
  ] as const)('is given its time for %s: %i ms', async (method, limit) => {
    const { bridge } = fakeShell('ios', [method]);
    let result: unknown = 'waits';
    void bridge[method]('kakao').then((one) => {
      result = one;
    });
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(result).toBe('waits');
    await vi.advanceTimersByTimeAsync(2);
    expect(result).toMatchObject({ kind: 'error' });
  });

  test.each([
    ['login', ['text'], 'ok'],
    ['login', { accessToken: 7 }, 'error'],
    ['login', { accessToken: 'x'.repeat(8193) }, 'error'],
    ['login', null, 'ok'],
    ['getDeepLink', '/place/1\n', 'error'],
    ['getDeepLink', { toString: 1 }, 'error'],
    ['getDeepLink', 'x'.repeat(2049), 'error'],
    ['getNotificationId', '../x', 'error'],
    ['getNotificationId', 12, 'error'],
    ['getVersionCode', '', 'error'],
    ['getVersionCode', ['1.0'], 'error'],
  ] as const)('that answers %s with %j: %s', async (method, value, kind) => {
    const { bridge, questions, say } = fakeShell('android', [method]);
    const asked = bridge[method]('kakao');
    await settle();
    say({ v: 1, id: questions.at(-1)?.id, result: 'ok', value });
    expect((await asked).kind).toBe(kind);
  });

  test('that hands over more than is asked for gives only what is asked for', async () => {
    const { bridge, questions, say } = fakeShell('android', ['login']);
    const asked = bridge.login('kakao');
    await settle();
    const value = '{"accessToken":"a","refreshToken":"","admin":true,"__proto__":{"id_token":"x"}}';
    say(`{"v":1,"id":"${questions.at(-1)?.id ?? ''}","result":"ok","value":${value}}`);
    await expect(asked).resolves.toEqual({ kind: 'ok', value: { accessToken: 'a' } });
  });

  test('whose answer names no result it can have, has failed', async () => {
    const { bridge, questions, say } = fakeShell('ios', ['login']);
    const asked = bridge.login('kakao');
    await settle();
    say({ v: 1, id: questions.at(-1)?.id, result: 'OK', value: {} });
    await expect(asked).resolves.toMatchObject({ kind: 'error' });
  });

  test.each([
    [{}, 'n1', { kind: 'notification', id: 'n1' }],
    [{ link: 'javascript:\u0000' }, 'n1', null],
    [{ link: 7 }, 'n1', null],
    [{ notificationId: '../n' }, undefined, null],
    [{ title: '' }, undefined, null],
    [{ message: 'x'.repeat(501) }, undefined, null],
  ])('that tells of a notification with %j', (odd, id, target) => {
    const { bridge, questions, say } = fakeShell('android', []);
    const heard: unknown[] = [];
    bridge.onNotified((notification) => heard.push(notification));
    const value = { notificationId: 'n1', title: '제목', message: '말', time: 'soon', ...odd };
    const key = questions[0]?.params['key'];
    say({ v: 1, event: 'notified', key: 'guessed', value });
    expect(heard).toEqual([]);
    say({ v: 1, event: 'notified', key, value });
    const told = { id, title: '제목', message: '말', time: null, target };
    expect(heard).toEqual(id === undefined ? [] : [told]);
  });

  test('that refuses to be asked has failed', async () => {
    const view = {
      HankanAndroid: {
        post: () => {
          throw new Error('Java exception');
        },
      },
    };
    const bridge = nativeBridgeOf(view, new MemoryRandom());
    await expect(bridge.login('kakao')).resolves.toMatchObject({ kind: 'error' });
  });

  test('that does not greet is asked nothing, and greeted again with the next question', async () => {
    const { bridge, questions, say } = fakeShell('ios', 'mute');
    const first = bridge.getDeepLink();
    await vi.advanceTimersByTimeAsync(3001);
    await expect(first).resolves.toMatchObject({ kind: 'error' });
    const second = bridge.getDeepLink();
    await settle();
    expect(questions.map(({ method }) => method)).toEqual(['hello', 'hello']);
    const greeting = { version: '1.0.0', methods: ['getDeepLink'] };
    say({ v: 1, id: questions[1]?.id, result: 'ok', value: greeting });
    await settle();
    say({ v: 1, id: questions[2]?.id, result: 'ok', value: '/place/1' });
    await expect(second).resolves.toEqual({ kind: 'ok', value: '/place/1' });
  });

  test.each([{ methods: 'login' }, null, []])(
    'that greets with %j is not understood',
    async (value) => {
      const { bridge, questions, say } = fakeShell('ios', 'mute');
      const asked = bridge.login('kakao');
      say({ v: 1, id: questions[0]?.id, result: 'ok', value });
      await expect(asked).resolves.toMatchObject({ kind: 'error' });
    },
  );

  test('opens only links and notifications that can be read, and only with the page’s key', () => {
    const { bridge, questions, say } = fakeShell('ios', []);
    const heard: OpenedTarget[] = [];
    bridge.onOpen((target) => heard.push(target));
    const key = questions[0]?.params['key'];
    for (const value of [
      {},
      { link: 7 },
      { link: 'a\u0000' },
      { notificationId: 'a b' },
      null,
      'x',
    ])
      say({ v: 1, event: 'open', key, value });
    say({ v: 1, event: 'open', key: 'guessed', value: { link: '/place/1' } });
    say({ v: 1, event: 'open', value: { link: '/place/1' } });
    say({ v: 1, event: 'close', key, value: { link: '/place/1' } });
    expect(heard).toEqual([]);
    say({ v: 1, event: 'open', key, value: { link: '/place/2' } });
    expect(heard).toEqual([{ kind: 'link', link: '/place/2' }]);
  });

  test('is heard by a receiver that no other script replaces', async () => {
    const { bridge, questions, say, view } = fakeShell('android', ['getVersionCode']);
    const stolen: unknown[] = [];
    expect(Reflect.set(view, 'hankanReceive', (one: unknown) => stolen.push(one))).toBe(false);
    expect(Reflect.deleteProperty(view, 'hankanReceive')).toBe(false);
    const asked = bridge.getVersionCode();
    await settle();
    say({ v: 1, id: questions.at(-1)?.id, result: 'ok', value: '2.0.0' });
    await expect(asked).resolves.toEqual({ kind: 'ok', value: '2.0.0' });
    expect(stolen).toEqual([]);
  });

  test('is asked nothing where another script sits in the receiver', async () => {
    const stolen: unknown[] = [];
    const view = Object.defineProperty({}, 'hankanReceive', {
      value: (one: unknown) => stolen.push(one),
      configurable: false,
    }) as Record<string, unknown>;
    const { bridge, questions } = fakeShell('android', ['login'], view);
    expect(bridge.shell).toBe('android');
    await expect(bridge.login('kakao')).resolves.toMatchObject({ kind: 'error' });
    expect(questions).toEqual([]);
  });

  test('cannot be answered for by an object that changes while it is read', async () => {
    const { bridge, questions, say } = fakeShell('ios', ['getDeepLink']);
    const asked = bridge.getDeepLink();
    await settle();
    let reads = 0;
    const value = () => (reads++ === 0 ? '/place/1' : 'javascript:alert(1)');
    say(
      Object.defineProperty({ v: 1, id: questions.at(-1)?.id, result: 'ok' }, 'value', {
        get: value,
        enumerable: true,
      }),
    );
    await expect(asked).resolves.toEqual({ kind: 'ok', value: '/place/1' });
    say({
      get v() {
        throw new Error('boo');
      },
    });
  });
});
