import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppError, CONTACT_MASK, type ChatRoom } from '#core';
import { MemoryChats } from '../../../../src/adapters/memory/chats/memory-chats';
import type { MemberChats } from '../../../../src/ui/stores/chat/member-chats';
import type { Talk } from '../../../../src/ui/stores/chat/talk';
import { stopAfterwards } from '../../support/started';
import { BEAR, MOON } from '../../support/community-stage';
import { OneDevice, words } from './outbox-kit';

/** A page that shows the room. */
async function shown(device: OneDevice): Promise<{ page: MemberChats; talk: Talk }> {
  const page = device.page();
  const talk = page.talk(device.room.id);
  stopAfterwards(talk.show());
  await waitFor(() => {
    expect([talk.state.kind, page.list.state.kind]).toEqual(['ready', 'ready']);
  });
  return { page, talk };
}

const texts = ({ messages }: Talk) => messages.map(({ text }) => text);
const rowOf = ({ list }: MemberChats): ChatRoom | undefined => list.items[0];

it('takes a message away on every device at once, in the room and in the list', async () => {
  const device = new OneDevice();
  device.stage.says(device.room, BEAR, '안녕하세요');
  device.stage.says(device.room, BEAR, '광고예요');
  const [here, there] = [await shown(device), await shown(device)];
  const [, last] = here.talk.messages;
  if (last === undefined) throw new Error('two messages');
  await here.talk.hide(last);
  await waitFor(() => {
    expect(texts(there.talk)).toEqual(['안녕하세요', '']);
    expect(rowOf(there.page)?.lastMessage?.text).toBe('안녕하세요');
  });
  expect(there.talk.messages[1]?.isHidden).toBe(true);
  // Done once more it changes nothing, and nobody asks again.
  const asked = device.stage.chats.of('messages').length;
  await here.talk.hide(last);
  expect(device.stage.chats.of('messages')).toHaveLength(asked);
});

it('shows what was masked on every device as soon as one of them has answered', async () => {
  const device = new OneDevice();
  device.stage.says(device.room, BEAR, '010-1234-5678이에요');
  const [here, there] = [await shown(device), await shown(device)];
  expect(texts(there.talk)).toEqual([`${CONTACT_MASK}이에요`]);
  here.talk.outbox.write(words('네'), []);
  await waitFor(() => {
    for (const { talk } of [here, there])
      expect(texts(talk)).toEqual(['010-1234-5678이에요', '네']);
  });
});

it('knows of the bell and of an opened place on every device', async () => {
  const device = new OneDevice();
  device.stage.says(device.room, BEAR, '안녕하세요');
  const [here, there] = [await shown(device), await shown(device)];
  await here.talk.mute(true);
  await waitFor(() => {
    expect([there.talk.room?.isMuted, rowOf(there.page)?.isMuted]).toEqual([true, true]);
  });
});

it('asks again for what it could not read again, once there is a network', async () => {
  const device = new OneDevice();
  device.stage.says(device.room, BEAR, '광고예요');
  const { talk } = await shown(device);
  const elsewhere = new MemoryChats(device.stage.rooms, () => MOON);
  device.stage.chats.failure = new AppError('offline');
  await elsewhere.hide(device.room.id, 1);
  await waitFor(() => {
    expect(device.stage.chats.of('messages')).toHaveLength(2);
  });
  expect(texts(talk)).toEqual(['광고예요']);
  device.stage.chats.failure = null;
  device.back();
  await waitFor(() => {
    expect(texts(talk)).toEqual(['']);
  });
});
