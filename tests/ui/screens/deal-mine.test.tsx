import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, type Author } from '#core';
import { BEAR, CAT, MOON } from '../support/community-stage';
import { hasRoom, MateStage } from '../support/mate-stage';
import { deferred } from '../support/deferred';
import { renderApp } from '../support/render-app';
import { toasted } from '../support/toasted';

beforeEach(() => {
  localStorage.clear();
});

async function openMine(stage: MateStage, who: Author | null = CAT) {
  const services = renderApp('/deal/mine', stage.services);
  await screen.findByRole('heading', { level: 1, name: '내 직거래 글' });
  if (who !== null) stage.logIn(services, who);
  return services;
}

const rows = () => screen.findAllByRole('article');
const confirm = async (name: string) => {
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
};

describe('the rooms that a member offers', () => {
  it('are for members', async () => {
    const stage = new MateStage();
    const { stores } = await openMine(stage, null);
    await screen.findByText('로그인하면 내가 올린 방을 볼 수 있어요');
    fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: '로그인' }));
    await waitFor(() => {
      expect(stores.popups.shown.map(({ name }) => name)).toContain('login');
    });
    expect(stage.directs.of('mine')).toEqual([]);
  });

  it('are none at first, with a way to offer one', async () => {
    await openMine(new MateStage());
    expect(await screen.findByText('아직 올린 방이 없어요')).toBeTruthy();
    const way = screen.getByRole('link', { name: '직거래 올리기' });
    expect(way.getAttribute('href')).toBe('/direct/write');
  });

  it('wait in their shape', async () => {
    const stage = new MateStage();
    const { promise, resolve } = deferred<undefined>();
    stage.directs.gate = promise;
    await openMine(stage);
    expect(await screen.findByRole('status', { name: /올린 방을 불러오는 중/ })).toBeTruthy();
    resolve(undefined);
    expect(await screen.findByText('아직 올린 방이 없어요')).toBeTruthy();
  });

  it('say why they cannot be had, and are asked for again', async () => {
    const stage = new MateStage();
    stage.directs.failure = new AppError('offline');
    await openMine(stage);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('내가 올린 방을 불러오지 못했어요');
    stage.directs.failure = null;
    fireEvent.click(within(alert).getByRole('button', { name: '다시 불러오기' }));
    expect(await screen.findByText('아직 올린 방이 없어요')).toBeTruthy();
  });

  it('ask whether one is still there, once it is about to leave, and fold after the answer', async () => {
    const stage = new MateStage();
    const { id } = stage.offer({ by: CAT, ago: 24 * 6 });
    await openMine(stage);
    const card = await screen.findByRole('region', { name: '방이 아직 비어 있나요?' });
    expect(card.textContent).toContain('D-1');
    fireEvent.click(within(card).getByRole('button', { name: '네, 아직 있어요' }));
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: '방이 아직 비어 있나요?' })).toBeNull();
    });
    expect(screen.getByText(/^\d+월 \d+일까지 보여요$/)).toBeTruthy();
    expect(stage.own.of('confirm')).toEqual([[id]]);
  });

  it('say how many looked, keep them and asked, and never who', async () => {
    const stage = new MateStage();
    const { id } = stage.offer({ by: CAT, kept: { views: 12 } });
    stage.deals.find(id)?.shownBy.set('TEL', 2).set('SMS', 1);
    stage.deals.find(id)?.zzimBy.add(MOON.id);
    stage.offer({ by: MOON });
    await openMine(stage);
    const [row, ...others] = await rows();
    expect(others).toHaveLength(1);
    expect(row?.textContent).toContain('조회12찜1연락3');
    expect(row?.textContent).toContain('문자 1 · 전화 2 · 채팅 0');
    expect(row?.textContent).toContain('지난 7일 동안 조회 12');
    expect(row?.textContent).not.toContain(MOON.nickname);
  });

  it('that nobody confirmed say so, and are shown again', async () => {
    const stage = new MateStage();
    const { id } = stage.offer({ by: CAT, ago: 24 * 8 });
    await openMine(stage);
    expect(await screen.findByText(/^7일 동안 확인이 없어 .*에 숨겼어요$/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '다시 공개' }));
    expect(await screen.findByText(/^\d+월 \d+일까지 보여요$/)).toBeTruthy();
    expect(stage.own.of('confirm')).toEqual([[id]]);
  });

  it('that their owner hid say so, however long ago', async () => {
    const stage = new MateStage();
    stage.offer({ by: CAT, ago: 24 * 8, kept: { status: 'HIDDEN' } });
    await openMine(stage);
    expect(await screen.findByText('내가 숨겨 두었어요')).toBeTruthy();
    expect(screen.queryByText(/확인이 없어/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '다시 공개' }));
    expect(await screen.findByText(/^\d+월 \d+일까지 보여요$/)).toBeTruthy();
  });

  it.each([
    ['HELD', '검토 중이라 나만 볼 수 있어요'],
    ['HIDDEN', '가려져서 나만 볼 수 있어요'],
  ] as const)('that are %s say so, and promise no days', async (state, words) => {
    const stage = new MateStage();
    const hold = { state, reason: '선입금을 권하는 글', mayAppeal: true };
    stage.offer({ by: CAT, kept: { hold } });
    stage.offer({ by: CAT, ago: 24 * 8, kept: { hold } });
    await openMine(stage);
    const notes = await screen.findAllByRole('note');
    const told = `${words}. 선입금을 권하는 글`;
    expect(notes.map((note) => note.textContent.trim())).toEqual([told, told]);
    expect(screen.queryByText(/보여요$/)).toBeNull();
    expect(screen.queryByRole('button', { name: '다시 공개' })).toBeNull();
  });

  it('are done after one question, and stay so', async () => {
    const stage = new MateStage();
    const { id } = stage.offer({ by: CAT });
    await openMine(stage);
    fireEvent.click(await screen.findByRole('radio', { name: '완료' }));
    await confirm('완료하기');
    expect(await screen.findByText('거래가 끝난 글이에요')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: '공개' })).toBeNull();
    expect(stage.own.of('setStatus')).toEqual([[id, 'DONE']]);
  });

  it('stay as they were where the network is away', async () => {
    const stage = new MateStage();
    stage.offer({ by: CAT });
    await openMine(stage);
    await rows();
    stage.own.failure = new AppError('offline');
    fireEvent.click(screen.getByRole('radio', { name: '예약' }));
    expect(await toasted('네트워크 연결을 확인해 주세요.')).toBeTruthy();
    const open: HTMLInputElement = screen.getByRole('radio', { name: '공개' });
    expect(open.checked).toBe(true);
  });

  it('come a part at a time', async () => {
    const stage = new MateStage();
    for (let room = 0; room < 31; room += 1) stage.offer({ by: CAT, ago: room + 1 });
    await openMine(stage);
    fireEvent.click(await screen.findByRole('button', { name: '더 보기' }));
    await waitFor(() => {
      expect(stage.directs.of('mine').length).toBeGreaterThan(1);
      expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
    });
  });
});

