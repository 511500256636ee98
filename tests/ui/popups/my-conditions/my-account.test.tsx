import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError, STORAGE_KEY, type Person } from '#core';
import { deferred } from '../../support/deferred';
import { renderApp } from '../../support/render-app';
import { account, chosen, closed, login, OTHER, openAccount, radio, save } from './account-kit';
import { dialog, field, press, type } from './conditions-kit';

const stored = () => localStorage.getItem(STORAGE_KEY.MY_CONDITIONS);

describe('where conditions are saved', () => {
  it('is this device, unless a member says otherwise', async () => {
    const { services, asked } = await openAccount();
    await chosen('이 기기에만');
    type('생년월일', '20000514');
    save();
    await closed();
    expect(services.stores.person.isKnown).toBe(true);
    expect(asked.filter((name) => name !== 'read')).toEqual([]);
  });

  it('is the account, too, once a member wants that and has pressed save', async () => {
    const { asked, of, services } = await openAccount();
    type('생년월일', '20000514');
    fireEvent.click(radio('내 계정에도'));
    await chosen('내 계정에도');
    expect(asked).not.toContain('save');
    save();
    await closed();
    expect(await of.read()).toMatchObject({ birthDay: '20000514' });
    expect(stored()).toContain('20000514');
    expect(services.stores.person.isInAccount).toBe(true);
  });

  it('is forgotten by the account as soon as only this device is to keep it', async () => {
    const { asked, of, services } = await openAccount();
    type('생년월일', '20000514');
    fireEvent.click(radio('내 계정에도'));
    await chosen('내 계정에도');
    save();
    await closed();
    act(() => {
      void services.stores.popups.ask('my-conditions', { field: null });
    });
    await dialog();
    await chosen('내 계정에도');
    fireEvent.click(radio('이 기기에만'));
    await chosen('이 기기에만');
    expect(asked).not.toContain('forget');
    save();
    await closed();
    expect(await of.read()).toBeNull();
    expect(stored()).toContain('20000514');
  });

  it('asks a visitor who wants the account to log in, and keeps what they typed', async () => {
    const { services, asked } = await openAccount({ member: false });
    type('월 소득', '230');
    fireEvent.click(radio('내 계정에도'));
    const popup = await login();
    expect(asked).toEqual([]);
    act(() => {
      services.stores.session.signedIn({ ID: 7 });
    });
    await waitFor(() => {
      expect(popup.isConnected).toBe(false);
    });
    await chosen('내 계정에도');
    expect(field('월 소득').value).toBe('230');
    save();
    await closed();
    expect(asked).toContain('save');
  });

  it('stays this device where a visitor does not log in', async () => {
    const { asked } = await openAccount({ member: false });
    type('월 소득', '230');
    fireEvent.click(radio('내 계정에도'));
    const popup = await login();
    fireEvent(popup, new Event('cancel', { cancelable: true }));
    await waitFor(() => {
      expect(popup.isConnected).toBe(false);
    });
    expect(radio('이 기기에만').checked).toBe(true);
    save();
    await closed();
    expect(asked).toEqual([]);
    expect(stored()).toContain('2300000');
  });

  it.each(['offline', 'unauthorized'] as const)('loses nothing where it is %s', async (kind) => {
    const { asked } = await openAccount();
    type('월 소득', '230');
    fireEvent.click(radio('내 계정에도'));
    await chosen('내 계정에도');
    account.failure = new AppError(kind);
    save();
    if (kind === 'offline')
      expect(await screen.findAllByText('네트워크 연결을 확인해 주세요.')).not.toEqual([]);
    else expect(await login()).toBeTruthy();
    expect(field('월 소득').value).toBe('230');
    expect(stored()).toBeNull();
    expect(sessionStorage.getItem(`${STORAGE_KEY.DRAFT}_my-conditions`)).toContain('2300000');
    account.failure = null;
    expect(asked.filter((name) => name === 'save')).toHaveLength(1);
  });

  it('is told once by a double tap', async () => {
    const { asked, of } = await openAccount();
    const { promise, resolve } = deferred<undefined>();
    const through = of.save.bind(of);
    Object.assign(of, {
      save: async (person: Person) => {
        await promise;
        return through(person);
      },
    });
    type('월 소득', '230');
    fireEvent.click(radio('내 계정에도'));
    await chosen('내 계정에도');
    save();
    save();
    resolve(undefined);
    await closed();
    expect(asked.filter((name) => name === 'save')).toHaveLength(1);
  });
});

describe('what a member has saved', () => {
  it('is offered where this device knows something else, and taken at a press', async () => {
    localStorage.setItem(STORAGE_KEY.MY_CONDITIONS, JSON.stringify({ income: 2_300_000 }));
    const { services, asked } = await openAccount({ saved: OTHER });
    expect(field('월 소득').value).toBe('230');
    expect(await screen.findByText('내 계정에 저장한 조건이 있어요')).toBeTruthy();
    press('불러오기');
    await waitFor(() => {
      expect(field('생년월일').value).toBe('1990.01.01');
    });
    await chosen('내 계정에도');
    press('되돌리기');
    await waitFor(() => {
      expect(field('월 소득').value).toBe('230');
    });
    press('불러오기');
    await waitFor(() => {
      expect(field('생년월일').value).toBe('1990.01.01');
    });
    save();
    await closed();
    expect(services.stores.person.person.household).toBe(2);
    expect(asked).toContain('save');
  });
});

it('what an account keeps stays on the device while its member is there', () => {
  const mark = { member: '7', isKept: true, leaves: true };
  localStorage.setItem(STORAGE_KEY.USER_DATA, JSON.stringify({ ID: 7 }));
  localStorage.setItem(STORAGE_KEY.MY_CONDITIONS, JSON.stringify(OTHER));
  localStorage.setItem(STORAGE_KEY.MY_CONDITIONS_ACCOUNT, JSON.stringify(mark));
  const { session, person } = renderApp('/mate').stores;
  expect(person.isInAccount).toBe(true);
  act(() => {
    session.lost();
  });
  expect(person.isKnown).toBe(false);
  expect(stored()).toBeNull();
});
