import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, BOARD } from '#core';
import { BEAR, CAT, CommunityStage, MOON } from '../../support/community-stage';
import { deferred } from '../../support/deferred';
import { leaveAndReturn } from '../../support/leave-and-return';
import { boards, logIn, openCommunities, rows, sorts, titles } from './communities-kit';

beforeEach(() => {
  localStorage.clear();
});

/** Three posts on two boards: the second is liked, the third is spoken about. */
async function someStage(): Promise<CommunityStage> {
  const stage = new CommunityStage();
  await stage.post('복층은 여름에 더운가요', { by: CAT, ago: 24 });
  const alley = await stage.post('밤에 밝은 골목 있나요', { board: BOARD.TOWN, ago: 60 });
  await stage.likes(alley.id, CAT, MOON);
  const won = await stage.post('예비 12번 받았어요', { by: MOON, board: BOARD.WON, ago: 1500 });
  await stage.comment(won.id, '축하해요', { ago: 3 });
  return stage;
}

describe('the list', () => {
  it('has the newest first, with board, counts, author and time', async () => {
    openCommunities(await someStage());
    expect(await titles()).toEqual([
      '복층은 여름에 더운가요',
      '밤에 밝은 골목 있나요',
      '예비 12번 받았어요',
    ]);
    const [, alley, won] = await rows();
    expect(alley?.textContent).toContain('동네 질문');
    expect(alley?.textContent).toContain('밤에 밝은 골목 있나요에 대해 물어봐요.');
    expect(alley?.textContent).toContain('공감 2 · 댓글 0');
    expect(alley?.textContent).toContain('신림사는곰 · 1시간 전');
    expect(won?.textContent).toContain('어제');
  });

  it('is that of a board and an order by the address, which a press takes the place of', async () => {
    const stage = await someStage();
    const { stores } = openCommunities(stage);
    await rows();
    const before = stores.history.entries.length;
    fireEvent.click(within(sorts()).getByRole('link', { name: '인기' }));
    await waitFor(async () => {
      expect((await titles())[0]).toBe('밤에 밝은 골목 있나요');
    });
    fireEvent.click(within(sorts()).getByRole('link', { name: '댓글 많은 순' }));
    await waitFor(async () => {
      expect((await titles())[0]).toBe('예비 12번 받았어요');
    });
    fireEvent.click(within(boards()).getByRole('link', { name: '동네 질문' }));
    await waitFor(async () => {
      expect(await titles()).toEqual(['밤에 밝은 골목 있나요']);
    });
    expect(window.location.search).toBe('?board=CATEC00005&sort=commented');
    expect(stores.history.entries).toHaveLength(before);
    const chosen = within(boards()).getByRole('link', { current: 'page' });
    expect(chosen.textContent).toBe('동네 질문');
  });

  it('leaves out what is not what was looked for, and says how to find more', async () => {
    openCommunities(await someStage(), '?board=CATEC00004');
    await rows();
    fireEvent.click(screen.getByRole('button', { name: '글 찾기' }));
    const field = screen.getByRole('searchbox', { name: '게시판에서 찾을 말' });
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: ' 골목 ' } });
    fireEvent.submit(screen.getByRole('search'));
    expect(await screen.findByText('‘골목’ 글을 찾지 못했어요')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: '모든 게시판에서 찾기' }));
    expect(await titles()).toEqual(['밤에 밝은 골목 있나요']);
    fireEvent.click(screen.getByRole('button', { name: '찾는 말 지우기' }));
    await waitFor(async () => {
      expect(await titles()).toHaveLength(3);
    });
    expect(window.location.search).toBe('');
  });

  it('is there on the way back without a request', async () => {
    const stage = await someStage();
    const services = openCommunities(stage, '?sort=popular');
    await rows();
    const before = stage.posts.of('list').length;
    await leaveAndReturn(services);
    expect((await titles())[0]).toBe('밤에 밝은 골목 있나요');
    expect(stage.posts.of('list')).toHaveLength(before);
  });

  it('shows on the way back what became of its posts meanwhile', async () => {
    const stage = await someStage();
    const services = openCommunities(stage);
    await rows();
    const { community } = services.stores;
    const [first] = (
      await services.posts.list({
        categoryTypeCode: null,
        q: '',
        sort: 'newest',
        limit: 1,
        cursor: null,
      })
    ).items;
    act(() => {
      if (first) community.learn({ ...first, counts: { ...first.counts, likes: 41 } });
      community.removed(stage.community.posts[1]?.id ?? '');
    });
    await leaveAndReturn(services);
    expect(await titles()).toEqual(['복층은 여름에 더운가요', '예비 12번 받았어요']);
    expect((await rows())[0]?.textContent).toContain('공감 41');
  });
});

describe('a list of nothing', () => {
  it('says so, and leads to the other boards', async () => {
    openCommunities(await someStage(), '?board=CATEC00001');
    expect(await screen.findByText('아직 글이 없어요')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: '다른 게시판 글 보기' }));
    expect(await titles()).toHaveLength(3);
  });
});

describe('a list that cannot be had', () => {
  it('says why and is asked for again', async () => {
    const stage = await someStage();
    stage.posts.failure = new AppError('offline');
    openCommunities(stage);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('네트워크 연결을 확인해 주세요.');
    stage.posts.failure = null;
    fireEvent.click(within(alert).getByRole('button', { name: '다시 불러오기' }));
    expect(await titles()).toHaveLength(3);
  });

  it('is marked as busy while another one is on its way, and can be read', async () => {
    const stage = await someStage();
    openCommunities(stage);
    await rows();
    const { promise, resolve } = deferred<undefined>();
    stage.posts.gate = promise;
    fireEvent.click(within(sorts()).getByRole('link', { name: '인기' }));
    await waitFor(() => {
      expect(document.querySelector('[aria-busy="true"]')).toBeTruthy();
    });
    expect(await titles()).toHaveLength(3);
    resolve(undefined);
    await waitFor(() => {
      expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    });
  });
});

describe('who reads it', () => {
  it('sees their own held post with the rule, nobody else does', async () => {
    const stage = new CommunityStage();
    await stage.post('누구나 보는 글', { ago: 5 });
    const held = await stage.post('내 글', { by: MOON });
    const kept = stage.community.posts.find(({ id }) => id === held.id);
    if (kept) kept.hold = { state: 'HELD', reason: '광고로 보이는 말이 있어요.', mayAppeal: true };
    const services = openCommunities(stage);
    expect(await titles()).toEqual(['누구나 보는 글']);
    logIn(services, stage, MOON);
    await waitFor(async () => {
      expect(await titles()).toEqual(['내 글', '누구나 보는 글']);
    });
    const [own] = await rows();
    expect(own?.textContent).toContain('검토 중');
    expect(own?.textContent).toContain('나만 볼 수 있어요 · 광고로 보이는 말이 있어요.');
  });

  it('sees nothing of those whom they blocked, at once', async () => {
    const stage = await someStage();
    const services = openCommunities(stage);
    await rows();
    logIn(services, stage, MOON);
    await waitFor(() => {
      expect(stage.posts.of('list').length).toBeGreaterThan(1);
    });
    await services.blocks.block(BEAR.id);
    act(() => {
      services.stores.community.blocked(MOON.id, BEAR.id);
    });
    expect(await titles()).toEqual(['복층은 여름에 더운가요', '예비 12번 받았어요']);
  });
});
