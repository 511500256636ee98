import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/db/database';
import { communityOn } from '../../../support/community-on-database';
import { openTestDatabase } from '../../../support/databases';
import { MovingClock } from '../../../support/moving-clock';

const WRITERS = 6;

/** The embedded database has one writer at a time. */
describe('the version of what is seen of posts, on postgres', () => {
  let database: Database;
  let community: ReturnType<typeof communityOn>;
  const ids: string[] = [];
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    community = communityOn(database, new MovingClock());
    const author = await community.join('author');
    for (let at = 0; at < WRITERS; at += 1) ids.push(await community.write(author, `글 ${at}`));
  });
  afterAll(() => database.close());

  const version = () => community.posts.version();

  /** Changes a post each, and is not done with it. */
  const begin = () =>
    Promise.all(
      ids.map(async (id) => {
        const client = await database.pool.connect();
        await client.query('begin');
        await client.query('update posts set title = $1 where id = $2', ['다른 제목', id]);
        return client;
      }),
    );
  const end = async (client: PoolClient, how: 'commit' | 'rollback') => {
    await client.query(how);
    client.release();
  };

  it('is another one as soon as what was written is seen, and not before; and nobody waits', async () => {
    for (let times = 0; times < 2; times += 1) {
      const before = await version();
      // With one row for all, the second of them would wait for the first.
      const writers = await begin();
      expect(await version()).toBe(before);
      const seen = new Set([before]);
      for (const writer of writers.reverse()) {
        await end(writer, 'commit');
        seen.add(await version());
      }
      expect(seen.size).toBe(WRITERS + 1);
    }
  });

  it('stays where nothing came of it', async () => {
    const before = await version();
    for (const writer of await begin()) await end(writer, 'rollback');
    expect(await version()).toBe(before);
  });

  it('takes few rows, however often is written', async () => {
    const { rows } = await database.pool.query<{ count: number }>(
      'select count(*)::int as count from posts_state',
    );
    expect(rows[0]?.count).toBeLessThanOrEqual(2 * WRITERS);
  });
});
