import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareContents } from '#core';
import type { Database } from '../../../../server/db/database';
import { ContentRepository } from '../../../../server/db/magazine/content-repository';
import { writeContents } from '../../../../server/db/magazine/content-writer';
import { newContent } from '../../../support/contents';
import { DATABASES, openTestDatabase } from '../../../support/databases';

/** Given in no order, three of them of one day. */
const GIVEN = [
  newContent({ id: 'older', publishedOn: '20260930' }),
  newContent({ id: 'b', publishedOn: '20261101' }),
  newContent({ id: 'Z', publishedOn: '20261101', coverId: null }),
  newContent({ id: 'latest', publishedOn: '20261120' }),
  newContent({ id: 'a-1', publishedOn: '20261101' }),
];

describe.each(DATABASES)('the latest articles on %s', (kind) => {
  let database: Database;
  let contents: ContentRepository;
  const write = (given: typeof GIVEN, takesGoneAway = false) =>
    database.db.transaction((tx) =>
      writeContents(tx, given, { source: 'import', kept: [], takesGoneAway }, 0),
    );
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    contents = new ContentRepository(database);
    await write(GIVEN);
  });
  afterAll(() => database.close());

  const latest = async (most: number) => (await contents.latest(most)).items.map(({ id }) => id);

  test('come in the core’s order, of one day by their names, at most so many', async () => {
    const order = ['latest', 'Z', 'a-1', 'b', 'older'];
    expect([...GIVEN].sort(compareContents).map(({ id }) => id)).toEqual(order);
    expect(await latest(30)).toEqual(order);
    expect(await latest(2)).toEqual(order.slice(0, 2));
    const { items } = await contents.list({ tag: null, limit: 30, cursor: null });
    expect(items.map(({ id }) => id)).toEqual(order);
  });

  test('are whole, and of the version that all are of', async () => {
    const { items, version } = await contents.latest(1);
    expect(items[0]).toMatchObject({ id: 'latest', document: GIVEN[3]?.document, pictureIds: [] });
    expect(version).toBe(await contents.version());
    await write([newContent({ id: 'newest', publishedOn: '20261121' })]);
    const after = await contents.latest(1);
    expect(after.items[0]?.id).toBe('newest');
    expect(after.version).not.toBe(version);
  });
});
