import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commentHash, type CommentPlace } from '#core';
import { reachComment } from '../../../../src/ui/screens/post/comments/reach-comment';
import { CommentsStore } from '../../../../src/ui/screens/post/comments/comments-store';
import { CommunityStage } from '../../support/community-stage';
import { bodyOf, openPost } from './post-kit';

const scrolled: string[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  scrolled.length = 0;
  Object.defineProperty(HTMLElement.prototype, 'scrollIntoView', {
    configurable: true,
    value(this: HTMLElement) {
      scrolled.push(this.dataset['comment'] ?? '');
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

/** A post with more first words than one page, the last of which has more answers than come along. */
async function longTalk() {
  const stage = new CommunityStage();
  const post = await stage.post('복층은 여름에 더운가요', { ago: 200 });
  let last = await stage.comment(post.id, '댓글 0', { ago: 199 });
  for (let at = 1; at < 30; at += 1)
    last = await stage.comment(post.id, `댓글 ${at}`, { ago: 199 - at });
  let answer = last;
  for (let at = 0; at < 9; at += 1)
    answer = await stage.comment(post.id, `답글 ${at}`, { ago: 20 - at, parentId: last.id });
  return { stage, post, last, answer };
}

it('an address with a comment leads to it, wherever it stands, and the focus goes along', async () => {
  const { stage, post, answer } = await longTalk();
  await openPost(stage, `${post.id}${commentHash(answer)}`);
  await screen.findByText('답글 8', undefined, { timeout: 5000 });
  await waitFor(() => {
    expect(document.activeElement).toBe(bodyOf('답글 8'));
  });
  expect(scrolled).toEqual([answer.id]);
});

it('a comment that is there no more is said to be so', async () => {
  const { stage, post, last } = await longTalk();
  await openPost(stage, `${post.id}${commentHash({ id: '999999', parentId: last.id })}`);
  expect(await screen.findByText('찾던 댓글을 지금은 볼 수 없어요.')).not.toBeNull();
  expect(scrolled).toEqual([]);
});

it.each([
  ['of the first level', (id: string): CommentPlace => ({ id, parentId: null }), true],
  ['below it, which is none', (id: string): CommentPlace => ({ id: '0', parentId: id }), false],
  ['below none', (): CommentPlace => ({ id: '0', parentId: '0' }), false],
])('looks for a comment %s to the end', async (_, placeOf, isThere) => {
  const { stage, post, last } = await longTalk();
  const store = new CommentsStore(stage.comments.port, post.id);
  const place = placeOf(last.id);
  expect(await reachComment(store, place)).toBe(false);
  await store.load();
  expect(await reachComment(store, place)).toBe(isThere);
});

it('gives up where nothing more can be had', async () => {
  const { stage, post, answer } = await longTalk();
  const store = new CommentsStore(stage.comments.port, post.id);
  await store.load();
  stage.comments.failure = new Error('no network');
  expect(await reachComment(store, answer)).toBe(false);
  stage.comments.failure = null;
  expect(await reachComment(store, answer)).toBe(true);
});
