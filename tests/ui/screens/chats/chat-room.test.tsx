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

const log = () => screen.findByRole('log');
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '메시지' });
const send = () => screen.getByRole('button', { name: '보내기' });

async function talking(lines: readonly string[] = ['네, 아직 있어요.']) {
  const stage = new ChatStage();
  const room = stage.talk();
  for (const line of lines) stage.says(room, BEAR, line);
  const services = await openChats(stage, `/chats/${room.id}`, MOON);
  return { stage, room, services };
}

describe('a room', () => {
  it('shows what it is about, and what was said', async () => {
    const { room } = await talking();
    expect((await log()).textContent).toContain('네, 아직 있어요.');
    expect(screen.getByRole('heading', { name: BEAR.nickname })).toBeTruthy();
    const about = 'dealId' in room.about ? room.about.dealId : '';
    expect(screen.getByRole('link', { name: /신림동/ }).getAttribute('href')).toBe(
      `/direct/detail/${about}`,
    );
  });

  it('reads what is seen, on every device', async () => {
    const { stage, room, services } = await talking();
    await log();
    await waitFor(() => {
      expect(stage.rooms.standing(room, MOON.id).unread).toBe(0);
    });
    await waitFor(() => {
      expect(services.stores.chats.unread).toBe(0);
    });
  });

  it('shows and reads out what comes', async () => {
    const { stage, room } = await talking();
    await log();
    act(() => {
      stage.says(room, BEAR, '언제 오시겠어요?');
    });
    await waitFor(async () => {
      expect((await log()).textContent).toContain('언제 오시겠어요?');
    });
    expect(screen.getByText(`${BEAR.nickname}: 언제 오시겠어요?`).getAttribute('role')).toBe(
      'status',
    );
  });

  it('sends by Enter, and begins a line by Shift and Enter', async () => {
    const { stage, room } = await talking();
    const typed = await field();
    fireEvent.change(typed, { target: { value: '저녁에\n갈게요' } });
    fireEvent.keyDown(typed, { key: 'Enter', shiftKey: true });
    expect(stage.chats.of('send')).toHaveLength(0);
    fireEvent.keyDown(typed, { key: 'Enter' });
    await waitFor(() => {
      expect(room.messages.at(-1)?.text).toBe('저녁에\n갈게요');
    });
    expect((await field()).value).toBe('');
    expect(stage.chats.of('send')).toHaveLength(1);
  });

  it('lets a syllable be made before it is sent', async () => {
    const { stage } = await talking();
    const typed = await field();
    fireEvent.change(typed, { target: { value: '안녕' } });
    const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true });
    act(() => {
      typed.dispatchEvent(key);
    });
    expect(stage.chats.of('send')).toHaveLength(0);
    expect(typed.value).toBe('안녕');
  });

  it('keeps what is typed over a reload', async () => {
    const { stage, room, services } = await talking();
    fireEvent.change(await field(), { target: { value: '쓰다 만 말' } });
    const kept = services.local.read(`DRAFT_chat_${MOON.id}_${room.id}`);
    expect(kept).toContain('쓰다 만 말');
    fireEvent.click(send());
    await waitFor(() => {
      expect(room.messages.at(-1)?.text).toBe('쓰다 만 말');
    });
    expect(services.local.read(`DRAFT_chat_${MOON.id}_${room.id}`)).toBeNull();
    expect(stage.chats.of('send')).toHaveLength(1);
  });

  it('explains what is hidden until one has answered, and opens it then', async () => {
    const { stage, room } = await talking(['제 번호는 010-1234-5678이에요']);
    expect((await log()).textContent).toContain('연락처를 가렸어요. 한 번 답하면 보여요');
    expect((await log()).textContent).not.toContain('010-1234-5678');
    fireEvent.change(await field(), { target: { value: '네' } });
    fireEvent.click(send());
    await waitFor(async () => {
      expect((await log()).textContent).toContain('010-1234-5678');
    });
    expect(stage.rooms.standing(room, MOON.id).last).toBe(2);
  });

  it('warns under the message that asks for money, and marks its words', async () => {
    await talking(['방 보시기 전에 가계약금 10만 원 보내 주시면 잡아 둘게요.']);
    const card = await screen.findByRole('note');
    expect(within(card).getByRole('button', { name: '신고하기' })).toBeTruthy();
    expect(within(card).queryByRole('button', { name: /닫기/ })).toBeNull();
    expect((await log()).querySelector('mark')?.textContent).toContain('가계약금');
  });

  it('offers words to begin with in an empty room', async () => {
    const stage = new ChatStage();
    const room = stage.talk();
    await openChats(stage, `/chats/${room.id}`, MOON);
    const quick = await screen.findByRole('group', { name: '자주 쓰는 말' });
    expect(within(quick).getAllByRole('button')).toHaveLength(3);
    fireEvent.click(within(quick).getByRole('button', { name: '언제 볼 수 있어요?' }));
    expect((await field()).value).toBe('언제 볼 수 있어요?');
    expect(document.activeElement).toBe(await field());
  });

  it('is not found by whoever has no place in it', async () => {
    const stage = new ChatStage();
    await openChats(stage, '/chats/77', MOON);
    expect(await screen.findByText('대화를 찾을 수 없어요')).toBeTruthy();
  });

  it('says that it could not be had, and tries again', async () => {
    const stage = new ChatStage();
    const room = stage.talk();
    stage.says(room, BEAR, '안녕하세요');
    stage.chats.failure = new AppError('server');
    await openChats(stage, `/chats/${room.id}`, MOON);
    await screen.findByText('대화를 불러오지 못했어요');
    stage.chats.failure = null;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect((await log()).textContent).toContain('안녕하세요');
  });

  it('cannot be written in once the other one has left', async () => {
    const stage = new ChatStage();
    const room = stage.talk();
    stage.says(room, BEAR, '안녕하세요');
    stage.community.members.delete(BEAR.id);
    await openChats(stage, `/chats/${room.id}`, MOON);
    expect(await screen.findByRole('heading', { name: '탈퇴한 회원' })).toBeTruthy();
    expect(screen.getByText('상대가 탈퇴해서 메시지를 보낼 수 없어요.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('what is done with a room', () => {
  const menu = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name: '신고 · 차단 · 나가기' }));
    fireEvent.click(screen.getByRole('button', { name }));
  };

  it('is left for oneself alone', async () => {
    const { room } = await talking();
    await menu('나가기');
    const asked = await screen.findByRole('alertdialog');
    fireEvent.click(within(asked).getByRole('button', { name: '나가기' }));
    expect(await screen.findByText('아직 나눈 이야기가 없어요')).toBeTruthy();
    expect(room.messages).toHaveLength(1);
  });

  it('has a message taken away from oneself alone', async () => {
    const { room } = await talking(['첫 말', '둘째 말']);
    const [menuOfFirst] = await screen.findAllByRole('button', { name: '이 메시지로 할 일' });
    fireEvent.click(menuOfFirst as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: '나에게서 지우기' }));
    const asked = await screen.findByRole('alertdialog');
    fireEvent.click(within(asked).getByRole('button', { name: '지우기' }));
    expect(await screen.findByText('나에게서 지운 메시지예요')).toBeTruthy();
    expect(screen.queryByText('첫 말')).toBeNull();
    expect(room.messages.map(({ text }) => text)).toEqual(['첫 말', '둘째 말']);
  });

  it('is quiet, and told of again', async () => {
    const { room } = await talking();
    await menu('알림 끄기');
    await waitFor(() => {
      expect(room.seeker.isMuted).toBe(true);
    });
    await menu('알림 켜기');
    await waitFor(() => {
      expect(room.seeker.isMuted).toBe(false);
    });
  });

  it('is closed by blocking, and open again once that is taken back', async () => {
    await talking();
    await menu('차단하기');
    const asked = await screen.findByRole('alertdialog');
    fireEvent.click(within(asked).getByRole('button', { name: '차단하기' }));
    expect(await screen.findByText('차단한 상대예요')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '풀기' }));
    expect(await field()).toBeTruthy();
  });

  it('is opened again after a reload by who blocked the other one', async () => {
    const stage = new ChatStage();
    const room = stage.talk();
    stage.says(room, BEAR, '네, 아직 있어요.');
    stage.community.blocks = [{ by: MOON.id, whom: BEAR.id, at: 0 }];
    await openChats(stage, `/chats/${room.id}`, MOON);
    expect(await screen.findByText('차단한 상대예요')).toBeTruthy();
    expect(screen.getByText('차단한 동안에는 나눈 이야기가 보이지 않아요')).toBeTruthy();
    expect(screen.queryByText('네, 아직 있어요.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '신고' }));
    expect(screen.queryByRole('button', { name: '나가기' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '풀기' }));
    expect((await log()).textContent).toContain('네, 아직 있어요.');
    expect(await field()).toBeTruthy();
  });

  it('is none for who was blocked', async () => {
    const stage = new ChatStage();
    const room = stage.talk();
    stage.says(room, BEAR, '네, 아직 있어요.');
    stage.community.blocks = [{ by: BEAR.id, whom: MOON.id, at: 0 }];
    await openChats(stage, `/chats/${room.id}`, MOON);
    expect(await screen.findByText('대화를 찾을 수 없어요')).toBeTruthy();
    expect(document.body.textContent).not.toContain('차단');
  });

  it('is reported with the one who talks there', async () => {
    await talking();
    await menu('신고하기');
    expect((await screen.findByRole('dialog', { name: '신고하기' })).textContent).toContain(
      `${BEAR.nickname}님과 나눈 대화`,
    );
  });
});
