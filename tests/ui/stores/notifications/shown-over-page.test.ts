import { describe, expect, it } from 'vitest';
import { NONE_UNREAD, type Inbox, type InboxPage } from '#core';
import { MemoryInbox } from '../../../../src/adapters/memory/memory-inbox';
import { deferred } from '../../support/deferred';
import { handTold, openInbox, settled, told } from './notification-kit';

const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);

/** A member's page that was told two things. */
async function openTold() {
  const { live, tell } = handTold();
  const opened = openInbox(new MemoryInbox(), undefined, live);
  await settled();
  tell(told('a', 1));
  tell(told('b', 2));
  return { ...opened, tell };
}

const HOUR_MS = 3_600_000;

describe('what is told while the page is away', () => {
  it.each([
    ['some minutes', HOUR_MS / 10, ['b', 'c']],
    ['into the night', 11 * HOUR_MS, []],
    ['a weekend', 3 * 24 * HOUR_MS, []],
  ])(
    'for %s is shown over it only where it is timely, and counted anyway',
    async (_, ms, shown) => {
      const { live, tell } = handTold();
      const { store, toasts, clock, ids } = openInbox(
        new MemoryInbox([told('a', 1)]),
        undefined,
        live,
      );
      await settled();
      clock.advance(ms);
      tell(told('b', 2));
      tell(told('c', 3));
      expect(idsOf(toasts)).toEqual(shown);
      expect([store.unread, ids()]).toEqual([3, ['c', 'b', 'a']]);
    },
  );
});

describe('what waits in a window that nobody looks at', () => {
  it.each([
    ['on the same day is still shown', 5 * HOUR_MS, ['a', 'b']],
    ['at night is not shown', 9 * HOUR_MS, []],
    ['on the next day is not shown', 24 * HOUR_MS, []],
  ])('and is looked at %s', async (_, ms, shown) => {
    const { live, tell } = handTold();
    const { store, toasts, clock, look } = openInbox(new MemoryInbox(), undefined, live);
    await settled();
    look(false);
    tell(told('a', 1));
    tell(told('b', 2));
    clock.advance(ms);
    expect(idsOf(toasts)).toEqual(['a', 'b']);
    look(true);
    expect(idsOf(toasts)).toEqual(shown);
    expect(store.unread).toBe(2);
  });

  it('stays there until somebody looks', async () => {
    const { toasts, clock, look } = await openTold();
    clock.advance(24 * HOUR_MS);
    look(false);
    expect(idsOf(toasts)).toEqual(['a', 'b']);
  });
});

describe('what is shown over the page', () => {
  it('leaves with its member', async () => {
    const { toasts, become } = await openTold();
    expect(idsOf(toasts)).toEqual(['a', 'b']);
    become(null);
    expect(toasts).toEqual([]);
  });

  it('is not shown over the page that it tells of', async () => {
    const { toasts, tell, lookAt } = await openTold();
    lookAt('/chats/7');
    tell(told('c', 3, { kind: 'CHAT', LINK: '/chats/7' }));
    tell(told('d', 4, { kind: 'CHAT', LINK: '/chats/8' }));
    expect(idsOf(toasts)).toEqual(['a', 'b', 'd']);
  });

  it('is not left to the next member, in whatever tab the one before has left', async () => {
    const { toasts, become } = await openTold();
    become('8');
    expect(toasts).toEqual([]);
    await settled();
    expect(toasts).toEqual([]);
  });

  it('goes once it is read on another page, and stays as long as it is not', async () => {
    const { toasts, tell } = await openTold();
    tell(told('a', 1, { isRead: true, change: 3, firstChange: 1 }));
    expect(idsOf(toasts)).toEqual(['b']);
  });

  it('goes as well where it is read before this page has its list', async () => {
    const { live, tell, lines } = handTold();
    const inbox = new MemoryInbox();
    const page = deferred<InboxPage>();
    const slow: Inbox = { page: () => page.promise, read: (ids) => inbox.read(ids) };
    const { toasts } = openInbox(inbox, slow, live);
    await settled();
    expect(lines()).toBe(1);
    tell(told('a', 1));
    tell(told('b', 2));
    tell(told('a', 1, { isRead: true, change: 3, firstChange: 1 }));
    page.resolve({ items: [], next: null, unread: { counts: NONE_UNREAD, change: 0 } });
    await settled();
    expect(idsOf(toasts)).toEqual(['b']);
  });

  it('goes where it is pressed here, and takes nothing else along', async () => {
    const inbox = new MemoryInbox();
    const { store, toasts, items } = openInbox(inbox);
    await settled();
    inbox.tell(told('a', 1));
    inbox.tell(told('b', 2));
    await store.press(items()?.find(({ id }) => id === 'a') ?? told('none', 0));
    expect(idsOf(toasts)).toEqual(['b']);
  });
});
