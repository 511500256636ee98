import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#core';
import { ChatStage } from '../../support/chat-stage';
import { BEAR, MOON } from '../../support/community-stage';
import { openChats } from './chat-kit';
import { AT, card, confirm, LATER, press, talking, wishes } from './visit-kit';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const focusIs = (find: () => Element | null) =>
  waitFor(() => {
    expect(find()).not.toBeNull();
    expect(document.activeElement).toBe(find());
  });

/** What tells of the times in the card, and is read out with the focus. */
const times = async () => {
  const found = (await card()).querySelector('[tabindex="-1"]');
  await focusIs(() => found);
  return found?.textContent ?? '';
};

describe('who presses what goes by that', () => {
  it('goes on with what was agreed on', async () => {
    const { stage, room } = await talking();
    wishes(stage, room, BEAR, ['PROPOSED', AT, null]);
    await press('좋아요');
    await confirm('이때 만날게요');
    await screen.findByText('이때 만나기로 했어요');
    expect(await times()).toContain('이때 만나기로 했어요');
  });

  it('goes on with what stays, where a time is not taken', async () => {
    const { stage, room } = await talking();
    wishes(stage, room, MOON, ['AGREED', AT, AT]);
    wishes(stage, room, BEAR, ['PROPOSED', LATER, AT]);
    await press('원래대로');
    await screen.findByText('이때 만나기로 했어요');
    expect(await times()).toContain('11월 28일(토) 15:00');
  });

  it('goes on with what was called off', async () => {
    const { stage, room } = await talking();
    wishes(stage, room, BEAR, ['AGREED', AT, AT]);
    await press('약속 취소');
    await confirm('취소하기');
    await screen.findByText('취소한 약속이에요');
    expect(await times()).toContain('취소한 약속이에요');
  });

  it('goes on with the room where no card is left', async () => {
    const { stage, room } = await talking();
    wishes(stage, room, BEAR, ['PROPOSED', AT, null]);
    await press('거절');
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: '약속' })).toBeNull();
    });
    await focusIs(() => screen.queryByRole('button', { name: '약속 잡기' }));
  });

  it('keeps the focus that is elsewhere', async () => {
    const { stage, room } = await talking();
    wishes(stage, room, BEAR, ['PROPOSED', AT, null]);
    const decline = await screen.findByRole('button', { name: '거절' });
    const field = screen.getByRole('textbox', { name: '메시지' });
    fireEvent.click(decline);
    field.focus();
    await screen.findByRole('button', { name: '약속 잡기' });
    expect(document.activeElement).toBe(field);
  });

  it('writes on once the other one is met again', async () => {
    const stage = new ChatStage();
    const room = stage.talk();
    stage.says(room, MOON, '안녕하세요.');
    stage.community.blocks = [{ by: MOON.id, whom: BEAR.id, at: 0 }];
    await openChats(stage, `/chats/${room.id}`, MOON);
    await press('풀기');
    await focusIs(() => screen.queryByRole('textbox', { name: '메시지' }));
  });

  it('reads on where a message was taken away, or older ones are asked for again', async () => {
    const { stage, room } = await talking();
    stage.says(room, MOON, '잘못 보냈어요.');
    const [menu] = await screen.findAllByRole('button', { name: '이 메시지로 할 일' });
    if (menu === undefined) throw new Error('a message has a menu');
    fireEvent.click(menu);
    fireEvent.click(await screen.findByRole('button', { name: '나에게서 지우기' }));
    await confirm('지우기');
    await screen.findByText('나에게서 지운 메시지예요');
    await focusIs(() => screen.queryByRole('log'));
  });

  it('reads on where what was not sent is taken away in a room that has ended', async () => {
    const { stage, room } = await talking();
    stage.chats.failure = new AppError('refused');
    fireEvent.change(screen.getByRole('textbox', { name: '메시지' }), {
      target: { value: '닿지 않은 말' },
    });
    fireEvent.click(screen.getByRole('button', { name: '보내기' }));
    await screen.findByRole('button', { name: '다시 보내기' });
    stage.chats.failure = null;
    stage.community.members.delete(BEAR.id);
    wishes(stage, room, MOON, ['CALLED_OFF', AT, null]);
    await screen.findByText('상대가 탈퇴해서 메시지를 보낼 수 없어요.');
    // It would be refused again.
    expect(screen.queryByRole('button', { name: '다시 보내기' })).toBeNull();
    await press('지우기');
    await focusIs(() => screen.queryByRole('log'));
  });

  it('reads on where a message is sent again', async () => {
    const { stage, services } = await talking();
    stage.chats.failure = new AppError('refused');
    fireEvent.change(screen.getByRole('textbox', { name: '메시지' }), {
      target: { value: '다시 보낼 말' },
    });
    fireEvent.click(screen.getByRole('button', { name: '보내기' }));
    const again = await screen.findByRole('button', { name: '다시 보내기' });
    stage.chats.failure = null;
    act(() => {
      again.focus();
    });
    fireEvent.click(again);
    await focusIs(() => screen.queryByRole('log'));
    expect(services.stores.toasts.current).toBeNull();
  });
});
