import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, DEAL_STATUS, GENDER, type WrittenMate } from '#core';
import { dongsOf } from '../../../support/mates';
import { BEAR, CAT, MOON } from '../../support/community-stage';
import { SILLIM, BONGCHEON } from '../../support/deal-stage';
import { deferred } from '../../support/deferred';
import { hasRoom, MateStage, wantsRoom } from '../../support/mate-stage';
import { renderApp } from '../../support/render-app';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const IN_BONGCHEON = dongsOf(1).map((dong) => ({ ...dong, dongliCode: BONGCHEON, dong: '봉천동' }));
const IN_SILLIM = dongsOf(1).map((dong) => ({ ...dong, dongliCode: SILLIM }));

const room = (terms: Parameters<typeof hasRoom>[0] = {}): WrittenMate =>
  hasRoom({ dongs: IN_SILLIM, ...terms });

/** Two rooms of two people, and somebody who wants one. */
function someMates(): MateStage {
  const stage = new MateStage();
  stage.look(room({ monthly: 42, dongs: IN_BONGCHEON }), { by: CAT, ago: 30 });
  stage.look(room(), { habits: { smoking: 'NO', sleep: 'MIDNIGHT', guests: 'OFTEN' } });
  stage.look(wantsRoom({ dongs: dongsOf(3) }), { by: CAT, ago: 5 });
  return stage;
}

const cards = () => screen.findAllByRole('article');
const prices = async () => (await cards()).map((card) => card.querySelector('h3 a')?.textContent);
const side = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

/** Logged in as somebody who has written how they live. */
async function openAsMember(stage: MateStage, path = '/mate') {
  stage.look(wantsRoom({ dongs: IN_SILLIM }), {
    by: MOON,
    habits: { smoking: 'NO', sleep: 'MIDNIGHT', guests: 'NEVER' },
  });
  const services = renderApp(path, stage.services);
  await cards();
  stage.logIn(services, MOON);
  return services;
}

describe('the list of mates', () => {
  it('has those with a room first, and says how many there are of either', async () => {
    renderApp('/mate', someMates().services);
    expect(await prices()).toEqual(['월 35만', '월 42만']);
    const [first] = await cards();
    expect(first?.textContent).toContain('보증금 300만');
    expect(first?.textContent).toContain('20대 후반 · 여성 · 직장인');
    expect(first?.textContent).toContain('신림동 · 방 2개 중 1개');
    expect(first?.textContent).toContain('바로 입주 가능');
    expect(side(/방 있어요 2/).checked).toBe(true);
    expect(side(/방 구해요 1/).checked).toBe(false);
    expect(screen.getByRole('heading', { name: '방 있는 메이트 2명' })).toBeTruthy();
    expect(screen.getByText('생활 7가지를 적으면 맞는 점을 보여 드려요')).toBeTruthy();
    expect(document.title).toBe('메이트 · 한칸');
  });

  it('shows who wants a room by one press, in the place of the address', async () => {
    const { stores } = renderApp('/mate', someMates().services);
    await cards();
    const before = stores.history.entries.length;
    fireEvent.click(side(/방 구해요/));
    await waitFor(async () => {
      expect(await prices()).toEqual(['월 40만까지']);
    });
    const [first] = await cards();
    expect(first?.textContent).toContain('신림동 외 2');
    expect(window.location.search).toBe('?side=WANT');
    expect(stores.history.entries).toHaveLength(before);
  });

  it('says to a member why they would fit, with one difference, and in no number', async () => {
    await openAsMember(someMates());
    const card = within(
      await waitFor(async () => {
        const [first] = await cards();
        if (first?.textContent.includes('둘 다') !== true) throw new Error('Nothing is compared.');
        return first;
      }),
    );
    const why = card.getAllByRole('listitem').map((one) => one.textContent);
    expect(why).toEqual(['둘 다 담배를 안 피워요', '둘 다 밤 12시쯤 자요', '손님이 자주 와요']);
    expect(screen.getByText('내가 쓴 생활과 견줘서 보여 드려요')).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '정렬' }).value).toBe('fit');
  });

  it('does not offer an order of fit to somebody of whom nothing is known', async () => {
    renderApp('/mate', someMates().services);
    await cards();
    const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: '정렬' });
    expect([...sort.options].map(({ text }) => text)).toEqual(['최신순', '가격순']);
    fireEvent.change(sort, { target: { value: 'price' } });
    await waitFor(() => {
      expect(window.location.search).toBe('?sort=price');
    });
  });

  it('leaves out whoever is over, and whoever the reader blocked', async () => {
    const stage = someMates();
    stage.look(room({ monthly: 50 }), { kept: { status: DEAL_STATUS.DONE } });
    const services = renderApp('/mate', stage.services);
    expect(await prices()).toEqual(['월 35만', '월 42만']);
    stage.logIn(services, MOON);
    await services.blocks.block(CAT.id);
    act(() => {
      services.stores.community.blocked(MOON.id, CAT.id);
    });
    await waitFor(async () => {
      expect(await prices()).toEqual(['월 35만']);
    });
    expect(side(/방 구해요 0/)).toBeTruthy();
  });

  it('is filtered by its form, which opens at the chip that was pressed and counts', async () => {
    const stage = someMates();
    stage.look(room({ monthly: 31, gender: GENDER.MALE }), { by: BEAR });
    renderApp(`/mate?dongliCode=${SILLIM}`, stage.services);
    expect(await prices()).toEqual(['월 31만', '월 35만']);
    const filters = within(screen.getByRole('group', { name: '필터' }));
    fireEvent.click(filters.getByRole('button', { name: '생활' }));
    const dialog = within(await screen.findByRole('dialog', { name: '메이트 필터' }));
    const smoking = within(dialog.getByRole('group', { name: '담배' }));
    fireEvent.click(smoking.getByRole('checkbox', { name: '안 피워요' }));
    fireEvent.click(await dialog.findByRole('button', { name: '메이트 1명 보기' }));
    await waitFor(async () => {
      expect(await prices()).toEqual(['월 35만']);
    });
    const asked = new URLSearchParams(window.location.search);
    expect(Object.fromEntries(asked)).toEqual({ habit: 'smoking-NO', dongliCode: SILLIM });
    expect(filters.getByRole('button', { name: '담배' })).toBeTruthy();
  });

  it('is there on the way back without a request', async () => {
    const stage = someMates();
    const { stores } = renderApp('/mate', stage.services);
    await cards();
    const before = stage.mates.asked.length;
    act(() => {
      stores.history.push('/more');
    });
    await screen.findByRole('heading', { name: '더보기', level: 1 });
    act(() => {
      stores.history.back();
    });
    expect(await prices()).toEqual(['월 35만', '월 42만']);
    expect(stage.mates.asked).toHaveLength(before);
  });

  it('shows its shape while it is on its way', async () => {
    const stage = someMates();
    const { promise, resolve } = deferred<undefined>();
    stage.mates.gate = promise;
    renderApp('/mate', stage.services);
    expect(await screen.findByRole('status', { name: '메이트를 불러오는 중이에요.' })).toBeTruthy();
    resolve(undefined);
    expect(await cards()).toHaveLength(2);
  });

  it('says why it cannot be had, and is asked for again', async () => {
    const stage = someMates();
    stage.mates.failure = new AppError('offline');
    renderApp('/mate', stage.services);
    expect(await screen.findByText('메이트를 불러오지 못했어요')).toBeTruthy();
    stage.mates.failure = null;
    fireEvent.click(screen.getByRole('button', { name: /다시/ }));
    expect(await cards()).toHaveLength(2);
  });
});

