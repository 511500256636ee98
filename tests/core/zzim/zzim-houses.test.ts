import { describe, expect, it } from 'vitest';
import { ITEM_TYPE, keptHouse, parseZzimHouses } from '#core';

const read = (fields: object) => parseZzimHouses(JSON.stringify([fields]));
const KEPT = { status: 'OPEN', dealType: 'MONTH_RENT', deposit: 1000, monthly: 50, maintenance: 7 };

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
