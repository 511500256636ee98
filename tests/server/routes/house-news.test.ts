import { afterAll, describe, expect, test } from 'vitest';
import { errorReply } from '#contract/errors';
import { fewHousesReply, priceLevelReply } from '#contract/houses';
import { buildApp } from '../../../server/app';
import { appDeps, FakeHouses } from '../../support/app-deps';
import { houseRecord } from '../../support/house-records';
import { newsRecords } from '../../support/news-records';

const records = [...newsRecords(400), houseRecord({ id: 'hidden', status: 'HIDDEN' })];
const app = await buildApp(appDeps({ houses: new FakeHouses(records) }));
afterAll(() => app.close());

const get = (url: string) => app.inject({ method: 'GET', url });
const HERE = 'lat=37.4842&lng=126.9297';

describe('GET /v2/houses/some', () => {
  test('answers in the order asked for, with signed pictures', async () => {
    const answer = await get('/v2/houses/some?id=5,1,nobody,hidden,3,1');
    const { result, page } = fewHousesReply.parse(answer.json());
    expect(result.map(({ id }) => id)).toEqual(['5', '1', '3']);
    expect(result[0]?.photo?.small).toMatch(/^\/images\/s\/house\//);
    expect(page).toEqual({ next: null, total: 3 });
  });

  test.each([
    ['', '매물 아이디: 꼭 보내 주세요.'],
    ['id=', '매물 아이디: 쉼표로 이어 보내 주세요.'],
    ['id=1,,2', '매물 아이디: 쉼표로 이어 보내 주세요.'],
    [
      `id=${Array.from({ length: 61 }, (_, index) => index).join(',')}`,
      '매물 아이디: 한 번에 60개까지 보낼 수 있어요.',
    ],
  ])('refuses %j: %s', async (query, message) => {
    const answer = await get(`/v2/houses/some?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(errorReply.parse(answer.json())).toMatchObject({ field: 'id', MESSAGE: message });
  });

  test('takes sixty, and one id sixty-one times', async () => {
    const sixty = Array.from({ length: 60 }, (_, index) => index + 1).join(',');
    expect((await get(`/v2/houses/some?id=${sixty}`)).statusCode).toBe(200);
    const often = Array.from({ length: 61 }, () => '1').join(',');
    expect(fewHousesReply.parse((await get(`/v2/houses/some?id=${often}`)).json()).result).toHaveLength(1); // oxfmt-ignore
  });
});

describe('GET /v2/houses/lately', () => {
  test('answers ten unless it is told otherwise', async () => {
    const ten = fewHousesReply.parse((await get(`/v2/houses/lately?news=price-dropped&${HERE}`)).json()); // oxfmt-ignore
    expect(ten.result).toHaveLength(10);
    expect(ten.page.total).toBe(10);
    expect(ten.result.filter(({ formerPrice }) => formerPrice === null)).toEqual([]);
    const two = await get(`/v2/houses/lately?news=new-today&${HERE}&limit=2`);
    expect(fewHousesReply.parse(two.json()).result).toHaveLength(2);
  });

  test.each([
    [HERE, 'news', '소식: 꼭 보내 주세요.'],
    [`news=old&${HERE}`, 'news', '소식: new-today, price-dropped 가운데 하나로 보내 주세요.'],
    ['news=new-today&lat=37', 'lng', '경도: 꼭 보내 주세요.'],
    [
      `news=new-today&${HERE}&limit=31`,
      'limit',
      '한 번에 받을 개수: 1 이상 30 이하의 정수로 보내 주세요.',
    ],
  ])('refuses %s by the name of %s', async (query, field, message) => {
    const answer = await get(`/v2/houses/lately?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(errorReply.parse(answer.json())).toMatchObject({ field, MESSAGE: message });
  });
});

describe('GET /v2/houses/{id}/price-level', () => {
  test('answers a whole number of won and how many houses stand behind it', async () => {
    const { item } = priceLevelReply.parse((await get('/v2/houses/1/price-level')).json());
    expect(item.count).toBeGreaterThan(3);
    expect(item.median).toBeGreaterThan(100_000);
    const alone = await get('/v2/houses/alone/price-level');
    expect(priceLevelReply.parse(alone.json())).toEqual({ item: { count: 0, median: null } });
  });

  test('answers for a house that is let', async () => {
    const sold = records.find(({ status }) => status === 'SOLD')?.id ?? '';
    expect((await get(`/v2/houses/${sold}/price-level`)).statusCode).toBe(200);
  });

  test.each(['hidden', 'nowhere'])(
    'says of %s that it was deleted, as its page does',
    async (id) => {
      const [level, page] = await Promise.all([
        get(`/v2/houses/${id}/price-level`),
        get(`/v2/houses/${id}`),
      ]);
      expect(level.statusCode).toBe(404);
      expect(level.json()).toMatchObject({ MESSAGE: '삭제된 게시물입니다.', code: 'deleted' });
      expect(page.json()).toMatchObject({ MESSAGE: '삭제된 게시물입니다.', code: 'deleted' });
    },
  );
});