it('a member finds the way to them above all rooms', async () => {
  const stage = new MateStage();
  stage.offer({ by: MOON });
  const services = renderApp('/deal', stage.services);
  await screen.findByText(/만 보여 드려요/);
  expect(screen.queryByRole('link', { name: '내 글' })).toBeNull();
  stage.logIn(services, CAT);
  const way = await screen.findByRole('link', { name: '내 글' });
  act(() => {
    fireEvent.click(way);
  });
  expect(await screen.findByRole('heading', { level: 1, name: '내 직거래 글' })).toBeTruthy();
});

describe('whom a member asked, and who asked them', () => {
  const asks = async () => within(await screen.findByRole('region', { name: '관심을 나눈 사람' }));

  it('stand below their rooms, also of a member who has none', async () => {
    const stage = new MateStage();
    const { id } = stage.look(hasRoom(), { by: BEAR });
    await stage.as(CAT).ask(id);
    await openMine(stage);
    const press = (await asks()).findByRole('button', { name: /님에게 보낸 관심 취소$/ });
    fireEvent.click(await press);
    const told = await screen.findByText('관심을 취소했어요');
    await waitFor(() => {
      expect(document.activeElement).toBe(told);
    });
    expect(await stage.as(CAT).list()).toEqual([]);
  });

  it('are read where the page of the other one is gone', async () => {
    const stage = new MateStage();
    const { id } = stage.look(hasRoom(), { by: BEAR });
    await stage.as(CAT).ask(id);
    await stage.as(BEAR).act('1', { act: 'ACCEPT' });
    await stage.as(BEAR).act('1', { act: 'OPEN_NUMBER', tel: '010-8765-4321' });
    stage.clock.advance(8 * 86_400_000);
    await openMine(stage);
    expect(await (await asks()).findByRole('link', { name: /8765/ })).toBeTruthy();
    expect((await asks()).getByRole('button', { name: /님과 채팅하기$/ })).toBeTruthy();
  });
});

