import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AppError } from '#core';
import { CAT, CommunityStage, MOON } from '../../support/community-stage';
import { deferred } from '../../support/deferred';
import { field, openPost, said, write } from './post-kit';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function onePost() {
  const stage = new CommunityStage();
  const { id } = await stage.post('복층은 여름에 더운가요', { by: CAT, ago: 60 });
  return { stage, id };
}

it('what is typed outlives a reload', async () => {
  const { stage, id } = await onePost();
  await openPost(stage, id);
  fireEvent.change(await field(), { target: { value: '쓰다 만 말' } });
  cleanup();
  await openPost(stage, id);
  expect((await field()).value).toBe('쓰다 만 말');
});

it('a visitor is asked to log in and keeps what was typed', async () => {
  const { stage, id } = await onePost();
  const { stores } = await openPost(stage, id);
  await write('로그인 전에 쓴 말');
  await waitFor(() => {
    expect(stores.popups.shown.map(({ name }) => name)).toEqual(['login']);
  });
  expect((await field()).value).toBe('로그인 전에 쓴 말');
  expect(stage.comments.of('write')).toEqual([]);
});

it('is shown as on its way, and as it is once it was taken', async () => {
  const { stage, id } = await onePost();
  await openPost(stage, id, MOON);
  await field();
  await waitFor(() => {
    expect(stage.comments.of('list').length).toBeGreaterThan(0);
  });
  const { promise, resolve } = deferred<undefined>();
  stage.comments.gate = promise;
  await write('저도 서큘레이터 하나 사려고요');
  expect(await screen.findByText('보내는 중')).toBeTruthy();
  resolve(undefined);
  await screen.findByText('댓글을 남겼어요.');
  expect(screen.queryByText('보내는 중')).toBeNull();
  expect(said()).toEqual(['저도 서큘레이터 하나 사려고요']);
});

it('what nobody answers waits on the device, in sight, under the key that it was tried with', async () => {
  const { stage, id } = await onePost();
  const { stores } = await openPost(stage, id, MOON);
  await field();
  stage.comments.failure = new AppError('timeout');
  await write('연결되면 보낼 말');
  expect(await screen.findByText('인터넷에 연결되면 보내요')).toBeTruthy();
  expect(await screen.findByText('댓글은 인터넷에 연결되면 보내요.')).toBeTruthy();
  expect(screen.getByText('연결되면 보낼 말')).toBeTruthy();
  expect((await field()).value).toBe('');
  const [tried] = stage.comments.of('write');
  expect(stores.outbox.own?.writes.map((one) => one.id)).toEqual([tried?.[2]]);
  expect(screen.getByRole('link', { name: '보낼 것 1개' })).toBeTruthy();
});

it('what could not be sent stays, outlives a reload, and is sent again as the same comment', async () => {
  const { stage, id } = await onePost();
  await openPost(stage, id, MOON);
  await field();
  stage.comments.failure = new AppError('refused', '지금은 안 돼요', null, 422);
  await write('혹시 어떤 제품인가요?');
  expect(await screen.findByText('보내지 못했어요')).toBeTruthy();
  expect(screen.getByText('혹시 어떤 제품인가요?')).toBeTruthy();
  expect((await field()).value).toBe('');
  cleanup();
  stage.comments.failure = null;
  await openPost(stage, id, MOON);
  fireEvent.click(await screen.findByRole('button', { name: '다시 보내기' }));
  await screen.findByText('댓글을 남겼어요.');
  expect(said()).toEqual(['혹시 어떤 제품인가요?']);
  const [first, second] = stage.comments.of('write');
  expect(second?.[2]).toBe(first?.[2]);
  expect(stage.community.comments).toHaveLength(1);
});

it('a dead session asks for a login, and nothing is sent by itself after it', async () => {
  const { stage, id } = await onePost();
  const { stores } = await openPost(stage, id, MOON);
  await field();
  stage.comments.failure = new AppError('unauthorized', 'Unauthorized', null, 401);
  await write('세션이 끊긴 사이에 쓴 말');
  await waitFor(() => {
    expect(stores.popups.shown.map(({ name }) => name)).toEqual(['login']);
  });
  expect(screen.getByText('보내지 못했어요')).toBeTruthy();
  const before = stage.comments.of('write').length;
  stage.comments.failure = null;
  act(() => {
    stores.session.signedIn({ ID: MOON.id });
  });
  await screen.findByText('세션이 끊긴 사이에 쓴 말');
  expect(stage.comments.of('write')).toHaveLength(before);
});

it('what could not be sent is taken back to be written again, or thrown away', async () => {
  const { stage, id } = await onePost();
  await openPost(stage, id, MOON);
  await field();
  stage.comments.failure = new AppError('refused', '링크는 붙일 수 없어요.');
  await write('여기 보세요');
  fireEvent.click(await screen.findByRole('button', { name: '고치기' }));
  expect((await field()).value).toBe('여기 보세요');
  expect(screen.queryByText('보내지 못했어요')).toBeNull();
  await write('여기 보세요');
  fireEvent.click(await screen.findByRole('button', { name: '지우기' }));
  expect(screen.queryByText('여기 보세요')).toBeNull();
});
