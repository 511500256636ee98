import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, type Author } from '#core';
import { MemoryPictures } from '../../../../src/adapters/memory/memory-pictures';
import { BEAR, MOON, Watched } from '../../support/community-stage';
import { deferred } from '../../support/deferred';
import { hasRoom, MateStage } from '../../support/mate-stage';
import { renderApp } from '../../support/render-app';
import { addPhoto, asks, field, leaveWindow, press, type } from '../direct-write/direct-write-kit';

class WritingStage extends MateStage {
  readonly pictures = new Watched(new MemoryPictures(this.uploaded, () => '/bright.webp'));

  override get services() {
    return { ...super.services, pictures: this.pictures.port };
  }
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function openForm(path = '/mate/write', stage = new WritingStage(), who: Author | null = MOON) {
  stage.reader = who;
  const services = renderApp(path, stage.services);
  if (who !== null) stage.logIn(services, who);
  return { stage, services };
}

type Opened = ReturnType<typeof openForm>;

const group = (name: string) => within(screen.getByRole('group', { name }));
const pick = (question: string, answer: string) => {
  fireEvent.click(group(question).getByRole('radio', { name: answer }));
};

async function fillMe(side: string): Promise<void> {
  await asks('어떤 사람인가요?');
  pick('방이 있나요?', side);
  pick('내 성별', '여성');
  pick('나이대', '20대 후반');
  pick('하는 일', '직장인');
  press('다음');
}

/** Chooses 신림동 by a place in it. */
async function chooseDong({ services }: Opened): Promise<void> {
  const { popups } = services.stores;
  fireEvent.click(await screen.findByRole('button', { name: '동네 고르기' }));
  await waitFor(() => {
    expect(popups.shown.map(({ name }) => name)).toEqual(['place-search']);
  });
  act(() => {
    popups.close(popups.shown[0]?.id ?? 0, {
      id: 'station-sillim',
      kind: 'station',
      name: '신림역',
      detail: '서울 관악구',
      lat: 37.48425,
      lng: 126.92971,
      level: 5,
      lines: [],
    });
  });
  await screen.findByRole('checkbox', { name: '신림동' });
}

async function fillPlace(opened: Opened): Promise<void> {
  await asks('언제, 어디서 함께 살까요?');
  await chooseDong(opened);
  press('다음');
}

async function fillMoney(): Promise<void> {
  await asks('한 달에 얼마인가요?');
  await type('보증금 몫', '300');
  await type('월세 몫', '35');
  await type('관리비 몫', '4');
  press('다음');
}

async function fillRoom(): Promise<void> {
  await asks('어떤 방인가요?');
  await type('함께 사는 사람', '2');
  await type('집의 방', '2');
  await addPhoto();
  await waitFor(() => {
    if (screen.queryByLabelText(/올리는 중/) !== null) throw new Error('It is on its way.');
  });
  press('다음');
}

async function fillWords(): Promise<void> {
  await asks('어떻게 지내나요?');
  await screen.findByRole('group', { name: '담배' });
  pick('담배', '안 피워요');
  await type(/^제목/, '고양이와 함께 지낼 메이트');
  await type(/^소개/, '평일에는 일하고 주말에는 집에서 쉬어요. 반가워요.');
  press('다음');
  await asks('다른 사람에게는 이렇게 보여요');
}

async function fillAll(opened: Opened): Promise<void> {
  await fillMe('방 있어요');
  await fillPlace(opened);
  await fillMoney();
  await fillRoom();
  await fillWords();
}

const isSent = ({ services }: Opened) =>
  waitFor(() => {
    expect(services.stores.history.current.url).toMatch(/^\/mate\/detail\//);
  });

describe('/mate/write', () => {
  it('asks a visitor to log in', async () => {
    openForm('/mate/write', new WritingStage(), null);
    expect(await screen.findByRole('button', { name: '로그인하기' })).toBeTruthy();
  });

  it('takes a room to share, after a look at it', async () => {
    const opened = openForm();
    await fillAll(opened);
    expect(await screen.findByText('내 몫이에요 · 보증금 300만원 · 관리비 4만원')).toBeTruthy();
    press('올리기');
    await isSent(opened);
    expect(opened.stage.kept.kept[0]?.mate).toMatchObject({
      side: 'HAS',
      monthly: 35,
      stay: null,
      habits: { smoking: 'NO', sleep: null },
    });
    expect(opened.stage.kept.kept[0]?.mate.pictureIds).toHaveLength(1);
    expect(localStorage.getItem('DRAFT_mate-write')).toBeNull();
  });

  it('asks nothing of a room of somebody who wants one', async () => {
    const opened = openForm();
    await fillMe('방 구해요');
    await fillPlace(opened);
    await asks('한 달에 얼마인가요?');
    await type('낼 수 있는 보증금', '500');
    await type('한 달에 낼 수 있는 돈', '40');
    expect(screen.queryByRole('textbox', { name: '관리비 몫' })).toBeNull();
    press('다음');
    await asks('어떤 방인가요?');
    expect(screen.queryByRole('textbox', { name: '집의 방' })).toBeNull();
    press('다음');
    await fillWords();
    press('올리기');
    await isSent(opened);
    expect(opened.stage.kept.kept[0]?.mate).toMatchObject({ side: 'WANT', rooms: null });
  });

  it('leads to the first thing that a step lacks', async () => {
    openForm();
    await asks('어떤 사람인가요?');
    press('다음');
    expect(await screen.findByText('방이 있는지, 방을 구하는지 골라 주세요.')).toBeTruthy();
    expect(document.activeElement).toBe(
      group('방이 있나요?').getByRole('radio', { name: '방 있어요' }),
    );
  });

  it('goes on after a reload where it was, and is offered to another tab', async () => {
    const { services } = openForm();
    await fillMe('방 있어요');
    await asks('언제, 어디서 함께 살까요?');
    await type('함께 살 기간', '6');
    leaveWindow(services);
    const again = openForm('/mate/write?step=place');
    await waitFor(() => {
      expect(field('함께 살 기간')).toHaveProperty('value', '6');
    });
    leaveWindow(again.services, true);
    openForm();
    await screen.findByText('쓰던 글이 있어요');
    press('이어서 쓰기');
    await asks('언제, 어디서 함께 살까요?');
    expect(field('함께 살 기간')).toHaveProperty('value', '6');
  });

  it('takes a double tap for one, and a dead network for no end', async () => {
    const opened = openForm();
    const { stage } = opened;
    await fillAll(opened);
    stage.mates.failure = new AppError('offline');
    press('올리기');
    expect(await screen.findByText(/쓴 내용은 그대로 있어요/)).toBeTruthy();
    stage.mates.failure = null;
    const gate = deferred<undefined>();
    stage.mates.gate = gate.promise;
    press('올리기');
    press('보내는 중');
    gate.resolve(undefined);
    await isSent(opened);
    expect(stage.mates.of('write')).toHaveLength(2);
    expect(new Set(stage.mates.of('write').map(([, key]) => key)).size).toBe(1);
    expect(stage.kept.kept).toHaveLength(1);
  });

  it('loses nothing where the session is over', async () => {
    const opened = openForm();
    const { stage, services } = opened;
    await fillAll(opened);
    stage.mates.failure = new AppError('unauthorized', undefined, null, 401);
    press('올리기');
    await screen.findByText(/로그인한 뒤에 다시 시도해 주세요/);
    expect(localStorage.getItem('DRAFT_mate-write')).not.toBeNull();
    stage.mates.failure = null;
    stage.logIn(services, MOON);
    press('올리기');
    await isSent(opened);
  });
});

describe('/mate/modify/{id}', () => {
  it('changes what its author wrote; which side they are on stays', async () => {
    const stage = new WritingStage();
    const mate = stage.look(hasRoom(), { by: MOON });
    const opened = openForm(`/mate/modify/${mate.id}`, stage);
    await asks('어떤 사람인가요?');
    expect(screen.getByText(/바꿀 수 없어요/)).toBeTruthy();
    press('다음');
    await asks('언제, 어디서 함께 살까요?');
    press('다음');
    await asks('한 달에 얼마인가요?');
    await type('월세 몫', '33');
    for (const question of [
      '어떤 방인가요?',
      '어떻게 지내나요?',
      '다른 사람에게는 이렇게 보여요',
    ]) {
      press('다음');
      await asks(question);
    }
    press('고치기');
    await isSent(opened);
    expect(mate.mate.monthly).toBe(33);
  });

  it('is nobody else’s', async () => {
    const stage = new WritingStage();
    const { id } = stage.look(hasRoom(), { by: BEAR });
    openForm(`/mate/modify/${id}`, stage);
    expect(await screen.findByText('내가 올린 글만 고칠 수 있어요')).toBeTruthy();
  });
});
