import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, ITEM_TYPE, keptDeal, POST_KIND, STORAGE_KEY, storedZzimDeals } from '#core';
import { dealZzimOf } from '../../../src/ui/stores/zzim/deal-zzim-of';
import { ScriptedHouses } from '../../support/scripted-houses';
import { MOON } from '../support/community-stage';
import { hasRoom, MateStage, wantsRoom } from '../support/mate-stage';
import { renderApp } from '../support/render-app';

const KEPT = '/zzim?of=mate';

beforeEach(() => {
  localStorage.clear();
});

/** These were kept for 50 a month, the first one last. */
function kept(...ids: readonly string[]): void {
  const price = keptDeal({ rentType: 'MONTH_RENT', deposit: 300, monthly: 50, maintenance: 4 });
  const entry = { TARGET_CD: ITEM_TYPE.DEAL, TYPE: POST_KIND.MATE, DATE: 1, KEPT: price };
  localStorage.setItem(
    STORAGE_KEY.ZZIM_DEALS,
    storedZzimDeals(ids.map((id) => ({ ...entry, TARGET_ID: id }))),
  );
}

const open = (stage: MateStage, path = KEPT) =>
  renderApp(path, { houses: new ScriptedHouses(), ...stage.services });

describe('mates that are kept', () => {
  it('stand beside houses and rooms, with what changed of a room', async () => {
    const stage = new MateStage();
    const has = stage.look(hasRoom({ deposit: 300, monthly: 35, maintenance: 4 }), { by: MOON });
    const wants = stage.look(wantsRoom({ deposit: 300, monthly: 40 }), { by: MOON });
    kept(has.id, wants.id);
    open(stage, '/zzim');
    expect(await screen.findByText('찜한 집이 없어요')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: /^메이트\s?2$/ }));
    expect(await screen.findByRole('link', { name: '월 35만' })).toBeTruthy();
    expect(window.location.search).toBe('?of=mate');
    // Of the one who wants a room, what they would pay is told by the card alone.
    expect(screen.getAllByText('찜한 뒤')).toHaveLength(1);
    expect(screen.getByText('찜한 뒤').parentElement?.textContent).toContain('월세 15만 내림');
  });

  it('that are gone say so, and are cleared away or put back', async () => {
    kept('99');
    const { stores } = open(new MateStage());
    expect(await screen.findByText('글을 내렸거나 더는 볼 수 없는 메이트예요.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '지우기' }));
    expect(await screen.findByText('찜한 메이트가 없어요')).toBeTruthy();
    expect(screen.getByRole('link', { name: '메이트 보기' }).getAttribute('href')).toBe('/mate');
    act(() => {
      stores.toasts.act();
    });
    expect(await screen.findByText('글을 내렸거나 더는 볼 수 없는 메이트예요.')).toBeTruthy();
  });

  it('say why they are missing, and are found again', async () => {
    const stage = new MateStage();
    const { id } = stage.look(hasRoom({ monthly: 35 }), { by: MOON });
    kept(id);
    stage.mates.failure = new AppError('offline');
    open(stage);
    expect(await screen.findByText('메이트 목록을 불러오지 못했어요')).toBeTruthy();
    stage.mates.failure = null;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await screen.findByRole('link', { name: '월 35만' })).toBeTruthy();
  });
});

it('a mate whose page was opened is among what was viewed lately, and no room is', async () => {
  const stage = new MateStage();
  const { id } = stage.look(hasRoom({ monthly: 35 }), { by: MOON });
  const { stores } = open(stage, `/mate/detail/${id}`);
  expect(await screen.findByRole('heading', { level: 2, name: '생활' })).toBeTruthy();
  act(() => {
    stores.history.push('/zzim?tab=recent&of=direct');
  });
  expect(await screen.findByText('최근 본 직거래가 없어요')).toBeTruthy();
  act(() => {
    stores.history.push('/zzim?tab=recent&of=mate');
  });
  expect(await screen.findByRole('link', { name: '월 35만' })).toBeTruthy();
});

it('a mate with whom somebody talks is among who was contacted', async () => {
  const stage = new MateStage();
  const { id } = stage.look(hasRoom({ monthly: 35 }), { by: MOON });
  const { stores } = open(stage, '/zzim?tab=contact&of=mate');
  expect(await screen.findByText('연락한 메이트가 없어요')).toBeTruthy();
  act(() => {
    stores.recents.contactedMate(id, 'CHAT');
  });
  expect(await screen.findByRole('link', { name: '월 35만' })).toBeTruthy();
  expect(screen.getByText(/채팅으로 연락했어요$/)).toBeTruthy();
});

describe('the heart of a mate', () => {
  it('is on the page and on the card, for visitors as well', async () => {
    const stage = new MateStage();
    const { id } = stage.look(hasRoom({ monthly: 35 }), { by: MOON });
    const services = open(stage, `/mate/detail/${id}`);
    const { history } = services.stores;
    fireEvent.click(await screen.findByRole('button', { name: '월 35만 메이트 찜하기' }));
    expect(dealZzimOf(services).find(id)).toMatchObject({ TYPE: 'MATE', KEPT: { monthly: 35 } });
    act(() => {
      history.push('/mate');
    });
    const heart = await screen.findByRole('button', { name: '월 35만 메이트 찜하기' });
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(heart);
    expect(dealZzimOf(services).find(id)).toBeUndefined();
  });
});
