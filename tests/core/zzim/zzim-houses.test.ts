import { describe, expect, it } from 'vitest';
import {
  addZzim,
  ITEM_TYPE,
  keptHouse,
  parseZzimHouses,
  putBackZzim,
  storedZzimHouses,
  ZZIM_LIMIT,
  type ZzimHouse,
} from '#core';

const read = (fields: object) => parseZzimHouses(JSON.stringify([fields]));
const KEPT = {
  status: 'OPEN',
  dealType: 'MONTH_RENT',
  deposit: 1000,
  monthly: 50,
  maintenance: 7,
} as const;
const house = (TARGET_ID: string, DATE: number): ZzimHouse => ({
  TARGET_CD: ITEM_TYPE.HOUSE,
  TARGET_ID,
  DATE,
  KEPT,
});

describe('a kept house', () => {
  it('is what may change of it, and nothing else', () => {
    const house = { ...KEPT, status: 'SOLD', dealType: 'JEONSE', id: '1', area: 23.1 } as const;
    expect(keptHouse(house)).toEqual({ ...KEPT, status: 'SOLD', dealType: 'JEONSE' });
  });

  it('is read from storage with what it needs alone', () => {
    expect(
      read({ TARGET_ID: 7, KEPT: { dealType: 'JEONSE', deposit: '9000', monthly: 0 } }),
    ).toEqual([
      {
        TARGET_CD: ITEM_TYPE.HOUSE,
        TARGET_ID: '7',
        DATE: 0,
        KEPT: { status: 'OPEN', dealType: 'JEONSE', deposit: 9000, monthly: 0, maintenance: null },
      },
    ]);
  });

  it('is left out where its price, its deal or its id cannot be read', () => {
    const { deposit: _, ...noDeposit } = KEPT;
    const { monthly: __, ...noMonthly } = KEPT;
    expect(read({ KEPT })).toEqual([]);
    for (const kept of [noDeposit, noMonthly, { ...KEPT, dealType: 'SALE' }, null])
      expect(read({ TARGET_ID: '1', KEPT: kept })).toEqual([]);
    expect(read({ TARGET_ID: '1', KEPT: { ...KEPT, status: 'SOLD' } })).toHaveLength(1);
  });
});

describe('the kept houses', () => {
  it('are as many as there is room for: of more, the oldest goes', () => {
    const full = Array.from({ length: ZZIM_LIMIT }, (_, at) => house(String(at), ZZIM_LIMIT - at));
    const added = house('added', ZZIM_LIMIT + 1);
    expect(addZzim(full, added)).toEqual([added, ...full.slice(0, -1)]);
    expect(parseZzimHouses(storedZzimHouses([added, ...full]))).toEqual([
      added,
      ...full.slice(0, -1),
    ]);
  });

  it('have one that was put back behind the newer ones and those of the same moment', () => {
    const [newer, twin, older] = [house('newer', 3), house('twin', 2), house('older', 1)];
    const back = house('back', 2);
    expect(putBackZzim([newer, twin, older], back)).toEqual([newer, twin, back, older]);
  });

  it('are stored with the version of their form', () => {
    expect(JSON.parse(storedZzimHouses([]))).toEqual({ version: '1.0', entries: [] });
  });
});
