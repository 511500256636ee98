import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, type Author } from '#core';
import { BEAR, CAT, CommunityStage, MOON } from '../support/community-stage';
import { renderApp } from '../support/render-app';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The page of somebody who blocked these, the last one last. */
async function opened(...blocked: readonly Author[]) {
  const stage = new CommunityStage();
  stage.reader = MOON;
  for (const { id } of blocked) await stage.blocks.port.block(id);
  const services = renderApp('/more/blocked', stage.services);
  await screen.findByRole('heading', { level: 1, name: '차단한 사람' });
  return { stage, services };
}

const logIn = ({ services }: Awaited<ReturnType<typeof opened>>) => {
  act(() => {
    services.stores.session.signedIn({ ID: MOON.id, NICKNAME: MOON.nickname });
  });
};
const button = (name: string) => screen.findByRole('button', { name });

describe('the people whom somebody blocked', () => {
  it('are nothing for a visitor, who is asked to log in', async () => {
    const { stage } = await opened(CAT);
    expect(await screen.findByText('로그인하면 차단한 사람을 볼 수 있어요')).toBeTruthy();
    expect(stage.blocks.of('list')).toEqual([]);
  });

  it('are listed, the one blocked last first', async () => {
    logIn(await opened(CAT, BEAR));
    await button('봉천동고양이님 차단 풀기');
    const names = screen.getAllByRole('button', { name: /차단 풀기$/ });
    expect(names.map((one) => one.getAttribute('aria-label'))).toEqual([
      '신림사는곰님 차단 풀기',
      '봉천동고양이님 차단 풀기',
    ]);
  });

  it('are none until somebody is blocked, and it says where that is done', async () => {
    logIn(await opened());
    expect(await screen.findByText('차단한 사람이 없어요')).toBeTruthy();
  });

  it('are let go, and blocked again where that was a slip', async () => {
    const page = await opened(CAT);
    logIn(page);
    fireEvent.click(await button('봉천동고양이님 차단 풀기'));
    const again = await button('봉천동고양이님 다시 차단');
    expect(await page.stage.blocks.port.list()).toEqual([]);
    fireEvent.click(again);
    await button('봉천동고양이님 차단 풀기');
    expect(await page.stage.blocks.port.list()).toHaveLength(1);
  });

  it('stay blocked where they could not be let go', async () => {
    const page = await opened(CAT);
    logIn(page);
    await button('봉천동고양이님 차단 풀기');
    page.stage.blocks.failure = new AppError('offline');
    fireEvent.click(await button('봉천동고양이님 차단 풀기'));
    await waitFor(() => {
      expect(page.services.stores.toasts.current?.message).toMatch(/네트워크/);
    });
    expect(await button('봉천동고양이님 차단 풀기')).toBeTruthy();
  });

  it('are asked for again where they could not be had', async () => {
    const page = await opened(CAT);
    page.stage.blocks.failure = new AppError('offline');
    logIn(page);
    expect(await screen.findByText('차단한 사람을 불러오지 못했어요')).toBeTruthy();
    page.stage.blocks.failure = null;
    fireEvent.click(await button('다시 불러오기'));
    expect(await button('봉천동고양이님 차단 풀기')).toBeTruthy();
  });
});

it('who is let go has their posts in lists that were kept', async () => {
  const page = await opened(CAT);
  logIn(page);
  const { community } = page.services.stores;
  const post = await page.stage.post('복층은 여름에 더운가요', { by: CAT });
  act(() => {
    community.blocked(MOON.id, CAT.id);
  });
  expect(community.shown([post], MOON.id)).toEqual([]);
  fireEvent.click(await button('봉천동고양이님 차단 풀기'));
  await button('봉천동고양이님 다시 차단');
  expect(community.shown([post], MOON.id)).toHaveLength(1);
});
