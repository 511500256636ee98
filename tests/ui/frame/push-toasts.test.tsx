import { renderApp } from '../support/render-app';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PushToastBoard } from '../../../src/ui/stores/push-toasts/push-toast-board';
import type { PushToast } from '../../../src/ui/stores/push-toasts/push-toast';
import { PushToastStore } from '../../../src/ui/stores/push-toasts/push-toast-store';
import { PushToasts } from '../../../src/ui/frame/PushToasts';

const MINUTE_MS = 60_000;

async function pushTo(toast: Partial<PushToast> = {}) {
  const services = renderApp('/checklists');
  await screen.findByRole('heading', { name: '체크리스트' });
  const time = services.clock.now() - 3 * MINUTE_MS;
  await act(() =>
    services.stores.pushToasts.push({
      id: 'a',
      title: '새 댓글',
      message: '안녕하세요',
      time,
      ...toast,
    }),
  );
  await screen.findByRole('button', { name: /새 댓글/ });
  return { services };
}

describe('what is pushed to a page that runs', () => {
  it('says when it was sent, is read out, and a press opens it', async () => {
    const onClick = vi.fn();
    await pushTo({ onClick });
    const toast = await screen.findByRole('button', { name: /새 댓글.*3분 전.*안녕하세요/ });
    expect(
      screen.getAllByRole('status').some((one) => one.textContent === '새 댓글 안녕하세요'),
    ).toBe(true);
    fireEvent.click(toast);
    expect(onClick).toHaveBeenCalledTimes(1);
    await waitFor(() => {
      expect(toast.isConnected).toBe(false);
    });
  });

  it('can be pressed and closed above an open dialog', async () => {
    const { services } = await pushTo();
    act(() => {
      void services.stores.popups.ask('confirm', { message: '제출하시겠습니까?' });
    });
    const dialog = await screen.findByRole('alertdialog');
    const close = within(dialog).getByRole('button', { name: '알림 닫기' });
    fireEvent.click(close);
    await waitFor(() => {
      expect(close.isConnected).toBe(false);
    });
    expect(dialog.isConnected).toBe(true);
  });

  it('stays while a person rests there, three at most, and says how many wait', async () => {
    const { services } = await pushTo();
    const toast = await screen.findByRole('button', { name: /새 댓글/ });
    fireEvent.focus(toast);
    for (const id of ['b', 'c', 'd', 'e'])
      await act(() => services.stores.pushToasts.push({ id, title: id, message: '말' }));
    expect(screen.getAllByRole('button', { name: '알림 닫기' })).toHaveLength(3);
    expect(screen.getByText('알림 2개 더')).toBeTruthy();
  });

  it('goes by itself once it was seen', async () => {
    await pushTo({ toastDuration: 500 });
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /새 댓글/ })).toBeNull();
    });
  });

  it('is shown when the window is looked at again, where its code could not be had', async () => {
    let isAway = true;
    const pushToasts = new PushToastStore(() =>
      isAway
        ? Promise.reject(new Error('chunk'))
        : Promise.resolve({ board: new PushToastBoard(), View: PushToasts }),
    );
    renderApp('/checklists', ({ stores }) => ({ stores: { ...stores, pushToasts } }));
    await screen.findByRole('heading', { name: '체크리스트' });
    await act(() => pushToasts.push({ id: 'a', title: '새 댓글', message: '안녕하세요' }));
    isAway = false;
    fireEvent(document, new Event('visibilitychange'));
    await screen.findByRole('button', { name: /새 댓글.*안녕하세요/ });
  });
});
