import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { EMPTY_FILTER } from '#core';
import { houseListReply, houseMapReply, houseReply } from '#contract/houses';
import { sessionReply } from '#contract/session';
import { presentHouse, presentSummary } from '../../../server/houses/present-house';
import { writeByContract } from '../../../server/http/contract-compilers';
import type { Houses } from '../../../server/ports/houses/houses';
import { FakeHouses, presentPhoto } from '../../support/app-deps';
import { houseRecord, houseRecords } from '../../support/house-records';

const write = (schema: z.core.$ZodType, value: unknown): unknown =>
  JSON.parse(writeByContract({ schema, method: 'GET', url: '/' })(value));

const VARIANTS = [
  houseRecord(),
  houseRecord({ maintenance: null, station: null, direction: null, approvedOn: null }),
  houseRecord({ floor: { kind: 'HALF_BASEMENT', number: null, total: 4 } }),
  houseRecord({ floor: { kind: 'ROOFTOP', number: null, total: 5 }, gender: 'GNDRA00001' }),
  houseRecord({ moveIn: { kind: 'DAY', day: '20261201' }, photos: [], area: 9.75 }),
  houseRecord({ advertiser: { kind: 'TENANT', name: '"따옴표"\n와 \u2028' } }),
  houseRecord({ contact: { tel: null, sms: null, chatUrl: null }, discounts: ['DSCNT00001'] }),
];

describe('replies are written as they are', () => {
  test.each(VARIANTS.map((record, index) => [index, record] as const))('house %i', (_, record) => {
    const reply = { item: presentHouse(record, presentPhoto) };
    expect(write(houseReply, reply)).toEqual(reply);
    expect(houseReply.parse(reply)).toEqual(reply);
  });

  test('lists and marks', async () => {
    const bounds = { swLat: 37.4, swLng: 126.9, neLat: 37.6, neLng: 127.1 };
    const records = [...houseRecords(60), houseRecord({ photos: [], station: null })];
    const houses: Houses = new FakeHouses(records);
    const filter = EMPTY_FILTER;
    const page = await houses.list({
      bounds,
      filter,
      sort: 'newest',
      limit: 100,
      cursor: null,
      today: '20261120',
      now: 0,
    });
    const list = {
      result: page.items.map((item) => presentSummary(item, presentPhoto)),
      page: { next: null, total: page.total, version: page.version },
    };
    expect(write(houseListReply, list)).toEqual(list);
    for (const level of [1, 5, 14]) {
      const { marks, total, version } = await houses.marks({
        bounds,
        level,
        filter,
        today: '20261120',
      });
      const map = { result: marks, page: { total, version } };
      expect(write(houseMapReply, map)).toEqual(map);
    }
  });

  test('an ID of either kind, or none', () => {
    for (const DATA of [{}, { ID: 7 }, { ID: 'a' }, { ID: null, SIGN_UP_YN: 'Y' }])
      expect(write(sessionReply, { DATA })).toEqual({ DATA });
  });

  test('what the contract does not name is not sent', () => {
    expect(write(sessionReply, { DATA: { ID: 1, PASSWORD: 'x' }, more: 1 })).toEqual({
      DATA: { ID: 1 },
    });
  });

  test('a record is presented without the paths of its pictures', () => {
    const { photos } = presentHouse(houseRecord(), presentPhoto);
    expect(photos[0]).toEqual(presentPhoto('/house/scene/oneroom-day/sand/room/1.svg'));
  });
});
