// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EMPTY_FILTER, type HouseFilter, type HouseMapQuery } from '#core';
import { HttpHouseSearch } from '../../../src/adapters/http/houses/http-house-search';
import { HttpHousesAhead } from '../../../src/adapters/http/houses/http-houses-ahead';
import { clientOf } from '../../support/http-client';
import { endServers, serve } from '../../support/small-server';

let asked: string[] = [];
let cacheControls: (string | undefined)[] = [];
let url: string;

beforeEach(async () => {
  asked = [];
  cacheControls = [];
  url = await serve((request, response) => {
    asked.push(request.url ?? '');
    cacheControls.push(request.headers['cache-control']);
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"result":[],"page":{"total":0,"version":"1"}}');
  });
});
afterEach(endServers);

const query = (filter: Partial<HouseFilter> = {}): HouseMapQuery => ({
  bounds: { swLat: 37.4, swLng: 127, neLat: 37.48421, neLng: 127.1 },
  level: 5,
  filter: { ...EMPTY_FILTER, ...filter },
});
const ahead = (isThrifty = false) => new HttpHousesAhead(url, () => isThrifty);
const open = () => new AbortController().signal;

describe('HttpHousesAhead', () => {
  test('asks to the letter what HttpHouseSearch asks for', async () => {
    const filter = { types: ['HOUTP00001', 'HOUTP00002'], elevator: true } as const;
    await ahead().marks(query(filter), open());
    await new HttpHouseSearch(clientOf(url)).marks(query(filter));
    expect(asked).toHaveLength(2);
    expect(asked[0]).toBe(asked[1]);
    expect(asked[0]).toBe(
      '/v2/houses/map?swLat=37.4&swLng=127&neLat=37.48421&neLng=127.1' +
        '&type=HOUTP00001%2CHOUTP00002&elevator=true&level=5',
    );
  });

  test('asks one question in one way, in whichever order it was put', async () => {
    await ahead().marks(query({ dealTypes: ['JEONSE', 'MONTH_RENT'] }), open());
    await ahead().marks(query({ dealTypes: ['MONTH_RENT', 'JEONSE'] }), open());
    expect(asked[0]).toBe(asked[1]);
  });

  test('leaves what the browser keeps to who asks, unless that one wants it fresh', async () => {
    await ahead().marks(query(), open());
    const houses = new HttpHouseSearch(clientOf(url));
    await houses.marks(query());
    await houses.marks(query(), undefined, { fresh: false });
    await houses.marks(query(), undefined, { fresh: true });
    expect(new Set(asked).size).toBe(1);
    expect(cacheControls).toEqual([undefined, undefined, undefined, 'no-cache']);
  });

  test('asks nothing where every byte counts, or when it was given up before', async () => {
    await ahead(true).marks(query(), open());
    await ahead().marks(query(), AbortSignal.abort());
    expect(asked).toEqual([]);
  });

  test('is silent where nothing answers, and when it is given up', async () => {
    await new HttpHousesAhead('http://127.0.0.1:1', () => false).marks(query(), open());
    const cancel = new AbortController();
    const given = ahead().marks(query(), cancel.signal);
    cancel.abort();
    await given;
  });
});
