import { afterAll, describe, expect, test } from 'vitest';
import { FILTER_PARAMS, matchesFilter, type HouseFilter } from '#core';
import { errorReply } from '#contract/errors';
import { houseListQuery } from '#contract/house-queries';
import { houseListReply, houseReply, houseTallyReply } from '#contract/houses';
import { buildApp } from '../../../server/app';
import { readHouseFilter } from '../../../server/routes/houses/read-house-filter';
import { appDeps, FakeHouses } from '../../support/app-deps';
import { TODAY } from '../../support/house-filters';
import { houseRecords } from '../../support/house-records';
import { BOX, query } from '../../support/odd-requests';

const RECORDS = houseRecords(120);
const app = await buildApp(appDeps({ houses: new FakeHouses(RECORDS) }));
afterAll(() => app.close());

const everything = {
  type: 'HOUTP00001,HOUTP00002',
  dealType: 'MONTH_RENT',
  depositFrom: '0',
  depositTo: '9000',
  monthlyFrom: '10',
  monthlyTo: '100',
  withMaintenance: 'true',
  areaFrom: '10.5',
  areaTo: '60',
  layout: 'OPEN,SEPARATED',
  exceptFloor: 'HALF_BASEMENT,ROOFTOP',
  option: 'FULL',
  discount: 'DSCNT00001,DSCNT00002',
  gender: 'GNDRA00001',
  elevator: 'true',
  moveInBy: '20261224',
  walkWithin: '15',
  confirmedWithin: '30',
  dongliCode: '1162010200',
};

test('a query can say all that a filter asks', () => {
  expect(Object.keys(everything)).toEqual([...FILTER_PARAMS]);
  const filter: HouseFilter = {
    types: ['HOUTP00001', 'HOUTP00002'],
    dealTypes: ['MONTH_RENT'],
    deposit: { from: 0, to: 9000 },
    monthly: { from: 10, to: 100 },
    withMaintenance: true,
    area: { from: 10.5, to: 60 },
    layouts: ['OPEN', 'SEPARATED'],
    exceptFloors: ['HALF_BASEMENT', 'ROOFTOP'],
    options: ['FULL'],
    discounts: ['DSCNT00001', 'DSCNT00002'],
    gender: 'GNDRA00001',
    elevator: true,
    moveInBy: '20261224',
    walkWithin: 15,
    confirmedWithin: 30,
    dongliCode: '1162010200',
  };
  expect(readHouseFilter(houseListQuery.parse({ ...BOX, ...everything }))).toEqual(filter);
});

describe.each([
  { layout: 'TWO_PLUS' },
  { exceptFloor: 'HALF_BASEMENT' },
  { exceptFloor: 'ROOFTOP' },
  { elevator: 'true' },
  { moveInBy: '20261120' },
  { walkWithin: '5' },
  { confirmedWithin: '3' },
  { dongliCode: '1162010100' },
  { monthlyTo: '50', withMaintenance: 'true' },
])('asked for %j', (asked) => {
  const url = (path: string) => `${path}?${query({ ...BOX, ...asked, limit: '100' })}`;

  test('the list has some houses, not all, and only those that pass', async () => {
    const filter = readHouseFilter(houseListQuery.parse({ ...BOX, ...asked }));
    const list = houseListReply.parse((await app.inject(url('/v2/houses'))).json());
    expect(list.page.total).toBeGreaterThan(0);
    expect(list.page.total).toBeLessThan(RECORDS.length);
    for (const { id } of list.result) {
      const { item } = houseReply.parse((await app.inject(`/v2/houses/${id}`)).json());
      expect(matchesFilter(item, filter, TODAY)).toBe(true);
    }
    const tally = houseTallyReply.parse((await app.inject(url('/v2/houses/tally'))).json());
    expect(tally.item.total).toBe(list.page.total);
  });
});

