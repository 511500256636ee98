import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, BOARD } from '#core';
import { BEAR, CAT, CommunityStage, MOON } from '../../support/community-stage';
import { deferred } from '../../support/deferred';
import { toasted } from '../../support/toasted';
import { openPost } from './post-kit';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function onePost() {
  const stage = new CommunityStage();
  const post = await stage.post('복층은 여름에 더운가요', {
    by: CAT,
    ago: 24,
    text: '천장이 1.3m라 걱정이에요.',
  });
  return { stage, post };
}

const like = () => screen.findByRole('button', { name: /^이 글에 공감하기/ });
const refusal = () => toasted(/다시 시도해 주세요|확인해 주세요/);

describe('a post', () => {
  it('has its board, title, author, time and text', async () => {
    const { stage, post } = await onePost();
    await openPost(stage, post.id);
    expect(
      await screen.findByRole('heading', { level: 1, name: '복층은 여름에 더운가요' }),
    ).toBeTruthy();
    expect(screen.getByText('천장이 1.3m라 걱정이에요.')).toBeTruthy();
    expect(screen.getByText('봉천동고양이')).toBeTruthy();
    expect(screen.getByText('24분 전')).toBeTruthy();
    const board = screen.getByRole('link', { name: '집 고민' });
    expect(board.getAttribute('href')).toBe(`/youth/communities?board=${BOARD.HOME}`);
  });

  it('of somebody who has left keeps its text, and no name', async () => {
    const { stage, post } = await onePost();
    stage.community.members.delete(CAT.id);
    await openPost(stage, post.id);
    expect(await screen.findByText('탈퇴한 회원')).toBeTruthy();
    expect(screen.getByText('천장이 1.3m라 걱정이에요.')).toBeTruthy();
  });

  it('that was deleted says so and leads to the others', async () => {
    const { stage } = await onePost();
    await openPost(stage, '99');
    expect(await screen.findByText('삭제된 게시물입니다.')).toBeTruthy();
    const way = screen.getByRole('link', { name: '커뮤니티 보기' });
    expect(way.getAttribute('href')).toBe('/youth/communities');
  });

  it('that cannot be had says why and is asked for again', async () => {
    const { stage, post } = await onePost();
    stage.posts.failure = new AppError('offline');
    await openPost(stage, post.id);
    expect(await screen.findByText('글을 불러오지 못했어요')).toBeTruthy();
    stage.posts.failure = null;
    const [again] = screen.getAllByRole('button', { name: '다시 불러오기' });
    if (again) fireEvent.click(again);
    expect(await screen.findByText('천장이 1.3m라 걱정이에요.')).toBeTruthy();
  });

  it('is there on the way back without a request, with its comments', async () => {
    const { stage, post } = await onePost();
    await stage.comment(post.id, '서큘레이터를 켜요');
    const { stores } = await openPost(stage, post.id);
    await screen.findByText('서큘레이터를 켜요');
    const before = [stage.posts.asked.length, stage.comments.asked.length];
    act(() => {
      stores.history.push('/mate');
    });
    await screen.findByRole('heading', { name: '메이트' });
    act(() => {
      stores.history.back();
    });
    await screen.findByText('서큘레이터를 켜요');
    expect([stage.posts.asked.length, stage.comments.asked.length]).toEqual(before);
  });

  it('held is seen by its author alone, with the rule', async () => {
    const { stage, post } = await onePost();
    const kept = stage.community.posts[0];
    if (kept) kept.hold = { state: 'HIDDEN', reason: '다섯 명이 신고했어요.', mayAppeal: true };
    await openPost(stage, post.id, CAT);
    expect(await screen.findByText('가려져서 나만 볼 수 있어요')).toBeTruthy();
    expect(screen.getByText('다섯 명이 신고했어요.')).toBeTruthy();
  });
});

