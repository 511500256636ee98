import { describe, expect, it } from 'vitest';
import { AppError, type Inbox } from '#core';
import { MemoryInbox } from '../../../../src/adapters/memory/memory-inbox';
import { handTold, openInbox, settled, told } from './notification-kit';

const comment = (id: string, minute: number) => told(id, minute, { kind: 'COMMENT' });

/** An inbox that is answered by another one, or by none, once that is said. */
function opened(first: MemoryInbox) {
  const server: { inbox: MemoryInbox | null } = { inbox: first };
  const asked: Inbox = {
    page: (query) => server.inbox?.page(query) ?? Promise.reject(new AppError('offline')),
    read: (ids) => first.read(ids),
  };
  const { live, tell } = handTold();
  return { ...openInbox(first, asked, live), server, tell };
}

describe('what was told of somebody who was blocked since', () => {
  it('goes from every list and from the count, and is there again afterwards', async () => {
    const all = [comment('a', 1), comment('b', 2), told('c', 3)];
    const { store, turn, ids, own, server } = opened(new MemoryInbox(all));
    await settled();
    await own().list('COMMENT').load();
    expect([store.unread, ids(), ids('COMMENT')]).toEqual([3, ['c', 'b', 'a'], ['b', 'a']]);
    server.inbox = new MemoryInbox(all.filter(({ id }) => id !== 'b'));
    turn();
    await settled();
    expect([store.unread, ids(), ids('COMMENT')]).toEqual([2, ['c', 'a'], ['a']]);
    server.inbox = new MemoryInbox(all);
    turn();
    await settled();
    expect([store.unread, ids()]).toEqual([3, ['c', 'b', 'a']]);
  });

  it('keeps what is heard while it is asked for', async () => {
    const { turn, ids, tell, store } = opened(new MemoryInbox([comment('a', 1)]));
    await settled();
    turn();
    tell(comment('b', 2));
    await settled();
    expect([ids(), store.unread]).toEqual([['b', 'a'], 2]);
  });

  it('stays where nothing could be had', async () => {
    const { turn, ids, store, server } = opened(new MemoryInbox([comment('a', 1)]));
    await settled();
    server.inbox = null;
    turn();
    await settled();
    expect([ids(), store.unread]).toEqual([['a'], 1]);
  });

  it('is nothing to a visitor, nor where there was no first page', async () => {
    const { become, turn, store, server, ids } = opened(new MemoryInbox([comment('a', 1)]));
    server.inbox = null;
    await settled();
    turn();
    await settled();
    expect(ids()).toBeNull();
    become(null);
    turn();
    await settled();
    expect(store.own).toBeNull();
  });
});
