import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  NativeBridge,
  NativeMethod,
  NativeNotification,
  NativeResult,
  OpenedTarget,
  Provider,
} from '#core';

export interface OpenedBridge {
  readonly bridge: NativeBridge;
  /** What the shell was asked, in order. */
  readonly asked: () => readonly {
    readonly method: NativeMethod;
    readonly provider: Provider | null;
  }[];
  /** The shell answers the question at this place of `asked`, perhaps not for the first time. */
  readonly answer: (index: number, result: Answer) => void;
  /** Something reaches the page that answers nothing. */
  readonly noise: (what: unknown) => void;
  /** Longer than any answer is waited for. */
  readonly wait: () => Promise<void>;
  readonly open: (target: OpenedTarget) => void;
  readonly notify: (notification: NativeNotification) => void;
}

export type Answer = Exclude<NativeResult<unknown>, { kind: 'unsupported' }>;

/** Opens a bridge whose shell knows these methods, and answers when it is told to. */
export type OpenBridge = (methods: readonly NativeMethod[]) => OpenedBridge;

const METHODS = [
  'login',
  'getDeepLink',
  'getNotificationId',
  'getVersionCode',
  'closeWindow',
  'share',
] as const satisfies readonly NativeMethod[];

const askFor: Readonly<
  Record<NativeMethod, (bridge: NativeBridge) => Promise<NativeResult<unknown>>>
> = {
  login: (bridge) => bridge.login('kakao'),
  getDeepLink: (bridge) => bridge.getDeepLink(),
  getNotificationId: (bridge) => bridge.getNotificationId(),
  getVersionCode: (bridge) => bridge.getVersionCode(),
  closeWindow: (bridge) => bridge.closeWindow(),
  share: (bridge) =>
    bridge.share({ title: '원룸', text: '', url: 'https://hankan.example/place/1' }),
};

/** A value that no other answer of the walk has. */
const valueOf = (method: NativeMethod, step: number): unknown =>
  ({
    login: { accessToken: `access-${step}`, refreshToken: `refresh-${step}` },
    getDeepLink: `/place/${step}`,
    getNotificationId: `n-${step}`,
    getVersionCode: `1.0.${step}`,
    closeWindow: null,
    share: null,
  })[method];

