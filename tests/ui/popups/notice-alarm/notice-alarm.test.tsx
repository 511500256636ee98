import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError, MOST_ALARMS, STORAGE_KEY, type SetAlarm } from '#core';
import { deferred } from '../../support/deferred';
import { closed, openAlarm, openOfMember, PROPS, type OpenedAlarm } from './alarm-kit';

const OTHER: Omit<SetAlarm, 'noticeId'> = { title: '', until: '2099-11-25', days: [0] };

// The first import of a chunk takes longer than a view may.
beforeAll(() => import('../../../../src/ui/popups/notice-alarm/NoticeAlarmPopup'));

describe('the alarm of a notice', () => {
  it('offers every day that is to come, the near ones chosen', async () => {
    const { popup, choices, press, days } = await openAlarm('2026-11-10T12:00');
    expect(popup.getByText('11월 25일(수) 17:00 마감')).toBeTruthy();
    expect(choices()).toEqual([
      '-일주일 전 11.18',
      '+3일 전 11.22',
      '+하루 전 11.24',
      '+당일 아침 8시',
    ]);
    expect(popup.getByText(/밤 9시부터 아침 8시까지는 보내지 않아요\./)).toBeTruthy();
    fireEvent.click(popup.getByRole('checkbox', { name: '일주일 전 11.18' }));
    fireEvent.click(popup.getByRole('checkbox', { name: '하루 전 11.24' }));
    press('알림 3번 받기');
    await closed();
    expect(days()).toEqual([7, 3, 0]);
    expect(screen.getAllByText('마감 알림을 3번 보여 드릴게요')).not.toEqual([]);
  });

  it('says what is past', async () => {
    const { popup, choices } = await openAlarm('2026-11-22T14:40');
    expect(choices()).toEqual(['+하루 전 11.24', '+당일 아침 8시']);
    expect(popup.getByText(/^일주일 전·3일 전은 이미 지났어요\./)).toBeTruthy();
  });

  it('names the evening before where the morning would be too late', async () => {
    const { choices } = await openAlarm('2026-11-23T12:00', {
      ...PROPS,
      until: '2026-11-25T07:00+09:00',
    });
    expect(choices()).toEqual(['+하루 전 11.24', '+전날 밤 9시 직전']);
  });

  it('offers nothing on the last day, and says what to do', async () => {
    const { popup, choices } = await openAlarm('2026-11-25T09:00');
    expect(choices()).toEqual([]);
    expect(popup.getByText(/마감이 가까우니 지금 신청해 주세요\./)).toBeTruthy();
    expect(popup.queryByRole('button', { name: /받기/ })).toBeNull();
  });

  it('cannot be set for no day', async () => {
    const { popup } = await openAlarm('2026-11-24T12:00');
    fireEvent.click(popup.getByRole('checkbox', { name: '당일 아침 8시' }));
    const button = popup.getByRole<HTMLButtonElement>('button', {
      name: '알림 받을 때를 골라 주세요',
    });
    expect(button.disabled).toBe(true);
  });

  it('opens with what was chosen, is switched off, and comes back by the toast', async () => {
    const { choices, press, days } = await openAlarm('2026-11-22T14:40', PROPS, [3, 1]);
    expect(choices()).toEqual(['+하루 전 11.24', '-당일 아침 8시']);
    press('알림 끄기');
    await closed();
    expect(days()).toBeUndefined();
    fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
    await waitFor(() => {
      expect(days()).toEqual([3, 1]);
    });
  });
});

describe('the alarms of a visitor', () => {
  it('are no more than the device keeps: one more says so, and none is lost for it', async () => {
    const { popup, press, days, stores } = await openAlarm('2026-11-22T14:40');
    const { noticeAlarms } = stores;
    const others = Array.from({ length: MOST_ALARMS }, (_, at) => `${at + 100}`);
    await act(async () => {
      for (const noticeId of others) await noticeAlarms.set({ ...OTHER, noticeId });
    });
    press('알림 2번 받기');
    expect(await screen.findAllByText(/마감 알림은 공고 60개까지 켤 수 있어요\./)).not.toEqual([]);
    expect(days()).toBeUndefined();
    expect(others.filter((id) => noticeAlarms.find(id) === undefined)).toEqual([]);
    await act(() => noticeAlarms.remove('100'));
    fireEvent.click(popup.getByRole('checkbox', { name: '당일 아침 8시' }));
    press('알림 1번 받기');
    await closed();
    expect(days()).toEqual([1]);
  });
});

