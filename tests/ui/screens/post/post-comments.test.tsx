import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#core';
import { BEAR, CAT, CommunityStage, MOON } from '../../support/community-stage';
import { bodyOf, choose, field, openPost, said, write } from './post-kit';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function talkedAbout() {
  const stage = new CommunityStage();
  const post = await stage.post('복층은 여름에 더운가요', { by: CAT, ago: 60 });
  const first = await stage.comment(post.id, '창고로 썼어요', { ago: 20 });
  await stage.comment(post.id, '서큘레이터를 켜도요?', { by: CAT, ago: 18, parentId: first.id });
  await stage.comment(post.id, '남향이면 저는 골라요', { by: MOON, ago: 9 });
  return { stage, post, first };
}

const heading = () => screen.findByRole('heading', { level: 2, name: /^댓글/ });
const confirm = async (name: string) => {
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
};

describe('comments', () => {
  it('stand in threads, the oldest first, and say who wrote the post', async () => {
    const { stage, post } = await talkedAbout();
    await openPost(stage, post.id);
    await screen.findByText('창고로 썼어요');
    expect((await heading()).textContent).toBe('댓글 3');
    expect(said()).toEqual([
      '창고로 썼어요',
      '신림사는곰 서큘레이터를 켜도요?',
      '남향이면 저는 골라요',
    ]);
    const [reply] = document.querySelectorAll<HTMLElement>('ul[aria-label="답글"] [data-comment]');
    expect(reply?.textContent).toContain('글쓴이');
  });

  it('can be read with the newest first', async () => {
    const { stage, post } = await talkedAbout();
    await openPost(stage, post.id);
    await screen.findByText('창고로 썼어요');
    fireEvent.change(screen.getByRole('combobox', { name: '정렬' }), {
      target: { value: 'newest' },
    });
    await waitFor(() => {
      expect(said()[0]).toBe('남향이면 저는 골라요');
    });
  });

  it('come twenty by twenty, and the first of those that came has the focus', async () => {
    const { stage, post } = await talkedAbout();
    for (let at = 1; at <= 25; at += 1) await stage.comment(post.id, `댓글 ${at}번`);
    await openPost(stage, post.id);
    await screen.findByText('댓글 18번');
    expect(screen.queryByText('댓글 19번')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '댓글 더 보기' }));
    await screen.findByText('댓글 25번');
    expect(document.activeElement?.textContent).toContain('댓글 19번');
    expect(screen.queryByRole('button', { name: '댓글 더 보기' })).toBeNull();
    expect((await heading()).textContent).toBe('댓글 28');
  });

  it('have their first three replies, the others at a press', async () => {
    const { stage, post, first } = await talkedAbout();
    for (let at = 2; at <= 5; at += 1)
      await stage.comment(post.id, `답 ${at}`, { parentId: first.id });
    await openPost(stage, post.id);
    await screen.findByText('답 3');
    expect(screen.queryByText('답 4')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '답글 2개 더 보기' }));
    await screen.findByText('답 5');
    expect(screen.queryByRole('button', { name: /답글 \d+개 더 보기/ })).toBeNull();
  });

  it('that cannot be had leave the post to be read, and are asked for again', async () => {
    const { stage, post } = await talkedAbout();
    stage.comments.failure = new AppError('offline');
    await openPost(stage, post.id);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('댓글을 불러오지 못했어요');
    expect(screen.getByRole('heading', { level: 1, name: '복층은 여름에 더운가요' })).toBeTruthy();
    stage.comments.failure = null;
    fireEvent.click(within(alert).getByRole('button', { name: '다시 불러오기' }));
    expect(await screen.findByText('창고로 썼어요')).toBeTruthy();
  });

  it('of others appear at a press on 새 댓글, and on looking at the window again', async () => {
    const { stage, post } = await talkedAbout();
    await openPost(stage, post.id);
    await screen.findByText('창고로 썼어요');
    fireEvent.click(screen.getByRole('button', { name: '새 댓글' }));
    expect(await screen.findByText('새 댓글이 아직 없어요.')).toBeTruthy();
    await stage.comment(post.id, '방금 봤어요');
    fireEvent.click(screen.getByRole('button', { name: '새 댓글' }));
    expect(await screen.findByText('새 댓글이 1개 있어요.')).toBeTruthy();
    expect(screen.getByText('방금 봤어요')).toBeTruthy();
    await stage.comment(post.id, '저도요');
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText('저도요')).toBeTruthy();
  });
});

