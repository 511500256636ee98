import { eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  COLLECTED,
  communityPath,
  dealPath,
  ITEM_TYPE,
  notificationTarget,
  NOTICE_FIELD,
  seoulDay,
  seoulMidnight,
} from '#core';
import { samplePeople } from '../../../server/db/accounts/sample-accounts';
import { CollectionRepository } from '../../../server/db/collections/collection-repository';
import type { Database } from '../../../server/db/database';
import { DealRepository } from '../../../server/db/deals/deal-repository';
import { HouseRepository } from '../../../server/db/houses/house-repository';
import { PostRepository } from '../../../server/db/communities/post-repository';
import { ContentRepository } from '../../../server/db/magazine/content-repository';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { SAMPLE_ACCOUNTS } from '../../../server/shared/sample-accounts';
import { InventoryRepository } from '../../../server/db/content/inventory-repository';
import { LinkRepository } from '../../../server/db/content/link-repository';
import { fillSample } from '../../../server/sample/fill-sample';
import { SAMPLE_SIZE } from '../../../server/sample/make-houses';
import { addresses } from '../../../server/db/schema/addresses';
import { nearbyPlaces, busStops } from '../../../server/db/schema/places';
import { houses } from '../../../server/db/schema/houses';
import { inventories, notiClusters } from '../../../server/db/schema/content';
import { contents } from '../../../server/db/schema/magazine';
import { meta } from '../../../server/db/schema/meta';
import { noticeCorrections, notices } from '../../../server/db/schema/notices';
import { replaceOrAddNotices } from '../../../server/db/notices/notice-writer';
import { NoticeRepository } from '../../../server/db/notices/notice-repository';
import { bannerKindOf } from '../../../server/pictures/scenes/banner';
import { clock } from '../../support/app-deps';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { standingNotices } from './standing-notices';

const HOUR = 3_600_000;

const today = seoulDay(Date.UTC(2026, 10, 20));

