import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#core';
import { deferred } from '../support/deferred';
import { items, launch, pass, urls } from '../support/deep-links';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a cold start in a shell', () => {
  it.each([
    ['a notification of an item that is gone', { notification: 'gone-deal' }],
    ['a notification that nobody knows', { notification: 'unknown' }],
    ['a link to a deal that is gone', { link: 'hankan://mate/detail/6' }],
    ['a link to a post that is gone', { link: 'https://www.hankan.example/posts/6' }],
    ['a link to a content that is gone', { link: '/contents/6' }],
  ])('goes nowhere for %s, and says so', async (_, shell) => {
    const { history, told, links } = launch('/', shell);
    await pass(2000);
    expect(urls(history)).toEqual(['/']);
    expect(told).toEqual(['/']);
    expect(links.waiting).toEqual([]);
  });

  it.each([
    ['/posts/6', '/youth/communities'],
    ['/contents/6', '/feed'],
    ['/direct/detail/6', '/deal'],
    ['/mate/detail/6', '/mate'],
  ])('shared with a path that is gone, %s, goes as far as %s, and says so', async (path, list) => {
    const { history, told, links } = launch(path, { link: `hankan:/${path}` });
    await pass(2000);
    expect(urls(history)).toEqual([list]);
    expect(told).toEqual([list]);
    expect(links.waiting).toEqual([]);
  });

  it.each(['/posts/5', '/mate/detail/5'])('opens %s, which is there', async (path) => {
    const { history, told } = launch(path);
    await pass(1000);
    expect(history.current.url).toBe(path);
    expect(told).toEqual([]);
  });

  it('opens nothing before it is known to be there', async () => {
    const { promise, resolve } = deferred<null>();
    const lookup = { ...items, community: () => promise };
    const { history, told } = launch('/posts/6', {}, { lookup });
    await pass(5000);
    expect(urls(history)).toEqual(['/youth/communities']);
    resolve(null);
    await pass(0);
    expect(urls(history)).toEqual(['/youth/communities']);
    expect(told).toEqual(['/youth/communities']);
  });

  it('asks again after a reload in between', async () => {
    const { promise } = deferred<null>();
    const before = launch('/posts/6', {}, { lookup: { ...items, community: () => promise } });
    before.links.stop();
    before.history.stop();
    const { page, storage } = before;
    const { history, told } = launch('', {}, { page, storage });
    await pass(2000);
    expect(urls(history)).toEqual(['/youth/communities']);
    expect(told).toEqual(['/youth/communities']);
  });

  it('opens a shared path where nothing can be asked: the page says so itself', async () => {
    const lookup = { ...items, deal: () => Promise.reject(new AppError('offline')) };
    const { history, toasts, told } = launch('/mate/detail/6', {}, { lookup });
    await pass(1000);
    expect(urls(history)).toEqual(['/mate', '/mate/detail/6']);
    expect([toasts.current, told]).toEqual([null, []]);
  });

  it('says nothing of a page that the person did not wait for', async () => {
    const { promise, resolve } = deferred<null>();
    const lookup = { ...items, community: () => promise };
    const { history, told } = launch('/posts/6', {}, { lookup });
    history.push('/more');
    resolve(null);
    await pass(2000);
    expect(urls(history)).toEqual(['/youth/communities', '/more']);
    expect(told).toEqual([]);
  });
});

it.each([
  { kind: 'notification', id: 'gone-deal' },
  { kind: 'notification', id: 'unknown' },
  { kind: 'link', link: 'hankan://posts/6' },
] as const)('a running app says that $kind $id$link is gone, and goes nowhere', async (target) => {
  const { history, send, told } = launch('/zzim');
  send(target);
  await pass(0);
  expect(urls(history)).toEqual(['/zzim']);
  expect(told).toEqual(['/zzim']);
});
