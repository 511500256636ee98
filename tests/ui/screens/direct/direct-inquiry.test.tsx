import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#core';
import { CAT, MOON } from '../../support/community-stage';
import { DealStage } from '../../support/deal-stage';
import { confirm, openDirect } from './direct-kit';
import { toasted } from '../../support/toasted';

beforeEach(() => {
  localStorage.clear();
});

function oneDeal() {
  const stage = new DealStage();
  const { id } = stage.offer({ by: CAT });
  return { stage, id };
}

const ASK = '아직 있나요?';
const GONE = '이미 나간 방이라면 알려 주세요';
const press = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
};

describe('whoever reads of a room', () => {
  it('asks once whether it is still there, and sees until when an answer is waited for', async () => {
    const { stage, id } = oneDeal();
    await openDirect(stage, id, MOON);
    await press(ASK);
    expect(
      await screen.findByText(/^물어봤어요 · \d+월 \d+일까지 답이 없으면 내려가요$/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: ASK })).toBeNull();
    expect(stage.inquiries.of('ask')).toEqual([[id]]);
  });

  it('is asked to log in first', async () => {
    const { stage, id } = oneDeal();
    const { stores } = await openDirect(stage, id);
    await press(ASK);
    await waitFor(() => {
      expect(stores.popups.shown.map(({ name }) => name)).toEqual(['login']);
    });
    expect(stage.inquiries.asked).toEqual([]);
  });

  it('may ask again where the network was away', async () => {
    const { stage, id } = oneDeal();
    await openDirect(stage, id, MOON);
    stage.inquiries.failure = new AppError('offline');
    await press(ASK);
    expect(await toasted('네트워크 연결을 확인해 주세요.')).toBeTruthy();
    stage.inquiries.failure = null;
    await press(ASK);
    expect(await screen.findByText(/^물어봤어요/)).toBeTruthy();
  });

  it('says that it is gone, after being asked whether that is so', async () => {
    const { stage, id } = oneDeal();
    await openDirect(stage, id, MOON);
    await press(GONE);
    await confirm('취소');
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    expect(stage.inquiries.asked).toEqual([]);
    await press(GONE);
    await confirm('나갔어요');
    expect(await screen.findByText('나간 방이라고 알려 주셔서 고마워요.')).toBeTruthy();
    expect(stage.deals.find(id)?.goneBy).toEqual(new Set([MOON.id]));
    expect(screen.queryByRole('button', { name: GONE })).toBeNull();
  });

  it('is told where it ended meanwhile', async () => {
    const { stage, id } = oneDeal();
    await openDirect(stage, id, MOON);
    const deal = stage.deals.find(id);
    if (deal !== undefined) deal.status = 'DONE';
    await press(ASK);
    expect(await toasted('삭제된 게시물입니다.')).toBeTruthy();
  });
});

it('the owner is asked nothing by themselves', async () => {
  const { stage, id } = oneDeal();
  await openDirect(stage, id, CAT);
  await screen.findByRole('button', { name: '네, 아직 있어요' });
  for (const name of [ASK, GONE]) expect(screen.queryByRole('button', { name })).toBeNull();
});