describe('one’s own comment', () => {
  it('stands at the end, is read out, and the field is ready for another one', async () => {
    const { stage, post } = await talkedAbout();
    const { perTab } = await openPost(stage, post.id, MOON);
    await write('저는 3층이 좋아요');
    expect(await screen.findByText('댓글을 남겼어요.')).toBeTruthy();
    expect(said().at(-1)).toBe('저는 3층이 좋아요');
    expect((await heading()).textContent).toBe('댓글 4');
    expect((await field()).value).toBe('');
    expect(document.activeElement).toBe(await field());
    expect(perTab.read(`DRAFT_comments_${post.id}`)).toBeNull();
  });

  it('answers another one in its thread, naming whom', async () => {
    const { stage, post, first } = await talkedAbout();
    await openPost(stage, post.id, MOON);
    await screen.findByText('창고로 썼어요');
    fireEvent.click(
      within(bodyOf('창고로 썼어요')).getByRole('button', { name: '신림사는곰님에게 답글' }),
    );
    expect(document.activeElement).toBe(await field());
    expect(screen.getByText('신림사는곰님에게 답글')).toBeTruthy();
    await write('여름에도요?');
    await screen.findByText('댓글을 남겼어요.');
    expect(stage.comments.of('write')[0]?.[1]).toEqual({
      text: '여름에도요?',
      parentId: first.id,
      replyToId: first.id,
    });
    expect(said()[2]).toBe('신림사는곰 여름에도요?');
    expect(screen.queryByRole('button', { name: '답글 취소' })).toBeNull();
  });

  it('is not sent empty, and says so', async () => {
    const { stage, post } = await talkedAbout();
    await openPost(stage, post.id, MOON);
    await write('   ');
    expect(await screen.findByText('댓글을 입력해 주세요.')).toBeTruthy();
    expect((await field()).getAttribute('aria-invalid')).toBe('true');
    expect(stage.comments.of('write')).toEqual([]);
  });

  it('is changed in its place', async () => {
    const { stage, post } = await talkedAbout();
    await openPost(stage, post.id, MOON);
    await waitFor(() => {
      choose('남향이면 저는 골라요', '수정');
    });
    const editor = await screen.findByRole('textbox', { name: '댓글 수정' });
    expect(document.activeElement).toBe(editor);
    fireEvent.change(editor, { target: { value: '남향이면 골라요' } });
    fireEvent.click(screen.getByRole('button', { name: '저장' }));
    await waitFor(() => {
      expect(screen.queryByRole('textbox', { name: '댓글 수정' })).toBeNull();
    });
    expect(bodyOf('남향이면 골라요').textContent).toContain('수정됨');
    expect(stage.community.comments.at(-1)?.text).toBe('남향이면 골라요');
  });

  it('is deleted after a question, and the focus is where the comments begin', async () => {
    const { stage, post } = await talkedAbout();
    await openPost(stage, post.id, MOON);
    await waitFor(() => {
      choose('남향이면 저는 골라요', '삭제');
    });
    await confirm('삭제하기');
    await screen.findByText('댓글을 삭제했어요.');
    expect(said()).toHaveLength(2);
    await waitFor(async () => {
      expect(document.activeElement).toBe(await heading());
    });
  });

  it('with replies leaves its place, which goes with the last of them', async () => {
    const { stage, post } = await talkedAbout();
    await openPost(stage, post.id, BEAR);
    await waitFor(() => {
      choose('창고로 썼어요', '삭제');
    });
    await confirm('삭제하기');
    expect(await screen.findByText('삭제된 댓글입니다.')).toBeTruthy();
    expect(screen.getByText('서큘레이터를 켜도요?')).toBeTruthy();
  });
});

describe('what others say', () => {
  it('is liked', async () => {
    const { stage, post, first } = await talkedAbout();
    await openPost(stage, post.id, MOON);
    await screen.findByText('창고로 썼어요');
    fireEvent.click(within(bodyOf('창고로 썼어요')).getByRole('button', { name: /공감하기/ }));
    await waitFor(() => {
      expect(stage.comments.of('like')).toEqual([[first.id, true, expect.any(String)]]);
    });
    expect(within(bodyOf('창고로 썼어요')).getByRole('button', { pressed: true })).toBeTruthy();
  });

  it('is reported as a comment', async () => {
    const { stage, post, first } = await talkedAbout();
    const { stores } = await openPost(stage, post.id, MOON);
    await screen.findByText('창고로 썼어요');
    choose('창고로 썼어요', '신고하기');
    await waitFor(() => {
      expect(stores.popups.shown.at(-1)?.props).toEqual({
        target: { code: 'COMMENT', id: first.id },
        title: '댓글 · 창고로 썼어요',
        authorId: BEAR.id,
      });
    });
  });

  it('is seen no more at once, whatever the network does', async () => {
    const { stage, post } = await talkedAbout();
    const { stores } = await openPost(stage, post.id, MOON);
    await screen.findByText('창고로 썼어요');
    stage.comments.failure = new AppError('offline');
    act(() => {
      stores.community.blocked(MOON.id, BEAR.id);
    });
    expect(said()).toEqual(['남향이면 저는 골라요']);
    expect((await heading()).textContent).toBe('댓글 1');
    act(() => {
      stores.community.unblocked(MOON.id, BEAR.id);
    });
    expect(await screen.findByText('창고로 썼어요')).toBeTruthy();
  });

  it('is seen no more once its author is blocked, replies to it included', async () => {
    const { stage, post } = await talkedAbout();
    const { stores } = await openPost(stage, post.id, MOON);
    await screen.findByText('창고로 썼어요');
    choose('창고로 썼어요', '차단하기');
    await confirm('차단하기');
    await waitFor(() => {
      expect(said()).toEqual(['남향이면 저는 골라요']);
    });
    expect((await heading()).textContent).toBe('댓글 1');
    act(() => {
      stores.toasts.act();
    });
    expect(await screen.findByText('창고로 썼어요')).toBeTruthy();
  });
});
