import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppError } from '#core';
import { BEAR, MOON } from '../../support/community-stage';
import { OneDevice } from './outbox-kit';

const LONG = 10_000;

function longTalk(count: number) {
  const device = new OneDevice();
  // All of it before anybody listens: nobody is told of each.
  const sentAt = device.stage.clock.now();
  for (let number = 1; number <= count; number += 1)
    device.room.messages.push({
      number,
      by: number % 2 === 0 ? BEAR.id : MOON.id,
      key: `old-${number}`,
      text: `${number}번째 말`,
      pictureIds: [],
      visit: null,
      sentAt,
      hiddenFor: new Set(),
    });
  const page = device.page();
  return { device, page, talk: page.talk(device.room.id) };
}

it('begins at the end of ten thousand messages, and reads back to the first without a gap', async () => {
  const { talk } = longTalk(LONG);
  await talk.open();
  expect(talk.messages.at(-1)?.number).toBe(LONG);
  while (talk.hasOlder) await talk.loadOlder();
  expect(talk.messages.map(({ number }) => number)).toEqual(
    Array.from({ length: LONG }, (_, at) => at + 1),
  );
});

it('asks for what was missed while nobody looked', async () => {
  const { device, talk } = longTalk(10);
  talk.show()();
  await waitFor(() => {
    expect(talk.messages).toHaveLength(10);
  });
  for (const text of ['하나', '둘', '셋']) device.stage.says(device.room, BEAR, text);
  talk.show();
  await waitFor(() => {
    expect(talk.messages.map(({ number }) => number).slice(-4)).toEqual([10, 11, 12, 13]);
  });
});

it('begins at the end again where very much was missed', async () => {
  const { device, talk } = longTalk(10);
  await talk.open();
  for (let at = 0; at < 500; at += 1) device.stage.says(device.room, BEAR, `${at}`);
  await talk.open();
  expect(talk.messages.at(-1)?.number).toBe(510);
  expect(talk.messages).toHaveLength(50);
  expect(talk.hasOlder).toBe(true);
});

it('keeps what is there where older messages cannot be had, and asks again', async () => {
  const { device, talk } = longTalk(100);
  await talk.open();
  device.stage.chats.failure = new AppError('offline');
  await talk.loadOlder();
  expect(talk.older).toBe('failed');
  expect(talk.messages).toHaveLength(50);
  device.stage.chats.failure = null;
  await talk.loadOlder();
  expect(talk.messages).toHaveLength(100);
});

it('counts what is unread in all rooms, on every device', async () => {
  const device = new OneDevice();
  const [here, there] = [device.page(), device.page()];
  device.stage.says(device.room, BEAR, '안녕하세요');
  device.stage.says(device.room, BEAR, '아직 있어요');
  await waitFor(() => {
    expect([here.unread, there.unread]).toEqual([2, 2]);
  });
  const talk = here.talk(device.room.id);
  await talk.open();
  await talk.see();
  expect([here.unread, there.unread]).toEqual([0, 0]);
  await waitFor(() => {
    expect(there.list.items[0]?.unread).toBe(0);
  });
});

it('tries again to say that it is read', async () => {
  const { device, talk } = longTalk(2);
  await talk.open();
  device.stage.chats.failure = new AppError('offline');
  await talk.see();
  device.stage.chats.failure = null;
  await talk.see();
  expect(device.stage.rooms.standing(device.room, MOON.id).unread).toBe(0);
});
