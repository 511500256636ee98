import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CommunityTraces } from '../../../../server/db/communities/community-traces';
import type { Database } from '../../../../server/db/database';
import { memberWrites, postViews } from '../../../../server/db/schema/communities';
import { made, communityOn, postToKeep } from '../../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { MovingClock } from '../../../support/moving-clock';

const DAY_MS = 86_400_000;

describe.each(DATABASES)('what is known of readers and senders on %s', (kind) => {
  let database: Database;
  const clock = new MovingClock();
  let community: ReturnType<typeof communityOn>;
  let author: number;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    community = communityOn(database, clock);
    author = await community.join('author');
  });
  afterAll(() => database.close());

  it('forgets readings of former days, a part at a time, and keeps their count', async () => {
    const id = await community.write(author, '글');
    for (const day of ['20261118', '20261119', '20261120'])
      for (const viewer of ['a', 'b'])
        await community.posts.view(id, { day, viewer, memberId: null });
    const traces = new CommunityTraces(database);
    const before = Date.parse('2026-11-20T12:00:00+09:00');
    expect(await traces.forgetViews(before, 3)).toBe(3);
    expect(await traces.forgetViews(before, 3)).toBe(1);
    expect(await traces.forgetViews(before, 3)).toBe(0);
    expect(await database.db.$count(postViews)).toBe(2);
    const post = made(await community.posts.one(id, null));
    expect(post.counts.views).toBe(6);
    await community.posts.view(id, { day: '20261120', viewer: 'a', memberId: null });
    expect(made(await community.posts.one(id, null)).counts.views).toBe(6);
  });

  it('forgets how older sendings were named; one of them sent again is another', async () => {
    const send = async (key: string) =>
      made(await community.posts.write(author, postToKeep('글'), { key, hash: 'same' }));
    const old = await send('old');
    clock.advance(DAY_MS);
    const young = await send('young');
    const traces = new CommunityTraces(database);
    expect(await traces.forgetWrites(clock.now(), 10)).toBe(1);
    expect(await database.db.$count(memberWrites)).toBe(1);
    expect(await send('young')).toBe(young);
    expect(await send('old')).not.toBe(old);
  });
});
