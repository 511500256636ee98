import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError, ITEM_TYPE, STORAGE_KEY, storedBookmarks } from '#core';
import type { MemoryNotices } from '../../../src/adapters/memory/notices/memory-notices';
import { notice } from '../../support/notices';
import { ScriptedHouses } from '../../support/scripted-houses';
import { noticesOf } from '../support/notices-of';
import { renderApp } from '../support/render-app';

const KEPT = '/zzim?sub=zzim-bookmark';
const NOTICES = [
  notice({ id: '1', title: '관악 매입임대' }),
  notice({ id: '2', title: '동작 행복주택' }),
];

function keep(...ids: readonly string[]): void {
  const entries = ids.map((TARGET_ID, index) => ({
    TARGET_CD: ITEM_TYPE.RENTAL,
    TARGET_ID,
    DATE: 1000 - index,
  }));
  localStorage.setItem(STORAGE_KEY.ZZIM_NOTICES, storedBookmarks(entries));
}

const open = (path = KEPT, change = {}) =>
  renderApp(path, { houses: new ScriptedHouses(), ...noticesOf(NOTICES), ...change });
const titles = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map((one) => one.textContent);

describe('the kept notices', () => {
  it('say how to keep one where there is none', async () => {
    open();
    expect(await screen.findByText('찜한 공고가 없어요')).toBeTruthy();
    expect(screen.getByRole('link', { name: '공고 보기' }).getAttribute('href')).toBe(
      '/youth/notices',
    );
  });

  it('stand newest first, beside the kept houses', async () => {
    keep('2', '1');
    open('/zzim');
    expect(await screen.findByText('찜한 집이 없어요')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: /^공고\s?2$/ }));
    expect(await titles()).toEqual(['동작 행복주택', '관악 매입임대']);
    expect(window.location.search).toBe('?sub=zzim-bookmark');
    expect(screen.getByRole('link', { name: /^공고\s?2$/ }).getAttribute('aria-current')).toBe(
      'page',
    );
  });

  it('leave by their bookmark, hand the focus on, and come back by the toast', async () => {
    keep('1', '2');
    const { stores } = open();
    await titles();
    const button = screen.getByRole('button', { name: '관악 매입임대 찜하기' });
    button.focus();
    fireEvent.click(button);
    expect(await titles()).toEqual(['동작 행복주택']);
    expect(screen.getByRole('article').parentElement?.contains(document.activeElement)).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(stores.bookmarks.notices.map(({ TARGET_ID }) => TARGET_ID)).toEqual(['1', '2']);
  });

  it('that are gone can be taken out', async () => {
    keep('7');
    open();
    expect(await screen.findByText('더는 볼 수 없는 공고예요.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '지우기' }));
    expect(await screen.findByText('찜한 공고가 없어요')).toBeTruthy();
  });

  it('say why they are missing, and are found again', async () => {
    keep('1');
    const { clock, notices } = noticesOf(NOTICES);
    let isDown = true;
    const failing = Object.assign(Object.create(notices) as MemoryNotices, {
      some: (ids: readonly string[]) =>
        isDown ? Promise.reject(new AppError('offline')) : notices.some(ids),
    });
    open(KEPT, { clock, notices: failing });
    expect(await screen.findByText('공고 목록을 불러오지 못했어요')).toBeTruthy();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await titles()).toEqual(['관악 매입임대']);
  });
});

describe('the notices that were viewed', () => {
  it('stand apart from the houses', async () => {
    const { stores } = open('/zzim?tab=recent&sub=zzim-bookmark');
    expect(await screen.findByText('최근 본 공고가 없어요')).toBeTruthy();
    act(() => {
      stores.recents.viewedNotice(notice({ id: '2' }));
    });
    expect(await titles()).toEqual(['동작 행복주택']);
    expect(stores.recents.houses[0]).toMatchObject({
      TARGET_CD: 'OPITG10002',
      TARGET_ID: '2',
      DONGLI_CD: '1162000000',
    });
    expect(stores.recents.viewedHouseIds.size).toBe(0);
  });

  it('have no place among what was contacted', async () => {
    open('/zzim?tab=contact&sub=zzim-bookmark');
    expect(await screen.findByText('연락한 집이 없어요')).toBeTruthy();
    const kinds = within(screen.getByRole('navigation', { name: '집과 읽을거리' }));
    expect(kinds.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '집',
      '직거래',
      '메이트',
    ]);
  });
});
