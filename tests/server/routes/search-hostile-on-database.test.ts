import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SEARCH_KIND } from '#core';
import { buildApp } from '../../../server/app';
import type { Database } from '../../../server/db/database';
import { SearchRepository } from '../../../server/db/search/search-repository';
import { appDeps } from '../../support/app-deps';
import { communityOn } from '../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { MovingClock } from '../../support/moving-clock';

/** As an address carries them; what is longer than a question, or no text, is refused by name. */
const HOSTILE: readonly (readonly [name: string, q: string, status: readonly number[]])[] = [
  ['100 kB', '가'.repeat(11_000), [400, 414, 431]],
  ['NUL', '%00', [200, 400]],
  ['NUL in a word', '%EC%9B%94%00%EC%84%B8', [200, 400]],
  ['bidi', encodeURIComponent('\u202e월세\u2066'), [200]],
  ['half of a character', '%ED%A0%80', [200, 400]],
  ['no UTF-8', '%FF%FE', [200, 400]],
  ['half an escape', '%', [200, 400]],
  ['wildcards', encodeURIComponent('%_\\'), [200]],
  ['wildcards in a word', encodeURIComponent('월%세'), [200]],
  ['a regular expression', encodeURIComponent('(.*)+[^]|$?{1,9}'), [200]],
  ['quotes', encodeURIComponent(`'; drop table posts; --"`), [200]],
  ['an array', encodeURIComponent('{"월세",null}'), [200]],
  ['zero width', encodeURIComponent('\u200b\u200d\ufeff'), [200]],
  ['twice', 'a&q=b', [200, 400]],
];

describe.each(DATABASES)('hostile questions on %s', (kind) => {
  let database: Database;
  let app: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const community = communityOn(database, new MovingClock());
    const kim = await community.join('kim');
    const post = await community.write(kim, '월세 이야기', { text: '보증금도 있어요.' });
    await community.say(kim, post, '관리비는 따로예요');
    app = await buildApp(appDeps({ search: new SearchRepository(database) }));
  });
  afterAll(() => app.close().then(() => database.close()));

  const ask = (q: string, of: string) => app.inject({ url: `/v2/search?kind=${of}&q=${q}` });

  test.each(HOSTILE)('%s is answered or refused, never a failure', async (_, q, status) => {
    for (const of of Object.values(SEARCH_KIND))
      expect(status).toContain((await ask(q, of)).statusCode);
  });

  test.each(['%', '_', '\\', '월_세', '보%금', '관.비', '.*', '관_비', '[가-힣]'])(
    '%s stands for nothing but itself',
    async (q) => {
      const { page } = (await ask(encodeURIComponent(q), SEARCH_KIND.post)).json<{
        page: { total: number };
      }>();
      expect(page.total).toBe(0);
    },
  );
});
