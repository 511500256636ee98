import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError, BOARD } from '#core';
import { renderApp } from '../support/render-app';
import { BEAR, CommunityStage, MOON } from '../support/community-stage';

function open(path: string, stage = new CommunityStage(), member: number | null = 1) {
  stage.reader = member === null ? null : MOON;
  const services = renderApp(path, stage.services);
  act(() => {
    if (member !== null) services.stores.session.signedIn({ ID: member });
  });
  return { stage, services };
}

const title = () => screen.findByRole('textbox', { name: '제목' });
const text = () => screen.findByRole('textbox', { name: '내용' });
const publish = () => screen.getByRole('button', { name: /등록/ });

/** Writes into the editor as its own commands do: jsdom has no keys that type. */
async function say(words: string): Promise<void> {
  const box = await text();
  const { editor } = box as unknown as {
    readonly editor: { readonly commands: { readonly insertContent: (text: string) => boolean } };
  };
  act(() => {
    editor.commands.insertContent(words);
  });
}

const retitle = async (words: string) => {
  fireEvent.change(await title(), { target: { value: words } });
};

describe('/posts/write', () => {
  it('asks a visitor to log in', async () => {
    open('/posts/write', new CommunityStage(), null);
    expect(await screen.findByText('로그인하면 글을 쓸 수 있어요')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: '제목' })).toBeNull();
  });

  it('publishes a post, and Back does not lead to the form again', async () => {
    const { stage, services } = open(`/posts/write?board=${BOARD.TIP}`);
    const board = await screen.findByRole<HTMLSelectElement>('combobox', { name: '게시판' });
    expect(board.value).toBe(BOARD.TIP);
    await retitle('결로 막기');
    await say('문풍지를 붙여요.');
    fireEvent.click(publish());
    await waitFor(() => {
      expect(services.stores.history.current.url).toMatch(/^\/posts\/\d+$/);
    });
    expect(stage.community.posts.map((post) => post.title)).toEqual(['결로 막기']);
    expect(services.stores.history.entries.map(({ url }) => url)).not.toContain('/posts/write');
    expect(localStorage.getItem('DRAFT_post-write')).toBeNull();
  });

  it('names what is missing, and leads to the first of it', async () => {
    open('/posts/write');
    await text();
    fireEvent.click(publish());
    expect(await screen.findByText('게시판을 골라 주세요.')).toBeDefined();
    expect(screen.getByText('제목을 입력해 주세요.')).toBeDefined();
    expect(screen.getByText('내용을 입력해 주세요.')).toBeDefined();
    const board = screen.getByRole('combobox', { name: '게시판' });
    expect(document.activeElement).toBe(board);
    fireEvent.change(board, { target: { value: BOARD.HOME } });
    fireEvent.click(publish());
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '제목' }));
    });
    const box = await text();
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '내용을 입력해 주세요.',
    );
  });

  it('offers what was written before, and goes on with it', async () => {
    const first = open(`/posts/write?board=${BOARD.TIP}`);
    await retitle('어제 글');
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    first.services.stores.history.stop();
    // Another tab of this browser.
    sessionStorage.clear();
    document.body.replaceChildren();
    open('/posts/write');
    expect(await screen.findByText('쓰던 글이 있어요')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '이어서 쓰기' }));
    expect((await title()) as HTMLTextAreaElement).toHaveProperty('value', '어제 글');
    expect(screen.queryByText('쓰던 글이 있어요')).toBeNull();
  });

  it('asks before it is left, and stays where that is wanted', async () => {
    const { services } = open('/posts/write');
    const { history } = services.stores;
    await retitle('쓰던 글');
    act(() => {
      history.push('/more');
    });
    const asked = await screen.findByRole('alertdialog');
    expect(history.current.url).toMatch(/^\/posts\/write/);
    fireEvent.click(within(asked).getByRole('button', { name: '계속 쓰기' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    expect(await title()).toHaveProperty('value', '쓰던 글');
    act(() => {
      history.push('/more');
    });
    const again = await screen.findByRole('alertdialog');
    fireEvent.click(within(again).getByRole('button', { name: '나가기' }));
    await waitFor(() => {
      expect(history.current.url).toBe('/more');
    });
    expect(localStorage.getItem('DRAFT_post-write')).toContain('쓰던 글');
  });

  it('keeps what is written where the session is over, and sends it after a login', async () => {
    const { stage, services } = open(`/posts/write?board=${BOARD.TIP}`);
    await retitle('결로 막기');
    await say('문풍지를 붙여요.');
    stage.posts.failure = new AppError('unauthorized', undefined, null, 401);
    fireEvent.click(publish());
    expect(await screen.findByText('로그인한 뒤에 다시 시도해 주세요.')).toBeDefined();
    act(() => {
      services.stores.session.lost();
    });
    stage.posts.failure = null;
    await waitFor(() => {
      expect(services.stores.popups.shown.map(({ name }) => name)).toEqual(['login']);
    });
    act(() => {
      services.stores.session.signedIn({ ID: 1 });
      services.stores.popups.close(services.stores.popups.shown[0]?.id ?? 0, 'signed-in');
    });
    await waitFor(() => {
      expect(services.stores.popups.shown).toEqual([]);
    });
    expect(await title()).toHaveProperty('value', '결로 막기');
    fireEvent.click(publish());
    await waitFor(() => {
      expect(stage.community.posts).toHaveLength(1);
    });
    const keys = stage.posts.of('write').map(([, key]) => key);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('/posts/{id}/modify', () => {
  it('lets its author change a post', async () => {
    const stage = new CommunityStage();
    const post = await stage.post('결로', { by: MOON });
    const { services } = open(`/posts/${post.id}/modify`, stage);
    expect(await title()).toHaveProperty('value', '결로');
    expect((await text()).textContent).toContain('결로에 대해 물어봐요.');
    await retitle('결로 막은 이야기');
    fireEvent.click(publish());
    await waitFor(() => {
      expect(services.stores.history.current.url).toBe(`/posts/${post.id}`);
    });
    expect(stage.community.posts[0]?.title).toBe('결로 막은 이야기');
  });

  it('leads back to the page of the post, which is there once and shows it changed', async () => {
    const stage = new CommunityStage();
    const post = await stage.post('결로', { by: MOON });
    const { services } = open(`/posts/${post.id}`, stage);
    const { history } = services.stores;
    await screen.findByRole('heading', { level: 1, name: '결로' });
    act(() => {
      history.push(`/posts/${post.id}/modify`);
    });
    await retitle('결로 막은 이야기');
    stage.clock.advance(60_000);
    fireEvent.click(publish());
    expect(
      await screen.findByRole('heading', { level: 1, name: '결로 막은 이야기' }),
    ).toBeDefined();
    expect([history.current.url, history.canGoBack]).toEqual([`/posts/${post.id}`, false]);
  });

  it('tells others why they cannot', async () => {
    const stage = new CommunityStage();
    const post = await stage.post('결로', { by: BEAR });
    open(`/posts/${post.id}/modify`, stage);
    expect(await screen.findByText('내가 쓴 글만 고칠 수 있어요')).toBeDefined();
  });

  it('says where there is no such post, and where it cannot be had', async () => {
    const stage = new CommunityStage();
    stage.posts.failure = new AppError('offline');
    open('/posts/nothing/modify', stage);
    expect(await screen.findByText('글을 불러오지 못했어요')).toBeDefined();
    stage.posts.failure = null;
    fireEvent.click(screen.getByRole('button', { name: /다시/ }));
    expect(await screen.findByText('삭제된 게시물입니다.')).toBeDefined();
  });
});
