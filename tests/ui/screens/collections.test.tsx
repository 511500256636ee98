import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, type Author } from '#core';
import type { Services } from '../../../src/ui/ground/services';
import { CollectionStage, HOUSE } from '../support/collection-stage';
import { BEAR, CAT, MOON } from '../support/community-stage';
import { pressable } from '../support/pressable';
import { renderApp } from '../support/render-app';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const logIn = (services: Services, who: Author) => {
  act(() => {
    services.stores.session.signedIn({ ID: who.id, NICKNAME: who.nickname });
  });
};
const button = pressable;
const press = async (name: string | RegExp) => {
  fireEvent.click(await button(name));
};
const titled = (name: string) => screen.findByRole('heading', { level: 1, name });

/** A page as a member opens it. */
function opened(path: string, stage = new CollectionStage(), who: Author = MOON) {
  stage.reader = who;
  const services = renderApp(path, stage.services);
  logIn(services, who);
  return { stage, services };
}

describe('the collections of somebody', () => {
  it('are nothing for a visitor, who is asked to log in', async () => {
    const stage = new CollectionStage();
    renderApp('/collections', stage.services);
    expect(await screen.findByText('로그인하면 모음을 만들 수 있어요')).toBeTruthy();
    expect(stage.collections.asked).toEqual([]);
  });

  it('are none until one is made, which a double tap makes once', async () => {
    const { stage } = opened('/collections');
    expect(await screen.findByText('아직 모음이 없어요')).toBeTruthy();
    await press('만들기');
    expect(await screen.findByText('모음 이름을 적어 주세요.')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: '새 모음 이름' }), {
      target: { value: '신림 방' },
    });
    const make = await button('만들기');
    fireEvent.click(make);
    fireEvent.click(make);
    await titled('신림 방');
    expect(stage.collections.of('make')).toHaveLength(1);
  });

  it('keep what was typed where it could not be sent, and send it again as the same', async () => {
    const { stage, services } = opened('/collections');
    await screen.findByText('아직 모음이 없어요');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: '새 모음 이름' });
    fireEvent.change(field, { target: { value: '신림 방' } });
    stage.collections.failure = new AppError('offline');
    await press('만들기');
    await waitFor(() => {
      expect(services.stores.toasts.current?.message).toMatch(/네트워크/);
    });
    expect(field.value).toBe('신림 방');
    stage.collections.failure = null;
    await press('만들기');
    await titled('신림 방');
    const [first, second] = stage.collections.of('make');
    expect(second).toEqual(first);
  });

  it('are listed with how much is in them, and are there again after a failure', async () => {
    const stage = new CollectionStage();
    await stage.have(MOON, '신림 방', [HOUSE]);
    const { code } = await stage.have(BEAR, '봉천 방');
    await stage.of(MOON).join(code);
    stage.collections.failure = new AppError('offline');
    opened('/collections', stage);
    expect(await screen.findByText('모음을 불러오지 못했어요')).toBeTruthy();
    stage.collections.failure = null;
    await press('다시 불러오기');
    expect(await screen.findByText('1개')).toBeTruthy();
    expect(
      screen.getByText('아직 담은 것이 없어요 · 신림사는곰님의 모음 · 2명이 함께 봐요'),
    ).toBeTruthy();
  });

  it('show what somebody else does at once', async () => {
    const stage = new CollectionStage();
    const { id, code } = await stage.have(BEAR, '봉천 방');
    await stage.of(MOON).join(code);
    opened('/collections', stage);
    await screen.findByText('봉천 방');
    await act(async () => {
      await stage.of(BEAR).rename(id, '사당 방');
    });
    expect(await screen.findByText('사당 방')).toBeTruthy();
  });
});

