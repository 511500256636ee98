import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, DEAL_ENDED, DEAL_STATUS, ITEM_TYPE } from '#core';
import { dealZzimOf } from '../../../../src/ui/stores/zzim/deal-zzim-of';
import { BROKER } from '../../../support/direct-drafts';
import { BEAR, CAT, MOON } from '../../support/community-stage';
import { DealStage } from '../../support/deal-stage';
import { deferred } from '../../support/deferred';
import { choose, confirm, openDirect, section } from './direct-kit';

beforeEach(() => {
  localStorage.clear();
});

function oneDeal() {
  const stage = new DealStage();
  const deal = stage.offer({ ago: 26, by: CAT, draft: { monthly: 30 } });
  return { stage, deal, id: deal.id };
}

describe('a direct deal', () => {
  it('says who offers what, what it costs and where it is', async () => {
    const { stage, id } = oneDeal();
    await openDirect(stage, id);
    const heading = await screen.findByRole('heading', { level: 1, name: /월 삼십만 원/ });
    expect(heading.textContent).toContain('월세 500/30');
    const article = within(screen.getByRole('article'));
    expect(article.getByText('보증금 500만원 · 월 30만원 · 관리비 5만원')).toBeTruthy();
    expect(article.getByText('약 37만원/월')).toBeTruthy();
    expect(article.getByText('보증금 몫 2만')).toBeTruthy();
    expect(article.getByText(/보증금 몫은 연 5.00%로 셈했어요/)).toBeTruthy();
    expect(article.getByText(/42곳의 가운데 값보다 40% 낮아요/)).toBeTruthy();
    expect(
      article.getByText(
        /서울 관악구 신림동 · 정확한 주소는 올린 사람이 보여 준 사람만 볼 수 있어요/,
      ),
    ).toBeTruthy();
    expect(article.getByText('밤에는 조용한 골목이에요.', { exact: false })).toBeTruthy();
    expect(article.getByText(/2026.11.21에 올렸어요 · 조회 0/)).toBeTruthy();
    expect(screen.getByRole('article').textContent).not.toMatch(/302호|신림로/);
    expect(document.title).toBe('월세 500/30 원룸 직거래 · 신림동 · 한칸');
  });

  it('says until when its confirmation counts, aloud, too', async () => {
    const { stage, id } = oneDeal();
    await openDirect(stage, id);
    expect(await screen.findByText('어제 세입자가 확인했어요')).toBeTruthy();
    expect(screen.getByRole('img', { name: '7일 중 6일 남았어요' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '네, 아직 있어요' })).toBeNull();
  });

  it('is kept by its heart, on the page and on its card, for visitors as well', async () => {
    const { stage, id } = oneDeal();
    const services = await openDirect(stage, id);
    const { history, toasts } = services.stores;
    const name = '보증금 오백만 원, 월 삼십만 원 원룸 찜하기';
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(dealZzimOf(services).find(id)).toMatchObject({
      TYPE: 'DIRECT',
      KEPT: { dealType: 'MONTH_RENT', deposit: 500, monthly: 30, maintenance: 5 },
    });
    expect(toasts.current?.message).toBe('찜했어요');
    act(() => {
      history.push('/deal');
    });
    expect(await screen.findByRole('button', { name, pressed: true })).toBeTruthy();
  });

  it('says what a tenant is to the room', async () => {
    const { stage, id } = oneDeal();
    await openDirect(stage, id);
    const poster = await section('올린 사람');
    expect(poster.getByText('봉천동고양이')).toBeTruthy();
    expect(poster.getByText('지금 사는 세입자')).toBeTruthy();
    expect(poster.getByText('집주인도 알고 있어요')).toBeTruthy();
  });

  it('says what the law asks of a broker', async () => {
    const stage = new DealStage();
    const { id } = stage.offer({ draft: { offerer: BROKER } });
    await openDirect(stage, id);
    const poster = await section('올린 사람');
    for (const said of ['신림열쇠공인중개사사무소', '김열쇠', '11620-2024-00123', '02-123-4567'])
      expect(poster.getByText(said)).toBeTruthy();
  });

  it('has its area in ㎡ and 평, what the fee pays for, and its items', async () => {
    const stage = new DealStage();
    const items = [
      { item: 'WATER', amount: 2 },
      { item: 'INTERNET', amount: 3 },
    ] as const;
    const fee = { amount: 5, items, utilities: ['WATER', 'INTERNET'] } as const;
    const { id } = stage.offer({ draft: { fee } });
    await openDirect(stage, id);
    const facts = await section('집 정보');
    expect(facts.getByText('19.8㎡ (6평)')).toBeTruthy();
    fireEvent.click(facts.getByRole('radio', { name: '평' }));
    expect(facts.getByText('6평 (19.8㎡)')).toBeTruthy();
    const utilities = await section('공과금');
    expect(utilities.getAllByText('관리비에 들어 있어요')).toHaveLength(2);
    expect(utilities.getAllByText('쓴 만큼 따로')).toHaveLength(2);
    const table = await section('관리비');
    expect(table.getByRole('row', { name: '수도 요금 2만원' })).toBeTruthy();
    expect(table.getByRole('row', { name: '합계 월 5만원' })).toBeTruthy();
  });

  it('is kept among what was looked at lately, without the room’s own place', async () => {
    const { stage, id } = oneDeal();
    const { stores } = await openDirect(stage, id);
    await section('올린 사람');
    const [viewed] = stores.recents.houses;
    expect(viewed).toMatchObject({ TARGET_CD: ITEM_TYPE.DEAL, TARGET_ID: id });
    expect(viewed?.LATITUDE).not.toBe(37.48425);
  });

  it('is there on the way back without a request', async () => {
    const { stage, id } = oneDeal();
    const { stores } = await openDirect(stage, id);
    await section('올린 사람');
    const before = stage.directs.asked.length;
    act(() => {
      stores.history.push('/mate');
    });
    await screen.findByRole('heading', { name: '메이트' });
    act(() => {
      stores.history.back();
    });
    await section('올린 사람');
    expect(stage.directs.asked).toHaveLength(before);
  });
});

