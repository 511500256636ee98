import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppError } from '#core';
import { BEAR } from '../../support/community-stage';
import { OneDevice, words } from './outbox-kit';

const open = async (device: OneDevice) => {
  const page = device.page();
  const talk = page.talk(device.room.id);
  await talk.open();
  return { page, talk, outbox: talk.outbox };
};
const states = ({ entries }: { readonly entries: readonly { readonly state: string }[] }) =>
  entries.map(({ state }) => state);

it('sends what is written one after the other, in its order', async () => {
  const device = new OneDevice();
  const { talk, outbox } = await open(device);
  for (const text of ['하나', '둘', '셋']) outbox.write(words(text), []);
  await waitFor(() => {
    expect(device.said).toEqual(['하나', '둘', '셋']);
  });
  expect(talk.messages.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(outbox.entries).toEqual([]);
});

it('waits while there is no network, and sends each once when it is back', async () => {
  const device = new OneDevice();
  const { outbox } = await open(device);
  device.stage.hasNetwork = false;
  device.stage.chats.failure = new AppError('offline');
  outbox.write(words('하나'), []);
  outbox.write(words('둘'), []);
  await waitFor(() => {
    expect(device.stage.chats.of('send')).toHaveLength(1);
  });
  expect(states(outbox)).toEqual(['queued', 'queued']);
  device.stage.chats.failure = null;
  device.back();
  await waitFor(() => {
    expect(device.said).toEqual(['하나', '둘']);
  });
});

it('keeps its name over a reload: what arrived without an answer is no second message', async () => {
  const device = new OneDevice();
  const first = await open(device);
  device.stage.hasNetwork = false;
  device.stage.chats.failure = new AppError('offline');
  first.outbox.write(words('한 번만'), []);
  await waitFor(() => {
    expect(device.stage.chats.of('send')).toHaveLength(1);
  });
  const key = first.outbox.entries[0]?.key ?? '';
  // It has arrived; the answer was lost.
  device.arrived(key, '한 번만');
  first.page.close();
  device.stage.chats.failure = null;
  device.stage.hasNetwork = true;
  const second = await open(device);
  await waitFor(() => {
    expect(second.outbox.entries).toEqual([]);
  });
  expect(device.said).toEqual(['한 번만']);
  expect(device.local.read('CHAT_OUTBOX_moon')).toBeNull();
});

it('takes up what an earlier page left, without its room being opened', async () => {
  const device = new OneDevice();
  const first = await open(device);
  device.stage.hasNetwork = false;
  device.stage.chats.failure = new AppError('offline');
  first.outbox.write(words('남은 말'), []);
  await waitFor(() => {
    expect(device.stage.chats.of('send')).toHaveLength(1);
  });
  first.page.close();
  device.stage.chats.failure = null;
  device.page();
  await waitFor(() => {
    expect(device.said).toEqual(['남은 말']);
  });
});

it('leaves what a rule refuses to a press, with the reason, and goes on with the rest', async () => {
  const device = new OneDevice();
  const { page, outbox } = await open(device);
  outbox.write(words('가'.repeat(1001)), []);
  outbox.write(words('짧은 말'), []);
  await waitFor(() => {
    expect(device.said).toEqual(['짧은 말']);
  });
  const [left] = outbox.entries;
  expect(left?.state).toBe('failed');
  expect(outbox.wordsOf(left?.key ?? '')).toContain('1,000자');
  expect(page.failedIn(device.room.id)).toBe('가'.repeat(1001));
  outbox.drop(left?.key ?? '');
  expect(page.failedIn(device.room.id)).toBeNull();
  expect(device.local.read('CHAT_OUTBOX_moon')).toBeNull();
});

it('keeps all of it where the session was lost, and sends it by a press alone', async () => {
  const device = new OneDevice();
  const { outbox } = await open(device);
  device.stage.chats.failure = new AppError('unauthorized');
  outbox.write(words('하나'), []);
  await waitFor(() => {
    expect(states(outbox)).toEqual(['failed']);
  });
  device.stage.chats.failure = null;
  device.back();
  await outbox.run();
  expect(device.stage.chats.of('send')).toHaveLength(1);
  outbox.again(outbox.entries[0]?.key ?? '');
  await waitFor(() => {
    expect(device.said).toEqual(['하나']);
  });
});

it('keeps the order where somebody presses on the last of those that could not be sent', async () => {
  const device = new OneDevice();
  const { outbox } = await open(device);
  device.stage.chats.failure = new AppError('unauthorized');
  outbox.write(words('하나'), []);
  outbox.write(words('둘'), []);
  await waitFor(() => {
    expect(states(outbox)).toEqual(['failed', 'failed']);
  });
  device.stage.chats.failure = null;
  outbox.again(outbox.entries[1]?.key ?? '');
  await waitFor(() => {
    expect(device.said).toEqual(['하나', '둘']);
  });
});

it('asks before what is older than two weeks is sent', async () => {
  const device = new OneDevice();
  const first = await open(device);
  device.stage.hasNetwork = false;
  device.stage.chats.failure = new AppError('offline');
  first.outbox.write(words('오래된 말'), []);
  await waitFor(() => {
    expect(device.stage.chats.of('send')).toHaveLength(1);
  });
  first.page.close();
  device.stage.clock.advance(15 * 86_400_000);
  device.stage.chats.failure = null;
  device.stage.hasNetwork = true;
  const { outbox } = await open(device);
  expect(states(outbox)).toEqual(['failed']);
  expect(device.said).toEqual([]);
});

it('is nobody else’s on the same device', async () => {
  const device = new OneDevice();
  const { page, outbox } = await open(device);
  device.stage.hasNetwork = false;
  device.stage.chats.failure = new AppError('offline');
  outbox.write(words('달빛의 말'), []);
  await waitFor(() => {
    expect(device.stage.chats.of('send')).toHaveLength(1);
  });
  page.close();
  device.stage.chats.failure = null;
  device.stage.reader = BEAR;
  const theirs = device.page(BEAR);
  await theirs.talk(device.room.id).open();
  expect(theirs.talk(device.room.id).outbox.entries).toEqual([]);
  expect(device.said).toEqual([]);
});

it('keeps side by side what two pages write', async () => {
  const device = new OneDevice();
  const [one, two] = [await open(device), await open(device)];
  device.stage.hasNetwork = false;
  device.stage.chats.failure = new AppError('offline');
  one.outbox.write(words('첫 탭'), []);
  two.outbox.write(words('둘째 탭'), []);
  await waitFor(() => {
    expect(device.stage.chats.of('send')).toHaveLength(2);
  });
  one.page.close();
  two.page.close();
  const { outbox } = await open(device);
  expect(outbox.entries.map(({ draft }) => draft.text)).toEqual(['첫 탭', '둘째 탭']);
});

it('reads nothing of what others have put into the storage', async () => {
  const device = new OneDevice();
  device.local.write(
    'CHAT_OUTBOX_moon',
    JSON.stringify({ [device.room.id]: [{ key: 1 }, null, { key: 'x', draft: {} }], other: 'no' }),
  );
  const { outbox } = await open(device);
  expect(outbox.entries).toEqual([]);
});
