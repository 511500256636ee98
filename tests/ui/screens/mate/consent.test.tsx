import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, type ChatAbout, type Chats } from '#core';
import { BEAR, CAT, MOON } from '../../support/community-stage';
import { deferred } from '../../support/deferred';
import { hasRoom, MateStage, wantsRoom } from '../../support/mate-stage';
import { renderApp } from '../../support/render-app';
import { openMate } from './mate-kit';

beforeEach(() => {
  localStorage.clear();
});

const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const button = (name: string) => screen.findByRole('button', { name });
const due = () => document.querySelector('[aria-current="step"] b')?.textContent;

const type = (value: string) => {
  fireEvent.input(screen.getByRole('textbox', { name: /내 전화번호/ }), { target: { value } });
};
/** The focus is on what says how it stands, not lost with the button that was pressed. */
const isTold = (words: string) =>
  waitFor(() => {
    expect(document.activeElement?.textContent).toBe(words);
  });

const DAY_MS = 86_400_000;

function oneMate() {
  const stage = new MateStage();
  const { id } = stage.look(hasRoom(), { by: CAT });
  return { stage, id };
}

describe('what two people agree on', () => {
  it('begins with a login: nothing is sent by itself', async () => {
    const { stage, id } = oneMate();
    const { stores } = await openMate(stage, id);
    fireEvent.click(await button('관심 보내기'));
    await waitFor(() => {
      expect(stores.popups.shown.map(({ name }) => name)).toEqual(['login']);
    });
    expect(stage.requests.asked).toEqual([]);
  });

  it('says to a visitor what would be sent, and asks for nothing of theirs', async () => {
    const { stage, id } = oneMate();
    await openMate(stage, id);
    expect(await screen.findByText(/없으면 닉네임만 전해져요/)).toBeTruthy();
    expect(stage.mates.of('own')).toEqual([]);
  });

  it('sends the name alone of who has written nothing, and leads to where they can', async () => {
    const { stage, id } = oneMate();
    await openMate(stage, id, MOON);
    expect(await screen.findByText(/^닉네임만 전해져요/)).toBeTruthy();
    const link = screen.getByRole('link', { name: '내 글 쓰기' });
    expect(link.getAttribute('href')).toBe('/mate/write');
    expect(screen.queryByText(/^내 소개와 생활만/)).toBeNull();
  });

  it('sends what somebody wrote while it is on offer, and else leads to it', async () => {
    const { stage, id } = oneMate();
    const own = stage.look(wantsRoom(), { by: MOON });
    await openMate(stage, id, MOON);
    expect(await screen.findByText('내 소개와 생활만 전해져요.')).toBeTruthy();
    cleanup();
    own.status = 'HIDDEN';
    await openMate(stage, id, MOON);
    expect(await screen.findByText(/^닉네임만 전해져요/)).toBeTruthy();
    const link = screen.getByRole('link', { name: '내 글 보기' });
    expect(link.getAttribute('href')).toBe('/deal/mine');
    cleanup();
    own.hold = { state: 'HELD', reason: '두 명이 신고했어요.', mayAppeal: true };
    await openMate(stage, id, MOON);
    expect(await screen.findByText(/^내 글이 가려져 있어 닉네임만/)).toBeTruthy();
  });

  it('is asked once for a double tap, waited for, and taken back', async () => {
    const { stage, id } = oneMate();
    await openMate(stage, id, MOON);
    expect(due()).toBe('관심 보내기');
    const { promise, resolve } = deferred<undefined>();
    stage.requests.gate = promise;
    press('관심 보내기');
    press('관심 보내기');
    resolve(undefined);
    expect(await screen.findByText('기다리고 있어요')).toBeTruthy();
    expect(stage.requests.of('ask')).toEqual([[id]]);
    expect(
      screen.getByRole('heading', { name: '봉천동고양이님의 답을 기다리고 있어요' }),
    ).toBeTruthy();
    await isTold('봉천동고양이님의 답을 기다리고 있어요');
    expect(due()).toBe('봉천동고양이님과 서로 동의');
    expect(screen.getByText(/12월 6일까지 답이 없으면/)).toBeTruthy();
    press('취소');
    expect(await button('관심 보내기')).toBeTruthy();
    await isTold('서로 동의해야 연락처가 열려요');
    expect(stage.requests.of('act')).toEqual([['1', { act: 'WITHDRAW' }]]);
  });

  it('is answered by the other one with a yes, which opens numbers one by one', async () => {
    const { stage, id } = oneMate();
    const { id: theirs } = stage.look(wantsRoom(), { by: MOON });
    await stage.as(CAT).ask(theirs);
    await openMate(stage, id, MOON);
    expect(
      await screen.findByRole('heading', { name: '봉천동고양이님이 먼저 관심을 보냈어요' }),
    ).toBeTruthy();
    press('동의하기');
    expect(await screen.findByRole('heading', { name: '서로 동의했어요' })).toBeTruthy();
    expect(due()).toBe('채팅이 열려요');
    expect(screen.queryByRole('button', { name: '관심 보내기' })).toBeNull();
    await isTold('서로 동의했어요');
    const open = '봉천동고양이님에게 내 번호 열기';
    fireEvent.click(await button(open));
    expect(await screen.findByText('내 전화번호를 입력해 주세요.')).toBeTruthy();
    type('010-1234-5687');
    press(open);
    await isTold('내 번호를 열었어요.');
    // It was a wrong one.
    press('봉천동고양이님에게 연 내 번호 고치기');
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /내 전화번호/ }));
    });
    type('010-1234-5678');
    press('고친 번호 보내기');
    expect(await button('봉천동고양이님에게 연 내 번호 고치기')).toBeTruthy();
    await isTold('내 번호를 열었어요.');
    await stage.as(CAT).act('1', { act: 'OPEN_NUMBER', tel: '010-8765-4321' });
    expect((await stage.as(CAT).list())[0]?.number).toBe('010-1234-5678');
  });

  it('shows the number that the other one opened', async () => {
    const { stage, id } = oneMate();
    await stage.as(MOON).ask(id);
    await stage.as(CAT).act('1', { act: 'ACCEPT' });
    await stage.as(CAT).act('1', { act: 'OPEN_NUMBER', tel: '010-8765-4321' });
    await openMate(stage, id, MOON);
    const number = await screen.findByRole('link', { name: /8765/ });
    expect(number.getAttribute('href')).toMatch(/^tel:/);
  });

  it('leads to the room of both, once for a double tap', async () => {
    const { stage, id } = oneMate();
    await stage.as(MOON).ask(id);
    await stage.as(CAT).act('1', { act: 'ACCEPT' });
    const asked: ChatAbout[] = [];
    stage.reader = MOON;
    const services = renderApp(`/mate/detail/${id}`, (made) => ({
      ...stage.services,
      chats: Object.assign(Object.create(made.chats) as Chats, {
        open: (about: ChatAbout) => {
          asked.push(about);
          return Promise.resolve({ id: '7' });
        },
      }),
    }));
    stage.logIn(services, MOON);
    const chat = await button('봉천동고양이님과 채팅하기');
    fireEvent.click(chat);
    fireEvent.click(chat);
    await waitFor(() => {
      expect(services.stores.history.current.url).toBe('/chats/7');
    });
    expect(asked).toEqual([{ requestId: '1' }]);
  });

  it('is declined without a word: to who asked it looks as if it waited', async () => {
    const { stage, id } = oneMate();
    await stage.as(MOON).ask(id);
    await stage.as(CAT).act('1', { act: 'DECLINE' });
    await openMate(stage, id, MOON);
    expect(await screen.findByText('기다리고 있어요')).toBeTruthy();
  });

  it('lapses without a reason, and may be asked again', async () => {
    const { stage, id } = oneMate();
    await stage.as(MOON).ask(id);
    stage.clock.advance(14 * DAY_MS);
    await stage.confirmedBy(CAT, id);
    await openMate(stage, id, MOON);
    expect(await screen.findByRole('heading', { name: '이번에는 이어지지 않았어요' })).toBeTruthy();
    expect(due()).toBeUndefined();
    press('관심 보내기');
    expect(await screen.findByText('기다리고 있어요')).toBeTruthy();
  });

  it('is ended after a question alone', async () => {
    const { stage, id } = oneMate();
    await stage.as(MOON).ask(id);
    await stage.as(CAT).act('1', { act: 'ACCEPT' });
    await openMate(stage, id, MOON);
    fireEvent.click(await button('봉천동고양이님과 그만하기'));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: '그만하기' }));
    expect(await screen.findByRole('heading', { name: '이번에는 이어지지 않았어요' })).toBeTruthy();
  });

  it('that nobody answers waits on the device, and says so', async () => {
    const { stage, id } = oneMate();
    const { stores } = await openMate(stage, id, MOON);
    await button('관심 보내기');
    stage.requests.failure = new AppError('offline');
    press('관심 보내기');
    await waitFor(() => {
      expect(stores.toasts.current?.message).toContain('관심은 인터넷에 연결되면 보내요.');
    });
    expect(screen.getByRole('button', { name: '관심 보내기' })).toBeTruthy();
  });
});

