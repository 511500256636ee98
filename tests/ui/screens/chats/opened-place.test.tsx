import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AppError, type Author } from '#core';
import { ChatStage } from '../../support/chat-stage';
import { BEAR, CAT, MOON } from '../../support/community-stage';
import { openDirect } from '../direct/direct-kit';
import { openChats } from './chat-kit';
import { toasted } from '../../support/toasted';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function talking(who: Author, isOpen = false) {
  const stage = new ChatStage();
  const deal = stage.offer({ by: BEAR });
  if (isOpen) deal.openedTo.add(MOON.id);
  const room = stage.talk({ dealId: deal.id });
  stage.says(room, MOON, '아직 있나요?');
  const services = await openChats(stage, `/chats/${room.id}`, who);
  await screen.findByRole('log');
  return { stage, deal, services };
}

async function choose(item: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: '주소 · 신고 · 차단 · 나가기' }));
  fireEvent.click(await screen.findByRole('button', { name: item }));
}

const answer = async (name: string) => {
  const asked = await screen.findByRole('alertdialog');
  fireEvent.click(within(asked).getByRole('button', { name }));
  await waitFor(() => {
    expect(asked.isConnected).toBe(false);
  });
};

it('of a building is opened once its owner is sure, and closed at once', async () => {
  const { deal } = await talking(BEAR);
  await choose('건물 주소 보여 주기');
  await answer('취소');
  expect(deal.openedTo.size).toBe(0);
  await choose('건물 주소 보여 주기');
  expect(await screen.findByText(/동과 호수는 보이지 않아요/)).toBeTruthy();
  await answer('보여 주기');
  expect(await screen.findByText('건물 주소를 보여 주고 있어요')).toBeTruthy();
  expect([...deal.openedTo]).toEqual([MOON.id]);
  fireEvent.click(screen.getByRole('button', { name: '감추기' }));
  await waitFor(() => {
    expect(screen.queryByText('건물 주소를 보여 주고 있어요')).toBeNull();
  });
  expect(deal.openedTo.size).toBe(0);
});

it('of a building stays as it was where nothing answers', async () => {
  const { stage, deal } = await talking(BEAR, true);
  stage.chats.failure = new AppError('offline');
  fireEvent.click(await screen.findByRole('button', { name: '감추기' }));
  expect(await toasted('네트워크 연결을 확인해 주세요.')).toBeTruthy();
  expect(screen.getByText('건물 주소를 보여 주고 있어요')).toBeTruthy();
  expect(deal.openedTo.size).toBe(1);
});

it('of a building is seen by whom it was opened to, on the page of the room', async () => {
  const { services } = await talking(MOON, true);
  expect(screen.queryByRole('button', { name: /주소 ·/ })).toBeNull();
  fireEvent.click(await screen.findByRole('link', { name: '글에서 보기' }));
  expect(await screen.findByText('나에게 보여 줬어요')).toBeTruthy();
  const article = await screen.findByRole('article');
  expect(article.textContent).toContain('신림로 340');
  expect(article.textContent).not.toContain('302호');
  expect(services.stores.history.current.url).toMatch(/^\/direct\/detail\//);
});

it('of a building is seen by nobody else', async () => {
  const stage = new ChatStage();
  const deal = stage.offer({ by: BEAR });
  deal.openedTo.add(MOON.id);
  await openDirect(stage, deal.id, CAT);
  const article = await screen.findByRole('article');
  expect(article.textContent).not.toMatch(/302호|신림로/);
});
