import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Shared } from '#core';
import { MemoryClipboard } from '../../../../src/adapters/memory/memory-clipboard';
import { MemorySharing } from '../../../../src/adapters/memory/memory-sharing';
import type { Services } from '../../../../src/ui/ground/services';
import { deferred } from '../../support/deferred';
import { renderApp } from '../../support/render-app';

// The first import of a chunk takes longer than a view may.
beforeAll(() => import('../../../../src/ui/popups/share/SharePopup'));

const SHARED: Shared = {
  title: '월세 1,000/50 원룸 · 신림동 · 한칸',
  text: '23.1㎡(7평)',
  url: 'https://hankan.example/place/1?q=신림 & 봉천#x',
  imageUrl: null,
};

async function open(change: Partial<Services> = {}) {
  const made = renderApp('/app/install', change);
  act(() => {
    void made.stores.popups.ask('share', SHARED);
  });
  const popup = within(await screen.findByRole('dialog', { name: '공유하기' }));
  const press = (name: string) => fireEvent.click(popup.getByRole('button', { name }));
  return { ...made, popup, press };
}

const closed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });

describe('the share popup', () => {
  it('offers what is possible here, the link among it, and gets ready', async () => {
    const sharing = new MemorySharing(['facebook', 'sms', 'sheet']);
    const { popup } = await open({ sharing });
    expect(popup.getAllByRole('button').map((one) => one.textContent || one.ariaLabel)).toEqual([
      '닫기',
      '페이스북',
      '문자',
      '링크 복사',
      '다른 앱으로 보내기',
    ]);
    expect(popup.getByText(SHARED.title)).toBeTruthy();
    expect(sharing.prepared).toBeGreaterThan(0);
  });

  it.each([
    ['페이스북', 'facebook'],
    ['카카오톡', 'kakao'],
    ['문자', 'sms'],
    ['다른 앱으로 보내기', 'sheet'],
  ])('hands the page on by %s and closes', async (name, way) => {
    const sharing = new MemorySharing();
    const { press } = await open({ sharing });
    press(name);
    // Within the gesture: nothing was waited for.
    expect(sharing.shared).toEqual([{ way, shared: SHARED }]);
    await closed();
  });

  it('takes one press at a time', async () => {
    const outcome = deferred<'cancelled'>();
    const sharing = new MemorySharing(['facebook', 'kakao'], outcome.promise);
    const { popup, press } = await open({ sharing });
    press('카카오톡');
    press('카카오톡');
    press('페이스북');
    expect(sharing.shared).toHaveLength(1);
    await act(async () => {
      outcome.resolve('cancelled');
      await outcome.promise;
    });
    // Whoever cancelled can choose again, and is told nothing.
    expect(popup.getByRole('button', { name: '페이스북' }).ariaDisabled).toBeNull();
    expect(screen.queryByText(/보내 주세요/)).toBeNull();
    press('페이스북');
    expect(sharing.shared).toHaveLength(2);
  });

  it('stays and leads to the link where the other side cannot be had', async () => {
    const { popup, press } = await open({ sharing: new MemorySharing(['kakao'], 'failed') });
    press('카카오톡');
    expect(
      await screen.findAllByText('카카오톡을 열지 못했어요. 링크를 복사해 보내 주세요.'),
    ).not.toHaveLength(0);
    expect(popup.getByRole('button', { name: '링크 복사' })).toBeTruthy();
  });

  it('copies the link, closes and says so', async () => {
    const clipboard = new MemoryClipboard();
    const { press } = await open({ clipboard });
    press('링크 복사');
    expect(await screen.findAllByText('링크가 클립보드에 복사되었습니다.')).not.toHaveLength(0);
    expect(clipboard.text).toBe(SHARED.url);
    await closed();
  });

  it('shows the link, chosen already, where nothing may be copied', async () => {
    const { popup, press } = await open({ clipboard: new MemoryClipboard(false) });
    press('링크 복사');
    expect(await screen.findAllByText('복사에 실패했습니다.')).not.toHaveLength(0);
    const field = popup.getByLabelText<HTMLInputElement>('직접 복사할 링크');
    expect(field.value).toBe(SHARED.url);
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, SHARED.url.length]);
    expect(popup.getByRole('heading', { name: '공유하기' })).toBeTruthy();
  });

  it('is not opened by an address that says nothing of what is shared', async () => {
    const { stores } = renderApp('/app/install?p=share');
    await waitFor(() => {
      expect(stores.history.current.url).toBe('/app/install');
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
