import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEY } from '#core';
import { launch, pass, urls } from '../support/deep-links';
import type { Item } from '../support/list-history';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a cold start in a shell', () => {
  it('opens the list first and the page a second later, so that Back leads to the list', async () => {
    const { history, links } = launch('/place/1');
    expect(urls(history)).toEqual(['/map']);
    expect(links.waiting).toEqual(['/place/1']);
    await pass(999);
    expect(history.current.url).toBe('/map');
    await pass(1);
    expect(urls(history)).toEqual(['/map', '/place/1']);
    expect(links.waiting).toEqual([]);
  });

  it('goes on after a reload in between, and loses nothing', async () => {
    const before = launch('/place/1');
    await pass(400);
    before.links.stop();
    before.history.stop();
    const { page, storage } = before;
    expect(JSON.parse(storage.read(STORAGE_KEY.URLS_TO_GO) ?? '')).toEqual(['/place/1']);
    const { history, links } = launch('', {}, { page, storage });
    expect(links.waiting).toEqual(['/place/1']);
    await pass(1000);
    expect(urls(history)).toEqual(['/map', '/place/1']);
    history.push('/more');
    expect(storage.read(STORAGE_KEY.URLS_TO_GO)).toBeNull();
  });

  it.each([
    ['takes the entry of the list', (items: Item[]) => items.slice(0, 1)],
    ['comes on top', (items: Item[]) => [...items, { url: '/map', state: null }]],
  ])('opens the page again where a reload that was under way then %s', async (_, ended) => {
    const before = launch('/place/1/');
    await pass(1000);
    expect(before.history.current.url).toBe('/place/1');
    before.links.stop();
    before.history.stop();
    const { page, storage } = before;
    page.items = ended(page.items);
    page.at = page.items.length - 1;
    page.own = true;
    const { history } = launch('', {}, { page, storage });
    expect(history.current.url).toBe('/map');
    await pass(1000);
    expect(urls(history).slice(-2)).toEqual(['/map', '/place/1']);
  });

  it('opens the page no more where the shell loads another one', async () => {
    const before = launch('/place/1');
    await pass(1000);
    before.links.stop();
    before.history.stop();
    const { page, storage } = before;
    page.push('/zzim', null);
    page.own = true;
    const { history } = launch('', {}, { page, storage });
    await pass(2000);
    expect(urls(history)).toEqual(['/map', '/place/1', '/zzim']);
  });

  it('opens the page no more once the person went back to its list', async () => {
    const before = launch('/place/1');
    await pass(1000);
    const { page, storage } = before;
    before.links.stop();
    before.history.stop();
    const again = launch('', {}, { page, storage });
    again.history.back();
    await pass(5);
    expect(again.history.current.url).toBe('/map');
    again.links.stop();
    again.history.stop();
    const { history } = launch('', {}, { page, storage });
    await pass(2000);
    expect(history.current.url).toBe('/map');
  });

  it('opens what a notification tells, behind its list', async () => {
    const { history } = launch('/', { notification: 'deal', link: 'hankan://zzim' });
    await pass(1000);
    expect(urls(history)).toEqual(['/mate', '/mate/detail/5']);
  });

  it('opens the link that the app was opened with', async () => {
    const { history } = launch('/', { link: 'https://www.hankan.example/zzim' });
    await pass(0);
    expect(urls(history)).toEqual(['/zzim']);
  });

  it('opens once what both the address and the shell name', async () => {
    const { history } = launch('/place/1', { link: 'hankan://place/1' });
    await pass(1500);
    expect(urls(history)).toEqual(['/map', '/place/1']);
  });

  it('says where nothing can be asked, and stays', async () => {
    const { history, toasts } = launch('/', { notification: 'house' }, { isDown: true });
    await pass(0);
    expect(urls(history)).toEqual(['/']);
    expect(toasts.current?.tone).toBe('warning');
  });

  it.each(['https://evil.example/place/1', '//evil.example', 'javascript:alert(1)'])(
    'does nothing with %s',
    async (link) => {
      const { history } = launch('/', { link });
      await pass(2000);
      expect(urls(history)).toEqual(['/']);
    },
  );

  it('lets a person go elsewhere meanwhile', async () => {
    const { history, links } = launch('/place/1');
    history.push('/more');
    await pass(2000);
    expect(urls(history)).toEqual(['/map', '/more']);
    expect(links.waiting).toEqual([]);
  });
});

describe('elsewhere', () => {
  it('a browser opens the page itself', async () => {
    const { history } = launch('/place/1', { shell: null });
    await pass(2000);
    expect(urls(history)).toEqual(['/place/1']);
  });

  it('a reload of a page that stands there begins nothing anew', async () => {
    const before = launch('/place/1');
    await pass(1000);
    before.links.stop();
    before.history.stop();
    const { page, storage } = before;
    const { history } = launch('', { link: 'hankan://place/1' }, { page, storage });
    await pass(2000);
    expect(urls(history)).toEqual(['/map', '/place/1']);
  });

  it('a running app opens the page alone', async () => {
    const { history, send } = launch('/zzim');
    send({ kind: 'link', link: 'hankan://place/1' });
    await pass(2000);
    expect(urls(history)).toEqual(['/zzim', '/place/1']);
  });

  it('the last of two links wins', async () => {
    const { history, send } = launch('/zzim');
    send({ kind: 'notification', id: 'deal' });
    send({ kind: 'link', link: 'hankan://map' });
    await pass(0);
    expect(urls(history)).toEqual(['/zzim', '/map']);
  });

  it('nothing is heard once it has stopped', async () => {
    const { links, listeners } = launch('/zzim');
    links.stop();
    links.stop();
    expect(listeners.size).toBe(0);
    await pass(2000);
  });
});

describe('a notification that comes while the app runs', () => {
  const words = { id: 'n1', title: '새 댓글이 달렸어요', message: '안녕하세요', time: null };

  it.each([
    ['its link', { kind: 'link', link: '/posts/5' }, ['/zzim', '/posts/5']],
    ['what the server knows of it', { kind: 'notification', id: 'house' }, ['/zzim', '/place/1']],
    ['no link of another site', { kind: 'link', link: '//evil.example' }, ['/zzim']],
    ['nothing', null, ['/zzim']],
  ] as const)('is shown, and opens %s when it is pressed', async (_, target, opened) => {
    const { history, pushToasts, notify } = launch('/zzim', { link: null });
    await pass(0);
    notify({ ...words, target });
    await vi.waitFor(() => {
      expect(pushToasts.board?.stack).toMatchObject([words]);
    }, 30_000);
    expect(urls(history)).toEqual(['/zzim']);
    pushToasts.board?.press('n1');
    await pass(0);
    expect(urls(history)).toEqual(opened);
  });
});