describe.each(DATABASES)('the sample on %s', (kind) => {
  let database: Database;
  const said: string[] = [];
  const fill = (day = today) =>
    fillSample(database, { today: day, progress: (text) => said.push(text) });
  const sizes = async () =>
    Promise.all(
      [houses, inventories, busStops, nearbyPlaces, contents, addresses].map(async (table) => {
        const [row] = await database.db.select({ count: sql<string>`count(*)` }).from(table);
        return Number(row?.count);
      }),
    );

  const dealOf = async (id: string) => {
    const found = await new DealRepository(database, clock).one(id, null);
    return found.ok ? found.value : null;
  };

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await fill();
  });
  afterAll(() => database.close());

  it('holds every house, and says how far it is', async () => {
    const [filled, , stops, facilities, articles, built] = await sizes();
    expect(built).toBeGreaterThan(5000);
    expect(articles).toBeGreaterThanOrEqual(40);
    expect(facilities).toBeGreaterThan(1000);
    expect(filled).toBe(SAMPLE_SIZE);
    expect(stops).toBeGreaterThan(300);
    expect(said.at(-1)).toBe('예시 매물을 채우고 있습니다. 100%');
    expect(said.length).toBeGreaterThan(5);
  });

  it('is filled in once', async () => {
    const before = [await sizes(), await database.db.select().from(meta), said.length];
    await fill();
    expect([await sizes(), await database.db.select().from(meta), said.length]).toEqual(before);
  });

  it('has houses of members, to whom a room is opened', async () => {
    const { rows } = await database.pool.query<{ id: string }>(
      'select house_id::text as id from house_members order by house_id',
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { id } of rows.slice(0, 3))
      expect(await new HouseRepository(database).one(id)).toMatchObject({
        takesChat: true,
        status: 'OPEN',
      });
    const { rows: talks } = await database.pool.query<{ listing: string }>(
      "select listing_id::text as listing from chat_rooms where kind = 'house'",
    );
    expect(talks).toHaveLength(1);
    expect(rows.map(({ id }) => id)).toContain(talks[0]?.listing);
  });

  it('has collections of whoever looks for a room, with nothing in them that is not there', async () => {
    const place = { database, signals: new OpenSignals(kind) };
    const lists = new CollectionRepository(place, clock);
    const people = await samplePeople(database.db, [SAMPLE_ACCOUNTS.seeker]);
    const seeker = people.get(SAMPLE_ACCOUNTS.seeker)?.id ?? 0;
    const all = await lists.of(seeker, null);
    expect(all.map(({ items, members }) => [items, members])).toEqual([
      [4, 1],
      [4, 2],
    ]);
    const whole = await Promise.all(all.map(({ id }) => lists.one(seeker, id)));
    const items = whole.flatMap((one) => (one.ok ? one.value.items : []));
    expect([...new Set(items.map((one) => one.kind))].sort()).toEqual(
      Object.keys(COLLECTED).sort(),
    );
    const found = await Promise.all(
      items.map(({ kind: of, id }) => {
        if (of === 'house') return new HouseRepository(database).one(id);
        if (of === 'notice') return new NoticeRepository(database).one(id, clock.now());
        if (of === 'content') return new ContentRepository(database).one(id);
        return of === 'deal' ? dealOf(id) : new PostRepository(database, clock).one(id, null);
      }),
    );
    for (const one of found) {
      expect(one).not.toBeNull();
      expect(one).not.toMatchObject({ ok: false });
    }
  });

  it('has something for the home page and for a popup, marked 예시', async () => {
    const shown = new InventoryRepository(database);
    const all = [...(await shown.of('web_home_main_top')), ...(await shown.of('POPUP'))];
    expect(all.length).toBeGreaterThanOrEqual(2);
    expect(all.filter(({ TITLE }) => !TITLE.includes('예시'))).toEqual([]);
    expect(all.some(({ TYPE2 }) => TYPE2 === 'text')).toBe(true);
    const pictures = all.filter(({ TYPE2 }) => TYPE2 === 'image');
    expect(pictures.filter(({ IMAGE_1 }) => !bannerKindOf(IMAGE_1.replace(/\.svg$/, '')))).toEqual(
      [],
    );
  });

  /** Where the sample's notifications lead, by their ids; null is an item that is gone. */
  const led = async () => {
    const links = new LinkRepository(database);
    const clusters = await database.db.select().from(notiClusters);
    const pages = clusters.map(async ({ id, targetCode, link }) => {
      const target = notificationTarget({ NOTI_TARGET_CD: targetCode, LINK: link });
      if ('path' in target) return [id, target.path] as const;
      if ('invalid' in target) return [id, 'invalid'] as const;
      const page =
        target.lookup === 'deal'
          ? dealPath(await dealOf(target.id), target.id)
          : communityPath(await links.community(target.id), target.id);
      return [id, page] as const;
    });
    const codes = new Set(clusters.map(({ targetCode }) => targetCode));
    return { codes, pages: Object.fromEntries(await Promise.all(pages)) };
  };

  it('has a notification of every target, and of items that are gone', async () => {
    const { codes, pages } = await led();
    expect([...codes].sort()).toEqual(Object.values(ITEM_TYPE).sort());
    expect(pages).toEqual({
      'sample-house': expect.stringMatching(/^\/place\/\d+$/) as string,
      'sample-rental': expect.stringMatching(/^\/notices\/\d+$/) as string,
      'sample-direct': expect.stringMatching(/^\/direct\/detail\/\d+$/) as string,
      'sample-deal-gone': null,
      'sample-content': '/contents/contract-day',
      'sample-post': expect.stringMatching(/^\/posts\/\d+$/) as string,
      'sample-post-gone': null,
      'sample-youth-dong': '/youth/notices?isPush=T&DONGLI_CD=1162010200',
      'sample-mate': expect.stringMatching(/^\/mate\/detail\/\d+$/) as string,
      'sample-mate-dong': '/mate?dongliCode=1162010200',
      'sample-direct-dong': '/direct?dongliCode=1162010200',
    });
    const house = pages['sample-house']?.replace('/place/', '') ?? '';
    expect(await new HouseRepository(database).one(house)).toMatchObject({ status: 'OPEN' });
    const post = pages['sample-post']?.replace('/posts/', '') ?? '';
    expect(await new PostRepository(database, clock).one(post, null)).toMatchObject({
      ok: true,
      value: { isExample: true },
    });
  });

  it('of an earlier version gets notices of new places; what is switched off stays off', async () => {
    const shown = new InventoryRepository(database);
    const before = await shown.of('web_home_main_popup');
    expect(before).toHaveLength(1);
    await database.db.delete(inventories).where(ne(inventories.target, 'POPUP'));
    await database.db.update(inventories).set({ active: false });
    await fill();
    expect(await shown.of('POPUP')).toEqual([]);
    const [notice] = await shown.of('web_home_main_popup');
    expect(notice).toEqual({ ...before[0], ID: notice?.ID });
    await database.db
      .update(inventories)
      .set({ active: true })
      .where(eq(inventories.target, 'POPUP'));
  });

  it('of an earlier version gets them, too, and what is changed there stays', async () => {
    const before = await led();
    const sizesBefore = await sizes();
    for (const table of [notiClusters, nearbyPlaces, addresses]) await database.db.delete(table);
    const changed = { id: 'sample-direct', targetCode: ITEM_TYPE.HOUSE, link: '1' };
    await database.db.insert(notiClusters).values(changed);
    await fill();
    const { pages } = await led();
    expect(pages).toEqual({
      ...before.pages,
      'sample-direct': '/place/1',
    });
    expect(await sizes()).toEqual(sizesBefore);
    expect(await new LinkRepository(database).notiCluster('nowhere')).toBeNull();
  });

  describe('its notices', () => {
    const versions = () => new NoticeRepository(database).version();
    const count = async () =>
      Number((await database.db.select({ n: sql`count(*)` }).from(notices))[0]?.n);

    it('are filled in once: the next start, on another day, changes nothing', async () => {
      const before = [await count(), await versions()];
      expect(before[0]).toBe(standingNotices(today).length);
      await fill('20261123');
      expect([await count(), await versions()]).toEqual(before);
    });

    it('carry a correction where they were delivered twice', async () => {
      const rows = await database.db.select().from(noticeCorrections);
      expect(rows.length).toBeGreaterThanOrEqual(8);
      expect(rows.every(({ number, changes }) => number === 1 && changes.length > 0)).toBe(true);
      const changed = new Set(rows.flatMap(({ changes }) => changes.map(({ field }) => field)));
      expect(changed).toContain(NOTICE_FIELD.UNTIL);
      expect(changed).toContain(NOTICE_FIELD.COUNT);
    });

    it('are taken again without harm', async () => {
      const from = { source: 'IMPORT', sourceName: 'sample' } as const;
      const again = await database.db.transaction((tx) =>
        replaceOrAddNotices(tx, standingNotices(today), from, { now: seoulMidnight(today) + HOUR }),
      );
      expect(again).toEqual({ added: 0, changed: 0, unchanged: standingNotices(today).length });
    });

    it('are what a notification leads to, also of a database that had none', async () => {
      const links = new LinkRepository(database);
      const shown = new NoticeRepository(database);
      const led = async () => (await links.notiCluster('sample-rental'))?.LINK ?? '';
      expect(await shown.one(await led(), seoulMidnight(today))).not.toBeNull();
      await database.db.delete(notices);
      await database.db
        .update(notiClusters)
        .set({ link: 'sample-notice' })
        .where(eq(notiClusters.id, 'sample-rental'));
      await fill('20261201');
      expect(await count()).toBe(standingNotices(today).length);
      expect(await shown.one(await led(), seoulMidnight('20261201'))).toMatchObject({
        notice: { until: null },
      });
    });

    it('have advertisements beside them, one of text and one with a picture', async () => {
      const shown = new InventoryRepository(database);
      expect(await shown.of('web_youth_main_top')).toMatchObject([{ TYPE2: 'text' }]);
      expect(await shown.of('web_youth_main_middle')).toMatchObject([{ TYPE2: 'image' }]);
    });
  });
});
