import { describe, expect, it } from 'vitest';
import {
  isOutdated,
  missingAfter,
  NEW_CONVERSATION,
  nextToSend,
  notReadAgain,
  olderBefore,
  readingAgain,
  resumed,
  withMessages,
  withoutBefore,
  withoutEntry,
  withPage,
  withStanding,
  withState,
  withWritten,
  type ChatMessage,
} from '#core';

const message = (number: number, key: string | null = null): ChatMessage => ({
  number,
  isMine: key !== null,
  key,
  kind: 'TEXT',
  text: `${number}`,
  isHidden: false,
  isMasked: false,
  risk: null,
  pictures: [],
  visit: null,
  sentAt: '2026-11-20T03:00:00.000Z',
});
const entry = (key: string) => ({ key, draft: { text: key, pictureIds: [] }, writtenAt: 1 });
const numbers = ({ messages }: { readonly messages: readonly ChatMessage[] }) =>
  messages.map(({ number }) => number);

describe('a conversation', () => {
  it('knows what is missing between its messages and behind them', () => {
    expect(missingAfter(NEW_CONVERSATION)).toBeNull();
    expect(missingAfter({ ...NEW_CONVERSATION, last: 3 })).toBe(0);
    const some = withMessages(NEW_CONVERSATION, [message(4), message(5), message(8)]);
    expect(missingAfter(some)).toBe(5);
    const whole = withMessages(some, [message(6), message(7)]);
    expect(missingAfter(whole)).toBeNull();
    expect(missingAfter({ ...whole, last: 9 })).toBe(8);
    expect(olderBefore(whole)).toBe(4);
    expect(olderBefore(NEW_CONVERSATION)).toBeNull();
    expect(olderBefore(withMessages(NEW_CONVERSATION, [message(1)]))).toBeNull();
  });

  it('lacks what was said first where what was sent here is there before', () => {
    const nothing = { items: [], last: 0, hiddenTo: 0, theirRead: 0, revision: 0 };
    const sent = withMessages(NEW_CONVERSATION, [message(2, 'a')]);
    expect(missingAfter(sent)).toBeNull();
    expect(missingAfter(withPage(sent, nothing))).toBe(0);
    // Of a long talk it begins at its end, until somebody scrolls.
    const page = { items: [message(8)], last: 8, hiddenTo: 0, theirRead: 0, revision: 0 };
    const long = withPage(NEW_CONVERSATION, page);
    expect([missingAfter(long), olderBefore(long)]).toEqual([null, 8]);
    const far = withPage(withPage(NEW_CONVERSATION, { ...page, items: [message(1)] }), page);
    expect(missingAfter(far)).toBe(1);
    expect(missingAfter(withoutBefore(far, 7))).toBeNull();
    expect(numbers(withoutBefore(far, 7))).toEqual([8]);
  });

  it('hides what its person left behind', () => {
    const known = withMessages(NEW_CONVERSATION, [message(1), message(2), message(3)]);
    const left = withStanding(known, { last: 3, hiddenTo: 2, theirRead: 1, revision: 0 });
    expect(numbers(left)).toEqual([3]);
    expect(olderBefore(left)).toBeNull();
    expect(numbers(withMessages(left, [message(2)]))).toEqual([3]);
    // Heard late.
    const late = { last: 1, hiddenTo: 0, theirRead: 0, revision: 0 };
    expect(withStanding(left, late)).toEqual(left);
    expect(missingAfter({ ...NEW_CONVERSATION, last: 2, hiddenTo: 2 })).toBeNull();
  });

  it('takes a page as it is, and what opened in it', () => {
    const masked = { ...message(1), text: '●●●', isMasked: true };
    const known = withMessages(NEW_CONVERSATION, [masked]);
    const standing = { last: 2, hiddenTo: 0, theirRead: 2, revision: 1 };
    const page = { items: [message(1), message(2)], ...standing };
    const read = withPage(known, page);
    expect(read.messages).toEqual(page.items);
    expect(read.theirRead).toBe(2);
    expect(withMessages(read, [])).toBe(read);
    // Late, it masks nothing again.
    expect(withMessages(read, [masked]).messages).toEqual(page.items);
  });

  it('knows what may read otherwise, until all of it was read again', () => {
    const standing = { last: 2, hiddenTo: 0, theirRead: 0, revision: 1 };
    const first = { ...standing, revision: 0, items: [message(1), message(2)] };
    const known = withPage(NEW_CONVERSATION, first);
    expect([NEW_CONVERSATION, known].map(isOutdated)).toEqual([false, false]);
    const heard = withStanding(known, standing);
    expect(isOutdated(heard)).toBe(true);
    expect(isOutdated(withPage(heard, { ...standing, items: [message(2)] }))).toBe(true);
    const gone = { ...message(1), text: '', isHidden: true };
    const read = withPage(readingAgain(heard), { ...standing, items: [gone, message(2)] });
    expect([isOutdated(read), read.messages]).toEqual([false, [gone, message(2)]]);
    // A page of before that comes late takes nothing back, and is known for what it is.
    const late = withPage(read, first);
    expect([isOutdated(late), late.messages]).toEqual([true, [gone, message(2)]]);
    expect(isOutdated(notReadAgain(readingAgain(heard), heard.readAt))).toBe(true);
  });

  it('sends one at a time, in the order of writing, and a key once', () => {
    const two = withWritten(withWritten(NEW_CONVERSATION, entry('a')), entry('b'));
    expect(withWritten(two, entry('a'))).toBe(two);
    expect(nextToSend(two)?.key).toBe('a');
    const sending = withState(two, 'a', 'sending');
    expect(nextToSend(sending)).toBeNull();
    expect(nextToSend(resumed(sending))?.key).toBe('a');
    const failed = withState(two, 'a', 'failed');
    expect(nextToSend(failed)?.key).toBe('b');
    expect(nextToSend(withoutEntry(failed, 'b'))).toBeNull();
    const sent = withMessages(sending, [message(1, 'a')]);
    expect(sent.outbox.map(({ key }) => key)).toEqual(['b']);
    expect(withWritten(sent, entry('a'))).toBe(sent);
  });
});
