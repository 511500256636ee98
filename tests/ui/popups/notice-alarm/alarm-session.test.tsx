import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#core';
import { deferred } from '../../support/deferred';
import { inOtherTab } from '../../support/other-tab';
import { closed, known, openOfMember, PROPS, type OpenedAlarm } from './alarm-kit';

// The first import of a chunk takes longer than a view may.
beforeAll(() => import('../../../../src/ui/popups/notice-alarm/NoticeAlarmPopup'));

const login = () => screen.findByRole('dialog', { name: /가벼운 생활/ });
const LOST = new AppError('unauthorized', 'Unauthorized', null, 401);

/** The server answers 401, as the client hears it: where it had sent a token, nobody is there then. */
const answer401 = ({ stores }: OpenedAlarm, hadToken: boolean) => {
  if (hadToken)
    act(() => {
      stores.session.lost();
    });
  return Promise.reject(LOST);
};

async function loginAgain(opened: OpenedAlarm) {
  const popup = await login();
  expect(screen.getAllByRole('dialog', { name: /가벼운 생활/ })).toHaveLength(1);
  act(() => {
    opened.stores.session.signedIn({ ID: 7 });
  });
  await waitFor(() => {
    expect(popup.isConnected).toBe(false);
  });
  await known(opened);
}

describe('a session that died', () => {
  it.each([
    ['it had ended before', true],
    ['no token was left', false],
  ])('asks to log in for what is set, which is set then: %s', async (_, hadToken) => {
    const opened = await openOfMember();
    const { alarms, press, choices, days, stores } = opened;
    const set = alarms.set.bind(alarms);
    alarms.set = () => answer401(opened, hadToken);
    press('알림 2번 받기');
    await login();
    expect([stores.toasts.current, days()]).toEqual([null, undefined]);
    alarms.set = set;
    await loginAgain(opened);
    expect(choices()).toEqual(['+하루 전 11.24', '+당일 아침 8시']);
    expect(await alarms.all()).toEqual([]);
    press('알림 2번 받기');
    await closed();
    expect(await alarms.all()).toEqual([{ noticeId: '1', days: [1, 0] }]);
  });

  it('asks to log in for what is switched off, which is on until then', async () => {
    const opened = await openOfMember();
    const { alarms, popup, press, days, stores } = opened;
    await act(() => stores.noticeAlarms.set({ ...PROPS, noticeId: '1', days: [1] }));
    inOtherTab(8);
    inOtherTab(7);
    await popup.findByRole('button', { name: '알림 끄기' });
    const remove = alarms.remove.bind(alarms);
    alarms.remove = () => answer401(opened, true);
    press('알림 끄기');
    await login();
    expect(stores.toasts.current).toBeNull();
    alarms.remove = remove;
    await loginAgain(opened);
    expect(await alarms.all()).toEqual([{ noticeId: '1', days: [1] }]);
    press('알림 끄기');
    await closed();
    expect([await alarms.all(), days()]).toEqual([[], undefined]);
  });
});

it('an alarm that does not come back says to log in, once its popup has gone', async () => {
  const { alarms, press, stores } = await openOfMember();
  press('알림 2번 받기');
  await closed();
  act(() => {
    void stores.popups.ask('notice-alarm', PROPS);
  });
  fireEvent.click(await screen.findByRole('button', { name: '알림 끄기' }));
  await closed();
  alarms.set = () => Promise.reject(LOST);
  fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(await screen.findAllByText('로그인한 뒤에 다시 시도해 주세요.')).not.toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('a member who left in another tab before it was written', () => {
  /** A first word for the notice is on its way, and theirs waits for it. */
  async function pressBehind() {
    const opened = await openOfMember();
    const { alarms, press, stores } = opened;
    const first = deferred<undefined>();
    alarms.set = () => first.promise;
    void stores.noticeAlarms.set({ ...PROPS, noticeId: '1', days: [1] });
    await act(() => Promise.resolve());
    press('알림 2번 받기');
    await act(() => Promise.resolve());
    const arrive = () => {
      first.resolve(undefined);
      return act(() => first.promise);
    };
    return { ...opened, arrive };
  }

  it('is asked to log in', async () => {
    const { arrive, stores } = await pressBehind();
    inOtherTab(null);
    await arrive();
    expect(await login()).toBeTruthy();
    expect(stores.toasts.current).toBeNull();
  });

  it('is told so where somebody else is there', async () => {
    const { arrive, days, stores } = await pressBehind();
    inOtherTab(8);
    await arrive();
    await waitFor(() => {
      expect(stores.toasts.current?.message).toBe(
        '그 사이에 로그인 상태가 바뀌었어요. 다시 시도해 주세요.',
      );
    });
    expect(screen.queryByRole('dialog', { name: /가벼운 생활/ })).toBeNull();
    expect(days()).toBeUndefined();
  });
});

it('what a member has set is not shown to the next one', async () => {
  const { alarms, popup } = await openOfMember();
  await alarms.set('1', [0]);
  inOtherTab(8);
  expect(await popup.findByRole('button', { name: '알림 끄기' })).toBeTruthy();
  await alarms.remove('1');
  inOtherTab(9);
  await waitFor(() => {
    expect(popup.queryByRole('button', { name: '알림 끄기' })).toBeNull();
  });
});
