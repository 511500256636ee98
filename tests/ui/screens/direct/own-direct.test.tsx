import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, DEAL_STATUS } from '#core';
import { CAT } from '../../support/community-stage';
import { DealStage } from '../../support/deal-stage';
import { deferred } from '../../support/deferred';
import { choose, confirm, openDirect, section } from './direct-kit';

beforeEach(() => {
  localStorage.clear();
});

async function ownDeal(kept = {}) {
  const stage = new DealStage();
  const deal = stage.offer({ ago: 26, by: CAT, kept });
  const services = await openDirect(stage, deal.id, CAT);
  const alive = await screen.findByRole('button', { name: '네, 아직 있어요' });
  return { stage, deal, alive, stores: services.stores };
}

const statusNamed = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('the owner of a direct deal', () => {
  it('sees where it is, and that nobody else does', async () => {
    await ownDeal();
    expect(screen.getByText(/서울특별시 관악구 신림로 340 3층 302호/)).toBeTruthy();
    expect(screen.getByText('보여 준 사람만 볼 수 있어요')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '신고하기' })).toBeNull();
  });

  it('says that it is still there, once for a double tap', async () => {
    const { stage, deal, alive, stores } = await ownDeal();
    const { promise, resolve } = deferred<undefined>();
    stage.own.gate = promise;
    fireEvent.click(alive);
    fireEvent.click(alive);
    resolve(undefined);
    expect(await screen.findByText('오늘 세입자가 확인했어요')).toBeTruthy();
    expect(screen.getByRole('img', { name: '7일 중 7일 남았어요' })).toBeTruthy();
    expect(stage.own.of('confirm')).toEqual([[deal.id]]);
    expect(deal.confirmedAt).toBe(stage.clock.now());
    expect(stores.toasts.current?.message).toBe('확인했어요. 7일 더 보여 드려요.');
  });

  it('sets how it stands by one press, and back', async () => {
    const { stage, deal } = await ownDeal();
    expect(statusNamed('공개').checked).toBe(true);
    fireEvent.click(statusNamed('예약'));
    await waitFor(() => {
      expect(statusNamed('예약').checked).toBe(true);
    });
    expect(deal.status).toBe(DEAL_STATUS.RESERVED);
    fireEvent.click(statusNamed('숨김'));
    await waitFor(() => {
      expect(deal.status).toBe(DEAL_STATUS.HIDDEN);
    });
    expect(stage.own.of('setStatus')).toHaveLength(2);
  });

  it('ends it after a question alone, for good', async () => {
    const { deal, stores } = await ownDeal();
    fireEvent.click(statusNamed('완료'));
    await confirm('취소');
    await waitFor(() => {
      expect(stores.popups.shown).toEqual([]);
    });
    expect(deal.status).toBe(DEAL_STATUS.OPEN);
    fireEvent.click(statusNamed('완료'));
    await confirm('완료하기');
    expect(await screen.findByText('거래가 끝난 글이에요. 나만 볼 수 있어요.')).toBeTruthy();
    expect(deal.status).toBe(DEAL_STATUS.DONE);
    expect(screen.queryByRole('radio', { name: '공개' })).toBeNull();
  });

  it('is told why it was not done, and it stands as it stood', async () => {
    const { stage, deal, stores } = await ownDeal();
    stage.own.failure = new AppError('offline');
    fireEvent.click(statusNamed('예약'));
    await waitFor(() => {
      expect(stores.toasts.current?.message).toContain('네트워크 연결을 확인해 주세요.');
    });
    expect(statusNamed('공개').checked).toBe(true);
    expect(deal.status).toBe(DEAL_STATUS.OPEN);
  });

  it('is asked to log in where the session is over', async () => {
    const { stage, alive, stores } = await ownDeal();
    stage.own.failure = new AppError('unauthorized', undefined, null, 401);
    fireEvent.click(alive);
    await waitFor(() => {
      expect(stores.popups.shown.map(({ name }) => name)).toEqual(['login']);
    });
  });

  it('opens again what nobody confirmed', async () => {
    const stage = new DealStage();
    const deal = stage.offer({ ago: 6 * 24 + 23, by: CAT });
    await openDirect(stage, deal.id, CAT);
    await section('올린 사람');
    stage.clock.advance(2 * 3_600_000);
    fireEvent.click(await screen.findByRole('button', { name: '네, 아직 있어요' }));
    await waitFor(() => {
      expect(deal.confirmedAt).toBe(stage.clock.now());
    });
  });

  it('reads why others do not see it', async () => {
    const { deal, stores } = await ownDeal();
    deal.hold = { state: 'HIDDEN', reason: '다섯 명이 신고했어요.', mayAppeal: true };
    act(() => {
      stores.community.changed();
    });
    expect(await screen.findByText('가려져서 나만 볼 수 있어요')).toBeTruthy();
    expect(screen.getByText('다섯 명이 신고했어요.')).toBeTruthy();
  });

  it('deletes it after a question, and the list has it no more', async () => {
    const { stage, deal, stores } = await ownDeal();
    const asked = stage.directs.of('one').length;
    await choose('삭제');
    await confirm('삭제하기');
    expect(await screen.findByText('확인된 글이 아직 없어요')).toBeTruthy();
    expect(window.location.pathname).toBe('/deal');
    expect(deal.isDeleted).toBe(true);
    expect(stores.toasts.current?.message).toBe('글을 삭제했어요');
    expect(stage.directs.of('one')).toHaveLength(asked);
  });
});
