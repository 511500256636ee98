import { renderApp } from '../support/render-app';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deferred } from '../support/deferred';
import { STORAGE_KEY } from '#core';
import { MemoryItemLookup } from '../../../src/adapters/memory/memory-item-lookup';

const press = (element: HTMLElement) => {
  fireEvent.click(element);
};
const tab = (name: string) => {
  const [, tabs] = screen.getAllByRole('navigation', { name: '주 메뉴' });
  if (tabs === undefined) throw new Error('There are no tabs.');
  return within(tabs).getByRole('link', { name });
};

describe('the frame', () => {
  it('leads from tab to tab, names the window and moves the focus into the page', async () => {
    renderApp('/mate');
    await screen.findByRole('heading', { name: '메이트' });
    expect(document.title).toBe('메이트 · 한칸');
    press(tab('더보기'));
    const headline = await screen.findByRole('heading', { name: '더보기', level: 1 });
    expect(window.location.pathname).toBe('/more');
    expect(document.title).toBe('더보기 · 한칸');
    expect(tab('더보기').getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
    press(tab('찜'));
    await screen.findByRole('heading', { name: '찜', level: 1 });
    expect(headline.isConnected).toBe(false);
  });

  it('goes back with the bar of the page, to the parent where there is nothing behind', async () => {
    renderApp('/feed');
    await screen.findByRole('heading', { name: '피드' });
    press(screen.getByRole('button', { name: '뒤로' }));
    await waitFor(() => {
      expect(window.location.pathname).toBe('/');
    });
  });

  it.each([
    ['/more/price-calculator', '계산기'],
    ['/more/custom-room-match', '맞춤 방 찾기'],
  ])('says at %s what will be there', async (path, title) => {
    const items = new MemoryItemLookup(
      new Map([['1', { categoryTypeCode: 'CATEC00001' }]]),
      new Map([['3', { dealType: 'mate' }]]),
    );
    renderApp(path, { items });
    await screen.findByRole('heading', { name: title, level: 1 });
    expect(screen.getByText('준비하고 있어요')).toBeTruthy();
    expect(screen.getByRole('link', { name: '지도에서 방 찾기' }).getAttribute('href')).toBe(
      '/map',
    );
  });

  it.each(['/404', '/nothing/here', '/mates'])('says that there is nothing at %s', async (path) => {
    renderApp(path);
    await screen.findByRole('heading', { name: '페이지를 찾을 수 없어요' });
  });

  it('skips to the page', async () => {
    renderApp('/mate');
    await screen.findByRole('heading', { name: '메이트' });
    press(screen.getByRole('link', { name: '본문으로 건너뛰기' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(window.location.hash).toBe('');
  });

  it('is light or dark as the person chose, and remembers it', async () => {
    renderApp('/more');
    press(await screen.findByRole('radio', { name: '어둡게' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem(STORAGE_KEY.THEME)).toBe('dark');
    press(screen.getByRole('radio', { name: '기기 설정' }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    expect(localStorage.getItem(STORAGE_KEY.THEME)).toBeNull();
  });

  it('says when the connection is gone', async () => {
    renderApp('/mate');
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    act(() => {
      window.dispatchEvent(new Event('offline'));
    });
    expect(await screen.findByText('인터넷 연결이 끊겼어요')).toBeTruthy();
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(screen.queryByText('인터넷 연결이 끊겼어요')).toBeNull();
  });
});

describe('popups in the frame', () => {
  it('ask a question over the page and give the answer', async () => {
    const { stores } = renderApp('/mate');
    await screen.findByRole('heading', { name: '메이트' });
    const answer = stores.popups.ask('confirm', {
      title: '로그아웃하시겠습니까?',
      message: '최근 본 집은 그대로 남아 있어요.',
      confirmText: '로그아웃',
    });
    const dialog = await screen.findByRole('alertdialog', { name: '로그아웃하시겠습니까?' });
    expect(window.location.search).toBe('?p=confirm');
    expect(document.documentElement.dataset['scrollLocked']).toBeDefined();
    expect(
      within(dialog)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['취소', '로그아웃']);
    press(within(dialog).getByRole('button', { name: '로그아웃' }));
    expect(await answer).toBe(true);
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    expect(window.location.search).toBe('');
    expect(document.documentElement.dataset['scrollLocked']).toBeUndefined();
  });

  it('count as cancelled after Esc and after Back', async () => {
    const { stores } = renderApp('/mate');
    await screen.findByRole('heading', { name: '메이트' });
    const first = stores.popups.ask('confirm', { message: '제출하시겠습니까?' });
    const dialog = await screen.findByRole('alertdialog', { name: '제출하시겠습니까?' });
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(await first).toBe(false);
    const second = stores.popups.ask('confirm', { message: '제출하시겠습니까?' });
    await screen.findByRole('alertdialog');
    act(() => {
      window.history.back();
    });
    expect(await second).toBe(false);
  });

  it('show a message, which a press takes away', async () => {
    const { stores } = renderApp('/mate');
    await screen.findByRole('heading', { name: '메이트' });
    act(() => {
      stores.toasts.show('링크가 클립보드에 복사되었습니다.');
    });
    const toast = await screen.findByRole('button', { name: /복사되었습니다/ });
    press(toast);
    await waitFor(() => {
      expect(toast.isConnected).toBe(false);
    });
  });

  it('cover the window while something runs', async () => {
    const { stores } = renderApp('/mate');
    await screen.findByRole('heading', { name: '메이트' });
    const { promise, resolve } = deferred<string>();
    let work: Promise<string> = promise;
    act(() => {
      work = stores.loading.during(promise);
    });
    expect(await screen.findByLabelText('처리하는 중')).toBeTruthy();
    await act(async () => {
      resolve('done');
      expect(await work).toBe('done');
    });
    expect(screen.queryByLabelText('처리하는 중')).toBeNull();
  });
});
