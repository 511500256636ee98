import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONFIRMED_DAYS, GONE_ANSWER_MS } from '#core';
import { buildApp } from '../../../server/app';
import type { Database } from '../../../server/db/database';
import { SearchRepository } from '../../../server/db/search/search-repository';
import { readEnv } from '../../../server/env';
import { MemoryPlaceSearch } from '../../../src/adapters/memory/memory-place-search';
import { appDeps, fakePlaces } from '../../support/app-deps';
import { made, UNNAMED } from '../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { dealsOn } from '../../support/deals-on-database';
import { mateToKeep, matesOn } from '../../support/mates-on-database';
import { MovingClock } from '../../support/moving-clock';

const WEEK_MS = CONFIRMED_DAYS * 86_400_000;
const env = readEnv({ APP_ENV: 'DEV', SITE_URL: 'https://www.hankan.example' });

/** Everything that shows deals to everybody. */
const SHOWN = [
  '/v2/deals?dealType=direct&limit=50',
  '/v2/deals?dealType=mate&limit=50',
  '/v2/deals/map?dealType=direct&swLat=37&swLng=126&neLat=38&neLng=128&level=3',
  '/v2/search?kind=deal&q=새벽별',
  '/v2/feeds?type=DIRECT&limit=20',
  '/v2/feeds?type=MATE&limit=20',
  '/sitemap-deals.xml',
] as const;

describe.each(DATABASES)('a listing that nobody confirms, where no job runs, on %s', (kind) => {
  let database: Database;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let world: ReturnType<typeof dealsOn>;
  let looking: ReturnType<typeof matesOn>;
  let clock: MovingClock;
  let kim: number;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    clock = new MovingClock();
    world = dealsOn(database, clock);
    looking = matesOn(database, clock);
    kim = await world.join('kim');
    app = await buildApp(
      appDeps({
        ...looking,
        env,
        clock,
        deals: world.deals,
        dealMap: world.dealMap,
        search: new SearchRepository(database),
        places: fakePlaces(new MemoryPlaceSearch([])),
      }),
    );
  });
  afterAll(() => app.close().then(() => database.close()));

  const offer = async () => ({
    room: await world.write(kim, { title: '새벽별이 보이는 방' }),
    mate: made(await looking.mates.write(kim, mateToKeep({}, { title: '새벽별 메이트' }), UNNAMED)),
  });
  /** Which of all that show deals show one of these, and the totals that are said. */
  const seen = async ({ room, mate }: Awaited<ReturnType<typeof offer>>) => {
    const answers = await Promise.all(SHOWN.map((address) => app.inject(address)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(SHOWN.map(() => 200));
    const isNamed = (body: string) =>
      [room, mate].some((id) => body.includes(`"id":"${id}"`) || body.includes(`/detail/${id}<`));
    const totals = answers.flatMap(({ body }) => {
      const found = /"page":\{[^}]*"total":(\d+)/.exec(body);
      return found === null ? [] : [Number(found[1])];
    });
    return {
      by: SHOWN.filter((_, at) => isNamed(answers[at]?.body ?? '')),
      most: Math.max(...totals),
      pages: await Promise.all(
        [room, mate].map(async (id) => (await app.inject(`/v2/deals/${id}`)).statusCode),
      ),
    };
  };
  const NOWHERE = { by: [], most: 0, pages: [410, 410] };

  test('is everywhere for a week, and nowhere from its last millisecond on', async () => {
    const both = await offer();
    clock.advance(WEEK_MS - 1);
    expect(await seen(both)).toEqual({ by: SHOWN, most: 2, pages: [200, 200] });
    clock.advance(1);
    expect(await seen(both)).toEqual(NOWHERE);
    for (const id of [both.room, both.mate]) made(await world.deals.confirm(kim, id));
    expect(await seen(both)).toMatchObject({ by: SHOWN, pages: [200, 200] });
    clock.advance(WEEK_MS);
    expect(await seen(both)).toEqual(NOWHERE);
  });

  test('is nowhere two days after two members said that it is gone', async () => {
    const both = await offer();
    for (const name of ['lee', 'park']) {
      const sayer = await world.join(name);
      for (const id of [both.room, both.mate]) made(await world.inquiries.sayGone(sayer, id));
    }
    clock.advance(GONE_ANSWER_MS - 1);
    expect((await seen(both)).by).toEqual(SHOWN);
    clock.advance(1);
    expect(await seen(both)).toEqual(NOWHERE);
  });

  test('stays everywhere where its owner confirms it in these two days', async () => {
    const both = await offer();
    for (const name of ['choi', 'jung']) {
      const sayer = await world.join(name);
      for (const id of [both.room, both.mate]) made(await world.inquiries.sayGone(sayer, id));
    }
    clock.advance(GONE_ANSWER_MS - 1);
    for (const id of [both.room, both.mate]) made(await world.deals.confirm(kim, id));
    clock.advance(1);
    expect(await seen(both)).toMatchObject({ by: SHOWN, pages: [200, 200] });
    clock.advance(WEEK_MS - 2);
    expect(await seen(both)).toMatchObject({ by: SHOWN, pages: [200, 200] });
    clock.advance(1);
    expect(await seen(both)).toEqual(NOWHERE);
  });
});
