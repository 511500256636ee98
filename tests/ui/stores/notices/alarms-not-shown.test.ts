import { describe, expect, it } from 'vitest';
import { deferred } from '../../support/deferred';
import { alarmOf, november as at, openDevice, settled } from '../../support/notice-alarm-tabs';

/** A visitor's device of which a reminder is due, and the code that shows it is not there yet. */
async function openDue(loadToasts: () => Promise<unknown>) {
  const device = openDevice({ loadToasts });
  const tab = device.openTab();
  tab.store.start();
  await tab.store.set(alarmOf('1', [1]));
  device.clock.advance(at('24T12:00') - at('20T12:00'));
  tab.look(true);
  await settled();
  return { ...device, ...tab };
}

/** Code that cannot be had once. */
function failsOnce() {
  let isFailed = false;
  return () => {
    const isFirst = !isFailed;
    isFailed = true;
    return isFirst ? Promise.reject(new Error('chunk')) : Promise.resolve();
  };
}

describe('a reminder whose code cannot be had', () => {
  it.each([
    [
      'the window is looked at again',
      ({ look }: Awaited<ReturnType<typeof openDue>>) => {
        look(false);
        look(true);
      },
    ],
    [
      'the network is back',
      ({ goOnline }: Awaited<ReturnType<typeof openDue>>) => {
        goOnline();
      },
    ],
    [
      'another tab changes what is kept',
      ({ openTab }: Awaited<ReturnType<typeof openDue>>) => {
        const other = openTab();
        other.look(false);
        other.store.start();
        void other.store.set(alarmOf('2', [0]));
      },
    ],
  ])('is shown once %s', async (_, happen) => {
    const opened = await openDue(failsOnce());
    expect(opened.toasts).toEqual([]);
    happen(opened);
    await settled();
    expect(opened.toasts.map(({ message }) => message)).toEqual(['내일 17:00에 마감해요']);
  });

  it('is still due when the page is opened again', async () => {
    const { store, openTab, toasts } = await openDue(failsOnce());
    store.stop();
    const later = openTab();
    later.store.start();
    await settled();
    expect([toasts.length, later.toasts.length]).toEqual([0, 1]);
  });
});

describe('a reminder whose code is on its way', () => {
  it('is shown once, however often one looks meanwhile', async () => {
    const slow = deferred<undefined>();
    const { look, toasts } = await openDue(() => slow.promise);
    look(false);
    look(true);
    slow.resolve(undefined);
    await settled();
    expect(toasts).toHaveLength(1);
  });

  it('stays due where nobody looks any more when it is there', async () => {
    const slow = deferred<undefined>();
    const { look, toasts } = await openDue(() => slow.promise);
    look(false);
    slow.resolve(undefined);
    await settled();
    expect(toasts).toEqual([]);
    look(true);
    await settled();
    expect(toasts).toHaveLength(1);
  });

  it('stays due where the page is over when it is there', async () => {
    const slow = deferred<undefined>();
    const { store, openTab, toasts } = await openDue(() => slow.promise);
    store.stop();
    slow.resolve(undefined);
    await settled();
    expect(toasts).toEqual([]);
    const later = openTab();
    later.store.start();
    await settled();
    expect(later.toasts).toHaveLength(1);
  });
});