describe('what a filter may not say', () => {
  const WHOLE = '이하의 정수로 보내 주세요.';
  const bad = [
    ['withMaintenance', 'false', '관리비 포함: true로 보내거나 빼 주세요.'],
    ['withMaintenance', '', '관리비 포함: true로 보내거나 빼 주세요.'],
    ['layout', 'open', '방 구조: OPEN, SEPARATED, TWO_PLUS 가운데에서 쉼표로 이어 보내 주세요.'],
    ['layout', '', '방 구조: OPEN, SEPARATED, TWO_PLUS 가운데에서 쉼표로 이어 보내 주세요.'],
    [
      'exceptFloor',
      'ROOFTOP,GROUND',
      '제외할 층: HALF_BASEMENT, ROOFTOP 가운데에서 쉼표로 이어 보내 주세요.',
    ],
    ['elevator', '1', '엘리베이터: true로 보내거나 빼 주세요.'],
    ['moveInBy', '20260229', '입주 가능일: 20261120처럼 있는 날짜로 보내 주세요.'],
    ['moveInBy', '2026-11-20', '입주 가능일: 20261120처럼 있는 날짜로 보내 주세요.'],
    ['moveInBy', '', '입주 가능일: 20261120처럼 있는 날짜로 보내 주세요.'],
    ['walkWithin', '0', `역까지 걷는 시간: 1 이상 60 ${WHOLE}`],
    ['walkWithin', '61', `역까지 걷는 시간: 1 이상 60 ${WHOLE}`],
    ['walkWithin', '7.5', `역까지 걷는 시간: 1 이상 60 ${WHOLE}`],
    ['confirmedWithin', '0', `확인한 지 며칠: 1 이상 365 ${WHOLE}`],
    ['confirmedWithin', '366', `확인한 지 며칠: 1 이상 365 ${WHOLE}`],
    ['dongliCode', '116201020', '동 코드: 법정동 코드 열 자리를 보내 주세요.'],
    ['dongliCode', '', '동 코드: 법정동 코드 열 자리를 보내 주세요.'],
    ['confirmedWithin', '1e1', `확인한 지 며칠: 1 이상 365 ${WHOLE}`],
  ] as const;
  const places = [
    ['/v2/houses', BOX],
    ['/v2/houses/map', { ...BOX, level: '5' }],
    ['/v2/houses/tally', BOX],
    ['/v2/houses/nearest', { lat: '37.5', lng: '127' }],
  ] as const;

  describe.each(places)('to %s', (path, needed) => {
    test.each(bad)('%s=%s is named', async (field, value, message) => {
      const answer = await app.inject(`${path}?${query({ ...needed, [field]: value })}`);
      expect(answer.statusCode).toBe(400);
      expect(errorReply.parse(answer.json())).toMatchObject({
        field,
        MESSAGE: message,
        RESULT_MSG: message,
      });
    });

    test('is what it says at its edges', async () => {
      for (const edge of [
        { walkWithin: '1' },
        { walkWithin: '60' },
        { confirmedWithin: '365' },
        { moveInBy: '00010101' },
        { moveInBy: '99991231' },
      ])
        expect((await app.inject(`${path}?${query({ ...needed, ...edge })}`)).statusCode).toBe(200);
    });
  });
});

describe('GET /v2/houses/tally', () => {
  test('counts every house of the box in each histogram, jeonse in none of rents', async () => {
    const answer = await app.inject(`/v2/houses/tally?${query(BOX)}`);
    const { item } = houseTallyReply.parse(answer.json());
    const sum = (bars: readonly number[]) => bars.reduce((all, count) => all + count, 0);
    expect([item.total, sum(item.deposit), sum(item.area)]).toEqual([120, 120, 120]);
    expect(sum(item.monthly)).toBe(80);
    expect(answer.headers['cache-control']).toBe('public, max-age=5');
  });

  test.each([
    ['swLat', query({ ...BOX, swLat: '91' })],
    ['neLat', query({ ...BOX, neLat: '37.3' })],
    ['depositTo', query({ ...BOX, depositFrom: '10', depositTo: '5' })],
  ])('names %s in ?%s', async (field, search) => {
    const answer = await app.inject(`/v2/houses/tally?${search}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field });
  });
});
