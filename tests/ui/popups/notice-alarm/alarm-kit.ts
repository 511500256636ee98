import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { MemoryClock } from '../../../../src/adapters/memory/memory-clock';
import type { AlarmDay } from '#core';
import { renderApp } from '../../support/render-app';

export const PROPS = { id: '1', title: '관악 청년 매입임대', until: '2026-11-25T17:00+09:00' };

/** The popup over a page, at a moment of Seoul. */
export async function openAlarm(now: string, props = PROPS, before?: readonly AlarmDay[]) {
  const clock = new MemoryClock(Date.parse(`${now}+09:00`));
  const made = renderApp('/app/install', { clock });
  const { noticeAlarms, popups } = made.stores;
  act(() => {
    if (before !== undefined)
      void noticeAlarms.set({ noticeId: props.id, title: '', until: props.until, days: before });
    void popups.ask('notice-alarm', props);
  });
  const popup = within(await screen.findByRole('dialog', { name: '언제 알려 드릴까요?' }));
  const press = (name: string | RegExp) => fireEvent.click(popup.getByRole('button', { name }));
  const choices = () =>
    popup
      .queryAllByRole<HTMLInputElement>('checkbox')
      .map((one) => `${one.checked ? '+' : '-'}${one.labels?.[0]?.textContent ?? ''}`);
  return { ...made, popup, press, choices, days: () => noticeAlarms.find(props.id)?.days };
}

export type OpenedAlarm = Awaited<ReturnType<typeof openAlarm>>;

/** As {@link openAlarm}, of a member. */
export async function openOfMember() {
  const opened = await openAlarm('2026-11-22T14:40');
  act(() => {
    opened.stores.session.signedIn({ ID: 7 });
  });
  expect(await opened.popup.findByText(/로그인한 모든 기기에서 알림으로/)).toBeTruthy();
  await known(opened);
  return opened;
}

/** The server has said what is set: from then on it can be changed. */
export const known = ({ popup }: OpenedAlarm) =>
  waitFor(() => {
    const button = popup.getByRole<HTMLButtonElement>('button', { name: /받기/ });
    expect(button.disabled).toBe(false);
  });

export const closed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
