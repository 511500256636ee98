import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError, STORAGE_KEY } from '#core';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { TypedHere } from '../../../../src/ui/stores/typed-here';
import {
  addPhoto,
  asks,
  BEAR,
  choose,
  field,
  fillAll,
  fillPlace,
  fillRoom,
  leaveWindow,
  MOON,
  openForm,
  press,
  type,
  WritingStage,
} from './direct-write-kit';
import { toasted } from '../../support/toasted';

const PICTURE = { width: 640, height: 480, small: '/s', medium: '/m', large: '/l' };

/** The form of one's own room, changed in the last step and about to be sent. */
async function changing() {
  const stage = new WritingStage();
  stage.uploaded.push({ id: 'room', ...PICTURE });
  const deal = stage.offer({ by: MOON });
  const { services } = openForm(`/direct/modify/${deal.id}?step=words`, stage);
  await type(/^제목/, '여기서 고친 제목');
  press('다음');
  await asks('다른 사람에게는 이렇게 보여요');
  const { history } = services.stores;
  return {
    stage,
    deal,
    services,
    history,
    /** On another device. */
    elsewhere: () => {
      Object.assign(deal, {
        draft: { ...deal.draft, title: '저기서 고친 제목' },
        editedAt: stage.clock.now(),
      });
    },
  };
}

const note = () => screen.findByText('그 사이에 다른 곳에서 이 글을 고쳤어요');

describe('a room that was changed elsewhere meanwhile', () => {
  it('keeps what was typed, and takes it in the place of the other once that is said', async () => {
    const { stage, deal, history, elsewhere } = await changing();
    elsewhere();
    press('고치기');
    const said = await note();
    await waitFor(() => {
      expect(document.activeElement?.contains(said)).toBe(true);
    });
    expect(deal.draft.title).toBe('저기서 고친 제목');
    stage.directs.failure = new AppError('offline');
    press('그래도 내 것으로 저장');
    await screen.findByText(/쓴 내용은 그대로 있어요/);
    stage.directs.failure = null;
    press('고치기');
    await waitFor(() => {
      expect(history.current.url).toBe(`/direct/detail/${deal.id}`);
    });
    expect(deal.draft.title).toBe('여기서 고친 제목');
  });

  it('is shown as it stands, and what was typed is offered on the way back', async () => {
    const { deal, history, elsewhere } = await changing();
    elsewhere();
    press('고치기');
    await note();
    press('새로 고친 글 보기');
    expect(await screen.findByText('저기서 고친 제목')).toBeDefined();
    act(() => {
      history.back();
    });
    expect(await screen.findByText(/그 뒤에 글이 바뀌었어요/)).toBeDefined();
    press('이어서 쓰기');
    await asks('다른 사람에게는 이렇게 보여요');
    press('고치기');
    await waitFor(() => {
      expect(deal.draft.title).toBe('여기서 고친 제목');
    });
  });
});

describe('what was typed', () => {
  it('stays where a session has ended alone, and is gone after a logout', async () => {
    const { services } = openForm();
    await choose('세입자');
    const { session } = services.stores;
    act(() => {
      session.lost();
    });
    expect(screen.getByRole('radio', { name: '세입자' })).toHaveProperty('checked', true);
    act(() => {
      session.signedIn({ ID: MOON.id });
    });
    expect(screen.getByRole('radio', { name: '세입자' })).toHaveProperty('checked', true);
    // In another tab, which takes away what is kept on the device.
    new TypedHere(services.local, new MemoryStorage()).leave();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY.TYPED_ERA }));
    });
    act(() => {
      session.lost();
    });
    await screen.findByText('로그인하면 글을 쓸 수 있어요');
    expect(services.local.keys().filter((key) => key.startsWith(STORAGE_KEY.DRAFT))).toEqual([]);
  });
});