describe('a like', () => {
  it('of a visitor asks for a login first, and likes nothing by itself', async () => {
    const { stage, post } = await onePost();
    const services = await openPost(stage, post.id);
    fireEvent.click(await like());
    await waitFor(() => {
      expect(services.stores.popups.shown.map(({ name }) => name)).toEqual(['login']);
    });
    expect(stage.posts.of('like')).toEqual([]);
  });

  it('shows at once, and a double tap likes once', async () => {
    const { stage, post } = await onePost();
    await openPost(stage, post.id, MOON);
    const { promise, resolve } = deferred<undefined>();
    await like();
    stage.posts.gate = promise;
    fireEvent.click(await like(), { detail: 1 });
    fireEvent.click(await like(), { detail: 2 });
    const pressed = await like();
    expect(pressed.getAttribute('aria-pressed')).toBe('true');
    expect(pressed.textContent).toBe('공감 1');
    resolve(undefined);
    await waitFor(() => {
      expect(stage.community.posts[0]?.likedBy.size).toBe(1);
    });
    expect(stage.posts.of('like')).toEqual([[post.id, true, expect.any(String)]]);
  });

  it('is put back with the reason where it is refused', async () => {
    const { stage, post } = await onePost();
    await openPost(stage, post.id, MOON);
    await like();
    const { promise, reject } = deferred<undefined>();
    stage.posts.gate = promise;
    fireEvent.click(await like());
    expect((await like()).getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => {
      expect(stage.posts.of('like').length).toBe(1);
    });
    reject(new AppError('conflict'));
    expect(await refusal()).toBeTruthy();
    expect((await like()).getAttribute('aria-pressed')).toBe('false');
    expect((await like()).textContent).toBe('공감 0');
  });

  it('stays as it was pressed where too many ask, and waits to be sent', async () => {
    const { stage, post } = await onePost();
    const { stores } = await openPost(stage, post.id, MOON);
    await like();
    const { promise, reject } = deferred<undefined>();
    stage.posts.gate = promise;
    fireEvent.click(await like());
    await waitFor(() => {
      expect(stage.posts.of('like').length).toBe(1);
    });
    reject(new AppError('too-many'));
    await waitFor(() => {
      expect(stores.outbox.own?.shown.map(({ kind }) => kind)).toEqual(['postLike']);
    });
    expect((await like()).getAttribute('aria-pressed')).toBe('true');
  });

  it('pressed back while it is on its way ends as it was pressed last', async () => {
    const { stage, post } = await onePost();
    await openPost(stage, post.id, MOON);
    const { promise, resolve } = deferred<undefined>();
    await like();
    stage.posts.gate = promise;
    fireEvent.click(await like());
    fireEvent.click(await like());
    expect((await like()).textContent).toBe('공감 0');
    resolve(undefined);
    await waitFor(() => {
      expect(stage.posts.of('like')).toEqual([
        [post.id, true, expect.any(String)],
        [post.id, false, expect.any(String)],
      ]);
    });
    expect(stage.community.posts[0]?.likedBy.size).toBe(0);
  });
});

describe('the menu of a post', () => {
  const open = async (item: string) => {
    fireEvent.click(await screen.findByRole('button', { name: '더 많은 기능' }));
    fireEvent.click(await screen.findByRole('button', { name: item }));
  };
  const confirm = async (name: string) => {
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  };

  it('deletes one’s own after a question, and the list has it no more', async () => {
    const { stage, post } = await onePost();
    const { stores } = await openPost(stage, post.id, CAT);
    await waitFor(() => {
      expect(stage.posts.of('one').length).toBeGreaterThan(1);
    });
    await open('삭제');
    await confirm('삭제하기');
    expect(await screen.findByText('아직 글이 없어요')).toBeTruthy();
    expect(window.location.pathname).toBe('/youth/communities');
    expect(stage.community.posts[0]?.isDeleted).toBe(true);
    expect(stores.toasts.current?.message).toBe('글을 삭제했어요');
  });

  it('leads its author to where it is changed, and the page that was left shows it changed', async () => {
    const { stage, post } = await onePost();
    const { stores } = await openPost(stage, post.id, CAT);
    await waitFor(() => {
      expect(stage.posts.of('one').length).toBeGreaterThan(1);
    });
    await open('수정');
    await waitFor(() => {
      expect(window.location.pathname).toBe(`/posts/${post.id}/modify`);
    });
    const { categoryTypeCode, document } = post;
    const draft = { categoryTypeCode, title: '복층은 겨울에 추운가요', document };
    stage.clock.advance(60_000);
    const changed = await stage.posts.port.change(post.id, draft, 'another-key');
    act(() => {
      stores.community.learn(changed);
      stores.history.back();
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: '복층은 겨울에 추운가요' }),
    ).toBeTruthy();
  });

  it('blocks the author of another one’s, which leads away from it, and back', async () => {
    const { stage, post } = await onePost();
    await stage.post('누구나 보는 글', { by: BEAR });
    const { stores } = await openPost(stage, post.id, MOON);
    await open('차단하기');
    await confirm('차단하기');
    expect(await screen.findByText('누구나 보는 글')).toBeTruthy();
    expect(screen.queryByText('복층은 여름에 더운가요')).toBeNull();
    act(() => {
      stores.toasts.act();
    });
    await waitFor(() => {
      expect(stage.community.blocks).toEqual([]);
    });
  });

  it('is of nobody whom its reader has blocked elsewhere, which nobody is asked about', async () => {
    const { stage, post } = await onePost();
    const { stores } = await openPost(stage, post.id, MOON);
    await screen.findByText('복층은 여름에 더운가요');
    await waitFor(() => {
      expect(stage.posts.of('one').length).toBeGreaterThan(1);
    });
    const asked = stage.posts.of('one').length;
    act(() => {
      stores.community.blocked(MOON.id, CAT.id);
    });
    expect(await screen.findByText('삭제된 게시물입니다.')).toBeTruthy();
    expect(stage.posts.of('one')).toHaveLength(asked);
    act(() => {
      stores.community.unblocked(MOON.id, CAT.id);
    });
    expect(await screen.findByText('복층은 여름에 더운가요')).toBeTruthy();
  });

  it('reports another one’s as what it is', async () => {
    const { stage, post } = await onePost();
    const { stores } = await openPost(stage, post.id, MOON);
    await open('신고하기');
    await waitFor(() => {
      expect(stores.popups.shown.map(({ props }) => props)).toEqual([
        {
          target: { code: 'OPITG00011', id: post.id },
          title: '복층은 여름에 더운가요',
          authorId: CAT.id,
        },
      ]);
    });
  });
});
