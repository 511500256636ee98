import { act, fireEvent, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JoinedLists } from '../../../src/ui/stores/zzim/joined/joined-lists';
import { renderApp } from '../support/render-app';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const MEMBER = { ID: 7, NICKNAME: '김한칸' };

/** The app of a member whose lists are as they are told to be. */
function opened(path: string, told: Partial<JoinedLists>) {
  const retried: string[] = [];
  const lists = observable({
    lacking: null,
    unsent: 0,
    waiting: 0,
    ...told,
    retry: () => {
      retried.push(path);
      return Promise.resolve();
    },
    run: () => Promise.resolve(),
  }) as unknown as JoinedLists;
  const services = renderApp(path, ({ stores }) => {
    const outbox = new Proxy(stores.outbox, {
      get: (store, name): unknown => {
        if (name === 'lists') return lists;
        const found: unknown = Reflect.get(store, name);
        return typeof found === 'function' ? (found as () => unknown).bind(store) : found;
      },
    });
    return { stores: { ...stores, outbox } };
  });
  act(() => {
    services.stores.session.signedIn(MEMBER);
  });
  return { services, lists, retried };
}

describe('the lists of a member', () => {
  it('wait for what other devices kept before they say that there is nothing', async () => {
    const { lists } = opened('/zzim', { lacking: 'loading' });
    expect(await screen.findByLabelText('찜한 집 불러오는 중')).toBeTruthy();
    expect(screen.queryByText('찜한 집이 없어요')).toBeNull();
    act(() => {
      runInAction(() => {
        Object.assign(lists, { lacking: null });
      });
    });
    expect(await screen.findByText('찜한 집이 없어요')).toBeTruthy();
  });

  it('say that what is kept elsewhere could not be had, and ask again', async () => {
    const { retried } = opened('/zzim', { lacking: 'failed' });
    expect(await screen.findByText('집 목록을 불러오지 못했어요')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /다시/ }));
    expect(retried).toEqual(['/zzim']);
  });
});

describe('what other devices do not know yet', () => {
  it('stands under what is to be sent, and goes when it is pressed', async () => {
    const { retried } = opened('/outbox', { waiting: 3, unsent: 3 });
    expect(await screen.findByRole('heading', { name: '찜·최근 본 항목 3개' })).toBeTruthy();
    expect(screen.queryByText('보낼 것이 없어요')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '지금 보내기' }));
    expect(retried).toEqual(['/outbox']);
  });

  it('is said before a logout that takes it away', async () => {
    opened('/more', { waiting: 2, unsent: 2 });
    fireEvent.click(await screen.findByRole('button', { name: '로그아웃' }));
    expect(
      await screen.findByText(/^아직 보내지 못한 찜·최근 본 항목 2개는 이 기기에서 지워져요/),
    ).toBeTruthy();
  });
});