describe('the alarm of a member', () => {
  it('is set on the server, once by a double tap', async () => {
    const { alarms, press, days } = await openOfMember();
    const asked: unknown[] = [];
    const { promise, resolve } = deferred<undefined>();
    alarms.set = (...args) => {
      asked.push(args);
      return promise;
    };
    press('알림 2번 받기');
    press('알림 2번 받기');
    resolve(undefined);
    await closed();
    expect(asked).toEqual([['1', [1, 0]]]);
    expect(days()).toEqual([1, 0]);
    expect(localStorage.getItem(STORAGE_KEY.NOTICE_ALARMS) ?? '').not.toContain('관악');
  });

  it('says why it could not be set, and keeps the choice', async () => {
    const { alarms, popup, press, choices, days } = await openOfMember();
    fireEvent.click(popup.getByRole('checkbox', { name: '당일 아침 8시' }));
    const set = alarms.set.bind(alarms);
    alarms.set = () => Promise.reject(new AppError('offline'));
    press('알림 1번 받기');
    expect(await screen.findAllByText('네트워크 연결을 확인해 주세요.')).not.toEqual([]);
    expect(choices()).toEqual(['+하루 전 11.24', '-당일 아침 8시']);
    expect(days()).toBeUndefined();
    alarms.set = set;
    press('알림 1번 받기');
    await closed();
    expect(days()).toEqual([1]);
  });

  it('can be set once the server has said what is set, from any device', async () => {
    const { alarms, popup, press, choices, stores } = await openAlarm('2026-11-22T14:40');
    await alarms.set('1', [1]);
    const set = await alarms.all();
    const { promise, resolve } = deferred<typeof set>();
    alarms.all = () => promise;
    act(() => {
      stores.session.signedIn({ ID: 7 });
    });
    const button = () => popup.getByRole<HTMLButtonElement>('button', { name: /받기/ });
    expect(button().disabled).toBe(true);
    expect(button().getAttribute('aria-busy')).toBe('true');
    resolve(set);
    expect(await popup.findByRole('button', { name: '알림 끄기' })).toBeTruthy();
    expect(choices()).toEqual(['+하루 전 11.24', '-당일 아침 8시']);
    expect(button().disabled).toBe(false);
    press('알림 끄기');
    await closed();
    expect(stores.noticeAlarms.find('1')).toBeUndefined();
  });

  it('keeps what was chosen meanwhile', async () => {
    const { alarms, popup, choices, stores } = await openAlarm('2026-11-22T14:40');
    const { promise, resolve } = deferred<Awaited<ReturnType<typeof alarms.all>>>();
    alarms.all = () => promise;
    act(() => {
      stores.session.signedIn({ ID: 7 });
    });
    fireEvent.click(popup.getByRole('checkbox', { name: '하루 전 11.24' }));
    resolve([{ noticeId: '1', days: [1] }]);
    expect(await popup.findByRole('button', { name: '알림 끄기' })).toBeTruthy();
    expect(choices()).toEqual(['-하루 전 11.24', '+당일 아침 8시']);
  });

  it('says where it is not known what is set, and can be set all the same', async () => {
    const { alarms, popup, press, days, stores } = await openAlarm('2026-11-22T14:40');
    alarms.all = () => Promise.reject(new AppError('offline'));
    act(() => {
      stores.session.signedIn({ ID: 7 });
    });
    expect(await popup.findByText(/켜 둔 알림이 있는지 확인하지 못했어요\./)).toBeTruthy();
    press('알림 2번 받기');
    await closed();
    expect(days()).toEqual([1, 0]);
  });
});

describe('an alarm that a member sets', () => {
  const set = async (prepare: (opened: OpenedAlarm) => unknown = () => undefined) => {
    const opened = await openOfMember();
    await prepare(opened);
    opened.press(/받기/);
    await closed();
    return opened.stores;
  };

  it('leads to where this device is told as well', async () => {
    const { toasts, history } = await set();
    expect(toasts.current?.action?.name).toBe('이 기기로도 받기');
    act(() => {
      toasts.current?.action?.run();
    });
    expect(history.current.url).toBe('/more/alarms');
  });

  it.each(['unable', 'denied'] as const)('leads nowhere where the browser is %s', async (how) => {
    const { toasts } = await set(({ pushSubscriber }) => {
      pushSubscriber.ability = () => Promise.resolve(how);
    });
    expect(toasts.current).toMatchObject({ action: null });
  });

  it('leads nowhere where the device is told already', async () => {
    const { toasts } = await set(async ({ stores }) => {
      (await stores.push.ready()).keep('7');
    });
    expect(toasts.current).toMatchObject({ action: null });
  });

  it('is set all the same where the code that knows the browser could not be had', async () => {
    const { toasts } = await set(({ pushSubscriber }) => {
      pushSubscriber.ability = () => Promise.reject(new AppError('offline'));
    });
    expect(toasts.current).toMatchObject({ action: null });
  });
});