describe('a direct deal that is not there', () => {
  it('says that it is over, and leads to others', async () => {
    const stage = new DealStage();
    const { id } = stage.offer({ kept: { status: DEAL_STATUS.DONE } });
    await openDirect(stage, id);
    expect(await screen.findByText(DEAL_ENDED)).toBeTruthy();
    const way = screen.getByRole('link', { name: '다른 직거래 보기' });
    expect(way.getAttribute('href')).toBe('/deal');
  });

  it('is gone to whom nothing is told of it', async () => {
    await openDirect(new DealStage(), '99');
    expect(await screen.findByText('삭제된 게시물입니다.')).toBeTruthy();
    expect(document.title).toBe('페이지를 찾을 수 없어요 · 한칸');
  });

  it('says why it cannot be had, and is asked for again', async () => {
    const { stage, id } = oneDeal();
    stage.directs.failure = new AppError('offline');
    await openDirect(stage, id);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('글을 불러오지 못했어요');
    stage.directs.failure = null;
    fireEvent.click(within(alert).getByRole('button', { name: '다시 불러오기' }));
    await section('올린 사람');
  });

  it('waits in its shape', async () => {
    const { stage, id } = oneDeal();
    const { promise, resolve } = deferred<undefined>();
    stage.directs.gate = promise;
    await openDirect(stage, id);
    expect(screen.getByRole('status', { name: '글을 불러오는 중이에요.' })).toBeTruthy();
    resolve(undefined);
    await section('올린 사람');
  });
});

describe('the menu of a direct deal', () => {
  it('reports another one’s as what it is', async () => {
    const { stage, id } = oneDeal();
    const { stores } = await openDirect(stage, id, MOON);
    await choose('신고하기');
    await waitFor(() => {
      expect(stores.popups.shown.map(({ props }) => props)).toEqual([
        { target: { code: 'OPITG10003', id }, title: '남향이라 밝은 방', authorId: CAT.id },
      ]);
    });
  });

  it('blocks its author, which leads away from it to the others', async () => {
    const { stage, id } = oneDeal();
    stage.offer({ by: BEAR, draft: { monthly: 77 } });
    await openDirect(stage, id, MOON);
    await choose('차단하기');
    await confirm('차단하기');
    await waitFor(() => {
      expect(window.location.pathname).toBe('/deal');
    });
    expect(await screen.findByText('월세 500/77')).toBeTruthy();
    expect(screen.queryByText('월세 500/30')).toBeNull();
  });

  it('shares the deal by its address', async () => {
    const { stage, id } = oneDeal();
    const { stores } = await openDirect(stage, id);
    await section('올린 사람');
    fireEvent.click(screen.getByRole('button', { name: '공유하기' }));
    await waitFor(() => {
      expect(stores.popups.shown[0]?.props).toMatchObject({
        title: '월세 500/30 원룸 직거래 · 신림동 · 한칸',
        url: expect.stringMatching(new RegExp(`/direct/detail/${id}$`)) as string,
      });
    });
  });
});
