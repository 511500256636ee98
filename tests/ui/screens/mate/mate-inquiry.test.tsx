import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#core';
import { CAT, MOON } from '../../support/community-stage';
import { hasRoom, MateStage } from '../../support/mate-stage';
import { openMate } from './mate-kit';
import { toasted } from '../../support/toasted';

beforeEach(() => {
  localStorage.clear();
});

function oneMate() {
  const stage = new MateStage();
  const { id } = stage.look(hasRoom(), { by: CAT });
  return { stage, id };
}

const ASK = '아직 찾고 있나요?';
const GONE = '이미 구한 메이트라면 알려 주세요';
const press = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
};

describe('whoever reads of a mate', () => {
  it('asks once whether they still look for one', async () => {
    const { stage, id } = oneMate();
    await openMate(stage, id, MOON);
    await press(ASK);
    expect(
      await screen.findByText(/^물어봤어요 · \d+월 \d+일까지 답이 없으면 내려가요$/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: ASK })).toBeNull();
    expect(stage.inquiries.of('ask')).toEqual([[id]]);
  });

  it('is asked to log in first', async () => {
    const { stage, id } = oneMate();
    const { stores } = await openMate(stage, id);
    await press(ASK);
    await waitFor(() => {
      expect(stores.popups.shown.map(({ name }) => name)).toEqual(['login']);
    });
    expect(stage.inquiries.asked).toEqual([]);
  });

  it('may ask again where the network was away', async () => {
    const { stage, id } = oneMate();
    await openMate(stage, id, MOON);
    stage.inquiries.failure = new AppError('offline');
    await press(ASK);
    expect(await toasted('네트워크 연결을 확인해 주세요.')).toBeTruthy();
    stage.inquiries.failure = null;
    await press(ASK);
    expect(await screen.findByText(/^물어봤어요/)).toBeTruthy();
  });

  it('says that they found one, after being asked whether that is so', async () => {
    const { stage, id } = oneMate();
    await openMate(stage, id, MOON);
    await press(GONE);
    const dialog = await screen.findByRole('alertdialog', { name: '이미 구한 메이트인가요?' });
    fireEvent.click(within(dialog).getByRole('button', { name: '구했어요' }));
    expect(await screen.findByText('이미 구했다고 알려 주셔서 고마워요.')).toBeTruthy();
    expect(stage.inquiries.of('sayGone')).toEqual([[id]]);
  });

  it('asks nothing of a listing of their own', async () => {
    const { stage, id } = oneMate();
    await openMate(stage, id, CAT);
    expect(await screen.findByRole('button', { name: '네, 아직 있어요' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: ASK })).toBeNull();
    expect(screen.queryByRole('button', { name: GONE })).toBeNull();
  });
});
