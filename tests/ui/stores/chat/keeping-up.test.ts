import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError, NEW_CONVERSATION, withMessages, withStanding, type MessagePage } from '#core';
import { HeardChats } from '../../../../src/adapters/http/chats/heard-chats';
import { useSeeing } from '../../../../src/ui/screens/chats/room/use-seeing';
import { CatchingUp } from '../../../../src/ui/stores/chat/catching-up';
import { ReadMark } from '../../../../src/ui/stores/chat/read-mark';
import { BEAR } from '../../support/community-stage';
import { stopAfterwards } from '../../support/started';
import { OneDevice } from './outbox-kit';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const OFFLINE = new AppError('offline');

/** A page that shows the room. */
async function shown(device: OneDevice) {
  const page = device.page();
  const talk = page.talk(device.room.id);
  stopAfterwards(talk.show());
  await waitFor(() => {
    expect(talk.state.kind).toBe('ready');
  });
  return { page, talk };
}

it('asks again for what it knew before it hears everything: nothing in between is missed', async () => {
  const device = new OneDevice();
  const live = new HeardChats();
  device.live = live;
  const { page, talk } = await shown(device);
  await page.list.load();
  expect(page.list.items).toEqual([]);
  // Said before the page hears anything.
  device.stage.says(device.room, BEAR, '사이의 말');
  live.begin();
  await waitFor(() => {
    expect(talk.messages.map(({ text }) => text)).toEqual(['사이의 말']);
    expect(page.unread).toBe(1);
    expect(page.list.items).toHaveLength(1);
  });
});

it('asks for a list once that nobody looks at, as soon as everything is heard', async () => {
  const device = new OneDevice();
  const live = new HeardChats();
  device.live = live;
  const page = device.page();
  expect(device.stage.chats.of('list')).toEqual([]);
  live.begin();
  await waitFor(() => {
    expect(page.list.state.kind).toBe('ready');
  });
  page.list.want();
  expect(device.stage.chats.of('list')).toHaveLength(1);
});

it('asks after what is on its way, which may lack what came meanwhile', async () => {
  const device = new OneDevice();
  const live = new HeardChats();
  device.live = live;
  const page = device.page();
  page.list.want();
  live.begin();
  await waitFor(() => {
    expect(device.stage.chats.of('list')).toHaveLength(2);
  });
});

it('tries again by itself to fetch what was said, and has it read only once it is there', async () => {
  const device = new OneDevice();
  const { talk } = await shown(device);
  device.stage.chats.failure = OFFLINE;
  device.stage.says(device.room, BEAR, '들려요?');
  await waitFor(() => {
    expect(talk.conversation.last).toBe(1);
  });
  await talk.see();
  expect(device.stage.chats.of('read')).toEqual([]);
  device.stage.chats.failure = null;
  await vi.advanceTimersByTimeAsync(60_000);
  await waitFor(() => {
    expect(talk.messages.map(({ text }) => text)).toEqual(['들려요?']);
  });
  await talk.see();
  expect(device.stage.chats.of('read')).toEqual([[device.room.id, 1]]);
});

it('rests longer each time, and asks no more once nobody looks', async () => {
  const device = new OneDevice();
  const page = device.page();
  const talk = page.talk(device.room.id);
  const hide = talk.show();
  await waitFor(() => {
    expect(talk.state.kind).toBe('ready');
  });
  device.stage.chats.failure = OFFLINE;
  device.stage.says(device.room, BEAR, '들려요?');
  await vi.advanceTimersByTimeAsync(31_000);
  const asked = device.stage.chats.of('messages').length;
  // The page itself, then after 0, 1, 3, 7, 15 and 31 seconds.
  expect(asked).toBeGreaterThanOrEqual(5);
  expect(asked).toBeLessThanOrEqual(8);
  hide();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(device.stage.chats.of('messages')).toHaveLength(asked);
});

