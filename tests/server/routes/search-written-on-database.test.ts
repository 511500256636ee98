import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SEARCH_KIND, type SearchHit, type SearchKind } from '#core';
import { buildApp } from '../../../server/app';
import type { Database } from '../../../server/db/database';
import { SearchRepository } from '../../../server/db/search/search-repository';
import { listen } from '../../../server/http/listen';
import { HttpSearch } from '../../../src/adapters/http/http-search';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps } from '../../support/app-deps';
import { communityOn } from '../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { clientOf } from '../../support/http-client';
import { MovingClock } from '../../support/moving-clock';

const LONG = `${'오래 살아 보니 알겠어요. '.repeat(20)}구청에서 월세 지원을 받았습니다.`;

const addContent = (database: Database, id: string, title: string, tags: readonly string[]) =>
  database.pool.query(
    `insert into contents (id, title, summary, tags, cover_id, cover_alt, document, text, picture_ids,
       minutes, published_on, is_example, source, content_hash, changed_at)
     values ($1, $2, '한 줄 요약', $3, null, '', '{}', '본문에는 관리비 이야기', '{}', 3, '20261101',
       true, 'sample', '', now())`,
    [id, title, tags],
  );

describe.each(DATABASES)('what people and editors wrote, searched over the wire on %s', (kind) => {
  let database: Database;
  let community: ReturnType<typeof communityOn>;
  let close: () => Promise<void>;
  let [kim, lee] = [0, 0];
  let visitor: HttpSearch;
  let asLee: HttpSearch;
  const ids: string[] = [];

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const clock = new MovingClock();
    const accounts = accountsOn(database, clock);
    community = communityOn(database, clock);
    const app = await buildApp(appDeps({ ...accounts, search: new SearchRepository(database) }));
    const url = await listen(app, { host: '127.0.0.1', port: 0 });
    [kim, lee] = [await community.join('kim'), await community.join('lee')];
    visitor = new HttpSearch(clientOf(url));
    const tokens = new MemoryTokenKeeper(await accounts.sessions.open(lee));
    asLee = new HttpSearch(clientOf(url, { tokens }));
    ids.push(await community.write(kim, '월세 지원 받으면서 이사하기', { text: '주소를 옮겨요.' }));
    ids.push(await community.write(kim, '부모님과 주소', { text: LONG }));
    ids.push(await community.write(lee, '보증금 돌려받기', { text: '내용증명부터요.' }));
    await addContent(database, 'rent-support', '월세 지원 네 가지', ['청년 정책']);
    await addContent(database, 'winter', '겨울나기', ['살림']);
    close = () => app.close().then(() => database.close());
  });
  afterAll(() => close());

  const ask = (q: string, of: SearchKind, search = visitor, limit = 20) =>
    search.find({ q, kind: of, limit, cursor: null });
  const idOf = (hit: SearchHit): string => {
    if (hit.kind === SEARCH_KIND.post) return hit.post.id;
    return hit.kind === SEARCH_KIND.content ? hit.content.id : expect.fail('another kind');
  };
  const idsFor = async (q: string, of: SearchKind, search = visitor) =>
    (await ask(q, of, search)).items.map(idOf);

  test('posts are found by title before text, and show what stands around the hit', async () => {
    const { items, total, corrected } = await ask('월세 지원', 'post');
    expect(items.map(idOf)).toEqual([ids[0], ids[1]]);
    expect({ total, corrected }).toEqual({ total: 2, corrected: null });
    expect(items[1]).toMatchObject({ said: expect.stringMatching(/^….*월세 지원/) as string });
  });

  test.each([
    ['ㅇㅅㅈㅇ', 'post', [0]],
    ['이사', 'post', [0]],
    ['내용증명', 'post', [2]],
    ['월세지원', 'content', ['rent-support']],
    ['ㄱㅇㄴㄱ', 'content', ['winter']],
    ['살림', 'content', ['winter']],
    ['관리비', 'content', ['rent-support', 'winter']],
    ['없는말', 'content', []],
  ] as const)('%s among kinds %s', async (q, of, found) => {
    const expected = found.map((one) => (typeof one === 'number' ? ids[one] : one));
    expect([...(await idsFor(q, of))].sort()).toEqual([...expected].sort());
  });

  test('one wrong jamo is put right where nothing else is found, and said', async () => {
    const { items, corrected } = await ask('보중금', 'post');
    expect([items.map(idOf), corrected]).toEqual([[ids[2]], '보증금']);
    expect((await ask('월새 지원', 'content')).corrected).toBe('월세 지원');
    // It stands somewhere, though not among articles: nothing is wrong with it.
    expect(await ask('이사하기', 'content')).toMatchObject({ total: 0, corrected: null });
    expect(await ask('쀍쀍쀍', 'post')).toMatchObject({ total: 0, corrected: null });
  });

  test('pages lose and repeat nothing', async () => {
    const first = await ask('월세', 'post', visitor, 1);
    const cursor = first.next ?? expect.fail('there is one page only');
    const second = await visitor.find({ q: '월세', kind: 'post', limit: 1, cursor });
    expect([...first.items, ...second.items].map(idOf)).toEqual([ids[0], ids[1]]);
    expect([first.total, second.total, second.next]).toEqual([2, 2, null]);
  });

  test('what is held, hidden or deleted is found by nobody, at once', async () => {
    const id = await community.write(kim, '층간소음 이야기');
    expect(await idsFor('층간소음', 'post')).toEqual([id]);
    await community.hold('posts', id, 'HELD');
    expect(await ask('층간소음', 'post')).toMatchObject({ items: [], total: 0 });
    await community.hold('posts', id, null);
    expect(await idsFor('층간소음', 'post')).toEqual([id]);
    await community.posts.remove(kim, id);
    expect(await ask('층간소음', 'post')).toMatchObject({ items: [], total: 0 });
  });

  test('people who do not meet find nothing of each other, and count nothing', async () => {
    await community.blocks.block(kim, String(lee));
    expect(await ask('월세', 'post', asLee)).toMatchObject({ items: [], total: 0 });
    expect(await idsFor('보증금', 'post', asLee)).toEqual([ids[2]]);
    expect(await idsFor('월세', 'post')).toHaveLength(2);
    await community.blocks.unblock(kim, String(lee));
    expect((await ask('월세', 'post', asLee)).total).toBe(2);
  });
});
