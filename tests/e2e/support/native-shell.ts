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
}

/** Puts a bridge into every page that opens here, before its first script. */
export async function putIntoShell(page: Page, kind: 'android' | 'ios'): Promise<NativeShell> {
  await page.addInitScript((shell) => {
    const asked: Question[] = [];
    const hear = (question: Question) => {
      asked.push(question);
      if (question.method !== 'hello') return;
      const value = { version: '1.2.3', methods: ['login'] };
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
  }, kind);

  return {
    logins: async (count) => {
      const logins = await page.waitForFunction((least) => {
        const asked = Reflect.get(window, 'askedOfShell') as readonly Question[];
        const found = asked.filter(({ method }) => method === 'login');
        return found.length >= least ? found : null;
      }, count);
      return (await logins.jsonValue()) ?? [];
    },
    say: (message) =>
      page.evaluate((said) => {
        (Reflect.get(window, 'hankanReceive') as (said: unknown) => void)(said);
      }, message),
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
