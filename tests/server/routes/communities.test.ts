import { describe, expect, onTestFinished, test } from 'vitest';
import { BOARD, plainDocument } from '#core';
import {
  blocksReply,
  commentListReply,
  communityItemReply,
  postListReply,
  postReply,
} from '#contract/communities';
import { errorReply } from '#contract/errors';
import { buildApp } from '../../../server/app';
import type { AppDeps } from '../../../server/ports/app-deps';
import type { CommentRefusal, StoredComments } from '../../../server/ports/communities/comments';
import type { StoredPosts } from '../../../server/ports/communities/posts';
import type { Sending } from '../../../server/ports/sending';
import type { Viewing } from '../../../server/ports/viewing';
import type { ShownPictures } from '../../../server/ports/pictures/shown-pictures';
import { appDeps } from '../../support/app-deps';
import { fakeLinks, fakeSessions } from '../../support/fake-accounts';
import { shownPicture } from '../../support/contents';
import { fakeShownPictures } from '../../support/fake-contents';
import { FAKE_POST, fakeComments, fakePosts } from '../../support/fake-posts';
import { TestBrowser } from '../../support/test-browser';

async function serve(given: Partial<AppDeps> = {}) {
  const sessions = fakeSessions();
  const app = await buildApp(appDeps({ sessions, ...given }));
  onTestFinished(() => app.close());
  const browse = async (memberId: number | null, ip = '10.0.0.1') => {
    const browser = new TestBrowser(app, { 'x-forwarded-for': ip });
    if (memberId !== null) browser.tokens = await sessions.open(memberId);
    return browser;
  };
  return { browse };
}

const BODY = {
  categoryTypeCode: BOARD.TIP,
  title: '  겨울을   나는 법 ',
  document: plainDocument(['창가에서 한 뼘 떼어 두세요.']),
};

describe('posts', () => {
  test('are answered as the contract says, with faces, and asked for each time they are shown', async () => {
    const { browse } = await serve();
    const browser = await browse(null);
    const list = await browser.send('GET', '/v2/communities?q=겨울&sort=popular');
    expect(list.headers['cache-control']).toBe('no-cache');
    const [first] = postListReply.parse(list.json()).result;
    expect(first?.author).toEqual({
      id: '7',
      nickname: '새싹',
      image: expect.any(String) as string,
    });
    const one = await browser.send('GET', '/v2/communities/1');
    expect(communityItemReply.parse(one.json()).item).toMatchObject({
      document: { content: [{ type: 'paragraph' }] },
      pictures: [],
    });
    const comments = await browser.send('GET', '/v2/communities/1/comments');
    expect(commentListReply.parse(comments.json()).result).toMatchObject([{ text: '고마워요' }]);
    const blocks = await (await browse(7)).send('GET', '/v2/me/blocks');
    expect(blocksReply.parse(blocks.json()).result).toMatchObject([{ id: '9', nickname: '별' }]);
  });

  test('show the first of their pictures in lists and all of them alone, those that are there', async () => {
    const of: ShownPictures['of'] = (ids) => fakeShownPictures.of(ids.filter((id) => id !== 'b'));
    const with3 = { ...FAKE_POST, pictureIds: ['a', 'b', 'c'] };
    const { browse } = await serve({
      shownPictures: { ...fakeShownPictures, of },
      posts: fakePosts({
        list: () =>
          Promise.resolve({ items: [with3, FAKE_POST], next: null, total: 2, version: '1' }),
        one: () => Promise.resolve({ ok: true, value: with3 }),
      }),
    });
    const browser = await browse(null);
    const { result } = postListReply.parse((await browser.send('GET', '/v2/communities')).json());
    expect(result.map(({ picture }) => picture?.id ?? null)).toEqual(['a', null]);
    expect(result[0]?.picture).toEqual(shownPicture('a'));
    const one = (await browser.send('GET', '/v2/communities/1')).json<{ item: unknown }>();
    expect(one.item).toMatchObject({ picture: { id: 'a' }, pictures: [{ id: 'a' }, { id: 'c' }] });
  });

  test('that were deleted are gone, others are not there', async () => {
    const gone = () => Promise.resolve({ ok: false, reason: 'gone' } as const);
    const { browse } = await serve({ posts: fakePosts({ one: gone }) });
    const browser = await browse(null);
    const refused = await browser.send('GET', '/v2/communities/1');
    expect(refused.statusCode).toBe(410);
    expect(errorReply.parse(refused.json())).toMatchObject({
      code: 'gone',
      RESULT_MSG: '삭제된 게시물입니다.',
    });
    const unknown = await (await (await serve()).browse(null)).send('GET', '/v2/communities/2');
    expect(unknown.statusCode).toBe(404);
  });

  test('an article says that it is one', async () => {
    const links = fakeLinks({
      community: (id) => Promise.resolve(id === 'a' ? { categoryTypeCode: 'CATEC00002' } : null),
    });
    const browser = await (await serve({ links })).browse(null);
    const article = await browser.send('GET', '/v2/communities/a');
    expect(article.json()).toEqual({ item: { categoryTypeCode: 'CATEC00002' } });
    expect((await browser.send('GET', '/v2/communities/b')).statusCode).toBe(404);
  });

  test('count a member, and a network, as one viewer a day that nobody can tell', async () => {
    const views: Viewing[] = [];
    const view: StoredPosts['view'] = (_id, seen) => {
      views.push(seen);
      return Promise.resolve();
    };
    const { browse } = await serve({ posts: fakePosts({ view }) });
    const [kim, lee, visitor] = [await browse(7), await browse(8), await browse(null)];
    for (const who of [kim, kim, lee, visitor, visitor]) await who.send('GET', '/v2/communities/1');
    expect(new Set(views.map(({ day }) => day))).toEqual(new Set(['20261120']));
    const [a, b, c, d, e] = views.map(({ viewer }) => viewer);
    expect([a === b, d === e, new Set([a, c, d]).size]).toEqual([true, true, 3]);
    expect(views.every(({ viewer }) => /^[\w-]{43}$/.test(viewer))).toBe(true);
  });

  test('are kept tidied, under the name of their sending', async () => {
    const kept: unknown[] = [];
    const names: Sending[] = [];
    const write: StoredPosts['write'] = (author, post, sending) => {
      kept.push([author, post]);
      names.push(sending);
      return Promise.resolve({ ok: true, value: '1' });
    };
    const browser = await (await serve({ posts: fakePosts({ write }) })).browse(7);
    const send = (body: object, key: string) =>
      browser.send('POST', '/v2/communities', body, { 'idempotency-key': key });
    const answer = await send(BODY, 'a');
    expect(postReply.parse(answer.json()).item.id).toBe('1');
    await send(BODY, 'a');
    await send({ ...BODY, title: '딴 제목' }, 'a');
    const { document } = BODY;
    const post = { board: BOARD.TIP, title: '겨울을 나는 법', document, pictureIds: [] };
    expect(kept[0]).toEqual([7, post]);
    expect(names.map(({ key }) => key)).toEqual(['a', 'a', 'a']);
    const [first, again, other] = names.map(({ hash }) => hash);
    expect([first === again, first === other]).toEqual([true, false]);
  });

  const text = (part: object) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: '글', ...part }] }],
  });
  test.each([
    [400, 'categoryTypeCode', { categoryTypeCode: 'CATEC00002' }],
    [400, 'title', { title: 7 }],
    [422, 'title', { title: ' \u200b ' }],
    [422, 'title', { title: '가'.repeat(61) }],
    [400, 'document', { document: '<p>글</p>' }],
    [400, 'document', { document: null }],
    [422, 'document', { document: {} }],
    [422, 'document', { document: plainDocument(['']) }],
    [422, 'document.content[0]', { document: { type: 'doc', content: [{ type: 'script' }] } }],
    [422, 'document.content[0].content[0]', { document: text({ text: '\u202e글' }) }],
    [
      422,
      'document.content[0].content[0].marks[0]',
      { document: text({ marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }) },
    ],
  ])('%i by the name of %s (%#)', async (status, field, change) => {
    const refuse = () => Promise.reject(new Error('nothing is written'));
    const browser = await (
      await serve({ posts: fakePosts({ write: refuse, change: refuse }) })
    ).browse(7);
    for (const [method, path] of [
      ['POST', '/v2/communities'],
      ['PATCH', '/v2/communities/1'],
    ] as const) {
      const answer = await browser.send(method, path, { ...BODY, ...change });
      expect(answer.statusCode).toBe(status);
      expect(errorReply.parse(answer.json())).toMatchObject({ field });
    }
  });

  test('nested deeper than any program reads are refused, not crashed on', async () => {
    const browser = await (await serve()).browse(7);
    const deep = (levels: number) => '{"type":"blockquote","content":['.repeat(levels);
    for (const levels of [50, 1000, 20_000]) {
      const end = ']}'.repeat(levels);
      const sent = `{"categoryTypeCode":"CATEC00001","title":"글","document":{"type":"doc","content":[${deep(levels)}${end}]}}`;
      const answer = await browser.send('POST', '/v2/communities', sent, {
        'content-type': 'application/json',
      });
      expect([400, 413, 422]).toContain(answer.statusCode);
    }
  });
});

