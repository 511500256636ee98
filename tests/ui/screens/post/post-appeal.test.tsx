import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AppError } from '#core';
import { CAT, CommunityStage } from '../../support/community-stage';
import { openPost } from './post-kit';

const HOLD = { state: 'HIDDEN', reason: '다섯 명이 신고했어요.', mayAppeal: true } as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A post of somebody whose post, or comment, is hidden; seen by them. */
async function hidden(kind: 'post' | 'comment') {
  const stage = new CommunityStage();
  const post = await stage.post('복층은 여름에 더운가요', { by: CAT });
  await stage.comment(post.id, '서큘레이터를 켜요', { by: CAT });
  const [kept] = kind === 'post' ? stage.community.posts : stage.community.comments;
  if (kept) kept.hold = HOLD;
  const services = await openPost(stage, post.id, CAT);
  return { stage, services, id: kept?.id };
}

const begin = async () => {
  fireEvent.click(await screen.findByRole('button', { name: '이의 제기하기' }));
  return within(await screen.findByRole('form', { name: '이의 제기' }));
};
const field = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /다시 봐야 하는 까닭/ });
const send = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.submit(screen.getByRole('form', { name: '이의 제기' }));
};

it.each(['post', 'comment'] as const)(
  'a hidden %s is appealed once, by its author',
  async (kind) => {
    const { stage, id } = await hidden(kind);
    await begin();
    send('광고가 아니에요');
    expect(await screen.findByText(/이의를 냈어요.*접수 번호/)).toBeTruthy();
    expect(stage.appeals.of('send')[0]?.slice(0, 2)).toEqual([
      { kind: kind.toUpperCase(), id },
      '광고가 아니에요',
    ]);
    expect(screen.queryByRole('button', { name: '이의 제기하기' })).toBeNull();
  },
);

it('nothing is sent without a reason', async () => {
  const { stage } = await hidden('post');
  await begin();
  send('  ');
  expect(await screen.findByText('다시 봐야 하는 까닭을 적어 주세요.')).toBeTruthy();
  expect(stage.appeals.of('send')).toEqual([]);
});

it('what could not be sent stays, and is the same appeal when sent again', async () => {
  const { stage, services } = await hidden('post');
  await begin();
  stage.appeals.failure = new AppError('offline');
  send('광고가 아니에요');
  await waitFor(() => {
    expect(services.stores.toasts.current?.message).toMatch(/네트워크/);
  });
  expect(field().value).toBe('광고가 아니에요');
  stage.appeals.failure = null;
  fireEvent.submit(screen.getByRole('form', { name: '이의 제기' }));
  await screen.findByText(/이의를 냈어요/);
  const keys = stage.appeals.of('send').map(([, , key]) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('one that was sent from another window leaves nothing to send', async () => {
  const { stage, services } = await hidden('post');
  await begin();
  await stage.appeals.port.send({ kind: 'POST', id: '1' }, '먼저 보냈어요', 'other');
  send('광고가 아니에요');
  expect(await screen.findByText(/이의를 냈어요/)).toBeTruthy();
  expect(services.stores.toasts.current?.message).toMatch(/한 번만/);
});

it('one that was appealed before says so', async () => {
  const stage = new CommunityStage();
  const post = await stage.post('복층은 여름에 더운가요', { by: CAT });
  const [kept] = stage.community.posts;
  if (kept) kept.hold = { ...HOLD, mayAppeal: false };
  await openPost(stage, post.id, CAT);
  expect(await screen.findByText(/이의를 냈어요/)).toBeTruthy();
});
