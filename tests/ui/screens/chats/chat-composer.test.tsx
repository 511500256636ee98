import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AppError, type DocumentPicture } from '#core';
import { ChatStage } from '../../support/chat-stage';
import { BEAR, MOON } from '../../support/community-stage';
import { openChats } from './chat-kit';
import { toasted } from '../../support/toasted';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '메시지' });
const send = () => screen.getByRole('button', { name: '보내기' });
const file = (name: string) => new File(['x'], name, { type: 'image/gif' });

/** The store of pictures, which knows those of the stage. */
function stageWithPictures() {
  const stage = new ChatStage();
  const room = stage.talk();
  stage.says(room, BEAR, '사진 보내 주세요');
  return { stage, room };
}

const choose = (...names: readonly string[]) => {
  fireEvent.change(screen.getByLabelText('사진 파일'), { target: { files: names.map(file) } });
};

it('sends pictures along, once they are stored', async () => {
  const { stage, room } = stageWithPictures();
  const services = await openChats(stage, `/chats/${room.id}`, MOON);
  await field();
  const upload = services.pictures.upload.bind(services.pictures);
  services.pictures.upload = async (...args) => {
    const picture = await upload(...args);
    stage.uploaded.push(picture);
    return picture;
  };
  choose('a.gif', 'b.gif');
  const strip = await screen.findByRole('list', { name: '보낼 사진' });
  expect(within(strip).getAllByRole('listitem')).toHaveLength(2);
  await waitFor(() => {
    expect(send().getAttribute('aria-disabled')).toBeNull();
  });
  fireEvent.click(send());
  await waitFor(() => {
    expect(room.messages.at(-1)?.pictureIds).toHaveLength(2);
  });
  expect(screen.queryByRole('list', { name: '보낼 사진' })).toBeNull();
  expect(await screen.findByRole('button', { name: '나 사진 1 크게 보기' })).toBeTruthy();
});

it('takes five at once, and says so', async () => {
  const { stage, room } = stageWithPictures();
  await openChats(stage, `/chats/${room.id}`, MOON);
  await field();
  choose('1.gif', '2.gif', '3.gif', '4.gif', '5.gif', '6.gif');
  const strip = await screen.findByRole('list', { name: '보낼 사진' });
  expect(within(strip).getAllByRole('listitem')).toHaveLength(5);
  expect(await toasted('사진은 한 번에 5장까지 보낼 수 있어요.')).toBeTruthy();
});

it('says what to do with a picture that could not be uploaded, and takes it out', async () => {
  const { stage, room } = stageWithPictures();
  const services = await openChats(stage, `/chats/${room.id}`, MOON);
  const typed = await field();
  services.pictures.upload = () => Promise.reject<DocumentPicture>(new AppError('offline'));
  choose('a.gif');
  await screen.findByRole('button', { name: '다시 올리기' });
  fireEvent.change(typed, { target: { value: '이 방이에요' } });
  fireEvent.click(send());
  expect(await screen.findByText('올리지 못한 사진을 다시 올리거나 빼 주세요.')).toBeTruthy();
  expect(typed.value).toBe('이 방이에요');
  fireEvent.click(screen.getByRole('button', { name: '1번째 사진 빼기' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '사진 고르기' }));
  fireEvent.click(send());
  await waitFor(() => {
    expect(room.messages.at(-1)?.text).toBe('이 방이에요');
  });
});

it('says at once that a text is too long, and keeps it', async () => {
  const { stage, room } = stageWithPictures();
  await openChats(stage, `/chats/${room.id}`, MOON);
  const typed = await field();
  fireEvent.change(typed, { target: { value: '가'.repeat(1001) } });
  expect(await screen.findByText(/1,000자까지/)).toBeTruthy();
  fireEvent.click(send());
  expect(typed.value).toHaveLength(1001);
  expect(stage.chats.of('send')).toHaveLength(0);
});

it('tells that a contact stays hidden until the other one has answered', async () => {
  const stage = new ChatStage();
  const room = stage.talk();
  await openChats(stage, `/chats/${room.id}`, MOON);
  fireEvent.change(await field(), { target: { value: '010-1234-5678로 연락 주세요' } });
  expect(await screen.findByText(/연락처는 가려져 보여요/)).toBeTruthy();
  fireEvent.click(send());
  await waitFor(() => {
    expect(room.messages).toHaveLength(1);
  });
  act(() => {
    stage.says(room, BEAR, '네');
  });
  await screen.findByText('네');
  fireEvent.change(await field(), { target: { value: '010-1234-5678' } });
  expect(screen.queryByText(/연락처는 가려져 보여요/)).toBeNull();
});

it('keeps what could not be sent over a reload, with a way to send it and one to drop it', async () => {
  const { stage, room } = stageWithPictures();
  await openChats(stage, `/chats/${room.id}`, MOON);
  fireEvent.change(await field(), { target: { value: '보낼 말' } });
  stage.chats.failure = new AppError('unauthorized');
  fireEvent.click(send());
  await screen.findByText('보내지 못했어요');
  stage.chats.failure = null;
  cleanup();
  await openChats(stage, `/chats/${room.id}`, MOON);
  fireEvent.click(await screen.findByRole('button', { name: '다시 보내기' }));
  await waitFor(() => {
    expect(room.messages.at(-1)?.text).toBe('보낼 말');
  });
  expect(screen.queryByText('보내지 못했어요')).toBeNull();
});
