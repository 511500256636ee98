import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError, bookmarkOf, STORAGE_KEY, storedBookmarks } from '#core';
import { ScriptedHouses } from '../../support/scripted-houses';
import { CommunityStage, MOON } from '../support/community-stage';
import { inOtherTab } from '../support/other-tab';
import { renderApp } from '../support/render-app';

const KEPT = '/zzim?sub=zzim-bookmark&of=post';

async function stageOf(...titles: readonly string[]) {
  const stage = new CommunityStage();
  const posts = [];
  for (const title of titles) posts.push(await stage.post(title));
  return { stage, ids: posts.map(({ id }) => id) };
}

function keep(...ids: readonly string[]): void {
  const entries = ids.map((id, at) => bookmarkOf('post', id, 1000 - at));
  localStorage.setItem(STORAGE_KEY.ZZIM_COMMUNITY, storedBookmarks(entries));
}

const open = (stage: CommunityStage, path = KEPT) =>
  renderApp(path, { houses: new ScriptedHouses(), ...stage.services });
const titles = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map((one) => one.textContent);

describe('the kept posts', () => {
  it('say how to keep one where there is none', async () => {
    open(new CommunityStage());
    expect(await screen.findByText('찜한 글이 없어요')).toBeTruthy();
    expect(screen.getByRole('link', { name: '커뮤니티 보기' }).getAttribute('href')).toBe(
      '/youth/communities',
    );
  });

  it('stand newest first, beside the kept houses and notices', async () => {
    const { stage, ids } = await stageOf('벽지 곰팡이', '재계약 질문');
    keep(...ids.toReversed());
    open(stage, '/zzim');
    expect(await screen.findByText('찜한 집이 없어요')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: /^글\s?2$/ }));
    expect(await titles()).toEqual(['재계약 질문', '벽지 곰팡이']);
    expect(window.location.search).toBe('?sub=zzim-bookmark&of=post');
  });

  it('leave by their bookmark, and come back by the toast', async () => {
    const { stage, ids } = await stageOf('벽지 곰팡이', '재계약 질문');
    keep(...ids);
    const { stores } = open(stage);
    await titles();
    fireEvent.click(screen.getByRole('button', { name: '벽지 곰팡이 찜하기' }));
    expect(await titles()).toEqual(['재계약 질문']);
    fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(stores.bookmarks.community.map(({ TARGET_ID }) => TARGET_ID)).toEqual(ids);
  });

  it('that are deleted, or hidden from this person, can be taken out', async () => {
    const { stage, ids } = await stageOf('벽지 곰팡이');
    stage.community.posts.forEach((post) => {
      post.isDeleted = true;
    });
    keep(...ids);
    open(stage);
    expect(await screen.findByText('삭제되었거나 볼 수 없는 글이에요.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '지우기' }));
    expect(await screen.findByText('찜한 글이 없어요')).toBeTruthy();
  });

  it('stay on the device whoever logs in or out, and are what each of them may read', async () => {
    const stage = new CommunityStage();
    const held = await stage.post('내 글', { by: MOON });
    const other = await stage.post('벽지 곰팡이');
    const own = stage.community.posts.find(({ id }) => id === held.id);
    if (own) own.hold = { state: 'HELD', reason: '광고로 보이는 말이 있어요.', mayAppeal: true };
    keep(held.id, other.id);
    const { stores } = open(stage);
    expect(await titles()).toEqual(['벽지 곰팡이']);
    expect(screen.getByText('삭제되었거나 볼 수 없는 글이에요.')).toBeTruthy();
    stage.reader = MOON;
    act(() => {
      stores.session.signedIn({ ID: MOON.id, NICKNAME: MOON.nickname });
    });
    await waitFor(async () => {
      expect(await titles()).toEqual(['내 글', '벽지 곰팡이']);
    });
    stage.reader = null;
    inOtherTab(null);
    expect(await screen.findByText('삭제되었거나 볼 수 없는 글이에요.')).toBeTruthy();
    expect(stores.bookmarks.community).toHaveLength(2);
  });

  it('say why they are missing, and are found again', async () => {
    const { stage, ids } = await stageOf('벽지 곰팡이');
    keep(...ids);
    stage.posts.failure = new AppError('offline');
    open(stage);
    expect(await screen.findByText('글 목록을 불러오지 못했어요')).toBeTruthy();
    stage.posts.failure = null;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await titles()).toEqual(['벽지 곰팡이']);
  });
});

describe('the posts that were read', () => {
  it('stand apart from houses and notices, and from articles', async () => {
    const { stage, ids } = await stageOf('벽지 곰팡이');
    const { stores } = open(stage, '/zzim?tab=recent&sub=zzim-bookmark&of=post');
    expect(await screen.findByText('최근 본 글이 없어요')).toBeTruthy();
    act(() => {
      stores.recents.viewedCommunity('CONTENT', ids[0] ?? '');
    });
    expect(screen.getByText('최근 본 글이 없어요')).toBeTruthy();
    act(() => {
      stores.recents.viewedCommunity('POST', ids[0] ?? '');
    });
    expect(await titles()).toEqual(['벽지 곰팡이']);
  });

  it('keep the sub-tab from list to list', async () => {
    open(new CommunityStage());
    const recent = await screen.findByRole('link', { name: '최근 본' });
    expect(recent.getAttribute('href')).toBe('/zzim?tab=recent&sub=zzim-bookmark&of=post');
  });
});
