import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addRecentCommunity,
  addRecentContact,
  addRecentHouse,
  parseRecentCommunity,
  parseRecentContacts,
  parseRecentHouses,
  RECENT_LIMIT,
  storedRecentHouses,
  type RecentContact,
  type RecentEntry,
  type RecentHouse,
} from '#core';
import { anyText, days } from '../../support/core-values';
import { losesNothing, roundTrips } from '../../support/laws';

const details = fc.record(
  {
    DATE: fc.nat(),
    DONGLI_CD: fc.string({ minLength: 1 }),
    LATITUDE: fc.integer({ min: -90, max: 90 }),
    LONGITUDE: fc.integer({ min: -180, max: 180 }),
    SIGUNGU_NM: fc.string({ minLength: 1 }),
    DONGLI_NM: fc.string({ minLength: 1 }),
  },
  { requiredKeys: [] },
);
const ids = fc.oneof(fc.nat({ max: 150 }).map(String), fc.constantFrom('__proto__', 'constructor'));
const codes = fc.constantFrom('OPITG10001', 'OPITG10002', '__proto__');

const houses: fc.Arbitrary<RecentHouse> = fc
  .tuple(codes, ids, details)
  .map(([TARGET_CD, TARGET_ID, rest]) => ({ TARGET_CD, TARGET_ID, ...rest }));
const posts: fc.Arbitrary<RecentEntry> = fc
  .tuple(codes, ids, details)
  .map(([TYPE, TARGET_ID, rest]) => ({ TYPE, TARGET_ID, ...rest }));
const contacts = fc.record({
  TARGET_ID: ids,
  TYPE: codes,
  METHOD: fc.constantFrom('SMS', 'TEL', 'CHAT'),
  DATE: days,
});

/** Lists as they grow by use. */
const houseLists = fc
  .array(houses, { maxLength: 250 })
  .map((seen) => seen.reduce<RecentHouse[]>(addRecentHouse, []));
const keyOf = (house: RecentHouse): string => `${house.TARGET_CD} ${house.TARGET_ID}`;

describe('recent houses', () => {
  it('hold at most 60 a code, none twice, the newest in front', () => {
    fc.assert(
      fc.property(fc.array(houses, { maxLength: 250 }), houses, (any, entry) => {
        const list = addRecentHouse(any, entry);
        expect(list[0]).toBe(entry);
        expect(new Set(list.map(keyOf)).size).toBe(list.length);
        for (const code of new Set(list.map((house) => house.TARGET_CD))) {
          const ofCode = list.filter((house) => house.TARGET_CD === code);
          expect(ofCode.length).toBeLessThanOrEqual(RECENT_LIMIT);
        }
      }),
    );
  });

  it('lose nothing but the same house and the oldest of a full code', () => {
    const cases = fc.tuple(houseLists, houses);
    const dropped = ([list, entry]: [RecentHouse[], RecentHouse]): RecentHouse | undefined => {
      const isKnown = list.some((house) => keyOf(house) === keyOf(entry));
      const ofCode = list.filter((house) => house.TARGET_CD === entry.TARGET_CD);
      return !isKnown && ofCode.length === RECENT_LIMIT ? ofCode.at(-1) : undefined;
    };
    losesNothing(
      cases,
      ([list, entry]) =>
        list.filter((house) => keyOf(house) !== keyOf(entry) && house !== dropped([list, entry])),
      ([list, entry]) => addRecentHouse(list, entry),
    );
  });

  it('are the same after a way through storage', () => {
    roundTrips(houseLists, storedRecentHouses, parseRecentHouses);
  });

  it('put live entries first and lose no older one', () => {
    fc.assert(
      fc.property(houseLists, fc.array(houses, { maxLength: 50 }), (live, older) => {
        const stored = older.map(({ TARGET_CD, ...rest }) => ({ TYPE: TARGET_CD, ...rest }));
        const list = parseRecentHouses(storedRecentHouses(live), JSON.stringify(stored));
        const liveKeys = live.map(keyOf);
        expect(list.slice(0, live.length).map(keyOf)).toEqual(liveKeys);
        for (const house of older) {
          const isFull =
            list.filter((one) => one.TARGET_CD === house.TARGET_CD).length === RECENT_LIMIT;
          expect(isFull || list.some((one) => keyOf(one) === keyOf(house))).toBe(true);
        }
      }),
    );
  });
});

