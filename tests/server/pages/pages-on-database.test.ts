import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOARD, DEAL_STATUS, HOLD_STATE, plainDocument } from '#core';
import { PostRepository } from '../../../server/db/communities/post-repository';
import { ContentRepository } from '../../../server/db/magazine/content-repository';
import { writeContents } from '../../../server/db/magazine/content-writer';
import { posts } from '../../../server/db/schema/communities';
import { CONTENT_SOURCE, type NewContent } from '../../../server/ports/magazine/contents';
import { DongRepository } from '../../../server/db/geo/dong-repository';
import { housesOf } from '../../support/houses-in-memory';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { fillPlaces } from '../../../server/db/geo/place-writer';
import { houses } from '../../../server/db/schema/houses';
import { DealRepository } from '../../../server/db/deals/deal-repository';
import type { PageDeps, PageHead } from '../../../server/pages/page-head';
import { presentedPage } from '../../../server/pages/pages';
import { AskedOnce } from '../../../server/shared/asked-once';
import type { Database } from '../../../server/db/database';
import { appDeps, clock, NOW } from '../../support/app-deps';
import { made, UNNAMED } from '../../support/community-on-database';
import { mateToKeep, matesOn } from '../../support/mates-on-database';
import { dealsOn } from '../../support/deals-on-database';
import { newContent } from '../../support/contents';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { houseRecord } from '../../support/house-records';

const SILLIM = { dongliCode: '1162010200', sido: '서울특별시', sigungu: '관악구', dong: '신림동' };
const BANGOK = { dongliCode: '3611010100', sido: '세종특별자치시', sigungu: '', dong: '반곡동' };
const EMPTY = { dongliCode: '1162010300', sido: '서울특별시', sigungu: '관악구', dong: '남현동' };

