import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import {
  APP_PAGES,
  AppError,
  NOT_FOUND_TITLE,
  pageAt,
  pageTitle,
  type AppPage,
  type Collection,
  type Collections,
  type Comments,
  type Contents,
  type DirectDeals,
  type ItemLookup,
  type Mates,
  type Posts,
} from '#core';
import type { Services } from '../../../src/ui/ground/services';
import { newContent, shownContent } from '../../support/contents';
import { madePost } from '../support/community-stage';
import { headOf } from '../../../server/pages/head-of';
import { sourcesOf } from '../../architecture/shape';
import { appDeps } from '../../support/app-deps';
import { fakeLinks } from '../../support/fake-accounts';
import { fakeContents } from '../../support/fake-contents';
import { FAKE_COLLECTION, fakeCollections } from '../../support/fake-collections';
import { FAKE_DEAL, fakeDeals } from '../../support/fake-deals';
import { FAKE_MATE } from '../../support/fake-mates';
import { fakePosts } from '../../support/fake-posts';
import { ROUTES } from '../../../src/ui/frame/routes';
import { renderApp } from '../support/render-app';

const PARTS: Readonly<Record<string, string>> = { provider: 'kakao', tag: '월세' };
const pathOf = ({ path }: AppPage) =>
  encodeURI(path.replaceAll(/:(\w+)/g, (_, name: string) => PARTS[name] ?? 'here'));

/** Every page of the table, and a path beside and below each: mostly there is nothing. */
const pages = Object.values(APP_PAGES).map(pathOf);
const around = pages
  .filter((path) => path !== '/')
  .flatMap((path) => [`${path}/nothing`, `${path}-nothing`]);
const paths = [...new Set([...pages, ...around])];

const found = (id: string) => (id === 'here' ? {} : null);
const community = (id: string) => Promise.resolve(found(id) && { categoryTypeCode: 'CATEC00001' });
const SHARED: Collection = { ...FAKE_COLLECTION, role: 'reader', items: [], link: null };
const deal = (id: string) => Promise.resolve(found(id) && { dealType: 'mate' as const });
const items: ItemLookup = { community, deal };
/** Of posts, articles and deals the same one is there, and nothing is said about it. */
const withItems = ({
  posts,
  collections,
  comments,
  contents,
  directs,
  mates,
}: Services): Partial<Services> => ({
  items,
  directs: Object.assign(Object.create(directs) as DirectDeals, {
    one: (id: string) => directs.one(id === 'here' ? '1' : id),
  }),
  mates: Object.assign(Object.create(mates) as Mates, {
    one: (id: string) => mates.one(id === 'here' ? '1000001' : id),
  }),
  posts: Object.assign(Object.create(posts) as Posts, {
    one: (id: string) =>
      Promise.resolve(id === 'here' ? madePost({ id, title: '겨울을 나는 법' }) : null),
  }),
  contents: Object.assign(Object.create(contents) as Contents, {
    one: (id: string) =>
      Promise.resolve(id === 'here' ? { ...shownContent(newContent({ id })), related: [] } : null),
  }),
  collections: Object.assign(Object.create(collections) as Collections, {
    shared: (code: string) =>
      code === 'here' ? Promise.resolve(SHARED) : Promise.reject(new AppError('not-found')),
  }),
  comments: Object.assign(Object.create(comments) as Comments, {
    list: () => Promise.resolve({ items: [], next: null, total: 0, version: '' }),
  }),
});
/** The room that the app's own deals have under that number. */
const JEONSE = { ...FAKE_DEAL, rentType: 'JEONSE', deposit: 9_000, monthly: 0 } as const;
const NO_DEAL = { ok: false, reason: 'none' } as const;
const known = fakePosts();
/** The deal of that number is of the kind that a path leads to. */
const depsAt = (path: string) =>
  appDeps({
    links: fakeLinks({ community }),
    contents: fakeContents([newContent({ id: 'here' })]),
    collections: {
      ...fakeCollections(),
      shared: (_, code) =>
        Promise.resolve(
          code === 'here' ? { ok: true, value: SHARED } : { ok: false, reason: 'none' },
        ),
    },
    posts: fakePosts({ one: (id, reader) => known.one(id === 'here' ? '1' : id, reader) }),
    deals: fakeDeals({
      one: (id) => {
        const value = decodeURI(path).startsWith('/mate') ? FAKE_MATE : JEONSE;
        return Promise.resolve(id === 'here' ? { ok: true, value } : NO_DEAL);
      },
    }),
  });