describe('a collection', () => {
  async function together() {
    const stage = new CollectionStage();
    const { id, code } = await stage.have(MOON, '신림 방', [HOUSE]);
    await stage.of(BEAR).join(code);
    const page = opened(`/collections/${id}`, stage);
    await titled('신림 방');
    return { ...page, id, code };
  }

  it('shows who looks at it, and what others add and vote, at once', async () => {
    const { stage, id } = await together();
    expect(await screen.findByText('신림사는곰님과 함께 봐요')).toBeTruthy();
    expect(await screen.findByText('내가 담았어요')).toBeTruthy();
    await act(async () => {
      await stage.of(BEAR).vote(id, HOUSE, 'UP');
      await stage.of(BEAR).add(id, { kind: 'notice', id: '999' });
    });
    expect(await button('좋아요 1')).toBeTruthy();
    expect(await screen.findByText('신림사는곰님이 담았어요')).toBeTruthy();
    expect(await screen.findByText('내려간 공고예요')).toBeTruthy();
  });

  it('takes one vote, which is taken back by the same press', async () => {
    const { stage } = await together();
    await press('좋아요 0');
    expect((await button('좋아요 1')).getAttribute('aria-pressed')).toBe('true');
    await press('아니에요 0');
    await button('아니에요 1');
    expect((await button('좋아요 0')).getAttribute('aria-pressed')).toBe('false');
    await press('아니에요 1');
    await button('아니에요 0');
    expect(stage.collections.of('vote').map(([, , vote]) => vote)).toEqual(['UP', 'DOWN', 'NONE']);
  });

  it('keeps a vote that nobody answered, and shows it as it is to be', async () => {
    const { stage, services } = await together();
    await button('좋아요 0');
    stage.collections.failure = new AppError('offline');
    await press('좋아요 0');
    expect((await button('좋아요 1')).getAttribute('aria-pressed')).toBe('true');
    const { outbox, toasts } = services.stores;
    await waitFor(() => {
      expect(toasts.current?.message).toBe('의견은 인터넷에 연결되면 보내요');
    });
    expect(outbox.own?.writes.map(({ kind }) => kind)).toEqual(['collectionVote']);
    await press('좋아요 1');
    expect((await button('좋아요 0')).getAttribute('aria-pressed')).toBe('false');
  });

  it('keeps a press that takes something out, which another press takes back', async () => {
    const { stage, services } = await together();
    const { outbox, toasts } = services.stores;
    await button('좋아요 0');
    stage.collections.failure = new AppError('offline');
    await press('빼기');
    expect(await screen.findByText('아직 담은 것이 없어요')).toBeTruthy();
    await waitFor(() => {
      expect(toasts.current?.message).toBe('인터넷에 연결되면 ‘신림 방’에서 빼요');
    });
    expect(outbox.own?.writes.map(({ body }) => body['isIn'])).toEqual([false]);
    act(() => {
      toasts.act();
    });
    expect(await screen.findByText('내가 담았어요')).toBeTruthy();
  });

  it('leaves a vote as it was where it is refused, and keeps nothing of it', async () => {
    const { stage, services } = await together();
    const { outbox, toasts } = services.stores;
    await button('좋아요 0');
    stage.collections.failure = new AppError('refused', '지금은 고를 수 없어요.', null, 403);
    await press('좋아요 0');
    await waitFor(() => {
      expect(toasts.current?.message).toBe('지금은 고를 수 없어요.');
    });
    expect((await button('좋아요 0')).getAttribute('aria-pressed')).toBe('false');
    expect(outbox.own?.writes).toEqual([]);
  });

  it('lets go of something, which a press puts back', async () => {
    const { services } = await together();
    await press('빼기');
    expect(await screen.findByText('아직 담은 것이 없어요')).toBeTruthy();
    expect(services.stores.toasts.current?.message).toBe('‘신림 방’에서 뺐어요');
    act(() => {
      services.stores.toasts.act();
    });
    expect(await screen.findByText('내가 담았어요')).toBeTruthy();
  });

  it('is nothing any more for who is out, at once', async () => {
    const stage = new CollectionStage();
    const { id, code } = await stage.have(BEAR, '봉천 방', [HOUSE]);
    await stage.of(MOON).join(code);
    opened(`/collections/${id}`, stage);
    await titled('봉천 방');
    await act(async () => {
      await stage.of(BEAR).withdraw(id);
    });
    expect(await screen.findByText('더는 볼 수 없는 모음이에요')).toBeTruthy();
    expect(screen.queryByText('봉천 방')).toBeNull();
  });

  it('is left by who joined, once they are sure', async () => {
    const stage = new CollectionStage();
    const { id, code } = await stage.have(BEAR, '봉천 방');
    await stage.of(MOON).join(code);
    opened(`/collections/${id}`, stage);
    await press('나가기');
    await press('확인');
    await titled('모음');
    expect(stage.collections.of('leave')).toEqual([[id]]);
  });

  it('is for members, and a visitor is asked to log in', async () => {
    const stage = new CollectionStage();
    const { id } = await stage.have(BEAR, '봉천 방');
    renderApp(`/collections/${id}`, stage.services);
    expect(await screen.findByText('로그인하면 모음을 볼 수 있어요')).toBeTruthy();
  });
});

