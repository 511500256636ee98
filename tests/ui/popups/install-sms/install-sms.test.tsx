import { renderApp } from '../../support/render-app';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AppError,
  PHONE_ERROR,
  SMS_OVER,
  STORAGE_KEY,
  type InstallLinks,
  type KeyValueStorage,
} from '#core';
import type { Services } from '../../../../src/ui/ground/services';
import { deferred } from '../../support/deferred';
import { announced, described } from '../../support/described';

const TITLE = '휴대폰 번호로 앱 설치 링크를 보내 드려요';
const PHONE = '010-1234-5678';

const stored = () => JSON.parse(localStorage.getItem(STORAGE_KEY.SMS_QUOTA) ?? '{}') as object;

// Noon in Seoul: no test goes over midnight.
const TODAY = '20261120';
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00+09:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(change: Partial<Services> = {}) {
  const sent: string[] = [];
  const installLinks: InstallLinks = { send: (phone) => Promise.resolve(void sent.push(phone)) };
  const services = renderApp('/app/install', { installLinks, ...change });
  fireEvent.click(await screen.findByRole('button', { name: '문자로 링크 받기' }));
  const dialog = await screen.findByRole('dialog', { name: TITLE });
  const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: '휴대폰 번호' });
  const type = (text: string) => fireEvent.input(field, { target: { value: text } });
  const send = () => {
    fireEvent.click(within(dialog).getByRole('button', { name: '보내기' }));
  };
  return { ...services, sent, dialog, field, type, send, today: TODAY };
}

const gone = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull();
  });
const toast = ({ stores }: Services) => stores.toasts.current?.message;

