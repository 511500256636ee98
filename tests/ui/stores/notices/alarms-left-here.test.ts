import { describe, expect, it } from 'vitest';
import type { AlarmDay } from '#core';
import {
  alarmOf,
  november as at,
  openDevice,
  openStarted,
  settled,
} from '../../support/notice-alarm-tabs';

/** Closes on the 25th at 17:00. */
const alarm = (days: readonly AlarmDay[] = [1]) => alarmOf('1', days);
const messages = (toasts: readonly { readonly message: string }[]) =>
  toasts.map(({ message }) => message);

/** A visitor's device whose reminder of the day before nobody has seen, at 22:05 of that day. */
async function openByNight(days: readonly AlarmDay[] = [1]) {
  const opened = openStarted();
  await opened.store.set(alarm(days));
  opened.clock.advance(at('24T22:05') - at('20T12:00'));
  return opened;
}

describe('a reminder that waits for the morning when its person signs in', () => {
  it('is shown here in the morning, once: the account tells of nothing before it was asked', async () => {
    const { server, become, store, clock, look, toasts, kept } = await openByNight();
    await become('7');
    expect([await server.all(), toasts]).toEqual([[{ noticeId: '1', days: [1] }], []]);
    expect(store.find('1')?.days).toEqual([1]);
    clock.advance(at('25T08:00') - at('24T22:05'));
    look(true);
    await settled();
    expect(messages(toasts)).toEqual(['오늘 17:00에 마감해요']);
    look(true);
    await settled();
    expect(kept()).not.toContain('noticeId');
    expect(toasts).toHaveLength(1);
    expect(server.asked.filter((one) => one !== 'all')).toEqual(['set 1 1']);
  });

  it('is shown again on another day where nobody has seen it before', async () => {
    const { store, become, clock, look, stays, kept } = openStarted();
    await store.set(alarm([3]));
    clock.advance(at('22T22:05') - at('20T12:00'));
    await become('7');
    clock.advance(at('23T08:00') - at('22T22:05'));
    look(true);
    await settled();
    look(false);
    clock.advance(at('24T09:00') - at('23T08:00'));
    look(true);
    await settled();
    expect(messages(stays())).toEqual(['내일 17:00에 마감해요']);
    look(true);
    expect(kept()).not.toContain('noticeId');
  });

  it('is handed over once, however often the account is asked until then', async () => {
    const { server, become, store, clock } = await openByNight();
    await become('7');
    await server.remove('1');
    for (const minutes of [10, 20]) {
      clock.advance(minutes * 60_000);
      await store.refresh();
      await settled();
    }
    expect(await server.all()).toEqual([]);
    expect(store.find('1')).toBeUndefined();
  });

  it('is shown in one of several tabs, which need not have handed it over', async () => {
    const device = openDevice();
    const tabs = [device.openTab(), device.openTab()];
    for (const { store } of tabs) store.start();
    await tabs[0]?.store.set(alarm());
    device.clock.advance(at('24T22:05') - at('20T12:00'));
    await device.become('7');
    await settled();
    device.clock.advance(at('25T08:00') - at('24T22:05'));
    for (const { look } of tabs) look(true);
    await settled();
    expect(messages(tabs.flatMap(({ toasts }) => toasts))).toEqual(['오늘 17:00에 마감해요']);
  });

  it('is not shown where the account was to tell of it already', async () => {
    const { server, become, clock, look, toasts, kept } = await openByNight([3, 1]);
    await server.set('1', [1]);
    await become('7');
    expect(kept()).not.toContain('noticeId');
    clock.advance(at('25T08:00') - at('24T22:05'));
    look(true);
    await settled();
    expect(toasts).toEqual([]);
  });

  it.each([
    ['removes', ({ store }: Awaited<ReturnType<typeof openByNight>>) => store.remove('1')],
    ['sets anew', ({ store }: Awaited<ReturnType<typeof openByNight>>) => store.set(alarm([0]))],
  ])('is not shown where its person %s it', async (_, change) => {
    const opened = await openByNight();
    await opened.become('7');
    await change(opened);
    expect(opened.kept()).not.toContain('noticeId');
    opened.clock.advance(at('25T08:00') - at('24T22:05'));
    opened.look(true);
    await settled();
    expect(opened.toasts).toEqual([]);
  });

  it('is forgotten here unseen, once the notice has closed', async () => {
    const { become, clock, look, toasts, kept } = await openByNight();
    await become('7');
    clock.advance(at('25T17:00') - at('24T22:05'));
    look(true);
    await settled();
    expect([toasts, kept().includes('noticeId')]).toEqual([[], false]);
  });
});

it('what is due in a window that nobody looks at is shown there, after it was handed over', async () => {
  const { store, server, become, clock, look, toasts } = openStarted();
  await store.set(alarm());
  look(false);
  clock.advance(at('24T12:00') - at('20T12:00'));
  await become('7');
  expect([(await server.all()).length, toasts]).toEqual([1, []]);
  look(true);
  await settled();
  expect(messages(toasts)).toEqual(['내일 17:00에 마감해요']);
});