it.each(paths)('head and screen say the same at %s', async (path) => {
  const { status, title } = await headOf(depsAt(path), path);
  document.title = '';
  renderApp(path, withItems);
  await waitFor(() => {
    expect(document.title).toBe(pageTitle(title));
  });
  const isMissing = screen.queryByRole('heading', { level: 1, name: NOT_FOUND_TITLE }) !== null;
  const isGone =
    screen.queryByText('삭제된 게시물입니다.') !== null ||
    screen.queryByText('공고를 찾을 수 없어요') !== null ||
    screen.queryByText(/글이 아직 없어요$/) !== null;
  expect(isMissing || isGone ? 404 : 200).toBe(status);
});

it.each(['/mate/detail/gone', '/mate/detail/gone//', '/m%61te/detail/gone'])(
  'an item that is gone is nothing to both: %s',
  async (path) => {
    expect((await headOf(depsAt(path), path)).status).toBe(404);
    renderApp(path, { items });
    await screen.findByText('삭제된 게시물입니다.');
  },
);

it.each(['/mate/detail/here/', '/m%61te/detail/h%65re'])(
  'an item that is there is there to both, however it is spelled: %s',
  async (path) => {
    expect((await headOf(depsAt(path), path)).status).toBe(200);
    renderApp(path, withItems);
    await screen.findByRole('region', { name: '생활' });
  },
);

const screens = Object.values<AppPage>(APP_PAGES).filter(({ coming }) => coming === null);
const states = sourcesOf(['tests/e2e/support']).filter(({ path }) => path.endsWith('-states.ts'));

it.each(screens)('axe looks at the screen at $path', ({ path }) => {
  // A part that varies may be anything; otherwise the path ends, or a query follows.
  const [fixed = '', varies] = path.split(/:\w+/);
  const opened = new RegExp(`['"\`]${fixed}${varies === undefined ? `['"\`?]` : ''}`);
  const isSeen = states.some(({ text }) => opened.test(text));
  expect(isSeen, `tests/e2e/support/*-states.ts: open ${path} in its states`).toBe(true);
});

describe('the routes', () => {
  /** The screen of the route that a path leads to; null for the rest, which is still to come. */
  const routedTo = (pathname: string): string | null => {
    const path = matchRoutes(ROUTES, { pathname })?.at(-1)?.route.path;
    return screens.find((one) => one.path === path)?.path ?? null;
  };

  it('are the pages of the table whose screens are there', () => {
    const routed = ROUTES.flatMap((route) => [route, ...(route.children ?? [])]).flatMap(
      ({ path }) => (path === undefined || path === '*' ? [] : [path]),
    );
    const coming = routed.filter((path) => pageAt(path)?.page.coming !== null);
    expect(routed.filter((path) => !coming.includes(path)).sort()).toEqual(
      screens.map(({ path }) => path).sort(),
    );
  });

  it('lead where the table says, whatever a path is made of', () => {
    const part = fc.oneof(
      fc.constantFrom(...new Set(pages.flatMap((path) => path.split('/')))),
      fc.constantFrom('', ':id', '%2F', 'm%61p', 'MAP', '..', '%20'),
      fc.string().map(encodeURIComponent),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
        const path = `/${parts.join('/')}`;
        const page = pageAt(path)?.page ?? null;
        expect(routedTo(path)).toBe(page?.coming === null ? page.path : null);
      }),
      { numRuns: 1000 },
    );
  });
});