/** What every {@link NativeBridge} promises where there is a shell. */
export function nativeBridgeContract(name: string, open: OpenBridge): void {
  describe(`NativeBridge: ${name}`, () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    const settle = () => vi.advanceTimersByTimeAsync(0);

    test.each(METHODS)('%s answers what the shell said', async (method) => {
      const said: Answer[] = [
        { kind: 'ok', value: valueOf(method, 1) },
        { kind: 'cancel' },
        { kind: 'error', message: '앱이 답하지 않아요.' },
      ];
      for (const [index, result] of said.entries()) {
        const { bridge, asked, answer } = open(METHODS);
        const answered = askFor[method](bridge);
        await settle();
        expect(asked(), String(index)).toEqual([
          { method, provider: method === 'login' ? 'kakao' : null },
        ]);
        answer(0, result);
        await expect(answered).resolves.toEqual(result);
      }
    });

    test.each(METHODS)('%s is unsupported where the shell does not know it', async (method) => {
      const { bridge, asked } = open(METHODS.filter((known) => known !== method));
      await expect(askFor[method](bridge)).resolves.toEqual({ kind: 'unsupported' });
      expect(asked()).toEqual([]);
    });

    test.each(['getDeepLink', 'getNotificationId'] as const)(
      '%s may have nothing to tell',
      async (method) => {
        const { bridge, answer } = open(METHODS);
        const answered = askFor[method](bridge);
        await settle();
        answer(0, { kind: 'ok', value: null });
        await expect(answered).resolves.toEqual({ kind: 'ok', value: null });
      },
    );

    const walk = fc.array(
      fc.oneof(
        { weight: 3, arbitrary: fc.record({ ask: fc.constantFrom(...METHODS) }) },
        {
          weight: 4,
          arbitrary: fc.record({
            answer: fc.nat(12),
            kind: fc.constantFrom('ok' as const, 'cancel' as const, 'error' as const),
          }),
        },
        { weight: 2, arbitrary: fc.record({ noise: fc.anything() }) },
        { weight: 1, arbitrary: fc.constant({ wait: true as const }) },
      ),
      { minLength: 4, maxLength: 40 },
    );

    test('late, repeated and foreign answers: each question gets its own first one, or an error', async () => {
      await fc.assert(
        fc.asyncProperty(walk, async (steps) => {
          const { bridge, asked, answer, noise, wait } = open(METHODS);
          const heard: NativeResult<unknown>[][] = [];
          const due: (Answer | 'waits' | 'too late')[] = [];
          for (const [step, what] of [...steps, { wait: true as const }].entries()) {
            if ('ask' in what) {
              const own: NativeResult<unknown>[] = [];
              heard.push(own);
              due.push('waits');
              void askFor[what.ask](bridge).then((result) => own.push(result));
            } else if ('answer' in what) {
              const method = asked()[what.answer]?.method;
              const result: Answer = {
                ok: { kind: 'ok' as const, value: valueOf(method ?? 'login', step) },
                cancel: { kind: 'cancel' as const },
                error: { kind: 'error' as const, message: `error ${step}` },
              }[what.kind];
              if (due[what.answer] === 'waits') due[what.answer] = result;
              answer(what.answer, result);
            } else if ('noise' in what) noise(what.noise);
            else {
              await wait();
              for (const [index, one] of due.entries())
                if (one === 'waits') due[index] = 'too late';
            }
            await settle();
          }
          expect(heard).toEqual(
            due.map((one) => [
              one === 'too late' ? { kind: 'error', message: expect.any(String) as string } : one,
            ]),
          );
        }),
        { numRuns: 60 },
      );
    });

    test('what the shell opens is told to everybody who listens, until they stop', () => {
      const { bridge, open: openInApp } = open(METHODS);
      const first: OpenedTarget[] = [];
      const second: OpenedTarget[] = [];
      const stop = bridge.onOpen((target) => first.push(target));
      bridge.onOpen((target) => second.push(target));
      openInApp({ kind: 'link', link: '/place/1' });
      stop();
      openInApp({ kind: 'notification', id: 'n1' });
      expect(first).toEqual([{ kind: 'link', link: '/place/1' }]);
      expect(second).toEqual([
        { kind: 'link', link: '/place/1' },
        { kind: 'notification', id: 'n1' },
      ]);
    });

    test('a notification is told as it came, until nobody listens', () => {
      const { bridge, notify } = open(METHODS);
      const words = { title: '새 댓글이 달렸어요', message: '방 보러 가도 될까요?' };
      const told: NativeNotification[] = [
        { id: 'n1', ...words, time: 1_789_000_000_000, target: { kind: 'link', link: '/posts/1' } },
        { id: 'n2', ...words, time: null, target: { kind: 'notification', id: 'n2' } },
      ];
      const heard: NativeNotification[] = [];
      const stop = bridge.onNotified((notification) => heard.push(notification));
      told.forEach(notify);
      stop();
      told.forEach(notify);
      expect(heard).toEqual(told);
    });

    test('of what was opened before anybody listened the last one is told, once', () => {
      const { bridge, open: openInApp } = open(METHODS);
      openInApp({ kind: 'link', link: '/place/1' });
      openInApp({ kind: 'link', link: '/place/2' });
      const heard: OpenedTarget[] = [];
      bridge.onOpen((target) => heard.push(target));
      bridge.onOpen((target) => heard.push(target));
      expect(heard).toEqual([{ kind: 'link', link: '/place/2' }]);
    });
  });
}