describe('where the device keeps nothing', () => {
  const full = {
    read: () => null,
    write: () => false,
    remove: () => undefined,
    keys: () => [],
  };

  it('asks before what was typed is lost, and says why', async () => {
    const { services } = openForm('/direct/write', new WritingStage(), MOON, { local: full });
    await choose('세입자');
    press('닫기');
    const asked = await screen.findByRole('alertdialog');
    expect(within(asked).getByText(/저장 공간이 가득 찼거나 막혀/)).toBeDefined();
    fireEvent.click(within(asked).getByRole('button', { name: '계속 쓰기' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    expect(screen.getByRole('radio', { name: '세입자' })).toHaveProperty('checked', true);
    expect(screen.getByText('임시저장 안 됨')).toBeDefined();
    press('닫기');
    fireEvent.click(await screen.findByRole('button', { name: '나가기' }));
    await waitFor(() => {
      expect(services.stores.history.current.url).toBe('/deal');
    });
  });

  it('asks nothing between the steps, nor of a form that nobody touched', async () => {
    const { services } = openForm('/direct/write', new WritingStage(), MOON, { local: full });
    await fillRoom();
    await asks('방이 어디에 있나요?');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    leaveWindow(services);
    const again = openForm('/direct/write', new WritingStage(), MOON, { local: full });
    await asks('어떤 방인가요?');
    press('닫기');
    await waitFor(() => {
      expect(again.services.stores.history.current.url).toBe('/deal');
    });
  });

  it('holds the window, too', async () => {
    const { services } = openForm('/direct/write', new WritingStage(), MOON, { local: full });
    const isHeld = () => {
      const event = new Event('beforeunload', { cancelable: true });
      act(() => {
        window.dispatchEvent(event);
      });
      return event.defaultPrevented;
    };
    await asks('어떤 방인가요?');
    expect(isHeld()).toBe(false);
    await choose('세입자');
    expect(isHeld()).toBe(true);
    leaveWindow(services);
  });
});

describe('what the server refuses', () => {
  it('is said at the top of its step where no field is there for it', async () => {
    const { stage } = openForm();
    await fillAll();
    stage.directs.failure = new AppError('refused', '한 번씩만 보내 주세요.', 'options.2', 422);
    press('올리기');
    await asks('방은 어떻게 생겼나요?');
    const said = await screen.findByText('한 번씩만 보내 주세요.');
    await waitFor(() => {
      expect(document.activeElement?.contains(said)).toBe(true);
    });
    await type('전용면적', '20');
    expect(screen.queryByText('한 번씩만 보내 주세요.')).toBeNull();
  });

  it('of a picture that was forgotten is said at that picture', async () => {
    const { stage, services } = openForm();
    await fillAll();
    services.stores.history.push('/direct/write?step=photos');
    await addPhoto('other.png');
    await screen.findByRole('img', { name: '2번째 사진' });
    press('다음');
    await asks('어떤 점이 좋은가요?');
    press('다음');
    await asks('다른 사람에게는 이렇게 보여요');
    stage.directs.failure = new AppError('refused', '지워진 사진이 있어요.', 'pictureIds.1', 422);
    press('올리기');
    const tile = await screen.findByRole('group', { name: '2번째 사진' });
    expect(within(tile).getByText(/올린 지 하루가 지나 지워진 사진이에요/)).toBeDefined();
    fireEvent.click(within(tile).getByRole('button', { name: '다시 올리기' }));
    await waitFor(() => {
      expect(screen.queryByRole('group', { name: '2번째 사진' })).toBeNull();
    });
    stage.directs.failure = null;
  });
});

describe('the focus', () => {
  it('goes on with the pictures that are left', async () => {
    openForm('/direct/write?step=photos');
    for (const name of ['a.png', 'b.png', 'c.png']) await addPhoto(name);
    await screen.findByRole('img', { name: '3번째 사진' });
    const isOn = (name: string) =>
      waitFor(() => {
        expect(document.activeElement?.getAttribute('aria-label')).toBe(name);
      });
    press('2번째 사진 앞으로 옮기기');
    await isOn('1번째 사진 뒤로 옮기기');
    press('1번째 사진 빼기');
    await isOn('1번째 사진 빼기');
    press('2번째 사진 빼기');
    await isOn('1번째 사진 빼기');
    press('1번째 사진 빼기');
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('button', { name: '사진 고르기' }));
    });
  });

  it('goes to the items of a fee, and back to its sum', async () => {
    openForm('/direct/write?step=price');
    await type('관리비', '12');
    press(/나눠 적기/);
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: '일반 관리비' }));
    press('한 번에 적기');
    expect(document.activeElement).toBe(field('관리비'));
  });
});

describe('where a search of others is drawn into the page', () => {
  it('says what is missing at its place, and lets the address be typed', async () => {
    const addressPicker = { isThere: true, pick: () => new Promise<never>(() => undefined) };
    openForm('/direct/write', new WritingStage(), MOON, { addressPicker });
    await fillRoom();
    await screen.findByRole('button', { name: '다른 방법으로 찾기' });
    press('다음');
    const place = await screen.findByRole('group', { name: '주소' });
    expect(within(place).getByText('주소를 찾아서 골라 주세요.')).toBeDefined();
    fireEvent.click(within(place).getByRole('button', { name: '직접 적기' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '동네 고르기' }));
  });
});

describe('a room that is held', () => {
  it('is not said to be offered: it is shown once it was looked at', async () => {
    const stage = new WritingStage();
    const place = { road: '서울특별시 관악구 한칸로12길 7', unit: '203호' };
    const { draft } = stage.offer({ by: BEAR });
    stage.offer({ by: BEAR, draft: { place: { ...draft.place, ...place } } });
    openForm('/direct/write', stage);
    await fillAll();
    press('올리기');
    expect(await toasted(/^확인 뒤에 보여요/)).toBeDefined();
    expect(screen.queryByText(/^방을 올렸어요/)).toBeNull();
  });
});

describe('a draft that another window still writes', () => {
  it('is closed here, and stays there', async () => {
    const { services } = openForm();
    await fillRoom();
    await fillPlace();
    leaveWindow(services, true);
    openForm();
    await screen.findByText('쓰던 글이 있어요');
    const key = 'DRAFT_direct-write';
    const [draft] = JSON.parse(localStorage.getItem(key) ?? '[]') as { savedAt: number }[];
    localStorage.setItem(key, JSON.stringify([{ ...draft, savedAt: (draft?.savedAt ?? 0) + 1 }]));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
    expect(await screen.findByText('다른 창에서도 쓰고 있어요')).toBeDefined();
    fireEvent.click(
      screen.getAllByRole('button', { name: '닫기' }).find((one) => one.textContent === '닫기') ??
        document.body,
    );
    await waitFor(() => {
      expect(screen.queryByText('다른 창에서도 쓰고 있어요')).toBeNull();
    });
    expect(localStorage.getItem(key)).not.toBeNull();
  });
});
