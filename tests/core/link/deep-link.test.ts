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
    'https://www.wicked.example/place/1',
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

  test.each(['https://www.hankan.example/map', 'https://www.hankan.example', ''])(
    'a site that has no name yet has no links: %j',
    (link) => {
      expect(deepLinkPath(link, { siteUrl: '', scheme: 'hankan' })).toBeNull();
    },
  );
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

  test('an item that is gone leads nowhere, and is told', async () => {
    const none = items(null, null);
    const gone = { kind: 'gone' };
    expect(await open({ NOTI_TARGET_CD: 'OPITG10003', LINK: '5' }, none)).toEqual(gone);
    expect(await open({ NOTI_TARGET_CD: 'OPITG00011', LINK: '5' }, none)).toEqual(gone);
    expect(await open({ NOTI_TARGET_CD: 'OPITG10001', LINK: '/posts/6' }, none)).toEqual(gone);
    expect(none.asked).toEqual(['deal 5', 'community 5', 'community 6']);
  });

  test('a notification that nobody knows is told as one that is gone', async () => {
    expect(await open(null)).toEqual({ kind: 'gone' });
  });

  test('what names no page leads nowhere', async () => {
    expect(await open({ NOTI_TARGET_CD: 'OPITG10001', LINK: '//evil.example' })).toEqual({
      kind: 'nowhere',
    });
  });

  const follow = (link: string, lookup: ItemLookup) =>
    findOpenedPage(
      { notifications: notifications(null), items: lookup, home: HOME },
      { kind: 'link', link },
    );

  test.each([
    ['hankan://posts/5', 'community 5'],
    ['https://www.hankan.example/contents/5/?from=mail', 'community 5'],
    ['/direct/detail/a-b_c#reviews', 'deal a-b_c'],
    ['/mate/detail/5', 'deal 5'],
    ['hankan://posts/5//', 'community 5'],
    ['/p%6Fsts/%35', 'community 5'],
  ])('a link to an item is looked up: %s', async (link, question) => {
    const there = items('CATEC00001', 'direct');
    expect(await follow(link, there)).toEqual({ kind: 'page', path: deepLinkPath(link, HOME) });
    expect(there.asked).toEqual([question]);
    expect(await follow(link, items(null, null))).toEqual({ kind: 'gone' });
  });

  test.each(['/posts/%zz', '/posts/%ff', '/contents/a.b', `/mate/detail/${'x'.repeat(65)}`])(
    'what cannot be the name of an item is gone without a question: %s',
    async (link) => {
      const there = items('CATEC00001', 'direct');
      expect(await follow(link, there)).toEqual({ kind: 'gone' });
      expect(there.asked).toEqual([]);
    },
  );

  test.each([
    'hankan://map',
    '/place/5',
    '/notices/5',
    '/posts/write',
    '/posts/write?draft=1',
    '/posts/5/modify',
    '/posts/',
    '/mate?dongliCode=1162010200',
    '/mate/write',
    '/direct/modify/5',
  ])('every other link needs no question: %s', async (link) => {
    const none = items(null, null);
    expect(await follow(link, none)).toEqual({ kind: 'page', path: deepLinkPath(link, HOME) });
    expect(none.asked).toEqual([]);
  });

  test('a link of another site leads nowhere', async () => {
    expect(await follow('https://evil.example', items(null, null))).toEqual({ kind: 'nowhere' });
  });
});
