import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, DEAL_ENDED, DEAL_STATUS } from '#core';
import { dongsOf } from '../../../support/mates';
import { BEAR, CAT, MOON } from '../../support/community-stage';
import { hasRoom, MateStage, wantsRoom } from '../../support/mate-stage';
import { openMate } from './mate-kit';

beforeEach(() => {
  localStorage.clear();
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);

function oneMate() {
  const stage = new MateStage();
  const { id } = stage.look(hasRoom(), {
    ago: 26,
    by: CAT,
    habits: { smoking: 'NO', sleep: 'MIDNIGHT', guests: 'OFTEN' },
  });
  return { stage, id };
}

describe('somebody to live with', () => {
  it('says what a share costs, who they are and where', async () => {
    const { stage, id } = oneMate();
    await openMate(stage, id);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('월 35만');
    const page = within(screen.getByRole('article'));
    expect(page.getByText('내 몫이에요 · 보증금 300만원 · 관리비 4만원')).toBeTruthy();
    expect(page.getByText('20대 후반 · 여성 · 직장인')).toBeTruthy();
    expect(page.getByText('어제 확인')).toBeTruthy();
    expect((await section('방과 비용')).getByText('약 40만원/월')).toBeTruthy();
    expect(page.getByText('2명 (나까지)')).toBeTruthy();
    expect(page.getByText(/동네만 보여요/)).toBeTruthy();
    expect(document.title).toBe('월 35만 메이트 · 신림동 · 한칸');
  });

  it('shows to a visitor how they live, and compares nothing', async () => {
    const { stage, id } = oneMate();
    await openMate(stage, id);
    await section('생활');
    expect(rows().slice(0, 2)).toEqual(['잠밤 12시쯤', '청소확인 필요']);
    expect(screen.queryByRole('region', { name: '우리가 맞는 점' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: '나' })).toBeNull();
  });

  it('says to a member who has written why both would fit, and what to talk about', async () => {
    const { stage, id } = oneMate();
    stage.look(wantsRoom(), {
      by: MOON,
      habits: { smoking: 'NO', sleep: 'MIDNIGHT', guests: 'NEVER' },
    });
    await openMate(stage, id, MOON);
    const fit = await section('우리가 맞는 점');
    expect(fit.getByText('둘 다 담배를 안 피워요')).toBeTruthy();
    expect(fit.getByRole('heading', { name: '만나서 이야기해 볼 점' })).toBeTruthy();
    expect(fit.getByText('손님이 자주 와요')).toBeTruthy();
    await waitFor(() => {
      expect(rows()[0]).toBe('잠밤 12시쯤밤 12시쯤');
    });
    expect(rows()[4]).toBe('손님자주 와요안 불러요');
  });

  it('without a room says what they look for', async () => {
    const stage = new MateStage();
    const { id } = stage.look(wantsRoom({ dongs: dongsOf(2) }));
    await openMate(stage, id);
    const wanted = await section('찾는 방');
    expect(wanted.getByText('40만원까지')).toBeTruthy();
    expect(wanted.getByText('신림동, 봉천동')).toBeTruthy();
    expect(screen.queryByRole('region', { name: '동네' })).toBeNull();
  });

  it('is there on the way back without a request', async () => {
    const { stage, id } = oneMate();
    const { stores } = await openMate(stage, id);
    await section('생활');
    const before = stage.mates.asked.length;
    act(() => {
      stores.history.push('/more');
    });
    await screen.findByRole('heading', { name: '더보기', level: 1 });
    act(() => {
      stores.history.back();
    });
    await section('생활');
    expect(stage.mates.asked).toHaveLength(before);
  });

  it('is over: that is said, and leads to others', async () => {
    const stage = new MateStage();
    const { id } = stage.look(hasRoom(), { kept: { status: DEAL_STATUS.DONE } });
    await openMate(stage, id);
    expect(await screen.findByText(DEAL_ENDED)).toBeTruthy();
    const way = screen.getByRole('link', { name: '다른 메이트 보기' });
    expect(way.getAttribute('href')).toBe('/mate');
  });

  it('says why it cannot be had, and is asked for again', async () => {
    const { stage, id } = oneMate();
    stage.mates.failure = new AppError('offline');
    await openMate(stage, id);
    expect(await screen.findByText('글을 불러오지 못했어요')).toBeTruthy();
    stage.mates.failure = null;
    fireEvent.click(screen.getByRole('button', { name: /다시/ }));
    await section('생활');
  });

  it('is confirmed and hidden by who wrote it', async () => {
    const stage = new MateStage();
    const mate = stage.look(hasRoom(), { ago: 26, by: BEAR });
    await openMate(stage, mate.id, BEAR);
    fireEvent.click(await screen.findByRole('button', { name: '네, 아직 있어요' }));
    expect(await screen.findByText('내가 쓴 글 · 오늘 확인')).toBeTruthy();
    fireEvent.click(await screen.findByRole('radio', { name: '숨김' }));
    await waitFor(() => {
      expect(mate.status).toBe(DEAL_STATUS.HIDDEN);
    });
    expect(screen.queryByRole('button', { name: '관심 보내기' })).toBeNull();
  });
});
