import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '#core';
import {
  asks,
  BEAR,
  choose,
  field,
  fillAll,
  MOON,
  openForm,
  press,
  type,
  WritingStage,
} from './direct-write-kit';
import { deferred } from '../../support/deferred';
import { toasted } from '../../support/toasted';

describe('sending a room', () => {
  it('takes a double tap for one', async () => {
    const { stage, services } = openForm();
    await fillAll();
    const gate = deferred<undefined>();
    stage.directs.gate = gate.promise;
    const send = screen.getByRole('button', { name: '올리기' });
    fireEvent.click(send);
    fireEvent.click(send);
    expect(await screen.findByRole('button', { name: '보내는 중' })).toBeDefined();
    gate.resolve(undefined);
    await waitFor(() => {
      expect(services.stores.history.current.url).toMatch(/^\/direct\/detail\//);
    });
    expect(stage.directs.of('write')).toHaveLength(1);
  });

  it('keeps everything over a dead network, and is the same sending afterwards', async () => {
    const { stage, services } = openForm();
    await fillAll();
    stage.directs.failure = new AppError('offline');
    press('올리기');
    expect(await screen.findByText(/쓴 내용은 그대로 있어요/)).toBeDefined();
    stage.directs.failure = null;
    press('올리기');
    await waitFor(() => {
      expect(services.stores.history.current.url).toMatch(/^\/direct\/detail\//);
    });
    expect(new Set(stage.directs.of('write').map(([, key]) => key)).size).toBe(1);
    expect(stage.deals.kept).toHaveLength(1);
  });

  it('offers no second room where the first may have arrived, though it was changed', async () => {
    const { stage } = openForm();
    await fillAll();
    stage.directs.failure = new AppError('offline');
    press('올리기');
    await screen.findByText(/쓴 내용은 그대로 있어요/);
    press('이전');
    await asks('어떤 점이 좋은가요?');
    await type('제목', '햇빛이 잘 드는 조용한 방');
    press('다음');
    await asks('다른 사람에게는 이렇게 보여요');
    stage.directs.failure = new AppError('conflict', undefined, 'Idempotency-Key', 409);
    press('올리기');
    expect(await screen.findByText(/먼저 보낸 글이 이미 올라가 있어요/)).toBeDefined();
    expect(new Set(stage.directs.of('write').map(([, key]) => key)).size).toBe(1);
    stage.directs.failure = null;
    press('올리기');
    await waitFor(() => {
      expect(stage.deals.kept).toHaveLength(1);
    });
    expect(new Set(stage.directs.of('write').map(([, key]) => key)).size).toBe(2);
  });

  it('leaves whoever went elsewhere while it was sent where they are', async () => {
    const { stage, services } = openForm();
    await fillAll();
    const gate = deferred<undefined>();
    stage.directs.gate = gate.promise;
    press('올리기');
    await screen.findByRole('button', { name: '보내는 중' });
    const { history } = services.stores;
    act(() => {
      history.push('/nowhere');
    });
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: '보내는 중' })).toBeNull();
    });
    gate.resolve(undefined);
    await toasted(/^방을 올렸어요/);
    expect(history.current.url).toBe('/nowhere');
  });

  it('leads to the step of what the server refuses', async () => {
    const { stage } = openForm();
    await fillAll();
    stage.directs.failure = new AppError('refused', '층을 다시 확인해 주세요.', 'floor.total', 422);
    press('올리기');
    await asks('방은 어떻게 생겼나요?');
    expect(await screen.findByText('층을 다시 확인해 주세요.')).toBeDefined();
    await waitFor(() => {
      expect(document.activeElement).toBe(field('건물 전체'));
    });
  });

  it('loses nothing where the session is over, and is sent by a press after a login', async () => {
    const { stage, services } = openForm();
    await fillAll();
    stage.directs.failure = new AppError('unauthorized', undefined, null, 401);
    press('올리기');
    await screen.findByText(/로그인한 뒤에 다시 시도해 주세요/);
    act(() => {
      services.stores.session.lost();
    });
    stage.directs.failure = null;
    await waitFor(() => {
      expect(services.stores.popups.shown.map(({ name }) => name)).toEqual(['login']);
    });
    stage.logIn(services, MOON);
    act(() => {
      services.stores.popups.close(services.stores.popups.shown[0]?.id ?? 0, 'signed-in');
    });
    await waitFor(() => {
      expect(services.stores.popups.shown).toEqual([]);
    });
    expect(stage.deals.kept).toHaveLength(0);
    press('올리기');
    await waitFor(() => {
      expect(services.stores.history.current.url).toMatch(/^\/direct\/detail\//);
    });
    expect(stage.deals.kept).toHaveLength(1);
  });
});

describe('/direct/modify/{id}', () => {
  const offered = (stage: WritingStage) => {
    stage.uploaded.push({
      id: 'room',
      width: 640,
      height: 480,
      small: '/room.webp',
      medium: '/room.webp',
      large: '/room.webp',
    });
    return stage.offer({ by: MOON, draft: { contact: { tel: '010-1234-5678', takesSms: true } } });
  };

  it('begins with all that was written, and changes it', async () => {
    const stage = new WritingStage();
    const { id } = offered(stage);
    const { services } = openForm(`/direct/modify/${id}`, stage);
    expect(await screen.findByText(/바꿀 수 없어요/)).toBeDefined();
    expect(screen.queryByRole('radio', { name: '집주인' })).toBeNull();
    for (const question of ['방이 어디에 있나요?', '한 달에 얼마인가요?']) {
      press('다음');
      await asks(question);
    }
    expect(field('월세')).toHaveProperty('value', '45');
    await type('월세', '40');
    for (const question of ['방은 어떻게 생겼나요?', '방을 보여 주세요', '어떤 점이 좋은가요?']) {
      press('다음');
      await asks(question);
    }
    expect(field(/^전화번호/)).toHaveProperty('value', '010-1234-5678');
    press('다음');
    await asks('다른 사람에게는 이렇게 보여요');
    press('고치기');
    await waitFor(() => {
      expect(services.stores.history.current.url).toBe(`/direct/detail/${id}`);
    });
    expect(stage.deals.kept[0]?.draft).toMatchObject({
      monthly: 40,
      pictureIds: ['room'],
      contact: { tel: '010-1234-5678', takesSms: true },
    });
  });

  it('is reached from the page of one’s own room', async () => {
    const stage = new WritingStage();
    const { id } = offered(stage);
    const { services } = openForm(`/direct/detail/${id}`, stage);
    await screen.findByRole('radio', { name: '공개' });
    press('더 많은 기능');
    await choose('수정', 'button');
    await waitFor(() => {
      expect(services.stores.history.current.url).toBe(`/direct/modify/${id}`);
    });
  });

  it('tells others why they cannot', async () => {
    const stage = new WritingStage();
    const { id } = stage.offer({ by: BEAR });
    openForm(`/direct/modify/${id}`, stage);
    expect(await screen.findByText('내가 올린 글만 고칠 수 있어요')).toBeDefined();
  });

  it('says where it cannot be had', async () => {
    const stage = new WritingStage();
    stage.directs.failure = new AppError('offline');
    openForm('/direct/modify/nothing', stage);
    expect(await screen.findByText('글을 불러오지 못했어요')).toBeDefined();
    stage.directs.failure = null;
    press(/다시/);
    expect(await screen.findByText(/거래가 끝났거나/)).toBeDefined();
  });
});
