import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app';
import type { Api } from '../../../server/http/wire-types';
import type { Houses } from '../../../server/ports/houses/houses';
import { appDeps, FakeHouses } from '../../support/app-deps';
import { houseRecords } from '../../support/house-records';
import { MINUTE_MS, MovingClock } from '../../support/moving-clock';

const POINT = 'lat=37.4842&lng=126.92959&limit=12';
/** Each with another one of its kind. */
const ROWS = [
  [`/v2/houses/nearest?${POINT}`, '/v2/houses/nearest?lat=37.5&lng=127&limit=12'],
  [`/v2/houses/lately?news=price-dropped&${POINT}`, `/v2/houses/lately?news=new-today&${POINT}`],
  ['/v2/houses/1/similar', '/v2/houses/2/similar'],
] as const;

/** Houses that say how often they were looked through, and are written when a test says so. */
class WrittenHouses extends FakeHouses {
  read = 0;
  writes = 1;
  meanwhile: () => void = () => undefined;

  override version(): Promise<string> {
    return Promise.resolve(String(this.writes));
  }

  override nearest(...asked: Parameters<Houses['nearest']>): ReturnType<Houses['nearest']> {
    this.read += 1;
    this.meanwhile();
    return super.nearest(...asked);
  }

  override lately(...asked: Parameters<Houses['lately']>): ReturnType<Houses['lately']> {
    this.read += 1;
    this.meanwhile();
    return super.lately(...asked);
  }

  override similar(...asked: Parameters<Houses['similar']>): ReturnType<Houses['similar']> {
    this.read += 1;
    this.meanwhile();
    return super.similar(...asked);
  }
}

describe.each(ROWS)('%s', (url, another) => {
  let houses: WrittenHouses;
  let clock: MovingClock;
  let app: Api;
  beforeEach(async () => {
    houses = new WrittenHouses(houseRecords(20));
    clock = new MovingClock();
    app = await buildApp(appDeps({ houses, clock }));
  });
  afterEach(() => app.close());
  const get = (address: string = url) => app.inject(address);

  test('is looked up once for all who ask within a minute', async () => {
    const [first, second] = [await get(), await get()];
    expect(first.statusCode).toBe(200);
    expect(second.body).toBe(first.body);
    expect(houses.read).toBe(1);
  });

  test('is looked up anew in another minute, for another one, and once houses changed', async () => {
    await get();
    clock.advance(MINUTE_MS);
    await get();
    await get(another);
    houses.writes += 1;
    await get();
    expect(houses.read).toBe(4);
  });

  test('is not kept where houses were written while it was made', async () => {
    houses.meanwhile = () => {
      houses.writes += 1;
    };
    await get();
    await get();
    expect(houses.read).toBe(2);
  });
});
