import { describe, expect, it } from 'vitest';
import {
  hybridStampAt,
  isWholeSeen,
  joinedList,
  keptSeen,
  parseJoinedSeen,
  seenHouse,
  SEEN_JOIN,
  sightOf,
  storedJoined,
  type JoinedSeen,
} from '#core';
import { NOW } from './joined-arbitraries';

const price = { dealType: 'MONTH_RENT', deposit: 1000, monthly: 50, maintenance: null } as const;
const state = seenHouse({ status: 'OPEN', ...price });
const seen = (id: string, ago: number, part: Partial<JoinedSeen> = {}): JoinedSeen => ({
  type: 'house',
  id,
  at: hybridStampAt(NOW - ago, 'phone'),
  isKept: true,
  state,
  ...part,
});

describe('what was seen on several devices', () => {
  it('is what was opened last, on whichever of them', () => {
    const cheaper = seenHouse({ status: 'OPEN', ...price, monthly: 45 });
    const desk = seen('1', 5, { at: hybridStampAt(NOW - 5, 'desk'), state: cheaper });
    const joined = joinedList([seen('1', 9), desk, seen('2', 7)], SEEN_JOIN);
    expect(joined).toEqual([desk, seen('2', 7)]);
    expect(sightOf(joined, { type: 'house', id: '1' })).toEqual({ at: NOW - 5, state: cheaper });
  });

  it('is nothing of what was forgotten, of what is of another type, and of what is unknown', () => {
    const list = [seen('1', 1, { isKept: false, state: null }), seen('2', 2)];
    expect(keptSeen(list)).toEqual([seen('2', 2)]);
    expect(sightOf(list, { type: 'house', id: '1' })).toBeNull();
    expect(sightOf(list, { type: 'notice', id: '2' })).toBeNull();
  });

  it('says what it was where it was seen, and only there', () => {
    expect(isWholeSeen(seen('1', 1))).toBe(true);
    expect(isWholeSeen({ isKept: true, state: null })).toBe(false);
    expect(isWholeSeen({ isKept: false, state })).toBe(false);
  });

  it('comes out of storage with prices as the server takes them, and without what cannot be read', () => {
    const odd = { ...state, price: { ...price, deposit: -1, monthly: 49.6 } };
    const bare = { ...seen('2', 2), state: null };
    const notice = seen('3', 3, { type: 'notice', state: { ...state, price: null } });
    const gone = seen('4', 4, { isKept: false, state: null });
    const stored = storedJoined([
      { ...seen('1', 1), state: odd } as JoinedSeen,
      bare,
      notice,
      gone,
    ]);
    expect(parseJoinedSeen(stored)).toEqual([
      seen('1', 1, { state: { ...state, price: { ...price, deposit: 0, monthly: 50 } } }),
      notice,
      gone,
    ]);
    expect(parseJoinedSeen('{')).toEqual([]);
  });
});
