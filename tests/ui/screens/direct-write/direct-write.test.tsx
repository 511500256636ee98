import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '#core';
import {
  addPhoto,
  asks,
  choose,
  field,
  fillAll,
  fillPlace,
  fillPrice,
  fillRoom,
  leaveWindow,
  openForm,
  press,
  type,
  WritingStage,
} from './direct-write-kit';

const described = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('/direct/write', () => {
  it('asks a visitor to log in', async () => {
    openForm('/direct/write', new WritingStage(), null);
    expect(await screen.findByRole('button', { name: '로그인하기' })).toBeDefined();
    expect(screen.queryByRole('button', { name: '다음' })).toBeNull();
  });

  it('offers a room, and Back leads to no step of the form again', async () => {
    const { stage, services } = openForm();
    await fillAll();
    expect(await screen.findByText('올린 사람')).toBeDefined();
    press('올리기');
    await waitFor(() => {
      expect(services.stores.history.current.url).toMatch(/^\/direct\/detail\/\d+$/);
    });
    const { draft } = stage.deals.kept[0] ?? {};
    expect(draft).toMatchObject({
      offerer: { party: 'TENANT', landlordAgreed: true },
      place: { road: '서울특별시 관악구 한칸로12길 7', unit: '203호' },
      deposit: 500,
      monthly: 45,
      area: 19.8,
      floor: { kind: 'GROUND', number: 2, total: 4 },
      contact: { tel: '010-1234-5678' },
    });
    expect(services.stores.history.entries.map(({ url }) => url)[0]).toMatch(/direct\/detail/);
    expect(localStorage.getItem('DRAFT_direct-write')).toBeNull();
  });

  it('of a window that was closed is thrown away where somebody begins anew', async () => {
    const { services } = openForm();
    await choose('세입자');
    leaveWindow(services, true);
    openForm();
    await screen.findByText('쓰던 글이 있어요');
    press('새로 쓰기');
    const asked = await screen.findByRole('alertdialog');
    fireEvent.click(within(asked).getByRole('button', { name: '지우기' }));
    await waitFor(() => {
      expect(localStorage.getItem('DRAFT_direct-write')).toBeNull();
    });
    expect(screen.queryByText('쓰던 글이 있어요')).toBeNull();
  });

  it('leads to the first thing that a step lacks, and says the way out below it', async () => {
    openForm();
    await asks('어떤 방인가요?');
    press('다음');
    expect(await screen.findByText('이 방과 어떤 사이인지 골라 주세요.')).toBeDefined();
    expect(screen.getByText('방 종류를 골라 주세요.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '집주인' }));
    await fillRoom();
    await asks('방이 어디에 있나요?');
    press('다음');
    const address = await screen.findByRole('textbox', { name: /^주소/ });
    await waitFor(() => {
      expect(document.activeElement).toBe(address);
    });
    expect(described(address)).toContain('주소를 찾아서 골라 주세요.');
  });

  it('asks a broker for what an advertisement has to show', async () => {
    openForm();
    await choose('중개사');
    await choose('원룸');
    press('다음');
    const office = await screen.findByRole('textbox', { name: /중개사무소 이름/ });
    await waitFor(() => {
      expect(document.activeElement).toBe(office);
    });
    expect(described(office)).toContain('중개사무소 이름을 적어 주세요.');
    await type(/중개사무소 이름/, '신림열쇠공인중개사사무소');
    await type(/공인중개사 이름/, '김열쇠');
    await type(/등록번호/, '11620-2024-00123');
    await type(/중개사무소 주소/, '서울 관악구 신림로 300');
    await type(/중개사무소 전화번호/, '02-123-4567');
    press('다음');
    await asks('방이 어디에 있나요?');
  });

  it('asks for the items of a fee from 100,000 won on, and says what it will cost', async () => {
    openForm();
    await asks('어떤 방인가요?');
    await fillRoom();
    await fillPlace();
    await asks('한 달에 얼마인가요?');
    await type('보증금', '500');
    expect(screen.getByText('오백만원')).toBeDefined();
    await type('월세', '45');
    await type('관리비', '12');
    expect(screen.getByText(/실월비용 약 \d+만원\/월/)).toBeDefined();
    press('다음');
    expect(await screen.findByText('10만원부터는 항목을 나눠 적어야 해요.')).toBeDefined();
    expect(document.activeElement).toBe(field('관리비'));
    press(/나눠 적기/);
    await choose('일반 관리비', 'checkbox');
    await type('일반 관리비', '10');
    press('다음');
    expect(await screen.findByText(/더한 금액이 관리비와 달라요/)).toBeDefined();
    await type('일반 관리비', '12');
    press('다음');
    await asks('방은 어떻게 생겼나요?');
  });

  it('does not ask for features that its numbers say', async () => {
    openForm();
    await asks('어떤 방인가요?');
    await fillRoom();
    await fillPlace();
    await fillPrice();
    await asks('방은 어떻게 생겼나요?');
    expect(screen.getByRole('checkbox', { name: '풀옵션' })).toBeDefined();
    expect(screen.queryByRole('checkbox', { name: '주차' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: '무보증' })).toBeNull();
  });

  it('goes a step back by Back and by its button, and finds what was typed', async () => {
    const { services } = openForm();
    const { history } = services.stores;
    await asks('어떤 방인가요?');
    await fillRoom();
    await fillPlace();
    await asks('한 달에 얼마인가요?');
    await type('보증금', '700');
    act(() => {
      history.go(-1);
    });
    await asks('방이 어디에 있나요?');
    press('다음');
    await asks('한 달에 얼마인가요?');
    expect(field('보증금')).toHaveProperty('value', '700');
    press('이전');
    await asks('방이 어디에 있나요?');
    press('이전');
    await asks('어떤 방인가요?');
  });

  it('says that no address was found, and takes one that is typed', async () => {
    const { services } = openForm();
    await asks('어떤 방인가요?');
    await fillRoom();
    await asks('방이 어디에 있나요?');
    await type(/^주소/, '없는길 999');
    await screen.findByText(/찾는 주소가 없어요/);
    press('직접 적기');
    press('동네 고르기');
    await waitFor(() => {
      expect(services.stores.popups.shown.map(({ name }) => name)).toEqual(['place-search']);
    });
    const sillim = {
      id: '1',
      kind: 'area',
      name: '신림동',
      detail: '서울 관악구',
      level: 5,
    } as const;
    act(() => {
      const { id } = services.stores.popups.shown[0] ?? { id: 0 };
      services.stores.popups.close(id, { ...sillim, lat: 37.48425, lng: 126.92971, lines: [] });
    });
    expect(await screen.findByText('지도에는 신림동 가운데로 보여요')).toBeDefined();
    press('다음');
    expect(await screen.findByText('주소를 적어 주세요.')).toBeDefined();
    await type(/^주소/, '서울특별시 관악구 없는길 999');
    press('다음');
    await asks('한 달에 얼마인가요?');
  });

  it('shows a picture that failed, and sends it again', async () => {
    const { stage } = openForm('/direct/write?step=photos');
    stage.pictures.failure = new AppError('offline');
    await addPhoto();
    const again = await screen.findByRole('button', { name: '다시 올리기' });
    press('다음');
    expect(await screen.findByText(/사진 1장을 올리지 못했어요/)).toBeDefined();
    stage.pictures.failure = null;
    fireEvent.click(again);
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: '다시 올리기' })).toBeNull();
    });
    await addPhoto('other.png');
    await screen.findByRole('img', { name: '2번째 사진' });
    press('2번째 사진 앞으로 옮기기');
    press('1번째 사진 빼기');
    expect(screen.getAllByRole('img', { name: /번째 사진/ })).toHaveLength(1);
  });

  it('takes no move-in day that is over', async () => {
    openForm();
    await fillRoom();
    await fillPlace();
    await fillPrice();
    await asks('방은 어떻게 생겼나요?');
    await choose('날짜 정하기');
    fireEvent.change(screen.getByLabelText(/^입주일/), { target: { value: '2020-01-02' } });
    press('다음');
    expect(await screen.findByText(/오늘부터 골라 주세요/)).toBeDefined();
    expect(screen.getByLabelText(/^입주일/)).toHaveProperty('value', '2020-01-02');
  });
});

