import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { STORAGE_KEY, type Person } from '#core';
import { deferred } from '../../support/deferred';
import { toasted } from '../../support/toasted';
import { chosen, closed, openAccount, OTHER, radio, save } from './account-kit';
import { dialog, field, press, type } from './conditions-kit';

const draft = () => sessionStorage.getItem(`${STORAGE_KEY.DRAFT}_my-conditions`);
const stored = () => localStorage.getItem(STORAGE_KEY.MY_CONDITIONS);
const again = async ({ services }: Awaited<ReturnType<typeof openAccount>>) => {
  act(() => {
    void services.stores.popups.ask('my-conditions', { field: null });
  });
  await dialog();
  await act(() => Promise.resolve());
};
const leave = async () => {
  fireEvent(await dialog(), new Event('cancel', { cancelable: true }));
  await closed();
};

/** A form whose saving in the account waits. */
async function saving() {
  const opened = await openAccount();
  const { promise, resolve } = deferred<undefined>();
  const through = opened.of.save.bind(opened.of);
  Object.assign(opened.of, {
    save: async (person: Person) => {
      await promise;
      return through(person);
    },
  });
  type('월 소득', '230');
  fireEvent.click(radio('내 계정에도'));
  await chosen('내 계정에도');
  save();
  const end = () =>
    act(() => {
      resolve(undefined);
      return Promise.resolve();
    });
  return { ...opened, end };
}

describe('what is typed while it is being saved', () => {
  it('stays in the form, and is saved by a second press', async () => {
    const { of, end } = await saving();
    type('월 소득', '2300');
    await end();
    expect(await toasted(/그동안 바꾼 내용은 한 번 더 저장해 주세요/)).toBeTruthy();
    expect(await of.read()).toMatchObject({ income: 2_300_000 });
    expect(field('월 소득').value).toBe('2,300');
    expect(draft()).toContain('23000000');
    save();
    await closed();
    expect(await of.read()).toMatchObject({ income: 23_000_000 });
    expect(stored()).toContain('23000000');
    expect(draft()).toBeNull();
  });

  it('may be what was saved before: that is no longer the same', async () => {
    const { end } = await saving();
    type('월 소득', '');
    fireEvent.click(radio('이 기기에만'));
    await end();
    expect(await toasted(/그동안 바꾼 내용은/)).toBeTruthy();
    expect(field('월 소득').value).toBe('');
    expect(stored()).toContain('2300000');
    expect(draft()).not.toBeNull();
  });

  it('closes the form where it comes to the same', async () => {
    const { end } = await saving();
    type('월 소득', '2300');
    type('월 소득', '230');
    await end();
    await closed();
    expect(draft()).toBeNull();
  });

  it('is not lost where the form was closed and opened anew meanwhile', async () => {
    const opened = await saving();
    await leave();
    await again(opened);
    type('월 소득', '2300');
    await opened.end();
    await waitFor(() => {
      expect(stored()).toContain('2300000');
    });
    expect(field('월 소득').value).toBe('2,300');
    expect(draft()).toContain('23000000');
  });
});

describe('what a member typed and did not save', () => {
  it('is there again for them, until somebody else logs in', async () => {
    const opened = await openAccount();
    type('월 소득', '230');
    await leave();
    await again(opened);
    expect(field('월 소득').value).toBe('230');
    await leave();
    opened.become(8);
    await again(opened);
    expect(field('월 소득').value).toBe('');
    expect(screen.queryByText(/저장하지 않은 내용/)).toBeNull();
    await leave();
    opened.become(7);
    await again(opened);
    expect(field('월 소득').value).toBe('');
  });

  it('leaves the form with them', async () => {
    const { become } = await openAccount();
    type('월 소득', '230');
    become(8);
    await waitFor(() => {
      expect(field('월 소득').value).toBe('');
    });
    expect(draft()).toBeNull();
  });

  it('stays where their session was lost, and they are there again', async () => {
    const { services, become } = await openAccount();
    type('월 소득', '230');
    act(() => {
      services.stores.session.lost();
    });
    type('월 소득', '2300');
    become(7);
    await act(() => Promise.resolve());
    expect(field('월 소득').value).toBe('2,300');
    become(8);
    await waitFor(() => {
      expect(field('월 소득').value).toBe('');
    });
  });
});

describe('a form in which nothing was typed', () => {
  it('shows what a login brings along', async () => {
    const { become } = await openAccount({ member: false, saved: OTHER });
    expect(field('생년월일').value).toBe('');
    become(7);
    await waitFor(() => {
      expect(field('생년월일').value).toBe('1990.01.01');
    });
    await chosen('내 계정에도');
    expect(screen.queryByText('내 계정에 저장한 조건이 있어요')).toBeNull();
  });

  it('else is offered it, where a visitor had typed before they logged in', async () => {
    const { become } = await openAccount({ member: false, saved: OTHER });
    type('월 소득', '230');
    become(7);
    expect(await screen.findByText('내 계정에 저장한 조건이 있어요')).toBeTruthy();
    expect(field('월 소득').value).toBe('230');
    press('불러오기');
    await waitFor(() => {
      expect(field('생년월일').value).toBe('1990.01.01');
    });
  });
});
