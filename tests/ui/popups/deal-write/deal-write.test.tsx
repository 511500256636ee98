import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openChats } from '../../screens/chats/chat-kit';
import { ChatStage } from '../../support/chat-stage';
import { BEAR, MOON } from '../../support/community-stage';
import { MateStage } from '../../support/mate-stage';
import { renderApp } from '../../support/render-app';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const write = () => screen.findByRole('button', { name: '글쓰기' });
const sheet = async () => within(await screen.findByRole('dialog', { name: '글쓰기' }));

describe('what to write, asked over the lists of deals', () => {
  it.each(['/deal', '/direct', '/mate'])('leads on from %s', async (path) => {
    renderApp(path, new MateStage().services);
    fireEvent.click(await write());
    const links = (await sheet()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['직거래 올리기', '/direct/write'],
      ['메이트 구하기', '/mate/write'],
      ['내 글', '/deal/mine'],
      ['채팅', '/chats'],
    ]);
  });

  it('takes a visitor to the page, which asks for a login, and Back to the list', async () => {
    const { stores } = renderApp('/deal', new MateStage().services);
    fireEvent.click(await write());
    fireEvent.click((await sheet()).getByRole('link', { name: '내 글' }));
    expect(await screen.findByText('로그인하면 내가 올린 방을 볼 수 있어요')).toBeTruthy();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    act(() => {
      stores.history.back();
    });
    expect(await write()).toBeTruthy();
    expect(window.location.pathname + window.location.search).toBe('/deal');
  });

  it('opens once at a double press', async () => {
    const { stores } = renderApp('/deal', new MateStage().services);
    const button = await write();
    fireEvent.click(button);
    fireEvent.click(button);
    await sheet();
    expect(stores.popups.shown.map(({ name }) => name)).toEqual(['deal-write']);
  });

  it('says to a member how many messages are unread', async () => {
    const stage = new ChatStage();
    stage.says(stage.talk(), BEAR, '네, 아직 있어요.');
    await openChats(stage, '/deal', MOON);
    fireEvent.click(await write());
    const chats = (await sheet()).getByRole('link', { name: /^채팅/ });
    await waitFor(() => {
      expect(chats.textContent).toBe('채팅읽지 않은 메시지 1');
    });
  });
});

describe('the button', () => {
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  };

  it('goes out of the way of who reads on, and comes back with the way up', async () => {
    renderApp('/deal', new MateStage().services);
    const button = await write();
    scrollTo(400);
    expect(button.dataset['away']).toBe('true');
    scrollTo(300);
    expect(button.dataset['away']).toBeUndefined();
    scrollTo(0);
  });
});
