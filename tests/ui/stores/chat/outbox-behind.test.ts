import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#core';
import { MOON } from '../../support/community-stage';
import { OneDevice, words } from './outbox-kit';

/** What stands behind what could not be sent, and until when. */

const LOST = new AppError('unauthorized');
const BUSY = new AppError('too-many', 'too-many', null, 429, null, 30_000);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = async (device: OneDevice) => {
  const page = device.page();
  const talk = page.talk(device.room.id);
  await talk.open();
  return { page, talk, outbox: talk.outbox };
};
const states = ({ entries }: { readonly entries: readonly { readonly state: string }[] }) =>
  entries.map(({ state }) => state);
const sent = (device: OneDevice) => device.stage.chats.of('send').length;

/** One that nobody answers, until it waits for a press. */
async function unanswered(device: OneDevice) {
  const opened = await open(device);
  device.stage.chats.failure = new AppError('server');
  opened.outbox.write(words('하나'), []);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(states(opened.outbox)).toEqual(['failed']);
  return opened;
}

it('is tried five times with longer rests, and waits for a press then', async () => {
  const device = new OneDevice();
  await unanswered(device);
  expect(sent(device)).toBe(5);
});

it('is sent before what is written later, where nobody answered it before a reload', async () => {
  const device = new OneDevice();
  const { page } = await unanswered(device);
  page.close();
  device.stage.chats.failure = null;
  const again = await open(device);
  again.outbox.write(words('둘'), []);
  await waitFor(() => {
    expect(device.said).toEqual(['하나', '둘']);
  });
});

it('says after a reload, too, why a rule refused it, and what is written later passes it', async () => {
  const device = new OneDevice();
  const first = await open(device);
  first.outbox.write(words('가'.repeat(1001)), []);
  await waitFor(() => {
    expect(states(first.outbox)).toEqual(['failed']);
  });
  first.page.close();
  const { outbox } = await open(device);
  expect(outbox.wordsOf(outbox.entries[0]?.key ?? '')).toContain('1,000자');
  outbox.write(words('짧은 말'), []);
  await waitFor(() => {
    expect(device.said).toEqual(['짧은 말']);
  });
});

it('waits for a press with what was written before the session was lost, and keeps the order', async () => {
  const device = new OneDevice();
  const { page, outbox: before } = await open(device);
  device.stage.chats.failure = LOST;
  before.write(words('하나'), []);
  await waitFor(() => {
    expect(states(before)).toEqual(['failed']);
  });
  page.close();
  device.stage.chats.failure = null;
  const { outbox } = await open(device);
  outbox.write(words('둘'), []);
  await outbox.run();
  expect(states(outbox)).toEqual(['failed', 'failed']);
  expect(device.said).toEqual([]);
  outbox.again(outbox.entries[1]?.key ?? '');
  await waitFor(() => {
    expect(device.said).toEqual(['하나', '둘']);
  });
});

it('rests as long as the server asks for, and needs no press afterwards', async () => {
  const device = new OneDevice();
  const { outbox } = await open(device);
  device.stage.chats.failure = BUSY;
  outbox.write(words('하나'), []);
  // More often than others are tried.
  await vi.advanceTimersByTimeAsync(8 * 30_000);
  expect(sent(device)).toBeGreaterThan(5);
  expect(sent(device)).toBeLessThan(11);
  expect(states(outbox)).toEqual(['queued']);
  device.stage.chats.failure = null;
  await vi.advanceTimersByTimeAsync(30_000);
  await waitFor(() => {
    expect(device.said).toEqual(['하나']);
  });
});

it('is gone with its room, and comes back with none that could not be left', async () => {
  const device = new OneDevice();
  const { page, outbox } = await open(device);
  device.stage.hasNetwork = false;
  device.stage.chats.failure = new AppError('offline');
  outbox.write(words('하나'), []);
  await waitFor(() => {
    expect(sent(device)).toBe(1);
  });
  expect([page.unsent, page.unsentIn(device.room.id)]).toEqual([1, 1]);
  await expect(page.leave(device.room.id)).rejects.toMatchObject({ kind: 'offline' });
  expect(page.unsent).toBe(1);
  device.stage.chats.failure = null;
  await page.leave(device.room.id);
  expect(page.unsent).toBe(0);
  device.back();
  const next = await open(device);
  await next.outbox.run();
  expect(next.outbox.entries).toEqual([]);
  expect(device.said).toEqual([]);
});

it('is not sent by a page while another one took it back', async () => {
  const device = new OneDevice();
  const here = await open(device);
  device.stage.hasNetwork = false;
  device.stage.chats.failure = new AppError('offline');
  here.outbox.write(words('하나'), []);
  await waitFor(() => {
    expect(sent(device)).toBe(1);
  });
  const there = await open(device);
  there.outbox.drop(there.outbox.entries[0]?.key ?? '');
  there.page.close();
  device.stage.chats.failure = null;
  device.back();
  await waitFor(() => {
    expect(here.outbox.entries).toEqual([]);
  });
  expect(device.said).toEqual([]);
});

it('finds out that the room is no more where the other one has parted from it', async () => {
  const device = new OneDevice();
  const { talk, outbox } = await open(device);
  device.stage.rooms.community.block('bear', MOON.id);
  outbox.write(words('하나'), []);
  await waitFor(() => {
    expect(talk.state.kind).toBe('none');
  });
});

it('stays taken back in another tab, whatever became of it here meanwhile', async () => {
  const device = new OneDevice();
  const here = await unanswered(device);
  const there = await open(device);
  there.outbox.drop(there.outbox.entries[0]?.key ?? '');
  there.page.close();
  device.stage.chats.failure = null;
  here.outbox.back();
  await here.outbox.run();
  expect([here.outbox.entries, device.said]).toEqual([[], []]);
});

it('keeps nobody waiting where it is old, and goes out by a press on it alone', async () => {
  const device = new OneDevice();
  const first = await unanswered(device);
  first.page.close();
  device.stage.chats.failure = null;
  device.stage.clock.advance(15 * 86_400_000);
  const { outbox } = await open(device);
  const [old] = outbox.entries;
  expect(outbox.wordsOf(old?.key ?? '')).toContain('오래전');
  outbox.write(words('둘'), []);
  await waitFor(() => {
    expect(device.said).toEqual(['둘']);
  });
  device.stage.chats.failure = LOST;
  outbox.write(words('셋'), []);
  await waitFor(() => {
    expect(states(outbox)).toEqual(['failed', 'failed']);
  });
  device.stage.chats.failure = null;
  outbox.again(outbox.entries[1]?.key ?? '');
  await waitFor(() => {
    expect(device.said).toEqual(['둘', '셋']);
  });
  outbox.again(old?.key ?? '');
  await waitFor(() => {
    expect(device.said).toEqual(['둘', '셋', '하나']);
  });
});

it('is sent where it was written while the room was left, which shows the room again', async () => {
  const device = new OneDevice();
  const { page, outbox } = await open(device);
  let arrive = (): void => undefined;
  device.stage.chats.gate = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const leaving = page.leave(device.room.id);
  await waitFor(() => {
    expect(device.stage.chats.of('leave')).toHaveLength(1);
  });
  outbox.write(words('잠깐만요'), []);
  arrive();
  await leaving;
  await waitFor(() => {
    expect(device.said).toEqual(['잠깐만요']);
  });
});