describe.each(DATABASES)('pages on %s', (kind) => {
  let database: Database;
  let deps: PageDeps;
  const ids = new Map<string, number>();
  const directs = { here: '', gone: '', old: '', done: '', over: '' };
  const mates = { here: '', gone: '', old: '', done: '' };
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const records = [
      houseRecord({ listingNumber: 'open' }),
      houseRecord({ listingNumber: 'sold', status: 'SOLD' }),
      houseRecord({ listingNumber: 'hidden', status: 'HIDDEN' }),
      houseRecord({ listingNumber: 'elsewhere', address: BANGOK }),
    ];
    const at = { lat: 37.48, lng: 126.93, level: 5, lines: [], detail: '' };
    await fillPlaces(
      database,
      [SILLIM, EMPTY].map((area) => ({
        ...at,
        id: `area-${area.dongliCode}`,
        kind: 'area' as const,
        name: area.dong,
        area,
      })),
    );
    await database.db.transaction(async (tx) => {
      await replaceOrAdd(tx, records, 'test', '20261120');
    });
    const rows = await database.db
      .select({ id: houses.id, listingNumber: houses.listingNumber })
      .from(houses);
    for (const { id, listingNumber } of rows) ids.set(listingNumber, id);
    const offered = dealsOn(database, clock);
    const who = await offered.join('owner');
    directs.here = await offered.write(who);
    directs.gone = await offered.write(who);
    await offered.deals.remove(who, directs.gone);
    directs.old = await offered.write(who);
    await offered.confirmedAt(directs.old, NOW - 8 * 86_400_000);
    directs.done = await offered.write(who);
    made(await offered.deals.setStatus(who, directs.done, DEAL_STATUS.DONE));
    directs.over = await offered.write(who);
    await offered.confirmedAt(directs.over, NOW - 38 * 86_400_000);
    const looked = matesOn(database, clock);
    for (const name of ['here', 'gone', 'old', 'done'] as const)
      mates[name] = made(await looked.mates.write(who, mateToKeep(), UNNAMED));
    made(await offered.deals.remove(who, mates.gone));
    made(await offered.deals.setStatus(who, mates.done, DEAL_STATUS.DONE));
    await offered.confirmedAt(mates.old, NOW - 8 * 86_400_000);
    deps = {
      ...appDeps(),
      houses: housesOf(database),
      dongs: new DongRepository(database),
      deals: new DealRepository(database, clock),
      contents: new ContentRepository(database),
      posts: new PostRepository(database, clock),
    };
  });
  afterAll(() => database.close());

  /** Without the time limit of an answer. */
  const head = async (url: string): Promise<PageHead | undefined> => {
    const [path = '', query = ''] = url.split('?');
    const page = presentedPage(path);
    return page?.present(deps, {
      params: page.params,
      query: new URLSearchParams(query),
      asked: new AskedOnce(),
    });
  };
  const house = (listingNumber: string) => head(`/place/${ids.get(listingNumber) ?? ''}`);

  test('a house has its head, a withdrawn one none', async () => {
    expect(await house('open')).toMatchObject({
      status: 200,
      title: '월세 1,000/50 원룸 · 신림동',
      path: `/place/${ids.get('open')}`,
      isListed: true,
    });
    expect(await house('sold')).toMatchObject({
      status: 200,
      title: '거래 완료 · 월세 1,000/50 원룸 · 신림동',
      isListed: false,
    });
    expect(await house('hidden')).toMatchObject({ status: 410 });
    expect(await head('/place/999999')).toMatchObject({ status: 404 });
  });

  test('a dong has its name and counts what is on offer', async () => {
    expect(await head(`/map?dong=${SILLIM.dongliCode}`)).toMatchObject({
      title: '관악구 신림동 방 1개',
    });
    expect(await head(`/map?dong=${EMPTY.dongliCode}`)).toMatchObject({
      title: '관악구 남현동 방',
    });
    expect(await head('/map?dong=9999999999')).toMatchObject({
      status: 404,
      title: '지도',
      isListed: false,
    });
  });

  test('a dong lists what is on offer', async () => {
    const listed = await head(`/map?dong=${SILLIM.dongliCode}`);
    expect(listed?.data.find((one) => one['@type'] === 'ItemList')).toMatchObject({
      numberOfItems: 1,
      itemListElement: [{ position: 1, url: { link: `/place/${ids.get('open') ?? ''}` } }],
    });
  });

  test('a dong that only its ads name is called as they do', async () => {
    expect(await head(`/map?dong=${BANGOK.dongliCode}`)).toMatchObject({
      title: '반곡동 방 1개',
      path: `/map?dong=${BANGOK.dongliCode}`,
    });
  });

  test('a deal is there until it was not confirmed for a week, is over, or was deleted', async () => {
    const { here, gone, old, done, over } = directs;
    expect(await head(`/direct/detail/${here}`)).toMatchObject({
      status: 200,
      path: `/direct/detail/${here}`,
      title: '월세 1,000/50 원룸 직거래 · 신림동',
    });
    const nowhere = { isListed: false, path: null };
    // What may be confirmed again is not to be forgotten by a search, what is over is.
    const lapsed = { status: 404, ...nowhere };
    const ended = { status: 410, ...nowhere };
    expect(await head(`/direct/detail/${gone}`)).toMatchObject(ended);
    expect(await head(`/direct/detail/${old}`)).toMatchObject(lapsed);
    expect(await head(`/direct/detail/${done}`)).toMatchObject(ended);
    expect(await head(`/direct/detail/${over}`)).toMatchObject(ended);
    expect(await head('/direct/detail/never')).toMatchObject({ status: 404 });
    expect(await head(`/mate/detail/${mates.here}`)).toMatchObject({ status: 200 });
    expect(await head(`/mate/detail/${mates.gone}`)).toMatchObject(ended);
    expect(await head(`/mate/detail/${mates.old}`)).toMatchObject(lapsed);
    expect(await head(`/mate/detail/${mates.done}`)).toMatchObject(ended);
    // Each kind has its own address.
    expect(await head(`/mate/detail/${here}`)).toMatchObject({ status: 404 });
    expect(await head(`/direct/detail/${mates.here}`)).toMatchObject({ status: 404 });
  });

  test('an article is there until it is taken down', async () => {
    const take = (given: readonly NewContent[], takesGoneAway: boolean) =>
      database.db.transaction((tx) =>
        writeContents(tx, given, { source: CONTENT_SOURCE.IMPORT, kept: [], takesGoneAway }, NOW),
      );
    await take([newContent()], false);
    expect(await head('/contents/contract-day')).toMatchObject({ status: 200, isListed: true });
    await take([], true);
    expect(await head('/contents/contract-day')).toMatchObject({ status: 410, isListed: false });
    await take([newContent()], false);
    expect(await head('/contents/contract-day')).toMatchObject({ status: 200, isListed: true });
  });

  test('posts to be found are those that everybody may read', async () => {
    const [shown, , held] = await database.db
      .insert(posts)
      .values(
        [{}, { removedAt: new Date(NOW) }, { holdState: HOLD_STATE.HELD, holdReason: '신고' }].map(
          (state, at) => ({
            board: BOARD.TIP,
            title: `글 ${String(at)}`,
            preview: '글',
            pictureIds: [],
            text: '글',
            document: plainDocument(['글']),
            createdAt: new Date(NOW),
            ...state,
          }),
        ),
      )
      .returning({ id: posts.id });
    expect(await deps.posts.findable(10)).toEqual([
      { id: String(shown?.id), changedOn: '20261120' },
    ]);
    expect(await head(`/posts/${String(held?.id)}`)).toMatchObject({ status: 404, data: [] });
  });
});
