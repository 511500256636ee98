import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AppError } from '#core';
import { ChatStage } from '../../support/chat-stage';
import { MOON } from '../../support/community-stage';
import { toasted } from '../../support/toasted';
import { openChats } from './chat-kit';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const button = () => screen.findByRole('button', { name: '채팅' });

it('leads to the one room about a listing, and is remembered as a contact', async () => {
  const stage = new ChatStage();
  const { id } = stage.offer();
  const { stores } = await openChats(stage, `/direct/detail/${id}`, MOON);
  const chat = await button();
  // A double tap is one press.
  fireEvent.click(chat);
  fireEvent.click(chat);
  expect(await screen.findByText('먼저 인사해 보세요')).toBeTruthy();
  expect(stores.history.current.url).toBe('/chats/1');
  expect(stage.chats.of('open')).toEqual([[{ dealId: id }]]);
  expect(stores.recents.contacts).toMatchObject([
    { TARGET_ID: id, TYPE: 'DIRECT', CONTACT_METHOD: ['CHAT'] },
  ]);
});

it('asks a visitor to log in, and leads there by the next press', async () => {
  const stage = new ChatStage();
  const { id } = stage.offer();
  const services = await openChats(stage, `/direct/detail/${id}`, null);
  fireEvent.click(await button());
  await waitFor(() => {
    expect(services.stores.popups.shown.map(({ name }) => name)).toEqual(['login']);
  });
  expect(stage.chats.of('open')).toEqual([]);
  stage.logIn(services, MOON);
  fireEvent.click(await button());
  await waitFor(() => {
    expect(services.stores.history.current.url).toBe('/chats/1');
  });
});

it('stays where it is and says why where there can be no room', async () => {
  const stage = new ChatStage();
  const { id } = stage.offer();
  const { stores } = await openChats(stage, `/direct/detail/${id}`, MOON);
  await button();
  stage.chats.failure = new AppError('offline');
  fireEvent.click(await button());
  expect(await toasted('네트워크 연결을 확인해 주세요.')).toBeTruthy();
  expect(stores.history.current.url).toBe(`/direct/detail/${id}`);
  expect(stores.recents.contacts).toEqual([]);
});
