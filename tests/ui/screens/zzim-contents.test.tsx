import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, bookmarkOf, STORAGE_KEY, storedBookmarks } from '#core';
import { newContent } from '../../support/contents';
import { ScriptedHouses } from '../../support/scripted-houses';
import { ContentStage } from '../support/content-stage';
import { renderApp } from '../support/render-app';

const KEPT = '/zzim?tab=zzim&sub=zzim-bookmark&of=content';

beforeEach(() => {
  localStorage.clear();
});

const stage = () =>
  new ContentStage([
    newContent({ id: 'winter', title: '난방비 줄인 방' }),
    newContent({ id: 'rent', title: '월세 지원' }),
  ]);

function keep(...ids: readonly string[]): void {
  const entries = ids.map((id, at) => bookmarkOf('content', id, 1000 - at));
  localStorage.setItem(STORAGE_KEY.ZZIM_COMMUNITY, storedBookmarks(entries));
}

const open = (contents: ContentStage, path = KEPT) =>
  renderApp(path, { houses: new ScriptedHouses(), contents });
const titles = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map((one) => one.textContent);

describe('the kept articles', () => {
  it('say how to keep one where there is none', async () => {
    open(stage());
    expect(await screen.findByText('찜한 매거진 글이 없어요')).toBeTruthy();
    expect(screen.getByRole('link', { name: '매거진 보기' }).getAttribute('href')).toBe('/feed');
  });

  it('stand newest first, beside what else is kept', async () => {
    keep('rent', 'winter');
    open(stage(), '/zzim');
    expect(await screen.findByText('찜한 집이 없어요')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: /^매거진\s?2$/ }));
    expect(await titles()).toEqual(['월세 지원', '난방비 줄인 방']);
    expect(window.location.search).toBe('?sub=zzim-bookmark&of=content');
  });

  it('are named in sight, where the row of names is longer than the screen', async () => {
    keep('rent');
    open(stage(), '/zzim');
    const name = await screen.findByRole('link', { name: /^매거진\s?1$/ });
    const row = screen.getByRole('navigation', { name: '집과 읽을거리' });
    Object.defineProperties(name, { offsetLeft: { value: 420 }, offsetWidth: { value: 60 } });
    Object.defineProperty(row, 'clientWidth', { value: 390 });
    fireEvent.click(name);
    await titles();
    expect(row.scrollLeft).toBe(255);
  });

  it('are what the magazine leads to', async () => {
    keep('rent');
    open(stage(), '/feed');
    fireEvent.click(await screen.findByRole('link', { name: '찜한 글' }));
    await screen.findByRole('heading', { level: 1, name: '찜' });
    expect(await titles()).toEqual(['월세 지원']);
  });

  it('leave by their bookmark, and come back by the toast', async () => {
    keep('rent', 'winter');
    const { stores } = open(stage());
    await titles();
    fireEvent.click(screen.getByRole('button', { name: '월세 지원 찜하기' }));
    expect(await titles()).toEqual(['난방비 줄인 방']);
    fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(stores.bookmarks.community.map(({ TARGET_ID }) => TARGET_ID)).toEqual([
      'rent',
      'winter',
    ]);
  });

  it('that are gone can be taken out', async () => {
    keep('gone');
    open(stage());
    expect(await screen.findByText('삭제된 글이에요.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '지우기' }));
    expect(await screen.findByText('찜한 매거진 글이 없어요')).toBeTruthy();
  });

  it('say why they are missing, and are found again', async () => {
    keep('rent');
    const contents = stage();
    contents.failure = new AppError('offline');
    open(contents);
    expect(await screen.findByText('글 목록을 불러오지 못했어요')).toBeTruthy();
    contents.failure = null;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await titles()).toEqual(['월세 지원']);
  });
});

it('the articles that were read stand apart from posts', async () => {
  const { stores } = open(stage(), '/zzim?tab=recent&sub=zzim-bookmark&of=content');
  expect(await screen.findByText('최근 본 매거진 글이 없어요')).toBeTruthy();
  act(() => {
    stores.recents.viewedCommunity('POST', 'winter');
  });
  expect(screen.getByText('최근 본 매거진 글이 없어요')).toBeTruthy();
  act(() => {
    stores.recents.viewedCommunity('CONTENT', 'winter');
  });
  expect(await titles()).toEqual(['난방비 줄인 방']);
});
