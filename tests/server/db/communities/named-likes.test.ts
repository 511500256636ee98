import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CommunityTraces } from '../../../../server/db/communities/community-traces';
import type { Database } from '../../../../server/db/database';
import { posts as postTable } from '../../../../server/db/schema/communities';
import { members } from '../../../../server/db/schema/members';
import { MEMBER_WRITE_DAYS } from '../../../../server/jobs/forget-old';
import { OUTBOX_DAYS } from '#core';
import { communityOn, made } from '../../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { MovingClock } from '../../../support/moving-clock';

const ON = { key: 'on', hash: 'of liking it' };
const OFF = { key: 'off', hash: 'of taking that back' };

describe.each(DATABASES)('likes that are named on %s', (kind) => {
  let database: Database;
  let world: ReturnType<typeof communityOn>;
  let kim: number;
  let lee: number;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  beforeEach(async () => {
    world = communityOn(database, new MovingClock());
    kim = await world.join('kim');
    lee = await world.join('lee');
  });
  afterEach(async () => {
    await database.db.delete(postTable);
    await database.db.delete(members);
  });
  afterAll(() => database.close());

  const post = () => world.write(kim, '글');
  const comment = async () => world.say(kim, await post(), '댓글');

  test.each([
    ['a post', 'posts', post],
    ['a comment', 'comments', comment],
  ] as const)('of %s', async (_, noun, write) => {
    const id = await write();
    const like = (liked: boolean, sending: typeof ON, member = lee) =>
      world[noun].like(member, id, liked, sending);
    const stands = (liked: boolean, likes: number) => ({ ok: true, value: { liked, likes } });
    const both = await Promise.all([like(true, ON), like(true, ON)]);
    expect(both).toEqual([stands(true, 1), stands(true, 1)]);
    expect(await like(false, OFF)).toEqual(stands(false, 0));
    // The first sending, late: the last press stands.
    expect(await like(true, ON)).toEqual(stands(false, 0));
    expect(await like(true, { ...OFF, hash: 'of something else' })).toEqual({
      ok: false,
      reason: 'key-spent',
    });
    // Somebody else's keys are their own.
    expect(await like(true, ON, kim)).toEqual(stands(true, 1));
    // Forgotten with its day, it is another sending.
    await new CommunityTraces(database).forgetWrites(Date.parse('2100-01-01'), 100);
    expect(made(await like(true, ON))).toEqual({ liked: true, likes: 2 });
  });

  test('what was refused spends no key', async () => {
    const id = await post();
    expect(await world.posts.like(lee, '999999', true, ON)).toEqual({ ok: false, reason: 'none' });
    expect(made(await world.posts.like(lee, id, true, ON)).liked).toBe(true);
  });

  test('keys are known for longer than anything waits on a device by itself', () => {
    expect(MEMBER_WRITE_DAYS).toBeGreaterThan(OUTBOX_DAYS);
  });
});
