import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, ITEM_TYPE, keptDeal, POST_KIND, STORAGE_KEY, storedZzimDeals } from '#core';
import { dealZzimOf } from '../../../src/ui/stores/zzim/deal-zzim-of';
import { ScriptedHouses } from '../../support/scripted-houses';
import { MOON } from '../support/community-stage';
import { DealStage } from '../support/deal-stage';
import { renderApp } from '../support/render-app';

const CONTACTED = '/zzim?tab=contact&of=direct';

beforeEach(() => {
  localStorage.clear();
});

/** Somebody was called about these rooms, the first one last. */
function contacted(...ids: readonly string[]): void {
  const contacts = ids.map((id) => ({
    TARGET_ID: id,
    TYPE: POST_KIND.DIRECT,
    DATE: '20261120',
    CONTACT_METHOD: ['SMS', 'TEL'],
  }));
  localStorage.setItem(STORAGE_KEY.RECENT_CONTACT_HOUSE, JSON.stringify(contacts));
}

const open = (stage: DealStage, path = CONTACTED) =>
  renderApp(path, { houses: new ScriptedHouses(), ...stage.services });

describe('rooms whose owners were contacted', () => {
  it('stand beside the houses, with how and when', async () => {
    const stage = new DealStage();
    const { id } = stage.offer({ by: MOON, draft: { monthly: 33 } });
    contacted(id, '99');
    open(stage, '/zzim?tab=contact');
    expect(await screen.findByText('연락한 집이 없어요')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: /^직거래\s?2$/ }));
    expect(await screen.findByText('월세 500/33')).toBeTruthy();
    expect(screen.getAllByText('2026.11.20 문자·전화로 연락했어요')).toHaveLength(2);
    expect(screen.getByText('거래가 끝났거나 더는 볼 수 없는 방이에요.')).toBeTruthy();
    expect(window.location.search).toBe('?tab=contact&of=direct');
  });

  it('are none at first', async () => {
    open(new DealStage());
    expect(await screen.findByText('연락한 직거래가 없어요')).toBeTruthy();
    expect(screen.getByRole('link', { name: '직거래 보기' }).getAttribute('href')).toBe('/deal');
  });

  it('say why they are missing, and are found again', async () => {
    const stage = new DealStage();
    const { id } = stage.offer({ by: MOON, draft: { monthly: 33 } });
    contacted(id);
    stage.directs.failure = new AppError('offline');
    open(stage);
    expect(await screen.findByText('직거래 목록을 불러오지 못했어요')).toBeTruthy();
    stage.directs.failure = null;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await screen.findByText('월세 500/33')).toBeTruthy();
  });
});

/** These rooms were kept for 50 a month, the first one last. */
function kept(...ids: readonly string[]): void {
  const KEPT = keptDeal({ rentType: 'MONTH_RENT', deposit: 500, monthly: 50, maintenance: 5 });
  const entry = { TARGET_CD: ITEM_TYPE.DEAL, TYPE: POST_KIND.DIRECT, DATE: 1, KEPT };
  localStorage.setItem(
    STORAGE_KEY.ZZIM_DEALS,
    storedZzimDeals(ids.map((id) => ({ ...entry, TARGET_ID: id }))),
  );
}

describe('rooms that are kept', () => {
  it('say what changed since, and are let go by their hearts', async () => {
    const stage = new DealStage();
    const { id } = stage.offer({ by: MOON, draft: { monthly: 33 } });
    kept(id);
    const services = open(stage, '/zzim?of=direct');
    expect(await screen.findByText('월세 500/33')).toBeTruthy();
    expect(screen.getByText('찜한 뒤').parentElement?.textContent).toContain('월세 17만 내림');
    const heart = screen.getByRole('button', { name: /원룸 찜하기$/, pressed: true });
    fireEvent.click(heart);
    expect(dealZzimOf(services).deals).toEqual([]);
    expect(await screen.findByText('찜한 직거래가 없어요')).toBeTruthy();
    expect(screen.getByText('마음에 드는 방의 하트를 누르면 여기에 모여요.')).toBeTruthy();
  });

  it('that are gone say so, and are cleared away or put back', async () => {
    kept('99');
    const { stores } = open(new DealStage(), '/zzim?of=direct');
    expect(await screen.findByText('거래가 끝났거나 더는 볼 수 없는 방이에요.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '지우기' }));
    expect(await screen.findByText('찜한 직거래가 없어요')).toBeTruthy();
    act(() => {
      stores.toasts.act();
    });
    expect(await screen.findByText('거래가 끝났거나 더는 볼 수 없는 방이에요.')).toBeTruthy();
  });
});

it('rooms that were looked at are among what was viewed lately', async () => {
  const stage = new DealStage();
  const { id } = stage.offer({ by: MOON, draft: { monthly: 33 } });
  const viewed = {
    version: '2.0',
    entries: [{ TARGET_CD: ITEM_TYPE.DEAL, TARGET_ID: id, TYPE: 'DIRECT' }],
  };
  localStorage.setItem(STORAGE_KEY.RECENT_VIEWED_HOUSES, JSON.stringify(viewed));
  open(stage, '/zzim?tab=recent&of=direct');
  expect(await screen.findByText('월세 500/33')).toBeTruthy();
});
