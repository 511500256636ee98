import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#core';
import { ChatStage } from '../../support/chat-stage';
import { BEAR, MOON } from '../../support/community-stage';
import { openChats } from './chat-kit';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const rows = () => screen.findAllByRole('listitem');

describe('the list of chats', () => {
  it('asks a visitor to log in', async () => {
    await openChats(new ChatStage(), '/chats', null);
    expect(await screen.findByText('로그인하면 채팅할 수 있어요')).toBeTruthy();
  });

  it('leads to rooms where there is no talk yet', async () => {
    await openChats(new ChatStage(), '/chats', MOON);
    expect(await screen.findByText('아직 나눈 이야기가 없어요')).toBeTruthy();
    expect(screen.getByRole('link', { name: '직거래 보기' }).getAttribute('href')).toBe('/deal');
  });

  it('shows with whom, what was said last, about what, and how much is unread', async () => {
    const stage = new ChatStage();
    const room = stage.talk();
    stage.says(room, MOON, '아직 있나요?');
    stage.says(room, BEAR, '네, 아직 있어요.');
    await openChats(stage, '/chats', MOON);
    const [row] = await rows();
    expect(row?.textContent).toContain(BEAR.nickname);
    expect(row?.textContent).toContain('네, 아직 있어요.');
    expect(row?.textContent).toContain('신림동');
    expect(row?.textContent).toContain('읽지 않은 메시지 1');
    expect(screen.getByRole('link', { name: /신림사는곰/ }).getAttribute('href')).toBe(
      `/chats/${room.id}`,
    );
  });

  it('says of which rooms the listing is invented, in the list and in the room', async () => {
    const stage = new ChatStage();
    const example = stage.talk({ dealId: stage.offer({ kept: { isExample: true } }).id });
    stage.says(example, BEAR, '지어낸 방');
    stage.clock.advance(60_000);
    stage.says(stage.talk(), BEAR, '진짜 방');
    await openChats(stage, '/chats', MOON);
    const [own, invented] = (await rows()).map((row) => within(row));
    expect(own?.queryByText('예시')).toBeNull();
    expect(invented?.getByText('예시')).toBeTruthy();
    fireEvent.click(screen.getAllByRole('link', { name: /신림사는곰/ })[1] ?? document.body);
    await screen.findByRole('log');
    const about = screen.getByRole('link', { name: /예시.*신림동/ });
    expect(about.getAttribute('href')).toMatch(/^\/direct\/detail\//);
  });

  it('moves a room to the top as soon as something is said there', async () => {
    const stage = new ChatStage();
    const [first, second] = [stage.talk(), stage.talk()];
    stage.says(first, BEAR, '첫 방');
    stage.clock.advance(60_000);
    stage.says(second, BEAR, '둘째 방');
    const { stores } = await openChats(stage, '/chats', MOON);
    expect((await rows())[0]?.textContent).toContain('둘째 방');
    stage.clock.advance(60_000);
    act(() => {
      stage.says(first, BEAR, '여기요');
    });
    await waitFor(() => {
      expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('여기요');
    });
    expect(stores.chats.unread).toBe(3);
  });

  it('shows those that are unread alone', async () => {
    const stage = new ChatStage();
    const [first, second] = [stage.talk(), stage.talk()];
    stage.says(first, MOON, '내가 한 말');
    stage.says(second, BEAR, '들은 말');
    await openChats(stage, '/chats', MOON);
    await rows();
    fireEvent.click(screen.getByRole('button', { name: '안 읽음 1' }));
    const left = screen.getAllByRole('listitem');
    expect(left).toHaveLength(1);
    expect(left[0]?.textContent).toContain('들은 말');
  });

  it('says that it could not be had, and tries again', async () => {
    const stage = new ChatStage();
    stage.says(stage.talk(), BEAR, '안녕하세요');
    stage.chats.failure = new AppError('server');
    await openChats(stage, '/chats', MOON);
    const failed = await screen.findByRole('alert');
    stage.chats.failure = null;
    fireEvent.click(within(failed).getByRole('button', { name: '다시 불러오기' }));
    expect((await rows())[0]?.textContent).toContain('안녕하세요');
  });

  it('keeps what is there where the network is gone, and says so', async () => {
    const stage = new ChatStage();
    stage.says(stage.talk(), BEAR, '안녕하세요');
    await openChats(stage, '/chats', MOON);
    await rows();
    stage.chats.failure = new AppError('offline');
    act(() => {
      stage.back();
    });
    expect(await screen.findByText('연결되면 새로 불러와요')).toBeTruthy();
    expect((await rows())[0]?.textContent).toContain('안녕하세요');
    stage.chats.failure = null;
    act(() => {
      stage.back();
    });
    await waitFor(() => {
      expect(screen.queryByText('연결되면 새로 불러와요')).toBeNull();
    });
  });
});
