import { describe, expect, it } from 'vitest';
import { AppError, type Inbox } from '#core';
import { MemoryInbox } from '../../../../src/adapters/memory/memory-inbox';
import { handTold, openInbox, settled, told } from './notification-kit';

/** A tab beside the one that holds the line: its first page could not be had. */
async function openLost() {
  const inbox = new MemoryInbox([told('a', 1)]);
  const { live, tell } = handTold();
  const server = { isAway: true, asked: 0 };
  const asked: Inbox = {
    page: (query) => {
      server.asked += 1;
      return server.isAway ? Promise.reject(new AppError('server')) : inbox.page(query);
    },
    read: (ids) => inbox.read(ids),
  };
  const opened = openInbox(inbox, asked, live);
  await settled();
  tell(told('b', 2));
  return { ...opened, server };
}

type Opened = Awaited<ReturnType<typeof openLost>>;

describe('a page that could not be had at the start', () => {
  it('counts nothing, and nothing asks again by itself', async () => {
    const { store, toasts, server } = await openLost();
    await settled();
    expect([store.unread, toasts, server.asked]).toEqual([0, [], 1]);
  });

  it.each([
    [
      'the network is back',
      ({ goOnline }: Opened) => {
        goOnline();
      },
    ],
    [
      'the tab is looked at',
      ({ look }: Opened) => {
        look(true);
      },
    ],
  ])('is asked for again once %s, and what was heard meanwhile is told', async (_, happen) => {
    const opened = await openLost();
    const { store, toasts, server, ids } = opened;
    happen(opened);
    await settled();
    expect([store.unread, server.asked]).toEqual([0, 2]);
    server.isAway = false;
    happen(opened);
    await settled();
    expect([store.unread, ids(), toasts.map(({ id }) => id)]).toEqual([2, ['b', 'a'], ['b']]);
    happen(opened);
    await settled();
    expect(server.asked).toBe(3);
  });

  it('is not asked for where the tab goes out of sight', async () => {
    const { look, server } = await openLost();
    look(false);
    await settled();
    expect(server.asked).toBe(1);
  });
});
