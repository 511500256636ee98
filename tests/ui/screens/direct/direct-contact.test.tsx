import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, type DirectDraft } from '#core';
import { CAT, MOON } from '../../support/community-stage';
import { DealStage } from '../../support/deal-stage';
import { deferred } from '../../support/deferred';
import { openDirect } from './direct-kit';
import { toasted } from '../../support/toasted';

beforeEach(() => {
  localStorage.clear();
});

const TEL = '010-1234-5678';
const contact = { tel: TEL, takesSms: true };

function oneDeal(draft: Partial<DirectDraft> = {}) {
  const stage = new DealStage();
  const { id } = stage.offer({ by: CAT, draft: { contact, ...draft } });
  return { stage, id };
}

const bar = async () => within(await screen.findByRole('group', { name: '연락하기' }));
const press = async (name: string) => {
  fireEvent.click((await bar()).getByRole('button', { name }));
};

describe('whoever reads of a room', () => {
  it('is told a number after a press, which is remembered', async () => {
    const { stage, id } = oneDeal();
    const { stores } = await openDirect(stage, id, MOON);
    expect(document.body.textContent).not.toContain(TEL);
    await press('전화');
    const sheet = within(await screen.findByRole('dialog', { name: '연락처' }));
    expect(sheet.getByRole('heading', { name: TEL })).toBeTruthy();
    expect(sheet.getByText(/봉천동고양이님에게 이 번호로 전화해 주세요/)).toBeTruthy();
    expect(sheet.queryByRole('link')).toBeNull();
    fireEvent.click(sheet.getByRole('button', { name: '번호 복사' }));
    expect(await toasted('번호가 클립보드에 복사되었습니다.')).toBeTruthy();
    expect(stage.clipboard.text).toBe(TEL);
    expect(stage.inquiries.of('contact')).toEqual([[id, 'TEL']]);
    expect(stores.recents.contacts).toMatchObject([
      { TARGET_ID: id, TYPE: 'DIRECT', CONTACT_METHOD: ['TEL'] },
    ]);
  });

  it('is asked to log in first, and nothing is asked for by itself', async () => {
    const { stage, id } = oneDeal();
    const { stores } = await openDirect(stage, id);
    await press('문자');
    await waitFor(() => {
      expect(stores.popups.shown.map(({ name }) => name)).toEqual(['login']);
    });
    expect(stage.inquiries.asked).toEqual([]);
  });

  it('is warned before, where the words are risky, and may leave it', async () => {
    const description = '방 보기 전에 가계약금 10만 원 먼저 주시면 잡아 둘게요. 조용한 방이에요.';
    const { stage, id } = oneDeal({ description });
    await openDirect(stage, id, MOON);
    await press('문자');
    const sheet = within(await screen.findByRole('dialog', { name: '연락하기 전에' }));
    expect(sheet.getByText('방을 보기 전에 돈을 보내지 마세요')).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: '연락하지 않기' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(stage.inquiries.asked).toEqual([]);
    await press('문자');
    const again = within(await screen.findByRole('dialog', { name: '연락하기 전에' }));
    fireEvent.click(again.getByRole('button', { name: '그래도 문자하기' }));
    expect(await screen.findByRole('dialog', { name: '연락처' })).toBeTruthy();
    expect(stage.inquiries.of('contact')).toEqual([[id, 'SMS']]);
  });

  it('asks once by a double tap, and presses again where the network was away', async () => {
    const { stage, id } = oneDeal();
    const { stores } = await openDirect(stage, id, MOON);
    const { promise, resolve } = deferred<undefined>();
    stage.inquiries.gate = promise;
    stage.inquiries.failure = new AppError('offline');
    await press('전화');
    await press('전화');
    expect(stage.inquiries.asked).toHaveLength(1);
    await act(async () => {
      resolve(undefined);
      await promise;
    });
    expect(await toasted('네트워크 연결을 확인해 주세요.')).toBeTruthy();
    expect(stores.recents.contacts).toEqual([]);
    stage.inquiries.failure = null;
    await press('전화');
    expect(await screen.findByRole('dialog', { name: '연락처' })).toBeTruthy();
  });

  it('is offered no way that the owner does not take', async () => {
    const { stage, id } = oneDeal({ contact: { tel: '02-123-4567', takesSms: false } });
    await openDirect(stage, id, MOON);
    expect((await bar()).getAllByRole('button').map((each) => each.textContent)).toEqual([
      '전화',
      '채팅',
    ]);
  });

  it('is offered a chat alone where there is no number', async () => {
    const { stage, id } = oneDeal({ contact: { tel: null, takesSms: false } });
    await openDirect(stage, id, MOON);
    expect((await bar()).getAllByRole('button').map((each) => each.textContent)).toEqual(['채팅']);
  });
});

it('the owner of a room is not asked to call themselves', async () => {
  const { stage, id } = oneDeal();
  await openDirect(stage, id, CAT);
  await screen.findByRole('button', { name: '네, 아직 있어요' });
  expect(screen.queryByRole('group', { name: '연락하기' })).toBeNull();
});
