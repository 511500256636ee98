import type { ChatDraft, ChatMessage, ChatStanding } from './chat';
import type { MessagePage } from './chats.ports';

/** What the person wrote and the room does not have yet; `failed` waits for a press. */
export interface OutboxEntry {
  /** Names the sending, whatever becomes of it. */
  readonly key: string;
  readonly draft: ChatDraft;
  readonly state: 'queued' | 'sending' | 'failed';
  /** ms; when it was written. */
  readonly writtenAt: number;
}

/**
 * A room as one device knows it: messages by their numbers, and what is on its way. Every step is pure;
 * whatever came twice, late or not at all, what is shown is the room's own order (spec/readings R45).
 */
export interface Conversation {
  /** In the order of their numbers, each once; not all next to each other while some are missing. */
  readonly messages: readonly ChatMessage[];
  /** In the order in which they were written. */
  readonly outbox: readonly OutboxEntry[];
  /**
   * All behind this number is to be there; what is before it is asked for by scrolling. Infinite until a
   * page came.
   */
  readonly begins: number;
  /** The number of the last message that is known of. */
  readonly last: number;
  /** Messages up to this one are hidden. */
  readonly hiddenTo: number;
  readonly theirRead: number;
  /** The last revision that is known of. */
  readonly revision: number;
  /** The revision that all that is there is of, or of a later one. */
  readonly readAt: number;
}

export const NEW_CONVERSATION: Conversation = {
  messages: [],
  outbox: [],
  begins: Infinity,
  last: 0,
  hiddenTo: 0,
  theirRead: 0,
  revision: 0,
  readAt: Infinity,
};

/** A conversation with messages that came, by whatever way; those of the outbox among them leave it. */
export function withMessages(before: Conversation, messages: readonly ChatMessage[]): Conversation {
  if (messages.length === 0) return before;
  const known = new Map(before.messages.map((one) => [one.number, one] as const));
  for (const one of messages)
    if (one.number > before.hiddenTo && isLater(one, known.get(one.number)))
      known.set(one.number, one);
  const there = new Set(messages.map(({ key }) => key));
  return {
    ...before,
    messages: [...known.values()].sort((a, b) => a.number - b.number),
    outbox: before.outbox.filter(({ key }) => !there.has(key)),
    last: Math.max(before.last, ...messages.map(({ number }) => number)),
  };
}

/**
 * What is read anew is what holds, but for what came late: what was taken away stays so, and what
 * reads whole is masked no more.
 */
const isLater = (read: ChatMessage, known: ChatMessage | undefined): boolean =>
  known === undefined || ((read.isHidden || !known.isHidden) && (known.isMasked || !read.isMasked));

/** A conversation with a page that was asked for. */
export function withPage(before: Conversation, page: MessagePage): Conversation {
  const next = withMessages(withStanding(before, page), page.items);
  const [first] = page.items;
  return {
    ...next,
    begins: Math.min(before.begins, first === undefined ? page.last : first.number - 1),
    readAt: Math.min(before.readAt, page.revision),
  };
}

/** Whether some of what is there may read otherwise by now. */
export const isOutdated = ({ messages, revision, readAt }: Conversation): boolean =>
  messages.length > 0 && readAt < revision;

/**
 * A conversation all of which is asked for again from now on: of the pages that come the oldest says
 * what it is of then.
 */
export const readingAgain = (before: Conversation): Conversation => ({
  ...before,
  readAt: Infinity,
});

/** A conversation of which not all could be read again. */
export const notReadAgain = (before: Conversation, readAt: number): Conversation => ({
  ...before,
  readAt: Math.min(before.readAt, readAt),
});

/** A conversation with what was heard of its room; heard late it changes nothing. */
export function withStanding(
  before: Conversation,
  { last, hiddenTo, theirRead, revision }: Omit<ChatStanding, 'id' | 'unread' | 'change'>,
): Conversation {
  const hidden = Math.max(before.hiddenTo, hiddenTo);
  return {
    ...before,
    messages:
      hidden === before.hiddenTo
        ? before.messages
        : before.messages.filter(({ number }) => number > hidden),
    last: Math.max(before.last, last),
    hiddenTo: hidden,
    theirRead: Math.max(before.theirRead, theirRead),
    revision: Math.max(before.revision, revision),
  };
}

/**
 * After which number messages are missing between what is there and the last; null where none is. What
 * is older than all that is there is asked for by scrolling.
 */
export function missingAfter(known: Conversation): number | null {
  const { messages, last, hiddenTo } = known;
  const [first] = messages;
  if (first === undefined) return last > hiddenTo ? hiddenTo : null;
  // What was sent here may be there before what others said first.
  const begins = Math.max(hiddenTo, known.begins);
  if (first.number > begins + 1) return begins;
  const at = messages.findIndex(({ number }, place) => number !== first.number + place);
  const end = at === -1 ? first.number + messages.length - 1 : first.number + at - 1;
  return end < last ? end : null;
}

/** A conversation without what is before a number, as if it was never asked for. */
export const withoutBefore = (before: Conversation, begins: number): Conversation => ({
  ...before,
  begins: Math.max(before.begins, begins),
  messages: before.messages.filter(({ number }) => number > begins),
});

/** Before which number there are older messages; null where there is none, or nothing is there yet. */
export function olderBefore({ messages, hiddenTo }: Conversation): number | null {
  const [first] = messages;
  return first !== undefined && first.number > hiddenTo + 1 ? first.number : null;
}

/** Writes something; under a key that is known already it is nothing new. */
export function withWritten(
  before: Conversation,
  written: Omit<OutboxEntry, 'state'>,
): Conversation {
  const isKnown =
    before.outbox.some(({ key }) => key === written.key) ||
    before.messages.some(({ key }) => key === written.key);
  if (isKnown) return before;
  return { ...before, outbox: [...before.outbox, { ...written, state: 'queued' }] };
}

/** What is to be sent now: one at a time, in the order in which they were written; failed ones wait. */
export function nextToSend({ outbox }: Conversation): OutboxEntry | null {
  if (outbox.some(({ state }) => state === 'sending')) return null;
  return outbox.find(({ state }) => state === 'queued') ?? null;
}

/** An entry as it stands after something became of it; one that has arrived meanwhile is no entry any more. */
export const withState = (
  before: Conversation,
  key: string,
  state: OutboxEntry['state'],
): Conversation => ({
  ...before,
  outbox: before.outbox.map((entry) => (entry.key === key ? { ...entry, state } : entry)),
});

/** Takes one out that the person does not want to send any more. */
export const withoutEntry = (before: Conversation, key: string): Conversation => ({
  ...before,
  outbox: before.outbox.filter((entry) => entry.key !== key),
});

/** After a start: what was on its way then may have arrived, and is sent again under its key. */
export const resumed = (before: Conversation): Conversation => ({
  ...before,
  outbox: before.outbox.map((entry) =>
    entry.state === 'sending' ? { ...entry, state: 'queued' } : entry,
  ),
});
