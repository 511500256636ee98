import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { UNKNOWN_PERSON, type AppError, type MyConditions, type Person } from '#core';
import { openConditions, press } from './conditions-kit';

export const OTHER: Person = { ...UNKNOWN_PERSON, birthDay: '19900101', household: 2 };
export const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
export const login = () => screen.findByRole('dialog', { name: /가벼운 생활/ });
export const closed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
export const chosen = (name: string) =>
  waitFor(() => {
    expect(radio(name).checked).toBe(true);
  });
export const save = () => {
  press(/^(저장하기|저장하고 공고 보기|맞는 공고 \d개 보기)$/);
};

/** Fails while it is told to. */
export const account = { failure: null as AppError | null };

/**
 * The popup over a page, with what is asked of the account, which keeps `saved`; `member` is there
 * already.
 */
export async function openAccount({ member = true, saved = null as Person | null } = {}) {
  const asked: string[] = [];
  account.failure = null;
  let myConditions: MyConditions | null = null;
  const opened = await openConditions((made) => {
    const real = made.myConditions;
    const [read, save_, forget] = [
      real.read.bind(real),
      real.save.bind(real),
      real.forget.bind(real),
    ];
    const ask = <Value>(name: string, run: () => Promise<Value>): Promise<Value> => {
      asked.push(name);
      return account.failure === null ? run() : Promise.reject(account.failure);
    };
    // The store of the person asks the same port.
    myConditions = Object.assign(real, {
      read: () => ask('read', read),
      save: (person: Person) => ask('save', () => save_(person)),
      forget: () => ask('forget', forget),
    });
    if (saved !== null) void save_(saved);
    return {};
  });
  const { session } = opened.services.stores;
  const become = (id: number) => {
    act(() => {
      session.signedIn({ ID: id });
    });
  };
  if (member) become(7);
  return { ...opened, become, asked, of: myConditions as unknown as MyConditions };
}
