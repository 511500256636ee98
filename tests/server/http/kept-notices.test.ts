import { beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app';
import type { Api } from '../../../server/http/wire-types';
import type { Notices } from '../../../server/ports/notices/notices';
import { appDeps, FakeHouses } from '../../support/app-deps';
import { fakeNotices } from '../../support/fake-notices';
import { houseRecords } from '../../support/house-records';
import { MINUTE_MS, MovingClock } from '../../support/moving-clock';

const LIST = '/v2/notices?limit=3';
const KEPT = [
  LIST,
  '/v2/notices/1',
  '/v2/notices/tally?status=OPEN',
  '/v2/notices/weighed',
  '/v2/notices/weighed?cursor=after-page-0',
];
const HOUSES = '/v2/houses/1';

/** Stored data whose versions a test sets, and that counts how often it is read. */
function countedWorld() {
  const counted = { notices: '1', houses: '1', read: 0, meanwhile: (): void => undefined };
  const stored = fakeNotices();
  const read = <Answer>(answer: Answer): Answer => {
    counted.read += 1;
    counted.meanwhile();
    return answer;
  };
  const notices: Notices = {
    ...stored,
    version: () => Promise.resolve(counted.notices),
    list: async (query) => ({ ...(await read(stored.list(query))), version: counted.notices }),
    tally: (...asked) => read(stored.tally(...asked)),
    weighed: (...asked) => read(stored.weighed(...asked)),
    one: async (...asked) => {
      const found = await read(stored.one(...asked));
      return found && { ...found, version: counted.notices };
    },
  };
  class CountedHouses extends FakeHouses {
    override version() {
      return Promise.resolve(counted.houses);
    }

    override oneNow(id: string) {
      counted.read += 1;
      return super.oneNow(id);
    }
  }
  const houses = new CountedHouses(houseRecords(3));
  return { counted, notices, houses };
}

describe('answers about notices that are asked again', () => {
  let app: Api;
  let clock: MovingClock;
  let counted: ReturnType<typeof countedWorld>['counted'];
  beforeEach(async () => {
    const { notices, houses, counted: counts } = countedWorld();
    [clock, counted] = [new MovingClock(), counts];
    app = await buildApp(appDeps({ notices, houses, clock }));
    return () => app.close();
  });
  const get = (url: string) => app.inject({ method: 'GET', url });

  test.each(KEPT)('%s is made once a minute', async (url) => {
    const first = await get(url);
    expect((await get(url)).body).toBe(first.body);
    expect(counted.read).toBe(1);
    clock.advance(MINUTE_MS);
    expect((await get(url)).statusCode).toBe(200);
    expect(counted.read).toBe(2);
  });

  test.each(KEPT)('%s is made anew once notices have changed, and only then', async (url) => {
    await get(url);
    counted.houses = '2';
    await get(url);
    expect(counted.read).toBe(1);
    counted.notices = '2';
    await get(url);
    expect(counted.read).toBe(2);
  });

  test('a house is kept while notices change, whose versions count apart', async () => {
    await get(HOUSES);
    counted.notices = '2';
    await get(HOUSES);
    expect(counted.read).toBe(1);
    counted.houses = '2';
    await get(HOUSES);
    expect(counted.read).toBe(2);
  });

  test('a tally that was counted while notices were written is not kept', async () => {
    counted.meanwhile = () => {
      counted.notices = '2';
    };
    await get('/v2/notices/tally');
    counted.meanwhile = () => undefined;
    await get('/v2/notices/tally');
    expect(counted.read).toBe(2);
  });

  test('a later page is not kept: it names the version of the first one', async () => {
    const { page } = (await get(LIST)).json<{ page: { next: string } }>();
    const later = `${LIST}&cursor=${page.next}`;
    await get(later);
    await get(later);
    expect(counted.read).toBe(3);
  });
});
