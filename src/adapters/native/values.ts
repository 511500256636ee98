import {
  isId,
  type NativeMethod,
  type NativeNotification,
  type NativeTokens,
  type OpenedTarget,
} from '#core';
import { fieldsOf, textOf } from './envelope';

/** What makes a value of an answer; `unreadable` where it is none. */
export type Reader<Value> = (value: unknown) => Value | typeof unreadable;

export const unreadable = Symbol('unreadable');

const TOKEN_LENGTH = 8192;
const LINK_LENGTH = 2048;
const CONTROL = /\p{Cc}/u;

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

/** How a shell introduces itself. */
export interface Greeting {
  readonly version: string;
  readonly methods: readonly string[];
}

export const readGreeting: Reader<Greeting> = (value) => {
  const { version, methods } = fieldsOf(value);
  if (!Array.isArray(methods)) return unreadable;
  const names = methods.filter((one) => typeof one === 'string');
  return { version: textOf(version, 32) ?? '', methods: names };
};

const TOKENS = ['accessToken', 'refreshToken', 'id_token'] as const;

export const readTokens: Reader<NativeTokens> = (value) => {
  const fields = fieldsOf(value);
  const tokens: { -readonly [Name in keyof NativeTokens]: NativeTokens[Name] } = {};
  for (const name of TOKENS) {
    if (isNothing(fields[name])) continue;
    const token = textOf(fields[name], TOKEN_LENGTH);
    if (token === null) return unreadable;
    tokens[name] = token;
  }
  return tokens;
};

export const readLink: Reader<string | null> = (value) => {
  if (isNothing(value)) return null;
  const link = textOf(value, LINK_LENGTH);
  return link === null || CONTROL.test(link) ? unreadable : link;
};

export const readId: Reader<string | null> = (value) => {
  if (isNothing(value)) return null;
  return typeof value === 'string' && isId(value) ? value : unreadable;
};

export const readVersionCode: Reader<string> = (value) => textOf(value, 32) ?? unreadable;

export const readNothing: Reader<null> = () => null;

/** A link or a notification that the shell opened; null where it is neither. */
export function readTarget(what: unknown): OpenedTarget | null {
  const { link, notificationId } = fieldsOf(what);
  const id = readId(notificationId);
  if (typeof id === 'string') return { kind: 'notification', id };
  const read = readLink(link);
  return typeof read === 'string' ? { kind: 'link', link: read } : null;
}

const WORDS_LENGTH = 500;
const DIGITS = /^\d{1,15}$/;

/** A notification that came while the page is seen; null where it has no id or no words. */
export function readNotification(what: unknown): NativeNotification | null {
  const { notificationId, title, message, time } = fieldsOf(what);
  const id = readId(notificationId);
  const head = textOf(title, WORDS_LENGTH);
  const words = textOf(message, WORDS_LENGTH);
  if (typeof id !== 'string' || head === null || words === null) return null;
  const sent = typeof time === 'number' && DIGITS.test(String(time)) ? time : null;
  return { id, title: head, message: words, time: sent, target: readNotified(what, id) };
}

/** Its own link, or what the server knows of the notification; nothing where the link is bad. */
function readNotified(what: unknown, id: string): OpenedTarget | null {
  const link = readLink(fieldsOf(what)['link']);
  if (link === unreadable) return null;
  return link === null ? { kind: 'notification', id } : { kind: 'link', link };
}

const MINUTE = 60_000;

/** How long an answer is waited for, in milliseconds; a person acts before a login or the share sheet answers. */
export const LIMIT_MS: Readonly<Record<NativeMethod | 'hello', number>> = {
  hello: 3000,
  login: 5 * MINUTE,
  getDeepLink: 3000,
  getNotificationId: 3000,
  getVersionCode: 3000,
  closeWindow: 3000,
  share: 5 * MINUTE,
};
