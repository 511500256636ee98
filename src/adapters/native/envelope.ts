import type { NativeMethod } from '#core';

/** The one version of the envelope (docs/guides/native-shells.md). */
export const VERSION = 1;
/** Name of the message handler that the iOS shell registers. */
export const IOS_HANDLER = 'hankan';
/** Name of the function on window that both shells call. */
export const RECEIVER = 'hankanReceive';

/** Tokens are a few kB at most; a longer message is not an honest one. */
const LONGEST = 65_536;

/** What the page says to a shell. */
export interface Question {
  readonly v: typeof VERSION;
  /** Unguessable: whoever does not know it can answer nothing. */
  readonly id: string;
  readonly method: NativeMethod | 'hello';
  readonly params: Readonly<Record<string, string>>;
}

/** What a shell says to the page, as far as it can be read; its value is not looked at yet. */
export type Message =
  | { readonly kind: 'ok'; readonly id: string; readonly value: unknown }
  | { readonly kind: 'cancel'; readonly id: string }
  | { readonly kind: 'error'; readonly id: string; readonly message: string }
  /** Something that the shell opened by itself. `key` proves that it is the shell who says so. */
  | { readonly kind: 'open'; readonly key: string; readonly what: Fields }
  /** A notification that came meanwhile. */
  | { readonly kind: 'notified'; readonly key: string; readonly what: Fields };

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none of anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A text of a length that is meant; null for anything else. */
export function textOf(value: unknown, most: number): string | null {
  return typeof value === 'string' && value !== '' && value.length <= most ? value : null;
}

/**
 * A plain copy of what came: an object is written down first, so that nothing in it can answer
 * differently when it is read again.
 */
function plain(raw: unknown): Fields {
  try {
    const text: unknown = typeof raw === 'string' ? raw : JSON.stringify(raw);
    return typeof text === 'string' && text.length <= LONGEST ? fieldsOf(JSON.parse(text)) : {};
  } catch {
    return {};
  }
}

/** Reads what a shell handed to the receiver, JSON or an object; null where it is no message. */
export function readMessage(raw: unknown): Message | null {
  const { v, id, key, result, event, value, message } = plain(raw);
  if (v !== VERSION) return null;
  if (event === 'open' || event === 'notified')
    return typeof key === 'string' ? { kind: event, key, what: fieldsOf(value) } : null;
  if (typeof id !== 'string') return null;
  if (result === 'ok') return { kind: 'ok', id, value };
  if (result === 'cancel') return { kind: 'cancel', id };
  const words = textOf(message, 500) ?? '';
  return { kind: 'error', id, message: result === 'error' ? words : 'The answer cannot be read.' };
}
