import { vi } from 'vitest';
import type { NativeBridge, NativeMethod, Provider } from '#core';
import type { Question } from '../../../src/adapters/native/envelope';
import { nativeBridgeOf } from '../../../src/adapters/native/native-bridge-of';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random';
import type { OpenBridge } from '../contracts/native-bridge.contract';

/** A page inside a shell: what the shell hears, and how it speaks. */
export interface FakeShell {
  readonly bridge: NativeBridge;
  /** Greetings among them. */
  readonly questions: Question[];
  /** What an app's own code would call on the page. */
  readonly say: (message: unknown) => void;
  readonly view: object;
}

/** A shell that greets by itself when it knows methods, and says nothing else by itself. */
export function fakeShell(
  kind: 'android' | 'ios',
  methods: readonly string[] | 'mute',
  view: Record<string, unknown> = {},
): FakeShell {
  const questions: Question[] = [];
  const say = (message: unknown) => {
    (Reflect.get(view, 'hankanReceive') as (message: unknown) => void)(message);
  };
  const heard = (question: Question) => {
    questions.push(question);
    if (question.method === 'hello' && methods !== 'mute')
      say({ v: 1, id: question.id, result: 'ok', value: { version: '1.2.3', methods } });
  };
  if (kind === 'android')
    view['HankanAndroid'] = {
      post: (json: string) => {
        heard(JSON.parse(json) as Question);
      },
    };
  else
    view['webkit'] = {
      messageHandlers: {
        hankan: {
          postMessage: (message: Question) => {
            heard(message);
          },
        },
      },
    };
  const bridge = nativeBridgeOf(view, new MemoryRandom());
  return { bridge, questions, say, view };
}

const MORE_THAN_ANY_LIMIT_MS = 301_000;

/** Android's WebView calls with JSON, WKWebView with an object. */
export const opensShell =
  (kind: 'android' | 'ios'): OpenBridge =>
  (methods) => {
    const { bridge, questions, say } = fakeShell(kind, methods);
    const told = (message: object) => {
      say(kind === 'android' ? JSON.stringify(message) : message);
    };
    const put = () => questions.filter(({ method }) => method !== 'hello');
    return {
      bridge,
      asked: () =>
        put().map(({ method, params }) => ({
          method: method as NativeMethod,
          provider: (params['provider'] ?? null) as Provider | null,
        })),
      answer: (index, { kind: result, ...rest }) => {
        told({ v: 1, id: put()[index]?.id ?? 'nobody-asked', result, ...rest });
      },
      noise: (what) => {
        say(what);
        say({ v: 1, id: what, result: 'ok', value: what });
        say({ v: 1, event: 'open', key: what, value: { link: '/place/1' } });
        say({ v: 2, id: put()[0]?.id, result: 'ok', value: what });
      },
      wait: async () => {
        await vi.advanceTimersByTimeAsync(MORE_THAN_ANY_LIMIT_MS);
      },
      open: (target) => {
        const key = questions.find(({ method }) => method === 'hello')?.params['key'];
        const value =
          target.kind === 'link' ? { link: target.link } : { notificationId: target.id };
        told({ v: 1, event: 'open', key, value });
      },
      notify: ({ id, target, ...words }) => {
        const key = questions.find(({ method }) => method === 'hello')?.params['key'];
        const link = target?.kind === 'link' ? { link: target.link } : {};
        const value = { notificationId: id, ...words, ...link };
        told({ v: 1, event: 'notified', key, value });
      },
    };
  };