describe('what is refused', () => {
  const comment =
    (reason: CommentRefusal): StoredComments['write'] =>
    () =>
      Promise.resolve({ ok: false, reason });

  test.each([
    ['none', 404, 'id'],
    ['gone', 410, 'id'],
    ['not-theirs', 403, undefined],
    ['key-spent', 422, 'Idempotency-Key'],
    ['no-member', 401, undefined],
    ['no-picture', 422, 'document'],
    ['no-parent', 422, 'parentId'],
    ['no-reply-to', 422, 'replyToId'],
  ] as const)('%s is a %i', async (reason, status, field) => {
    const write = comment(reason);
    const browser = await (await serve({ comments: fakeComments({ write }) })).browse(7);
    const answer = await browser.send('POST', '/v2/communities/1/comments', { text: '네' });
    expect(answer.statusCode).toBe(status);
    expect(errorReply.parse(answer.json()).field).toBe(field);
  });

  test.each([
    [400, 'text', {}],
    [422, 'text', { text: ' \n' }],
    [422, 'text', { text: '가'.repeat(1001) }],
    [400, 'parentId', { text: '네', parentId: 'a b' }],
    [400, 'replyToId', { text: '네', replyToId: 7 }],
  ])('a comment: %i by the name of %s (%#)', async (status, field, body) => {
    const browser = await (await serve()).browse(7);
    const answer = await browser.send('POST', '/v2/communities/1/comments', body);
    expect([answer.statusCode, errorReply.parse(answer.json()).field]).toEqual([status, field]);
  });

  test('nobody blocks themselves, nor nobody', async () => {
    const blocks = (reason: 'self' | 'none') => ({
      of: () => Promise.resolve([]),
      block: () => Promise.resolve({ ok: false, reason } as const),
      unblock: () => Promise.resolve(),
    });
    for (const [reason, status] of [
      ['self', 422],
      ['none', 404],
    ] as const) {
      const browser = await (await serve({ blocks: blocks(reason) })).browse(7);
      const answer = await browser.send('PUT', '/v2/me/blocks/7', {});
      expect(answer.statusCode).toBe(status);
      expect(errorReply.parse(answer.json()).field).toBe('memberId');
    }
  });
});