describe('the listings by which a member looks for a mate', () => {
  const mates = async () => within(await screen.findByRole('region', { name: '내 메이트 글' }));

  it('are asked about, and stand as their author says', async () => {
    const stage = new MateStage();
    const { id } = stage.look(hasRoom(), { by: CAT, ago: 24 * 6 });
    await openMine(stage);
    const list = await mates();
    const card = within(await list.findByRole('region', { name: '아직 메이트를 찾고 있나요?' }));
    fireEvent.click(card.getByRole('button', { name: '네, 아직 있어요' }));
    expect(await list.findByText(/^\d+월 \d+일까지 보여요$/)).toBeTruthy();
    expect(stage.own.of('confirm')).toEqual([[id]]);
    fireEvent.click(list.getByRole('radio', { name: '숨김' }));
    expect(await list.findByText('내가 숨겨 두었어요')).toBeTruthy();
    fireEvent.click(list.getByRole('button', { name: '다시 공개' }));
    await waitFor(() => {
      expect(list.queryByText('내가 숨겨 두었어요')).toBeNull();
    });
    const page = list.getByRole('link', { name: '글 보기' });
    expect(page.getAttribute('href')).toBe(`/mate/detail/${id}`);
    expect(list.getByRole('link', { name: '고치기' }).getAttribute('href')).toBe(
      `/mate/modify/${id}`,
    );
  });

  it('say how many looked, keep them and wrote, and never who', async () => {
    const stage = new MateStage();
    const { id } = stage.look(hasRoom(), { by: CAT, kept: { views: 12 } });
    stage.kept.find(id)?.zzimBy.add(MOON.id);
    await openMine(stage);
    const list = await mates();
    expect(await list.findByText(/지난 7일 동안 조회 12/)).toBeTruthy();
    const [row] = list.getAllByRole('article');
    expect(row?.textContent).toContain('조회12찜1연락0');
    expect(row?.textContent).toContain('채팅 0');
    expect(row?.textContent).not.toMatch(/전화|문자/);
    expect(row?.textContent).not.toContain(MOON.nickname);
  });

  it('that two say are gone tell why they are hidden', async () => {
    const stage = new MateStage();
    const at = stage.clock.now() - 3 * 86_400_000;
    stage.look(hasRoom(), { by: CAT, ago: 24 * 4, kept: { goneAt: at } });
    await openMine(stage);
    const list = await mates();
    expect(await list.findByText(/^나갔다는 말에 답이 없어 .*에 숨겼어요$/)).toBeTruthy();
  });

  it('are none at first, with a way to look for one', async () => {
    await openMine(new MateStage());
    const way = await (await mates()).findByRole('link', { name: '메이트 구하기' });
    expect(way.getAttribute('href')).toBe('/mate/write');
  });

  it('say why they cannot be had, and are asked for again', async () => {
    const stage = new MateStage();
    stage.mates.failure = new AppError('offline');
    await openMine(stage);
    const list = await mates();
    expect(await list.findByText('메이트 글을 불러오지 못했어요')).toBeTruthy();
    stage.mates.failure = null;
    fireEvent.click(list.getByRole('button', { name: '다시 불러오기' }));
    expect(await list.findByText('아직 올린 메이트 글이 없어요')).toBeTruthy();
  });
});
