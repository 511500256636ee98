import { describe, expect, it, test } from 'vitest';
import {
  keptSight,
  lastSeen,
  seenDeal,
  seenHouse,
  seenNotice,
  seenStateIn,
  type KeptHouse,
} from '#core';

const price = { dealType: 'MONTH_RENT', deposit: 1000, monthly: 50, maintenance: null } as const;
const room = (stands: string, costs: object | null = price) => ({
  stands,
  price: costs,
  until: null,
  correctedOn: null,
});

describe('what was seen', () => {
  test.each<[KeptHouse['status'], string]>([
    ['OPEN', 'OPEN'],
    ['RESERVED', 'RESERVED'],
    ['SOLD', 'OVER'],
    ['HIDDEN', 'OVER'],
  ])('of a house that is %s is that it is %s, and what it costs', (status, stands) => {
    expect(seenHouse({ status, ...price })).toEqual(room(stands));
  });

  it('of a deal is the same, whatever became of one that nobody sees', () => {
    const { dealType: rentType, ...costs } = price;
    const deal = { rentType, ...costs };
    expect(seenDeal({ ...deal, status: 'OPEN' })).toEqual(room('OPEN'));
    expect(seenDeal({ ...deal, status: 'RESERVED', side: 'HAS' })).toEqual(room('RESERVED'));
    expect(seenDeal({ ...deal, status: 'DONE' })).toEqual(room('OVER'));
    expect(seenDeal({ ...deal, status: 'HIDDEN' })).toEqual(room('OVER'));
  });

  it('of somebody who wants a room is no price', () => {
    const { dealType: rentType, ...costs } = price;
    expect(seenDeal({ rentType, ...costs, status: 'OPEN', side: 'WANT' })).toEqual(
      room('OPEN', null),
    );
  });

  test.each([
    ['SCHEDULED', '2026-12-20', 'SCHEDULED'],
    ['OPEN', '2026-12-20', 'APPLY'],
    ['OPEN', null, 'APPLY'],
    ['OPEN', '2026-12-02', 'APPLY'],
    ['OPEN', '2026-12-01T17:00+09:00', 'CLOSING'],
    ['EXPIRE', '2026-11-20', 'CLOSED'],
  ] as const)('of a notice that is %s until %s is that it is %s', (status, until, stands) => {
    const notice = { status, until, correctedOn: '20261111' };
    expect(seenNotice(notice, '20261128')).toEqual({
      stands,
      price: null,
      until,
      correctedOn: '20261111',
    });
  });

  it('is read from storage as far as it can be', () => {
    const notice = { stands: 'APPLY', until: '2026-12-01', correctedOn: '20261111' };
    expect(seenStateIn(notice)).toEqual({ ...notice, price: null });
    expect(seenStateIn({ stands: 'OPEN', price, until: 'soon', correctedOn: 7 })).toEqual(
      room('OPEN'),
    );
    expect(seenStateIn({ stands: 'GONE', price })).toBeNull();
  });

  it('is what was opened since it was kept, else what it was when it was kept', () => {
    const [kept, opened] = [
      seenHouse({ status: 'OPEN', ...price }),
      seenHouse({ status: 'SOLD', ...price }),
    ];
    const KEPT = { status: 'OPEN', ...price } as const;
    expect(keptSight({ DATE: 5, KEPT })).toEqual({ at: 5, state: room('OPEN') });
    expect(lastSeen({ at: 5, state: kept }, null)).toBe(kept);
    expect(lastSeen({ at: 5, state: kept }, { at: 4, state: opened })).toBe(kept);
    expect(lastSeen({ at: 5, state: kept }, { at: 5, state: opened })).toBe(opened);
    expect(lastSeen({ at: 5, state: null }, { at: 4, state: opened })).toBeNull();
  });
});
