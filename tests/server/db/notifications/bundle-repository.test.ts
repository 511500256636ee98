import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { InboxQuery, MemberNotification } from '#core';
import type { Database } from '../../../../server/db/database';
import { BundleRepository } from '../../../../server/db/notifications/bundle-repository';
import { OpenSignals } from '../../../../server/db/notifications/member-signals';
import { NotificationRepository } from '../../../../server/db/notifications/notification-repository';
import { members } from '../../../../server/db/schema/members';
import { posts } from '../../../../server/db/schema/communities';
import { communityOn } from '../../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { MovingClock } from '../../../support/moving-clock';
import { toldSince } from '../../../support/told-since';

const ALL: InboxQuery = { kind: null, cursor: null, limit: 30 };
const DAY_MS = 86_400_000;

describe.each(DATABASES)('what members are told of others on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let signals: OpenSignals;
  let inbox: NotificationRepository;
  let bundles: BundleRepository;
  let community: ReturnType<typeof communityOn>;
  let author: number;
  let [kim, lee, park] = [0, 0, 0];
  let post: string;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.delete(posts);
    await database.db.delete(members);
    clock = new MovingClock();
    signals = new OpenSignals(kind);
    inbox = new NotificationRepository(database, clock, signals);
    bundles = new BundleRepository({ database, signals }, clock);
    community = communityOn(database, clock);
    author = await community.join('author');
    [kim, lee, park] = [
      await community.join('kim'),
      await community.join('lee'),
      await community.join('park'),
    ];
    for (const [id, nickname] of [
      [kim, '김'],
      [lee, '이'],
      [park, '박'],
    ])
      await database.pool.query('update members set nickname = $1 where id = $2', [nickname, id]);
    post = await community.write(author, '겨울나기');
  });

  const like = async (member: number, liked = true) => {
    await community.posts.like(member, post, liked);
    await bundles.liked('POST', post, member);
  };
  const say = async (
    member: number,
    text: string,
    under: Parameters<typeof community.say>[3] = {},
  ) => {
    const id = await community.say(member, post, text, under);
    await bundles.said(id);
    return id;
  };
  const titles = async (member = author) =>
    (await inbox.page(member, ALL)).items.map(({ title }) => title);
  const unread = async (member = author) => (await inbox.page(member, ALL)).unread.counts;

  it('tells likes of a day as one, by the last who likes it', async () => {
    await like(kim);
    await like(lee);
    await like(park);
    const { items, unread: counted } = await inbox.page(author, ALL);
    expect(items).toMatchObject([
      { kind: 'LIKE', title: '박님 외 2명이 글에 공감했어요', message: '겨울나기', LINK: post },
    ]);
    expect(counted.counts.LIKE).toBe(1);
  });

  it('begins another one once it was read, and on another day', async () => {
    await like(kim);
    await inbox.read(author, 'all');
    clock.advance(1000);
    await like(lee);
    expect(await titles()).toEqual(['이님이 글에 공감했어요', '김님이 글에 공감했어요']);
    clock.advance(DAY_MS);
    await like(park);
    expect((await titles())[0]).toBe('박님이 글에 공감했어요');
    expect((await unread()).LIKE).toBe(2);
  });

  it('tells of a person’s like once, however often it is set', async () => {
    await like(kim);
    await inbox.read(author, 'all');
    await like(kim, false);
    expect(await titles()).toEqual([]);
    await like(kim);
    expect(await titles()).toEqual(['김님이 글에 공감했어요']);
    expect((await unread()).LIKE).toBe(0);
  });

  it('forgets who took their like back, and itself where nobody is left', async () => {
    await like(kim);
    await like(lee);
    await like(lee, false);
    expect(await titles()).toEqual(['김님이 글에 공감했어요']);
    await like(kim, false);
    expect(await titles()).toEqual([]);
    expect((await unread()).LIKE).toBe(0);
    // An open page hears that there is nothing left to read.
    expect(
      (await toldSince(database, author, 0)).map(({ isRead, title }) => [isRead, title]),
    ).toEqual([[true, '공감이 취소되었어요']]);
  });

  it('tells nobody of what they do themselves', async () => {
    await like(author);
    await say(author, '제가 먼저 적어요');
    expect(await titles()).toEqual([]);
  });

  it('tells who is answered of the answer, and the author of the post of the rest', async () => {
    const first = await say(kim, '저도 그래요');
    const reply = await say(lee, '어떻게 하셨어요?', { parentId: first });
    await say(park, '창문부터요', { parentId: first, replyToId: reply });
    expect(await titles(author)).toEqual(['박님 외 2명이 글에 댓글을 남겼어요']);
    expect(await titles(kim)).toEqual(['박님 외 1명이 회원님에게 답글을 남겼어요']);
    expect(await titles(lee)).toEqual(['박님이 회원님에게 답글을 남겼어요']);
    expect(await titles(park)).toEqual([]);
  });

  it('tells an author who is answered below their own post once', async () => {
    const first = await say(author, '어떠세요?');
    await say(kim, '좋아요', { parentId: first });
    expect(await titles()).toEqual(['김님이 회원님에게 답글을 남겼어요']);
  });

  it('tells of likes of a comment with its words', async () => {
    const comment = await say(kim, '뽁뽁이를 붙이세요');
    await community.comments.like(lee, comment, true);
    await bundles.liked('COMMENT', comment, lee);
    expect((await inbox.page(kim, ALL)).items).toMatchObject([
      { title: '이님이 댓글에 공감했어요', message: '뽁뽁이를 붙이세요', LINK: post },
    ]);
  });

  it('never tells of what is held, hidden or deleted, nor on a post that is', async () => {
    const [first, second] = [await say(kim, '첫째'), await say(lee, '둘째')];
    await community.hold('comments', second, 'HELD');
    expect((await inbox.page(author, ALL)).items).toMatchObject([
      { title: '김님이 글에 댓글을 남겼어요', message: '첫째' },
    ]);
    await community.comments.remove(kim, first);
    await bundles.said(first);
    expect(await titles()).toEqual([]);
    await community.hold('comments', second, null);
    await bundles.said(second);
    expect((await titles())[0]).toBe('이님이 글에 댓글을 남겼어요');
    await community.hold('posts', post, 'HIDDEN');
    expect(await titles()).toEqual([]);
    expect(await unread()).toMatchObject({ COMMENT: 0, LIKE: 0 });
  });

  it('never tells of people who do not meet, whoever blocked whom', async () => {
    await like(kim);
    await say(lee, '안녕하세요');
    await community.blocks.block(author, String(kim));
    await community.blocks.block(lee, String(author));
    expect(await titles()).toEqual([]);
    expect(await unread()).toMatchObject({ COMMENT: 0, LIKE: 0 });
    await community.blocks.unblock(author, String(kim));
    expect(await titles()).toEqual(['김님이 글에 공감했어요']);
  });

  it('names nobody who has left', async () => {
    await like(kim);
    await like(lee);
    await database.pool.query('delete from members where id = $1', [lee]);
    expect(await titles()).toEqual(['김님이 글에 공감했어요']);
    await database.pool.query('delete from members where id = $1', [kim]);
    expect(await titles()).toEqual([]);
  });

  it('tells open pages of what changed, and of a further like without another one', async () => {
    await like(kim);
    const heard: MemberNotification[] = [];
    const [first] = await toldSince(database, author, 0);
    await like(lee);
    heard.push(...(await toldSince(database, author, first?.change ?? 0)));
    expect(heard).toMatchObject([
      { id: first?.id, firstChange: first?.firstChange, title: '이님 외 1명이 글에 공감했어요' },
    ]);
    // What was seen before it changed is not what was read.
    await inbox.read(author, 'all', first?.change);
    expect((await unread()).LIKE).toBe(1);
  });

  it('is told the same whoever tells it twice at once', async () => {
    await community.posts.like(kim, post, true);
    await Promise.all([1, 2, 3].map(() => bundles.liked('POST', post, kim)));
    const id = await community.say(lee, post, '네');
    await Promise.all([1, 2, 3].map(() => bundles.said(id)));
    expect([...(await titles())].sort()).toEqual([
      '김님이 글에 공감했어요',
      '이님이 글에 댓글을 남겼어요',
    ]);
  });

  it('of what is not there tells nothing', async () => {
    for (const id of ['x', '999999']) {
      await bundles.liked('POST', id, kim);
      await bundles.liked('COMMENT', id, kim);
      await bundles.said(id);
    }
    await bundles.liked('POST', post, kim);
    await bundles.liked('POST', post, 999_999);
    expect(await titles()).toEqual([]);
  });
});
