import { waitFor } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { HttpChats } from '../../../../src/adapters/http/chats/http-chats';
import { MemoryTokenKeeper } from '../../../../src/adapters/memory/memory-token-keeper';
import { ChatStore } from '../../../../src/ui/stores/chat/chat-store';
import { MemberChats } from '../../../../src/ui/stores/chat/member-chats';
import { clientOf } from '../../../support/http-client';
import { stopAfterwards } from '../../support/started';
import { OneDevice, words } from './outbox-kit';

it('keeps what a lost session refused, and what waits behind it, for a press after the login', async () => {
  const device = new OneDevice();
  const { stage, local } = device;
  const member = observable.box<string | null>('moon');
  let answerNow = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  const refusing = new HttpChats(
    clientOf('http://nowhere', {
      tokens: new MemoryTokenKeeper({ accessToken: 'a', refreshToken: 'r' }),
      carrier: {
        carry: async () => {
          await answered;
          return { status: 401, body: {}, header: () => undefined };
        },
      },
      // As the session does: nobody is there any more before whoever asked hears of it.
      onUnauthorized: () => {
        runInAction(() => {
          member.set(null);
        });
      },
    }),
  );
  let isRefusing = true;
  const memory = stage.chats.port;
  const chats = new Proxy(memory, {
    get: (target, name, receiver) =>
      name === 'send' && isRefusing
        ? refusing.send.bind(refusing)
        : (Reflect.get(target, name, receiver) as unknown),
  });
  const store = new ChatStore(
    {
      chats,
      live: stage.live,
      clock: stage.clock,
      random: { id: () => `key-${keys++}` },
      local,
      online: () => () => undefined,
      hasNetwork: () => true,
      sight: { isSeen: () => true, listen: () => () => undefined },
      turns: () => 0,
      member: () => member.get(),
    },
    () => Promise.resolve({ MemberChats }),
  );
  let keys = 0;
  store.start();
  stopAfterwards(() => {
    store.stop();
  });
  const ownChats = async () => {
    await waitFor(() => {
      expect(store.own).not.toBeNull();
    });
    return store.own ?? expect.fail('nobody is there');
  };

  const before = (await ownChats()).talk('1');
  for (const text of ['하나', '둘']) before.outbox.write(words(text), []);
  answerNow();
  await waitFor(() => {
    expect(before.outbox.entries.map(({ state }) => state)).toEqual(['failed', 'failed']);
  });
  expect(store.own).toBeNull();

  isRefusing = false;
  runInAction(() => {
    member.set('moon');
  });
  const { outbox } = (await ownChats()).talk(device.room.id);
  await outbox.run();
  expect(device.said).toEqual([]);
  expect(outbox.entries.map(({ state }) => state)).toEqual(['failed', 'failed']);
  outbox.again(outbox.entries[0]?.key ?? '');
  await waitFor(() => {
    expect(device.said).toEqual(['하나', '둘']);
  });
});