describe('what a link opens', () => {
  it('is read by a visitor, who is asked to log in to come in', async () => {
    const stage = new CollectionStage();
    const { code } = await stage.have(BEAR, '봉천 방', [HOUSE]);
    await stage.of(BEAR).vote('1', HOUSE, 'UP');
    renderApp(`/c/${code}`, stage.services);
    await titled('봉천 방');
    expect(await screen.findByText('신림사는곰님의 모음 · 1개')).toBeTruthy();
    expect(await screen.findByRole('img', { name: '좋아요 1' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^좋아요/ })).toBeNull();
    await press('함께 보기');
    expect(await screen.findByRole('dialog', { name: /한칸과 함께/ })).toBeTruthy();
    expect(stage.collections.of('join')).toEqual([]);
  });

  it('is joined by a press, which leads into it', async () => {
    const stage = new CollectionStage();
    const { id, code } = await stage.have(BEAR, '봉천 방', [HOUSE]);
    opened(`/c/${code}`, stage, CAT);
    await titled('봉천 방');
    await press('함께 보기');
    expect(await screen.findByText('신림사는곰님의 모음 · 2명이 함께 봐요')).toBeTruthy();
    expect(location.pathname).toBe(`/collections/${id}`);
  });

  it('is asked for again when it is seen again, and is gone once the link was withdrawn', async () => {
    const stage = new CollectionStage();
    const { id, code } = await stage.have(BEAR, '봉천 방', [HOUSE]);
    renderApp(`/c/${code}`, stage.services);
    await titled('봉천 방');
    await stage.of(BEAR).withdraw(id);
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText('더는 볼 수 없는 모음이에요')).toBeTruthy();
  });
});

describe('the settings of a collection', () => {
  async function settings(joined: readonly Author[] = []) {
    const stage = new CollectionStage();
    const { id, code } = await stage.have(MOON, '신림 방');
    for (const one of joined) await stage.of(one).join(code);
    const page = opened(`/collections/${id}`, stage);
    await press('모음 설정');
    await screen.findByRole('dialog', { name: '모음 설정' });
    return { ...page, id, code };
  }

  it('let others add or not, and say for how long the link is good', async () => {
    const { stage, id } = await settings();
    fireEvent.click(await screen.findByRole('switch', { name: '함께 담기' }));
    await waitFor(async () => {
      expect((await stage.of(MOON).one(id)).link).toMatchObject({ mayAdd: false, mayVote: true });
    });
    fireEvent.click(screen.getByRole('radio', { name: '7일' }));
    expect(await screen.findByText(/까지 열려 있어요\. 이미/)).toBeTruthy();
    expect(stage.collections.of('share').at(-1)).toEqual([
      id,
      { mayAdd: false, mayVote: true, days: 7 },
    ]);
  });

  it('put somebody out, and withdraw the link', async () => {
    const { stage, id } = await settings([BEAR]);
    await press('신림사는곰님 내보내기');
    await press('내보내기');
    await waitFor(() => {
      expect(screen.queryByText('함께 보는 사람')).toBeNull();
    });
    await press('링크 거두기');
    await press('거두기');
    expect(await button('링크 만들기')).toBeTruthy();
    expect(await stage.of(MOON).one(id)).toMatchObject({ link: null, memberCount: 1 });
  });

  it('give it another name, and delete it once somebody is sure', async () => {
    const { stage, id } = await settings();
    const dialog = screen.getByRole('dialog', { name: '모음 설정' });
    fireEvent.change(within(dialog).getByRole('textbox', { name: '모음 이름' }), {
      target: { value: '봉천 방' },
    });
    await press('이름 바꾸기');
    await waitFor(async () => {
      expect((await stage.of(MOON).one(id)).name).toBe('봉천 방');
    });
    await press('모음 지우기');
    await screen.findByText('‘봉천 방’ 모음을 지울까요?');
    await press('지우기');
    await titled('모음');
    expect(await stage.of(MOON).mine(null)).toEqual([]);
  });
});
