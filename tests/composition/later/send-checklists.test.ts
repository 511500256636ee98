import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { AppError, STORAGE_KEY } from '#core';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { sendChecklists } from '../../../src/composition/later/send-checklists';

/** A page that shows no checklist, of somebody on a device. */
function page(stored: string | null, hasLeft = false) {
  const local = new MemoryStorage();
  if (stored !== null) local.write(STORAGE_KEY.UNSENT_CHECKLISTS, stored);
  if (hasLeft) local.write(STORAGE_KEY.CHECKLISTS_LEFT, '1');
  const session = observable<{ isLogin: boolean; session: { ID?: number } }>({
    isLogin: false,
    session: {},
  });
  const backs = new Set<() => void>();
  const asked = { times: 0, fails: false };
  const stop = sendChecklists({
    local,
    online: (back) => {
      backs.add(back);
      return () => {
        backs.delete(back);
      };
    },
    stores: {
      session,
      checklists: {
        made: null,
        ready: () => {
          asked.times += 1;
          return asked.fails
            ? Promise.reject(new AppError('offline'))
            : new Promise(() => undefined);
        },
      },
    },
  });
  const logIn = (ID: number) => {
    runInAction(() => {
      session.isLogin = true;
      session.session = { ID };
    });
  };
  const back = () => {
    for (const one of backs) one();
  };
  return { asked, logIn, back, stop };
}

describe('checklists to send, on a page that shows none', () => {
  it('go once a member is there', () => {
    const { asked, logIn } = page('{"":1}');
    expect(asked.times).toBe(0);
    logIn(7);
    expect(asked.times).toBe(1);
  });

  it('of a member who has left are taken off the device, whoever is there', () => {
    const { asked } = page(null, true);
    expect(asked.times).toBe(1);
  });

  it('cost nothing where there are none', () => {
    const { asked, logIn, back } = page(null);
    logIn(7);
    back();
    expect(asked.times).toBe(0);
  });

  it('are tried again once there is a network, until the page is closed', async () => {
    const { asked, logIn, back, stop } = page('{"7":2}');
    asked.fails = true;
    logIn(7);
    await Promise.resolve();
    back();
    expect(asked.times).toBe(2);
    stop();
    back();
    expect(asked.times).toBe(2);
  });
});