describe('recent community items', () => {
  it('hold at most 60 in all, none twice, the newest in front', () => {
    fc.assert(
      fc.property(fc.array(posts, { maxLength: 120 }), posts, (any, entry) => {
        const list = addRecentCommunity(any, entry);
        expect(list[0]).toBe(entry);
        expect(list.length).toBeLessThanOrEqual(RECENT_LIMIT);
        expect(new Set(list.map((one) => `${one.TYPE} ${one.TARGET_ID}`)).size).toBe(list.length);
      }),
    );
  });

  it('are the same after a way through storage', () => {
    const lists = fc
      .array(posts, { maxLength: 120 })
      .map((seen) => seen.reduce<RecentEntry[]>(addRecentCommunity, []));
    roundTrips(lists, (list) => JSON.stringify(list), parseRecentCommunity);
  });
});

describe('recent contacts', () => {
  const lists = fc
    .array(contacts, { maxLength: 120 })
    .map((seen) => seen.reduce<RecentContact[]>(addRecentContact, []));

  it('hold one entry a house with every method that was used, and 60 in all', () => {
    fc.assert(
      fc.property(fc.array(contacts, { minLength: 1, maxLength: 50 }), (made) => {
        const list = made.reduce<RecentContact[]>(addRecentContact, []);
        expect(list[0]?.TARGET_ID).toBe(made.at(-1)?.TARGET_ID);
        expect(new Set(list.map((one) => one.TARGET_ID)).size).toBe(list.length);
        for (const { TARGET_ID, TYPE, DATE, CONTACT_METHOD } of list) {
          const own = made.filter((one) => one.TARGET_ID === TARGET_ID);
          const used = new Set(own.map((one) => one.METHOD));
          expect(CONTACT_METHOD).toEqual(
            (['SMS', 'TEL', 'CHAT'] as const).filter((method) => used.has(method)),
          );
          expect([TYPE, DATE]).toEqual([own.at(-1)?.TYPE, own.at(-1)?.DATE]);
        }
      }),
    );
  });

  it('are the same after a way through storage', () => {
    roundTrips(lists, (list) => JSON.stringify(list), parseRecentContacts);
  });
});

describe('any rubbish in storage', () => {
  const key = fc.constantFrom(
    'TARGET_ID',
    'TARGET_CD',
    'TYPE',
    'DATE',
    'CONTACT_METHOD',
    'LATITUDE',
    '__proto__',
    'x',
  );
  const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), anyText, codes);
  const entries = fc.array(fc.oneof(fc.dictionary(key, value), value));
  const rubbish = fc.oneof(
    anyText,
    fc.json(),
    entries.map((list) => JSON.stringify(list)),
    entries.map((list) => JSON.stringify({ version: 3, entries: list })),
    fc.constant('['.repeat(200_000)),
  );

  it('yields the entries that can be read, and never throws', () => {
    fc.assert(
      fc.property(fc.option(rubbish), fc.option(rubbish), (stored, older) => {
        const list = [
          ...parseRecentHouses(stored, older),
          ...parseRecentCommunity(stored),
          ...parseRecentContacts(stored),
        ];
        for (const entry of list) {
          expect(entry.TARGET_ID).toMatch(/./s);
          expect('TARGET_CD' in entry ? entry.TARGET_CD : entry.TYPE).toMatch(/./s);
        }
      }),
      { numRuns: 300 },
    );
  });
});
