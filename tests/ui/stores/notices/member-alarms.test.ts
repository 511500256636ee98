import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { AppError, STORAGE_KEY, type AlarmDay } from '#core';
import { MemoryClock } from '../../../../src/adapters/memory/memory-clock';
import { MemoryNoticeAlarms } from '../../../../src/adapters/memory/notices/memory-notice-alarms';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { NoticeAlarmStore } from '../../../../src/ui/stores/notices/notice-alarm-store';
import type { PushToast } from '../../../../src/ui/stores/push-toasts/push-toast';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const at = (text: string) => Date.parse(`2026-11-${text}:00+09:00`);
const alarm = (noticeId: string, days: readonly AlarmDay[] = [3, 1]) => ({
  noticeId,
  title: '관악 청년 매입임대',
  until: '2026-11-25T17:00+09:00',
  days,
});

/** A server that remembers what it was asked, and fails while it is told to. */
class AskedAlarms extends MemoryNoticeAlarms {
  readonly asked: string[] = [];
  failure: AppError | null = null;

  override async all(cancel?: AbortSignal) {
    this.asked.push('all');
    if (this.failure !== null) throw this.failure;
    return super.all(cancel);
  }

  override async set(noticeId: string, days: readonly AlarmDay[]) {
    this.asked.push(`set ${noticeId} ${days.join()}`);
    if (this.failure !== null) throw this.failure;
    return super.set(noticeId, days);
  }

  override async remove(noticeId: string) {
    this.asked.push(`remove ${noticeId}`);
    if (this.failure !== null) throw this.failure;
    return super.remove(noticeId);
  }
}

function open(gone: readonly string[] = []) {
  const storage = new MemoryStorage();
  const clock = new MemoryClock(at('20T12:00'));
  const server = new AskedAlarms((id) => !gone.includes(id));
  const who = observable({ member: null as string | null });
  const toasts: PushToast[] = [];
  const make = () =>
    new NoticeAlarmStore({
      storage,
      clock,
      listen: () => () => undefined,
      sight: { isSeen: () => true, listen: () => () => undefined },
      history: { push: () => undefined },
      pushToasts: { push: (toast) => Promise.resolve(void toasts.push(toast)) },
      server,
      member: () => who.member,
    });
  const store = make();
  store.start();
  const become = async (member: string | null) => {
    runInAction(() => {
      who.member = member;
    });
    await settled();
  };
  const onDevice = () => storage.read(STORAGE_KEY.NOTICE_ALARMS) ?? '';
  return { store, make, server, clock, toasts, become, onDevice };
}

describe('the alarms of a member', () => {
  it('are set and taken back on the server, and never on the device', async () => {
    const { store, server, become, onDevice } = open();
    await become('7');
    await store.set(alarm('1'));
    expect(store.find('1')?.days).toEqual([3, 1]);
    await store.remove('1');
    expect(store.find('1')).toBeUndefined();
    expect(server.asked).toEqual(['all', 'set 1 3,1', 'remove 1']);
    expect(onDevice()).not.toContain('관악');
    store.stop();
  });

  it('are those that the server has, from any device, until the logout', async () => {
    const { store, server, become } = open();
    await server.set('9', [0]);
    await become('7');
    expect(store.find('9')?.days).toEqual([0]);
    await become(null);
    expect(store.find('9')).toBeUndefined();
    store.stop();
  });

  it('take over what the device had, which then tells nothing of it itself', async () => {
    const { store, server, clock, toasts, make, become, onDevice } = open();
    await store.set(alarm('1'));
    await store.set(alarm('2', [1]));
    await become('7');
    expect(await server.all()).toEqual([
      { noticeId: '1', days: [3, 1] },
      { noticeId: '2', days: [1] },
    ]);
    expect(onDevice()).not.toContain('관악');
    expect(store.find('1')?.days).toEqual([3, 1]);
    store.stop();
    clock.advance(at('24T20:00') - at('20T12:00'));
    const later = make();
    later.start();
    await settled();
    expect(toasts).toEqual([]);
    later.stop();
  });

  it('ask nothing of a visitor, and a logout leaves them an own list', async () => {
    const { store, server, become, onDevice } = open();
    await store.set(alarm('1'));
    expect(server.asked).toEqual([]);
    await become('7');
    await become(null);
    await store.set(alarm('3'));
    expect(onDevice()).toContain('"noticeId":"3"');
    expect(await server.all()).toEqual([{ noticeId: '1', days: [3, 1] }]);
    store.stop();
  });

  it('are handed over at the next start where they could not be', async () => {
    const { store, server, make, become, onDevice } = open();
    await store.set(alarm('1'));
    server.failure = new AppError('offline');
    await become('7');
    expect(onDevice()).toContain('"noticeId":"1"');
    expect(store.find('1')?.days).toEqual([3, 1]);
    store.stop();
    server.failure = null;
    const next = make();
    next.start();
    await settled();
    expect(onDevice()).not.toContain('"noticeId":"1"');
    expect(next.find('1')?.days).toEqual([3, 1]);
    next.stop();
  });

  it('drop those of a notice that is gone, and take over the others', async () => {
    const { store, server, become, onDevice } = open(['2']);
    for (const id of ['1', '2', '3']) await store.set(alarm(id));
    await become('7');
    expect((await server.all()).map(({ noticeId }) => noticeId)).toEqual(['1', '3']);
    expect(onDevice()).not.toContain('noticeId');
    store.stop();
  });

  it('are not sent again where the server has them already', async () => {
    const { store, server, become } = open();
    await store.set(alarm('1'));
    await server.set('1', [3, 1]);
    server.asked.length = 0;
    await become('7');
    expect(server.asked).toEqual(['all']);
    store.stop();
  });

  it('stay as they were where the server could not be told', async () => {
    const { store, server, become } = open();
    await become('7');
    await store.set(alarm('1'));
    server.failure = new AppError('offline');
    await expect(store.set(alarm('1', [0]))).rejects.toMatchObject({ kind: 'offline' });
    await expect(store.remove('1')).rejects.toMatchObject({ kind: 'offline' });
    expect(store.find('1')?.days).toEqual([3, 1]);
    store.stop();
  });
});
