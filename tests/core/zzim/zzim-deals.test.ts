import { describe, expect, it } from 'vitest';
import {
  ITEM_TYPE,
  keptDeal,
  parseZzimDeals,
  POST_KIND,
  storedZzimDeals,
  ZZIM_LIMIT,
  type ZzimDeal,
} from '#core';

const KEPT = keptDeal({ rentType: 'MONTH_RENT', deposit: 500, monthly: 45, maintenance: 5 });
const deal = (TARGET_ID: string, part: Partial<ZzimDeal> = {}): ZzimDeal => ({
  TARGET_CD: ITEM_TYPE.DEAL,
  TARGET_ID,
  TYPE: POST_KIND.DIRECT,
  DATE: 1,
  KEPT,
  ...part,
});
const read = (fields: object) => parseZzimDeals(JSON.stringify([fields]));

describe('a kept deal', () => {
  it('is what it asks for, and nothing else', () => {
    const price = { rentType: 'JEONSE', deposit: 900, monthly: 0, maintenance: null } as const;
    const mate = { ...price, title: '메이트' };
    expect(keptDeal(mate)).toEqual({
      status: 'OPEN',
      dealType: 'JEONSE',
      deposit: 900,
      monthly: 0,
      maintenance: null,
    });
  });

  it('says that it was reserved', () => {
    const price = { rentType: 'JEONSE', deposit: 900, monthly: 0, maintenance: null } as const;
    const KEPT_THEN = keptDeal({ ...price, status: 'RESERVED' });
    expect(KEPT_THEN).toMatchObject({ status: 'RESERVED' });
    expect(keptDeal({ ...price, status: 'OPEN' })).toMatchObject({ status: 'OPEN' });
    const stored = storedZzimDeals([deal('1', { KEPT: KEPT_THEN })]);
    expect(parseZzimDeals(stored)).toEqual([deal('1', { KEPT: KEPT_THEN })]);
  });

  it('is read from storage with what it needs alone', () => {
    const kept = { dealType: 'MONTH_RENT', deposit: '500', monthly: 45, maintenance: 5 };
    expect(read({ TARGET_ID: 7, TYPE: 'MATE', KEPT: kept })).toEqual([
      deal('7', { TYPE: POST_KIND.MATE, DATE: 0 }),
    ]);
  });

  it('is left out where its id, its kind or its price cannot be read', () => {
    expect(read({ TYPE: 'MATE', KEPT })).toEqual([]);
    expect(read({ TARGET_ID: '1', KEPT })).toEqual([]);
    expect(read({ TARGET_ID: '1', TYPE: 'HOUSE', KEPT })).toEqual([]);
    expect(read({ TARGET_ID: '1', TYPE: 'MATE' })).toEqual([]);
  });
});

describe('the kept deals', () => {
  it('come out of storage as they went in, each once', () => {
    const list = [deal('1', { TYPE: POST_KIND.MATE }), deal('2')];
    expect(parseZzimDeals(storedZzimDeals(list))).toEqual(list);
    expect(parseZzimDeals(storedZzimDeals([...list, deal('1')]))).toEqual(list);
    expect(JSON.parse(storedZzimDeals([]))).toEqual({ version: '1.0', entries: [] });
  });

  it('are as many as there is room for', () => {
    const many = Array.from({ length: ZZIM_LIMIT + 5 }, (_, at) => deal(String(at)));
    expect(parseZzimDeals(storedZzimDeals(many))).toEqual(many.slice(0, ZZIM_LIMIT));
  });

  it('are none where storage has something else', () => {
    for (const stored of [null, '', '{', '<b>', '{"entries":7}', '[null]'])
      expect(parseZzimDeals(stored)).toEqual([]);
  });
});
