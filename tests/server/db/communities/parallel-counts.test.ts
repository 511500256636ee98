import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, type Database } from '../../../../server/db/database';
import { BundleRepository } from '../../../../server/db/notifications/bundle-repository';
import { OpenSignals } from '../../../../server/db/notifications/member-signals';
import { NotificationRepository } from '../../../../server/db/notifications/notification-repository';
import { communityOn, made } from '../../../support/community-on-database';
import { createPostgresDatabase } from '../../../support/databases';
import { MovingClock } from '../../../support/moving-clock';

const CLIENTS = 50;
const DAY = '20261120';

describe('fifty people at once, in two processes on postgres', () => {
  let databases: readonly Database[];
  let close: () => Promise<void>;
  const clock = new MovingClock();
  let communities: readonly ReturnType<typeof communityOn>[];
  let author: number;
  let people: readonly number[];

  beforeAll(async () => {
    const { url, drop } = await createPostgresDatabase();
    databases = [openPostgres(url), openPostgres(url)];
    close = async () => {
      for (const database of databases) await database.close();
      await drop();
    };
    communities = databases.map((database) => communityOn(database, clock));
    author = await of(0).join('author');
    const joined = [];
    for (let at = 0; at < CLIENTS; at += 1) joined.push(await of(at).join(`person ${at}`));
    people = joined;
  });
  afterAll(() => close());

  /** Each person’s calls come to the process that they happen to reach. */
  const of = (at: number) => communities[at % communities.length] ?? expect.fail('no process');
  const all = <Value>(act: (person: number, at: number) => Promise<Value>) =>
    Promise.all(people.map(act));
  const countsOf = async (id: string) => made(await of(0).posts.one(id, null)).counts;

  it('like a post, each twice, and half of them take it back', async () => {
    const id = await of(0).write(author, '공감');
    await all((person, at) =>
      Promise.all([of(at).posts.like(person, id, true), of(at + 1).posts.like(person, id, true)]),
    );
    expect(await countsOf(id)).toMatchObject({ likes: CLIENTS });
    await all((person, at) =>
      at % 2 === 0 ? of(at).posts.like(person, id, false) : of(at).posts.like(person, id, true),
    );
    expect(await countsOf(id)).toMatchObject({ likes: CLIENTS / 2 });
  });

  it('say something and answer each other, and some delete what they said', async () => {
    const id = await of(0).write(author, '댓글');
    const first = await of(0).say(author, id, '어떠세요?');
    const said = await all((person, at) =>
      of(at).say(person, id, `말 ${at}`, at % 2 === 0 ? {} : { parentId: first }),
    );
    expect(await countsOf(id)).toMatchObject({ comments: CLIENTS + 1 });
    await all(async (person, at) => {
      if (at % 5 === 0) made(await of(at).comments.remove(person, said[at] ?? ''));
      else made(await of(at).comments.like(person, first, true));
    });
    expect(await countsOf(id)).toMatchObject({ comments: CLIENTS + 1 - CLIENTS / 5 });
    expect((await of(0).comments.one(first, null))?.likes).toBe(CLIENTS - CLIENTS / 5);
  });

  it('read a post, each twice on a day', async () => {
    const id = await of(0).write(author, '조회');
    await all((person, at) => {
      const view = { day: DAY, viewer: String(person), memberId: person };
      return Promise.all([of(at).posts.view(id, view), of(at + 1).posts.view(id, view)]);
    });
    expect(await countsOf(id)).toMatchObject({ views: CLIENTS });
  });

  it('are told of to the author as one, each once', async () => {
    const id = await of(0).write(author, '소식');
    const bundles = databases.map(
      (database) => new BundleRepository({ database, signals: new OpenSignals('postgres') }, clock),
    );
    await all(async (person, at) => {
      await of(at).posts.like(person, id, true);
      await bundles[at % bundles.length]?.liked('POST', id, person);
    });
    const [database] = databases;
    const inbox = new NotificationRepository(
      database ?? expect.fail('no database'),
      clock,
      new OpenSignals('postgres'),
    );
    const { items, unread } = await inbox.page(author, { kind: 'LIKE', cursor: null, limit: 10 });
    expect(items.map(({ title }) => title)).toEqual([
      `새싹님 외 ${CLIENTS - 1}명이 글에 공감했어요`,
    ]);
    expect(unread.counts.LIKE).toBe(1);
  });
});
