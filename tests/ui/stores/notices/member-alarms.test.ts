import { describe, expect, it } from 'vitest';
import { AppError } from '#core';
import { deferred } from '../../support/deferred';
import {
  alarmOf as alarm,
  loaded,
  november as at,
  openDevice,
  openStarted as open,
  settled,
} from '../../support/notice-alarm-tabs';

describe('the alarms of a member', () => {
  it('are set and taken back on the server, and never on the device', async () => {
    const { store, server, become, kept } = open();
    await become('7');
    await store.set(alarm('1'));
    expect(store.find('1')?.days).toEqual([3, 1]);
    await store.remove('1');
    expect(store.find('1')).toBeUndefined();
    expect(server.asked).toEqual(['all', 'set 1 3,1', 'remove 1']);
    expect(kept()).not.toContain('관악');
  });

  it('are those that the server has, from any device, until the logout', async () => {
    const { store, server, become } = open();
    await server.set('9', [0]);
    await become('7');
    expect(store.find('9')?.days).toEqual([0]);
    await become(null);
    expect(store.find('9')).toBeUndefined();
  });

  it('ask nothing of a visitor, and a logout leaves them an own list', async () => {
    const { store, server, become, kept } = open();
    await store.set(alarm('1'));
    await store.refresh();
    expect(server.asked).toEqual([]);
    await become('7');
    await become(null);
    await store.set(alarm('3'));
    expect(kept()).toContain('"noticeId":"3"');
    expect(await server.all()).toEqual([{ noticeId: '1', days: [3, 1] }]);
  });

  it('stay as they were where the server could not be told', async () => {
    const { store, server, become } = open();
    await become('7');
    await store.set(alarm('1'));
    server.failure = new AppError('offline');
    await expect(store.set(alarm('1', [0]))).rejects.toMatchObject({ kind: 'offline' });
    await expect(store.remove('1')).rejects.toMatchObject({ kind: 'offline' });
    expect(store.find('1')?.days).toEqual([3, 1]);
    server.failure = null;
    await store.remove('1');
    expect(store.find('1')).toBeUndefined();
  });

  it('are written in the order of the presses, each once the one before is answered', async () => {
    const { store, server, become } = open();
    await become('7');
    const first = deferred<undefined>();
    server.hold('set 1', first.promise);
    const writes = [store.set(alarm('1')), store.remove('1')];
    await settled();
    expect(server.asked).toEqual(['all', 'set 1 3,1']);
    first.resolve(undefined);
    await Promise.all(writes);
    expect(await server.all()).toEqual([]);
    expect(store.find('1')).toBeUndefined();
  });

  it('are not written for somebody who has left meanwhile', async () => {
    const { store, server, become } = open({ member: '7' });
    await settled();
    const first = deferred<undefined>();
    server.hold('set 1', first.promise);
    const writes = Promise.allSettled([store.set(alarm('1')), store.set(alarm('1', [0]))]);
    await settled();
    await become('8');
    first.resolve(undefined);
    expect((await writes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(server.asked.filter((one) => one.startsWith('set'))).toEqual(['set 1 3,1']);
    expect(store.find('1')).toBeUndefined();
  });
});

describe('the code of a member’s alarms', () => {
  it('is fetched for a member alone, and not twice', async () => {
    let fetched = 0;
    const { store, become } = open({
      load: () => {
        fetched += 1;
        return loaded();
      },
    });
    await store.set(alarm('1'));
    await store.refresh();
    expect([fetched, store.standing]).toEqual([0, 'known']);
    await become('7');
    await store.set(alarm('2'));
    await become('8');
    expect([fetched, store.standing]).toEqual([1, 'known']);
  });

  it('that comes after its member has left writes nothing for the next one', async () => {
    const code = deferred<Awaited<ReturnType<typeof loaded>>>();
    const { store, server, become } = open({ load: () => code.promise });
    await become('7');
    const set = store.set(alarm('1'));
    await become('8');
    code.resolve(await loaded());
    await expect(set).rejects.toMatchObject({ name: 'AbortError' });
    await settled();
    expect(server.asked).toEqual(['all']);
    expect(store.standing).toBe('known');
  });

  it.each([
    [
      'the network is back',
      ({ goOnline }: ReturnType<typeof open>) => {
        goOnline();
      },
    ],
    ['alarms are to be shown', ({ store }: ReturnType<typeof open>) => void store.refresh()],
  ])('that could not be had is fetched again once %s', async (_, happen) => {
    let isAway = true;
    const opened = open({ load: () => (isAway ? Promise.reject(new Error('away')) : loaded()) });
    const { store, server, become } = opened;
    await store.set(alarm('1'));
    await become('7');
    expect(store.standing).toBe('failed');
    await expect(store.set(alarm('2'))).rejects.toMatchObject({ kind: 'offline' });
    await expect(store.remove('1')).rejects.toMatchObject({ kind: 'offline' });
    expect(store.find('1')?.days).toEqual([3, 1]);
    isAway = false;
    happen(opened);
    expect(store.standing).toBe('asking');
    await settled();
    expect(store.standing).toBe('known');
    expect(await server.all()).toEqual([{ noticeId: '1', days: [3, 1] }]);
  });
});

describe('what the server could not say', () => {
  type Opened = ReturnType<typeof open>;
  it.each([
    [
      'the network is back',
      ({ goOnline }: Opened) => {
        goOnline();
      },
    ],
    [
      'the page is looked at',
      ({ look }: Opened) => {
        look(true);
      },
    ],
    [
      'alarms are to be shown',
      ({ store }: Opened) => {
        void store.refresh();
      },
    ],
  ])('is asked again once %s', async (_, happen) => {
    const opened = open();
    const { store, server, become } = opened;
    await server.set('9', [0]);
    server.failure = new AppError('offline');
    await become('7');
    expect(store.standing).toBe('failed');
    expect(store.find('9')).toBeUndefined();
    server.failure = null;
    happen(opened);
    await settled();
    expect(store.standing).toBe('known');
    expect(store.find('9')?.days).toEqual([0]);
  });

  it('is not asked for by a page that nobody looks at, until it is', async () => {
    const { server, become, look, goOnline } = open();
    server.failure = new AppError('offline');
    await become('7');
    look(false);
    goOnline();
    await settled();
    expect(server.asked).toEqual(['all']);
    server.failure = null;
    look(true);
    await settled();
    expect(server.asked).toEqual(['all', 'all']);
  });

  it('is on its way once, whoever waits for it', async () => {
    const { store, server, become, look } = open();
    const slow = deferred<undefined>();
    server.hold('all', slow.promise);
    await become('7');
    expect(store.standing).toBe('asking');
    look(true);
    let isAnswered = false;
    const waiting = store.refresh().then(() => (isAnswered = true));
    await settled();
    expect([isAnswered, server.asked]).toEqual([false, ['all']]);
    slow.resolve(undefined);
    await waiting;
    expect(store.standing).toBe('known');
  });

  it('is not taken from an answer to somebody who has left', async () => {
    const { store, server, become } = open();
    await server.set('9', [0]);
    const slow = deferred<undefined>();
    server.hold('all', slow.promise);
    await become('7');
    await become(null);
    slow.resolve(undefined);
    await settled();
    expect(store.find('9')).toBeUndefined();
    expect(store.standing).toBe('known');
  });
});

describe('what was removed or set while an answer is on its way', () => {
  it('stays so, whatever the older answer says', async () => {
    const { store, server, become } = open();
    for (const id of ['1', '2', '3']) await server.set(id, [1]);
    const slow = deferred<undefined>();
    server.hold('all', slow.promise);
    await become('7');
    await store.remove('1');
    await store.set(alarm('2', [3]));
    slow.resolve(undefined);
    await settled();
    expect(store.find('1')).toBeUndefined();
    expect(store.find('2')?.days).toEqual([3]);
    expect(store.find('3')?.days).toEqual([1]);
  });

  it('is as the answer says where it could not be written', async () => {
    const { store, server, become } = open();
    await server.set('1', [1]);
    const slow = deferred<undefined>();
    server.hold('all', slow.promise);
    await become('7');
    server.failure = new AppError('offline');
    await expect(store.remove('1')).rejects.toBeInstanceOf(AppError);
    slow.resolve(undefined);
    await settled();
    expect(store.find('1')?.days).toEqual([1]);
  });
});

describe('what is changed elsewhere', () => {
  it('in another tab is there at once, and no member is named on the device for it', async () => {
    const device = openDevice({ member: '7' });
    const [one, other] = [device.openTab(), device.openTab()];
    one.store.start();
    other.store.start();
    await settled();
    await one.store.set(alarm('1', [1]));
    await settled();
    expect(other.store.find('1')?.days).toEqual([1]);
    await other.store.remove('1');
    await settled();
    expect(one.store.find('1')).toBeUndefined();
    expect(device.kept()).not.toContain('관악');
  });

  it('in another tab is asked for by a hidden one only when it is looked at', async () => {
    const device = openDevice({ member: '7' });
    const [one, other] = [device.openTab(), device.openTab()];
    one.store.start();
    other.store.start();
    await settled();
    other.look(false);
    device.server.asked.length = 0;
    await one.store.set(alarm('1', [1]));
    await settled();
    expect(device.server.asked).toEqual(['set 1 1']);
    other.look(true);
    await settled();
    expect(other.store.find('1')?.days).toEqual([1]);
  });

  it('while an answer is on its way is asked for again', async () => {
    const device = openDevice({ member: '7' });
    const [one, other] = [device.openTab(), device.openTab()];
    one.store.start();
    await settled();
    const slow = deferred<undefined>();
    device.server.hold('all', slow.promise);
    other.store.start();
    await settled();
    await one.store.set(alarm('1', [1]));
    slow.resolve(undefined);
    await settled();
    expect(other.store.find('1')?.days).toEqual([1]);
  });

  it('on another device is seen on the next look, which asks no more often than needed', async () => {
    const { store, server, clock, look } = open({ member: '7' });
    const phone = open({ member: '7', server });
    await settled();
    await phone.store.set(alarm('1', [1]));
    server.asked.length = 0;
    for (let times = 0; times < 5; times += 1) {
      clock.advance(5000);
      look(true);
      await store.refresh();
    }
    expect(server.asked).toEqual([]);
    clock.advance(5000);
    look(true);
    await settled();
    expect(server.asked).toEqual(['all']);
    expect(store.find('1')?.days).toEqual([1]);
  });

  it('stays as it was known where it cannot be asked for', async () => {
    const { store, server, clock } = open({ member: '7' });
    await settled();
    await store.set(alarm('1', [1]));
    server.failure = new AppError('offline');
    clock.advance(at('21T12:00') - at('20T12:00'));
    await store.refresh();
    expect([store.standing, store.find('1')?.days]).toEqual(['known', [1]]);
  });
});

it('nothing is heard or asked once it was stopped', async () => {
  const { store, server, look, goOnline, listeners } = open({ member: '7' });
  await settled();
  store.stop();
  expect(listeners()).toBe(0);
  look(true);
  goOnline();
  await store.refresh();
  expect(server.asked).toEqual(['all']);
});