describe('what was typed of a room', () => {
  it('is there after a reload, on its step', async () => {
    const { services } = openForm();
    await asks('어떤 방인가요?');
    await fillRoom();
    await fillPlace();
    await asks('한 달에 얼마인가요?');
    await type('보증금', '700');
    leaveWindow(services);
    openForm('/direct/write?step=price');
    await waitFor(() => {
      expect(field('보증금')).toHaveProperty('value', '700');
    });
    expect(screen.queryByText('쓰던 글이 있어요')).toBeNull();
    expect(screen.getByText('임시저장됨')).toBeDefined();
  });

  it('is offered again where the form was closed, without a question', async () => {
    const { services } = openForm();
    await asks('어떤 방인가요?');
    await fillRoom();
    await asks('방이 어디에 있나요?');
    press('닫기');
    await waitFor(() => {
      expect(services.stores.history.current.url).toBe('/deal');
    });
    act(() => {
      services.stores.history.push('/direct/write');
    });
    expect(await screen.findByText('쓰던 글이 있어요')).toBeDefined();
    press('이어서 쓰기');
    await asks('방이 어디에 있나요?');
    press('이전');
    await asks('어떤 방인가요?');
    expect(screen.getByRole('radio', { name: '세입자' })).toHaveProperty('checked', true);
  });

  it('is offered to another tab, which does not take it by itself', async () => {
    const { services } = openForm();
    await choose('세입자');
    leaveWindow(services, true);
    openForm();
    expect(await screen.findByText('쓰던 글이 있어요')).toBeDefined();
    expect(screen.getByRole('radio', { name: '세입자' })).toHaveProperty('checked', false);
    press('이어서 쓰기');
    expect(screen.getByRole('radio', { name: '세입자' })).toHaveProperty('checked', true);
  });

  it('is thrown away where somebody begins anew', async () => {
    const { services } = openForm();
    await choose('세입자');
    leaveWindow(services);
    openForm();
    await screen.findByText('쓰던 글이 있어요');
    press('새로 쓰기');
    const asked = await screen.findByRole('alertdialog');
    fireEvent.click(within(asked).getByRole('button', { name: '지우기' }));
    await waitFor(() => {
      expect(screen.getByRole('radio', { name: '세입자' })).toHaveProperty('checked', false);
    });
    expect(localStorage.getItem('DRAFT_direct-write')).toBeNull();
  });
});
