import type { Page } from '@playwright/test';
import type { Provider } from '#core';

/** What the page said to the shell (docs/guides/native-shells.md). */
interface Question {
  readonly id: string;
  readonly method: string;
  readonly params: Readonly<Record<string, string>>;
}

/** The shell around a page: it greets by itself, and answers a login when it is told to. */
export interface NativeShell {
  /** The logins that this page asked for, once there are so many. */
  logins(count: number): Promise<readonly Question[]>;
  /** Calls the receiver, as the app's code does. */
  say(message: unknown): Promise<void>;
  /** Hands a link or a notification to the page that runs. */
  open(value: { readonly link: string } | { readonly notificationId: string }): Promise<void>;
}

/** What the app was opened with, and its version: answered by itself, each thing opened once. */
export interface OpenedWith {
  readonly getDeepLink?: string;
  readonly getNotificationId?: string;
  readonly getVersionCode?: string;
}

/** Puts a bridge into every page that opens here, before its first script. */
export async function putIntoShell(
  page: Page,
  kind: 'android' | 'ios',
  openedWith: OpenedWith = {},
): Promise<NativeShell> {
  const said = { shell: kind, known: openedWith };
  await page.addInitScript(({ shell, known }) => {
    const asked: Question[] = [];
    const methods = ['login', ...Object.keys(known)];
    const answerTo = (method: string): unknown => {
      if (method === 'hello') return { version: '1.2.3', methods };
      const told = `told by the shell: ${method}`;
      if (method !== 'getVersionCode' && sessionStorage.getItem(told) !== null) return null;
      sessionStorage.setItem(told, '');
      return known[method as keyof OpenedWith];
    };
    const hear = (question: Question) => {
      asked.push(question);
      if (question.method === 'login') return;
      const value = answerTo(question.method);
      setTimeout(() => {
        const receive: unknown = Reflect.get(window, 'hankanReceive');
        if (typeof receive === 'function')
          Reflect.apply(receive, window, [{ v: 1, id: question.id, result: 'ok', value }]);
      });
    };
    const android = {
      post: (json: string) => {
        hear(JSON.parse(json) as Question);
      },
    };
    const ios = { messageHandlers: { hankan: { postMessage: hear } } };
    Object.assign(window, { askedOfShell: asked });
    Object.assign(window, shell === 'android' ? { HankanAndroid: android } : { webkit: ios });
  }, said);

  const say = (message: unknown) =>
    page.evaluate((heard) => {
      (Reflect.get(window, 'hankanReceive') as (heard: unknown) => void)(heard);
    }, message);
  return {
    logins: async (count) => {
      const logins = await page.waitForFunction((least) => {
        const asked = Reflect.get(window, 'askedOfShell') as readonly Question[];
        const found = asked.filter(({ method }) => method === 'login');
        return found.length >= least ? found : null;
      }, count);
      return (await logins.jsonValue()) ?? [];
    },
    say,
    open: async (value) => {
      const hello = await page.waitForFunction(() =>
        (Reflect.get(window, 'askedOfShell') as readonly Question[])
          .filter(({ method }) => method === 'hello')
          .at(-1),
      );
      const key = (await hello.jsonValue())?.params['key'];
      await say({ v: 1, event: 'open', key, value });
    },
  };
}

/** What the provider's own app hands over for somebody, from the provider's emulator. */
export async function tokensOf(
  emulators: string,
  provider: Provider,
  person: 'kim' | 'new',
): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(`${emulators}/${provider}/emulator/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ person }),
  });
  if (!answer.ok) throw new Error(`${provider} gave no tokens: ${await answer.text()}`);
  return (await answer.json()) as Readonly<Record<string, string>>;
}
