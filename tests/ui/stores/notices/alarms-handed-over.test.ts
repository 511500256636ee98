import { describe, expect, it } from 'vitest';
import { AppError } from '#core';
import { deferred } from '../../support/deferred';
import {
  alarmOf as alarm,
  november as at,
  openDevice,
  openStarted as open,
  settled,
} from '../../support/notice-alarm-tabs';

describe('the alarms of a device at the login', () => {
  it('go to the server, and the device tells nothing of them itself', async () => {
    const { store, server, clock, openTab, become, kept } = open();
    await store.set(alarm('1'));
    await store.set(alarm('2', [1]));
    await become('7');
    expect(await server.all()).toEqual([
      { noticeId: '1', days: [3, 1] },
      { noticeId: '2', days: [1] },
    ]);
    expect(kept()).not.toContain('관악');
    expect(store.find('1')?.days).toEqual([3, 1]);
    store.stop();
    clock.advance(at('24T20:00') - at('20T12:00'));
    const later = openTab();
    later.store.start();
    await settled();
    expect(later.toasts).toEqual([]);
  });

  it('join those of the account: no day is lost, and nothing is sent that is known', async () => {
    const { store, server, become, kept } = open();
    await store.set(alarm('1', [3, 1]));
    await store.set(alarm('2', [1]));
    await server.set('1', [7, 1]);
    await server.set('2', [1, 0]);
    await server.set('3', [0]);
    server.asked.length = 0;
    await become('7');
    expect(await server.all()).toEqual([
      { noticeId: '1', days: [7, 3, 1] },
      { noticeId: '2', days: [1, 0] },
      { noticeId: '3', days: [0] },
    ]);
    expect(server.asked.slice(0, 2)).toEqual(['all', 'set 1 7,3,1']);
    expect(store.find('2')?.days).toEqual([1, 0]);
    expect(kept()).not.toContain('noticeId');
  });

  it('count together with those of the account until they are there', async () => {
    const { store, server, become } = open();
    await store.set(alarm('1', [1]));
    await server.set('1', [7]);
    const slow = deferred<undefined>();
    server.hold('set 1', slow.promise);
    await become('7');
    expect(store.find('1')?.days).toEqual([7, 1]);
    slow.resolve(undefined);
    await settled();
    expect(store.find('1')?.days).toEqual([7, 1]);
  });

  it('are handed over with the next answer where they could not be, without haste', async () => {
    const { store, server, become, goOnline, kept } = open();
    await store.set(alarm('1'));
    await store.set(alarm('2'));
    const slow = deferred<undefined>();
    server.hold('all', slow.promise);
    await become('7');
    server.failure = new AppError('offline');
    slow.resolve(undefined);
    await settled();
    expect(server.asked).toEqual(['all', 'set 2 3,1']);
    expect(kept()).toContain('"noticeId":"1"');
    expect(store.find('1')?.days).toEqual([3, 1]);
    server.failure = null;
    goOnline();
    await settled();
    expect(kept()).not.toContain('noticeId');
    expect(await server.all()).toHaveLength(2);
    expect(store.find('1')?.days).toEqual([3, 1]);
  });

  it('drop those of a notice that is gone, and take over the others', async () => {
    const { store, server, become, kept } = open({ gone: ['2'] });
    for (const id of ['1', '2', '3']) await store.set(alarm(id));
    await become('7');
    expect((await server.all()).map(({ noticeId }) => noticeId)).toEqual(['1', '3']);
    expect(kept()).not.toContain('noticeId');
  });

  it('keep one that the server refuses, and take over the others', async () => {
    const { store, server, become, kept } = open();
    for (const id of ['1', '2']) await store.set(alarm(id));
    const set = server.set.bind(server);
    server.set = (id, days) =>
      id === '2' ? Promise.reject(new AppError('refused')) : set(id, days);
    await become('7');
    expect((await server.all()).map(({ noticeId }) => noticeId)).toEqual(['1']);
    expect(kept()).toContain('"noticeId":"2"');
    expect(kept()).not.toContain('"noticeId":"1"');
  });

  it('are the account’s in every tab that was open', async () => {
    const { store, openTab, become, server } = open();
    await store.set(alarm('1'));
    const other = openTab();
    other.store.start();
    await become('7');
    await settled();
    expect(other.store.find('1')?.days).toEqual([3, 1]);
    expect(await server.all()).toEqual([{ noticeId: '1', days: [3, 1] }]);
    await other.store.remove('1');
    await settled();
    expect(store.find('1')).toBeUndefined();
  });
});