it('takes what is said of a visit for no answer: contacts are still hidden', async () => {
  const device = new OneDevice();
  const at = device.stage.clock.now() + 86_400_000;
  const visit = { state: 'PROPOSED', at, agreedAt: null, by: BEAR.id } as const;
  device.stage.rooms.say(device.room, { by: BEAR.id, key: 'v', text: '', pictureIds: [], visit });
  const { talk } = await shown(device);
  expect(talk.messages).toHaveLength(1);
  expect(talk.isAnswered).toBe(false);
  device.stage.says(device.room, BEAR, '네');
  await waitFor(() => {
    expect(talk.isAnswered).toBe(true);
  });
});

it('tells how far it is read by one call at a time, and of those that wait the last', async () => {
  const told: number[] = [];
  const ends: (() => void)[] = [];
  const mark = new ReadMark((upTo) => {
    told.push(upTo);
    return new Promise((resolve) => ends.push(resolve));
  });
  const moves = [1, 2, 3, 2].map((upTo) => mark.move(upTo));
  expect(told).toEqual([1]);
  ends[0]?.();
  await waitFor(() => {
    expect(told).toEqual([1, 3]);
  });
  ends[1]?.();
  await Promise.all(moves);
  await mark.move(3);
  expect(told).toEqual([1, 3]);
});

it('is read by who looks at it, also where it comes long after the word that it is there', async () => {
  const device = new OneDevice();
  const { talk } = await shown(device);
  device.stage.says(device.room, BEAR, '안녕하세요');
  await waitFor(() => {
    expect(talk.wholeTo).toBe(1);
  });
  const { rerender } = renderHook(() => {
    useSeeing(talk, true);
  });
  await waitFor(() => {
    expect(talk.room?.unread).toBe(0);
  });
  device.stage.chats.failure = OFFLINE;
  device.stage.says(device.room, BEAR, '들려요?');
  await waitFor(() => {
    expect(talk.room?.unread).toBe(1);
  });
  rerender();
  device.stage.chats.failure = null;
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() => {
    expect(talk.wholeTo).toBe(2);
  });
  rerender();
  await waitFor(() => {
    expect(device.stage.chats.of('read').at(-1)).toEqual([device.room.id, 2]);
  });
});

it('reads all again once more where it became another meanwhile', async () => {
  const message = {
    number: 1,
    isMine: false,
    key: null,
    kind: 'TEXT' as const,
    text: '광고예요',
    isHidden: false,
    isMasked: false,
    risk: null,
    pictures: [],
    visit: null,
    sentAt: '2026-11-20T09:00:00+09:00',
  };
  const standing = { last: 1, hiddenTo: 0, theirRead: 0 };
  const known = withMessages(NEW_CONVERSATION, [message]);
  const held = {
    conversation: { ...withStanding(known, { ...standing, revision: 5 }), readAt: 4 },
  };
  let asked = 0;
  const catching = new CatchingUp({
    held,
    become: (next) => {
      held.conversation = next;
    },
    isSeen: () => true,
    after: () => {
      asked += 1;
      // Heard while the answer, which does not know of it, is on its way.
      if (asked === 1)
        held.conversation = withStanding(held.conversation, { ...standing, revision: 6 });
      const page: MessagePage = { ...standing, items: [message], revision: asked === 1 ? 5 : 6 };
      return Promise.resolve(page);
    },
  });
  await catching.run();
  expect([asked, held.conversation.readAt]).toEqual([2, 6]);
});

it('asks for its list once, however often that is wanted while it is on its way', async () => {
  const device = new OneDevice();
  device.live = new HeardChats();
  const { list } = device.page();
  const asked = () => device.stage.chats.of('list').length;
  const first = list.load();
  const anew = list.anew();
  const again = list.load();
  await Promise.all([first, again]);
  expect(asked()).toBe(2);
  await Promise.all([anew, list.load()]);
  expect(asked()).toBe(2);
});