describe('the popup', () => {
  it('says what happens to the number, and closes without a trace', async () => {
    const { dialog, sent } = await open();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([
      '무료 메시지는 하루 최대 2건까지 보낼 수 있습니다.',
      '입력한 번호는 저장되지 않습니다.',
    ]);
    expect(screen.queryByRole('button', { name: '오늘은 그냥 볼게요' })).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: '닫기' }));
    await gone();
    expect([sent, localStorage.getItem(STORAGE_KEY.SMS_QUOTA)]).toEqual([[], null]);
  });

  it('opens by its name in the address', async () => {
    renderApp('/more?p=install-sms');
    await screen.findByRole('dialog', { name: TITLE });
  });

  it('sends, says so, counts it and is gone', async () => {
    const services = await open();
    services.type('01012345678');
    services.send();
    await gone();
    expect(services.sent).toEqual([PHONE]);
    expect(toast(services)).toBe('설치 링크를 보냈어요.');
    expect(stored()).toEqual({ date: services.today, count: 1 });
    const kept = [localStorage, sessionStorage].map((place) => JSON.stringify(place)).join('\n');
    expect(kept).toContain(STORAGE_KEY.SMS_QUOTA);
    expect(kept).not.toContain('1234-5678');
  });

  it.each(['', '010123456a', '02-123-4567'])(
    'refuses %j at the field and sends nothing',
    async (text) => {
      const { type, send, field, dialog, sent } = await open();
      type(text);
      field.blur();
      send();
      expect(await screen.findByText(PHONE_ERROR)).toBeTruthy();
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect([described(field), announced(dialog)]).toEqual([PHONE_ERROR, PHONE_ERROR]);
      expect(document.activeElement).toBe(field);
      type('010');
      expect(screen.queryByText(PHONE_ERROR)).toBeNull();
      expect(sent).toEqual([]);
    },
  );

  it('two taps send one', async () => {
    const answer = deferred<undefined>();
    let calls = 0;
    const installLinks = { send: () => ((calls += 1), answer.promise) };
    const services = await open({ installLinks });
    services.type('01012345678');
    services.send();
    services.send();
    expect([calls, stored()]).toEqual([1, { date: services.today, count: 1 }]);
    act(() => {
      answer.resolve(undefined);
    });
    await gone();
  });

  it.each([
    ['offline', new AppError('offline'), '네트워크 연결을 확인해 주세요.'],
    [
      'the gateway is away',
      new AppError('server', '문자를 보내지 못했어요. 잠시 후 다시 시도해 주세요.', null, 503),
      '문자를 보내지 못했어요. 잠시 후 다시 시도해 주세요.',
    ],
  ])('%s: says why in an alert, keeps the number, costs nothing', async (_, error, words) => {
    const services = await open({ installLinks: { send: () => Promise.reject(error) } });
    services.type('01012345678');
    services.send();
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain(words);
    fireEvent.click(within(alert).getByRole('button', { name: '확인' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    expect(services.field.value).toBe(PHONE);
    await waitFor(() => {
      expect(document.activeElement).toBe(services.field);
    });
    expect(stored()).toEqual({ date: services.today, count: 0 });
  });

  it('shows the server’s markup in the alert, not its tags', async () => {
    const html = '<b>오늘</b>은 보낼 수 없어요.<br>내일 다시 시도해 주세요.';
    const error = new AppError('server', html, null, 503, html);
    const { type, send } = await open({ installLinks: { send: () => Promise.reject(error) } });
    type('01012345678');
    send();
    const alert = await screen.findByRole('alertdialog');
    await waitFor(() => {
      expect(alert.querySelector('b')?.textContent).toBe('오늘');
    });
    expect(alert.textContent).not.toContain('<');
  });

  it('shows no tags at the field', async () => {
    const html = '<b>없는</b> 번호예요.';
    const error = new AppError('refused', html, 'HP_NO', 422, html);
    const { type, send } = await open({ installLinks: { send: () => Promise.reject(error) } });
    type('01012345678');
    send();
    expect(await screen.findByText('없는 번호예요.')).toBeTruthy();
  });

  it('says at the field what the server has against the number', async () => {
    const words = '이 번호로는 문자를 보낼 수 없어요. 번호를 확인해 주세요.';
    const error = new AppError('refused', words, 'HP_NO', 422);
    const { type, send, today } = await open({
      installLinks: { send: () => Promise.reject(error) },
    });
    type('01012345678');
    send();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(stored()).toEqual({ date: today, count: 0 });
  });

  it('over the count of this device it says so and closes, and asks nobody', async () => {
    localStorage.setItem(STORAGE_KEY.SMS_QUOTA, JSON.stringify({ date: TODAY, count: 2 }));
    const services = await open();
    services.type('01012345678');
    services.send();
    await gone();
    expect([services.sent, toast(services)]).toEqual([[], SMS_OVER]);
  });

  it('over the count of the server it says the same, and the device keeps its own', async () => {
    const error = new AppError('too-many', SMS_OVER, null, 429);
    const services = await open({ installLinks: { send: () => Promise.reject(error) } });
    services.type('01012345678');
    services.send();
    await gone();
    expect(toast(services)).toBe(SMS_OVER);
    expect(stored()).toEqual({ date: services.today, count: 0 });
  });

  it('works where storage is forbidden', async () => {
    const local: KeyValueStorage = {
      keys: () => [],
      read: () => null,
      write: () => false,
      remove: () => undefined,
    };
    const services = await open({ local });
    services.type('01012345678');
    services.send();
    await gone();
    expect(services.sent).toEqual([PHONE]);
  });
});

describe('a popup that came by itself', () => {
  it('can be sent away for today', async () => {
    const services = renderApp('/more');
    await screen.findByRole('heading', { name: '더보기' });
    act(() => {
      void services.stores.popups.ask('install-sms', { isOffered: true });
    });
    fireEvent.click(await screen.findByRole('button', { name: '오늘은 그냥 볼게요' }));
    await gone();
    expect(localStorage.getItem(STORAGE_KEY.APP_INSTALL_HIDDEN_ON)).toBe(TODAY);
  });
});