describe('whoever asked the one who wrote', () => {
  it('stands on their own page, and is answered there', async () => {
    const stage = new MateStage();
    const { id } = stage.look(hasRoom(), { by: BEAR });
    const { id: theirs } = stage.look(wantsRoom(), { by: CAT });
    await stage.as(CAT).ask(id);
    await stage.as(MOON).ask(id);
    await openMate(stage, id, BEAR);
    const asks = within(await screen.findByRole('region', { name: '관심을 나눈 사람' }));
    const link = await asks.findByRole('link', { name: '봉천동고양이' });
    expect(link.getAttribute('href')).toBe(`/mate/detail/${theirs}`);
    expect(asks.getByText('올린 글이 없어요')).toBeTruthy();
    // Somebody who has written nothing: who agreed has a way to them all the same.
    const [yes] = asks.getAllByRole('button', { name: /님의 관심에 동의하기$/ });
    fireEvent.click(yes as HTMLElement);
    expect(await asks.findByText('서로 동의했어요')).toBeTruthy();
    expect(await asks.findByRole('button', { name: /님과 채팅하기$/ })).toBeTruthy();
    await isTold('서로 동의했어요');
    fireEvent.click(asks.getByRole('button', { name: '봉천동고양이님의 관심 거절' }));
    expect(await asks.findByText('이번에는 이어지지 않았어요')).toBeTruthy();
    await isTold('이번에는 이어지지 않았어요');
  });

  it('keeps what was typed where it could not be sent', async () => {
    const stage = new MateStage();
    const { id } = stage.look(hasRoom(), { by: BEAR });
    await stage.as(CAT).ask(id);
    await stage.as(BEAR).act('1', { act: 'ACCEPT' });
    const { stores } = await openMate(stage, id, BEAR);
    const open = '봉천동고양이님에게 내 번호 열기';
    await button(open);
    type('010-1234-5678');
    stage.requests.failure = new AppError('offline');
    press(open);
    await waitFor(() => {
      expect(stores.toasts.current?.message).toContain('네트워크 연결을 확인해 주세요.');
    });
    stage.requests.failure = null;
    press(open);
    await isTold('내 번호를 열었어요.');
  });

  it('may be nobody yet, or not to be had', async () => {
    const stage = new MateStage();
    const { id } = stage.look(hasRoom(), { by: BEAR });
    stage.requests.failure = new AppError('offline');
    await openMate(stage, id, BEAR);
    const asks = within(await screen.findByRole('region', { name: '관심을 나눈 사람' }));
    expect(await asks.findByText('불러오지 못했어요')).toBeTruthy();
    stage.requests.failure = null;
    fireEvent.click(asks.getByRole('button', { name: /다시/ }));
    const none = within(await screen.findByRole('region', { name: '관심을 나눈 사람' }));
    expect(await none.findByText(/아직 없어요/)).toBeTruthy();
  });
});
