import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app';
import type { Database } from '../../../server/db/database';
import { ContentRepository } from '../../../server/db/magazine/content-repository';
import { writeContents } from '../../../server/db/magazine/content-writer';
import { SearchRepository } from '../../../server/db/search/search-repository';
import type { Api } from '../../../server/http/wire-types';
import { CONTENT_SOURCE } from '../../../server/ports/magazine/contents';
import { appDeps, NOW } from '../../support/app-deps';
import { newContent } from '../../support/contents';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { smallClient } from '../../support/small-client';

const GOING = newContent({ id: 'going', title: '사라질 기사', tags: ['사라질 주제'] });
const STAYING = newContent({ id: 'staying', title: '남을 기사', tags: ['남을 주제'] });

describe.each(DATABASES)('an article that is taken down, on %s', (kind) => {
  const { clientDir, remove } = smallClient();
  let database: Database;
  let app: Api;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const contents = new ContentRepository(database);
    const search = new SearchRepository(database);
    app = await buildApp(appDeps({ contents, search, clientDir }));
  });
  afterAll(() =>
    app
      .close()
      .then(() => database.close())
      .then(remove),
  );

  /** As an import does whose folder has these, and no others. */
  const deliver = (...given: readonly (typeof GOING)[]) =>
    database.db.transaction((tx) =>
      writeContents(
        tx,
        given,
        { source: CONTENT_SOURCE.IMPORT, kept: [], takesGoneAway: true },
        NOW,
      ),
    );
  const statuses = async () => [
    (await app.inject('/v2/contents/going')).statusCode,
    (await app.inject('/contents/going')).statusCode,
  ];
  const PLACES = [
    '/v2/contents',
    '/v2/contents/topics',
    '/v2/contents/some?id=going,staying',
    '/v2/contents/staying',
    '/v2/feeds?type=MAGAZINE',
    `/v2/search?kind=content&q=${encodeURIComponent('기사')}`,
    '/sitemap-contents.xml',
    '/feed.xml',
    '/feed',
    '/contents/staying',
  ];
  const naming = async (word: RegExp) => {
    const answers = await Promise.all(
      PLACES.map(async (url) => [url, (await app.inject(url)).body] as const),
    );
    return answers.filter(([, body]) => word.test(body)).map(([url]) => url);
  };
  // A page names no other article in its head.
  const NAMED_IN = PLACES.slice(0, -1);

  test('is gone, not missing, and is in nothing any more; brought again it is there', async () => {
    await deliver(GOING, STAYING);
    expect(await statuses()).toEqual([200, 200]);
    expect(await naming(/going|사라질/)).toEqual(NAMED_IN);
    await deliver(STAYING);
    expect(await statuses()).toEqual([410, 410]);
    expect(await naming(/going|사라질/)).toEqual([]);
    expect((await app.inject('/v2/contents/going')).json()).toMatchObject({ code: 'gone' });
    await deliver(GOING, STAYING);
    expect(await statuses()).toEqual([200, 200]);
    expect(await naming(/going|사라질/)).toEqual(NAMED_IN);
  });

  test('is 404 where there never was one', async () => {
    expect((await app.inject('/v2/contents/never')).statusCode).toBe(404);
    expect((await app.inject('/contents/never')).statusCode).toBe(404);
  });
});
