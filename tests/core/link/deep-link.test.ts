import { describe, expect, test } from 'vitest';
import { deepLinkPath, findOpenedPage, type ItemLookup, type Notifications } from '#core';

const HOME = { siteUrl: 'https://www.hankan.example', scheme: 'hankan' };

describe('deepLinkPath', () => {
  test.each([
    ['https://www.hankan.example/place/1?p=photos#2', '/place/1?p=photos#2'],
    ['https://www.hankan.example', '/'],
    ['https://www.hankan.example/', '/'],
    ['hankan://place/1', '/place/1'],
    ['HANKAN://map', '/map'],
    ['hankan://', '/'],
    ['/mate?dongliCode=1162010200', '/mate?dongliCode=1162010200'],
    [' /map ', '/map'],
  ])('%j opens %s', (link, path) => {
    expect(deepLinkPath(link, HOME)).toBe(path);
  });

  test.each([
    'https://www.hankan.example.evil.example/place/1',
    'https://www.hankan.example@evil.example/',
    'http://www.hankan.example/place/1',
    'https://evil.example/https://www.hankan.example/',
    '//evil.example',
    '/\\evil.example',
    'hankan:///evil.example',
    'hankan://\\evil.example',
    'hankan:place/1',
    'hankanx://place/1',
    'javascript:alert(1)',
    'data:text/html,1',
    '/place/1\u0000',
    'place/1',
    '',
  ])('%j opens nothing', (link) => {
    expect(deepLinkPath(link, HOME)).toBeNull();
  });

  test('an address of a site that has no name yet is no link of it', () => {
    expect(deepLinkPath('https://www.hankan.example/map', { siteUrl: '', scheme: 'hankan' })).toBe(
      null,
    );
  });
});

const notifications = (
  cluster: { NOTI_TARGET_CD: string; LINK: string } | null,
): Notifications => ({
  cluster: (id) => Promise.resolve(id === '7' ? cluster : null),
});
const items = (
  community: string | null,
  deal: string | null,
): ItemLookup & { readonly asked: string[] } => {
  const asked: string[] = [];
  return {
    asked,
    community: (id) => {
      asked.push(`community ${id}`);
      return Promise.resolve(community === null ? null : { categoryTypeCode: community });
    },
    deal: (id) => {
      asked.push(`deal ${id}`);
      return Promise.resolve(deal === null ? null : { dealType: deal });
    },
  };
};
const open = (
  cluster: { NOTI_TARGET_CD: string; LINK: string } | null,
  lookup = items('CATEC00001', 'direct'),
) =>
  findOpenedPage(
    { notifications: notifications(cluster), items: lookup, home: HOME },
    { kind: 'notification', id: '7' },
  );

describe('findOpenedPage', () => {
  test.each([
    ['OPITG10001', '12', '/place/12'],
    ['OPITG10002', '12', '/notices/12'],
    ['OPITG10003', '12', '/direct/detail/12'],
    ['OPITG00011', '12', '/posts/12'],
    ['OPITG00004', '1162010200', '/youth/notices?isPush=T&DONGLI_CD=1162010200'],
    ['OPITG00017', '1162010200', '/mate?dongliCode=1162010200'],
    ['OPITG00014', '1162010200', '/direct?dongliCode=1162010200'],
    ['OPITG99999', '/zzim', '/zzim'],
  ])('%s %s opens %s', async (NOTI_TARGET_CD, LINK, path) => {
    expect(await open({ NOTI_TARGET_CD, LINK })).toEqual({ kind: 'page', path });
  });

  test('what an item is decides its page', async () => {
    const deal = { NOTI_TARGET_CD: 'OPITG10003', LINK: '5' };
    const community = { NOTI_TARGET_CD: 'OPITG00011', LINK: '5' };
    expect(await open(deal, items(null, 'mate'))).toMatchObject({ path: '/mate/detail/5' });
    expect(await open(community, items('CATEC00002', null))).toMatchObject({
      path: '/contents/5',
    });
  });

  test('an item that is gone leads to its list', async () => {
    const none = items(null, null);
    expect(await open({ NOTI_TARGET_CD: 'OPITG10003', LINK: '5' }, none)).toEqual({
      kind: 'gone',
      list: '/deal',
    });
    expect(await open({ NOTI_TARGET_CD: 'OPITG00011', LINK: '5' }, none)).toEqual({
      kind: 'gone',
      list: '/youth/communities',
    });
    expect(none.asked).toEqual(['deal 5', 'community 5']);
  });

  test('what names no page leads nowhere', async () => {
    expect(await open(null)).toEqual({ kind: 'nowhere' });
    expect(await open({ NOTI_TARGET_CD: 'OPITG10001', LINK: '//evil.example' })).toEqual({
      kind: 'nowhere',
    });
  });

  test('a link needs no question', async () => {
    const deps = { notifications: notifications(null), items: items(null, null), home: HOME };
    expect(await findOpenedPage(deps, { kind: 'link', link: 'hankan://map' })).toEqual({
      kind: 'page',
      path: '/map',
    });
    expect(await findOpenedPage(deps, { kind: 'link', link: 'https://evil.example' })).toEqual({
      kind: 'nowhere',
    });
  });
});