describe('the mates around a dong', () => {
  it('are counted there by the form, and may be nobody either', async () => {
    const stage = new MateStage();
    stage.look(room({ monthly: 42, dongs: IN_BONGCHEON }));
    renderApp(`/mate?dongliCode=${SILLIM}&around=T`, stage.services);
    expect(await prices()).toEqual(['월 42만']);
    fireEvent.click(
      within(screen.getByRole('group', { name: '필터' })).getByRole('button', { name: '성별' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: '메이트 필터' }));
    fireEvent.click(dialog.getByRole('radio', { name: '남성' }));
    fireEvent.click(await dialog.findByRole('button', { name: '메이트 0명 보기' }));
    expect(await screen.findByText('신림동 근처에 조건에 맞는 글이 아직 없어요')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: '모든 동네 보기' }));
    await screen.findByText('조건에 맞는 글이 아직 없어요');
    const asked = new URLSearchParams(window.location.search);
    expect([asked.get('around'), asked.get('dongliCode')]).toEqual([null, null]);
  });

  it('are those of all dongs where nobody can say where it is, or there is none', async () => {
    const stage = someMates();
    renderApp('/mate?dongliCode=9999999999&around=T', stage.services);
    expect(await cards()).toHaveLength(2);
    expect(screen.getByText(/그런 동을 찾지 못해서 모든 동네의 글을/)).toBeTruthy();
  });

  it('are those of the dong alone while nobody can say where it is', async () => {
    const stage = someMates();
    stage.dongs.failure = new AppError('offline');
    renderApp(`/mate?dongliCode=${SILLIM}&around=T`, stage.services);
    expect(await prices()).toEqual(['월 35만']);
  });
});

describe('the mates of a dong', () => {
  it('are called by its name, and lead to those of all', async () => {
    renderApp(`/mate?dongliCode=${SILLIM}`, someMates().services);
    expect(await prices()).toEqual(['월 35만']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('신림동 메이트');
    expect(document.title).toBe('관악구 신림동 메이트 · 한칸');
    fireEvent.click(screen.getByRole('link', { name: '모든 동네' }));
    await waitFor(async () => {
      expect(await cards()).toHaveLength(2);
    });
  });

  it.each(['9999999999', 'sillim'])(
    'that does not exist are all, and it is said: %s',
    async (code) => {
      renderApp(`/mate?dongliCode=${code}`, someMates().services);
      expect(await cards()).toHaveLength(2);
      expect(screen.getByText(/그런 동을 찾지 못해서 모든 동네의 글을/)).toBeTruthy();
    },
  );

  it('may be nobody: that is said, and what to ask instead', async () => {
    const stage = new MateStage();
    stage.look(room());
    renderApp(`/mate?dongliCode=${BONGCHEON}&option=PET`, stage.services);
    expect(await screen.findByText('봉천동에 조건에 맞는 글이 아직 없어요')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '조건 지우기' }));
    expect(await screen.findByText('봉천동에 확인된 글이 아직 없어요')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '이웃 동네 보기' }));
    expect(await prices()).toEqual(['월 35만']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('봉천동 근처 메이트');
    expect(window.location.search).toBe(`?dongliCode=${BONGCHEON}&around=T`);
  });
});
