import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#core';
import { BEAR, CAT, CommunityStage, MOON } from '../support/community-stage';
import { renderApp } from '../support/render-app';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Four posts, of which the later ones are liked more. */
async function liked() {
  const stage = new CommunityStage();
  await stage.post('첫째 글', { by: BEAR });
  const second = await stage.post('둘째 글', { by: CAT });
  const third = await stage.post('셋째 글', { by: CAT });
  const fourth = await stage.post('넷째 글', { by: BEAR });
  await stage.likes(second.id, MOON);
  await stage.likes(third.id, MOON, BEAR);
  await stage.likes(fourth.id, MOON, BEAR, CAT);
  return stage;
}

const section = async () =>
  within(await screen.findByRole('region', { name: '지금 많이 보는 글' }));
const titles = async () =>
  (await (await section()).findAllByRole('listitem')).map(
    (item) => item.querySelector('b')?.textContent,
  );

describe.each(['/', '/youth/todays'])('the popular posts at %s', (path) => {
  it('are the three that are liked most, and lead to themselves and to all', async () => {
    const stage = await liked();
    renderApp(path, stage.services);
    expect(await titles()).toEqual(['넷째 글', '셋째 글', '둘째 글']);
    const shown = await section();
    expect(shown.getByRole('link', { name: /넷째 글/ }).getAttribute('href')).toBe('/posts/4');
    expect(
      shown.getByRole('link', { name: '지금 많이 보는 글 커뮤니티' }).getAttribute('href'),
    ).toBe('/youth/communities?sort=popular');
  });

  it('are missed in words', async () => {
    renderApp(path, new CommunityStage().services);
    expect(await (await section()).findByText('아직 글이 없어요')).toBeTruthy();
  });

  it('fail alone, and are asked for again', async () => {
    const stage = await liked();
    stage.posts.failure = new AppError('offline');
    renderApp(path, stage.services);
    const shown = await section();
    stage.posts.failure = null;
    fireEvent.click(await shown.findByRole('button', { name: '다시 불러오기' }));
    expect(await titles()).toHaveLength(3);
  });

  it('are there on the way back, without a request', async () => {
    const stage = await liked();
    const { stores } = renderApp(path, stage.services);
    await titles();
    const before = stage.posts.of('list').length;
    act(() => {
      stores.history.push('/mate');
    });
    await screen.findByRole('heading', { name: '메이트' });
    act(() => {
      stores.history.back();
    });
    expect(await titles()).toHaveLength(3);
    expect(stage.posts.of('list')).toHaveLength(before);
  });

  it('are another list for a member, who sees none of those whom they blocked', async () => {
    const stage = await liked();
    const { stores } = renderApp(path, stage.services);
    expect(await titles()).toHaveLength(3);
    stage.reader = MOON;
    await stage.blocks.port.block(BEAR.id);
    act(() => {
      stores.session.signedIn({ ID: MOON.id, NICKNAME: MOON.nickname });
    });
    await waitFor(async () => {
      expect(await titles()).toEqual(['셋째 글', '둘째 글']);
    });
  });
});