it('is told to tabs that could not hand them over themselves', async () => {
  const device = openDevice();
  const [one, other] = [device.openTab(), device.openTab()];
  one.store.start();
  other.store.start();
  await one.store.set(alarm('1'));
  const set = device.server.set.bind(device.server);
  device.server.set = () => Promise.reject(new AppError('offline'));
  await device.become('7');
  await settled();
  device.server.set = set;
  one.goOnline();
  await settled();
  expect(device.kept()).not.toContain('noticeId');
  expect(other.store.find('1')?.days).toEqual([3, 1]);
});

describe('a logout while alarms are handed over', () => {
  it('leaves those on the device that nobody is known to have', async () => {
    const { store, server, become, kept } = open();
    for (const id of ['1', '2']) await store.set(alarm(id));
    const slow = deferred<undefined>();
    server.hold('set 2', slow.promise);
    await become('7');
    await become(null);
    slow.resolve(undefined);
    await settled();
    expect(server.asked).toEqual(['all', 'set 2 3,1']);
    for (const id of ['1', '2']) expect(kept()).toContain(`"noticeId":"${id}"`);
    await store.remove('2');
    expect(store.find('2')).toBeUndefined();
  });

  it('sends nothing that waited for another write', async () => {
    const { store, server, become } = open();
    await store.set(alarm('1'));
    const [answer, write] = [deferred<undefined>(), deferred<undefined>()];
    server.hold('all', answer.promise);
    server.hold('set 1', write.promise);
    await become('7');
    const setting = store.set(alarm('1', [0]));
    answer.resolve(undefined);
    await settled();
    await become(null);
    write.resolve(undefined);
    await setting;
    await settled();
    expect(server.asked).toEqual(['all', 'set 1 0']);
  });
});

describe('what a person removes while alarms are handed over', () => {
  it.each(['all', 'set 1', 'set 2'])('stays removed, where %s is on its way', async (name) => {
    const { store, server, become, kept } = open();
    for (const id of ['1', '2']) await store.set(alarm(id));
    const slow = deferred<undefined>();
    server.hold(name, slow.promise);
    await become('7');
    const removing = store.remove('1');
    slow.resolve(undefined);
    await removing;
    await settled();
    expect(store.find('1')).toBeUndefined();
    expect(await server.all()).toEqual([{ noticeId: '2', days: [3, 1] }]);
    expect(kept()).not.toContain('noticeId');
  });

  it('stays removed, where the removal itself takes long', async () => {
    const { store, server, become } = open();
    await store.set(alarm('1'));
    const answer = deferred<undefined>();
    server.hold('all', answer.promise);
    await become('7');
    const slow = deferred<undefined>();
    server.hold('remove 1', slow.promise);
    const removing = store.remove('1');
    answer.resolve(undefined);
    await settled();
    slow.resolve(undefined);
    await removing;
    await settled();
    expect(store.find('1')).toBeUndefined();
    expect(await server.all()).toEqual([]);
  });

  it('is handed over after all where it could not be removed', async () => {
    const { store, server, become } = open();
    await store.set(alarm('1'));
    const answer = deferred<undefined>();
    server.hold('all', answer.promise);
    await become('7');
    const slow = deferred<undefined>();
    server.hold(
      'remove 1',
      slow.promise.then(() => Promise.reject(new AppError('server'))),
    );
    const removing = store.remove('1');
    answer.resolve(undefined);
    await settled();
    slow.resolve(undefined);
    await expect(removing).rejects.toMatchObject({ kind: 'server' });
    await settled();
    expect(await server.all()).toEqual([{ noticeId: '1', days: [3, 1] }]);
  });

  it('is not the days of both where it was set anew: the last word counts', async () => {
    const { store, server, become } = open();
    for (const id of ['1', '2']) await store.set(alarm(id));
    const slow = deferred<undefined>();
    server.hold('set 2', slow.promise);
    await become('7');
    await store.set(alarm('1', [0]));
    slow.resolve(undefined);
    await settled();
    expect(store.find('1')?.days).toEqual([0]);
    expect((await server.all())[0]).toEqual({ noticeId: '1', days: [0] });
  });
});
